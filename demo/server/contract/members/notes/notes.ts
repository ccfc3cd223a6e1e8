/** Notes of members: read on a record, written, changed and deleted, each within what the caller may read. */
import { sql } from 'kysely';
import {
  type MemberNote,
  NOTE_KINDS,
  NOTE_TEXT_MAX,
  NOTES_MAX,
  type NoteDraft,
  USUAL_READERS,
} from '../../../../../src/domain/register/notes';
import { reachesAll, type Viewer, withinPerimeter } from '../../../guard/auth/perimeters';
import { checkVersion, nextVersion } from '../../../guard/writes/version';
import { HttpError, invalid, notFound } from '../../../http/httpError';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { rowTexts } from '../../../store/rows/texts';
import { isLongerThan } from '../../../store/search/composed';
import { tidyText } from '../../../store/search/tidyText';
import { isCalendarDay } from '../../../time/days';
import { noteKinds } from './noteKinds';
import { noteReplies as replies } from './texts';

/** A note, and who wrote it. */
interface NoteRow extends Omit<MemberNote, 'modifiable' | 'supprimable'> {
  auteur_id: number | null;
  updated_at: string;
}

const columns = sql`select n.id, n.jour::text as jour, n.genre, t.texte, n.lecteurs, n.auteur_id, n.updated_at,
  nullif(trim(concat(u.prenom, ' ', u.nom)), '') as auteur
  from notes as n join textes_notes as t on t.id = n.texte_id left join utilisateurs as u on u.id = n.auteur_id`;

/** The words are the author's: others may delete a note that they reach, and change nothing in it. */
function wireNote({ auteur_id, ...row }: NoteRow, viewer: Viewer): MemberNote {
  const isOwn = auteur_id !== null && auteur_id === viewer?.id;
  return { ...row, modifiable: isOwn, supprimable: isOwn || reachesAll(viewer, 'notes') };
}

async function checkMember(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select 1 from membres where id = ${id}`.execute(db);
  if (!rows.length) throw notFound(rowTexts.noMember);
}

interface Summary {
  nombre: number;
  derniere_visite: string | null;
}

/** @throws HttpError 404 when the member is gone, 422 */
export async function memberNotes(db: Database, member: number, viewer: Viewer, limit = NOTES_MAX) {
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= NOTES_MAX))
    throw invalid({ limite: replies.limit(NOTES_MAX) });
  await checkMember(db, member);
  const isRead = withinPerimeter('notes', viewer, 'n');
  const { rows } = await sql<NoteRow>`${columns} where n.membre_id = ${member} and ${isRead}
    order by n.jour desc, n.id desc limit ${limit}`.execute(db);
  const { rows: summaries } = await sql<Summary>`
    select count(*)::integer as nombre, (max(n.jour) filter (where n.genre = 'visite'))::text as derniere_visite
    from notes as n where n.membre_id = ${member} and ${isRead}`.execute(db);
  const { genres } = await noteKinds(db);
  const summary = summaries[0] ?? { nombre: 0, derniere_visite: null };
  return { notes: rows.map((row) => wireNote(row, viewer)), ...summary, genres };
}

interface NotePlace {
  member: number;
  id: number;
}

/** @throws HttpError 404, also for a note that the caller doesn't read */
async function noteById(db: Database, { member, id }: NotePlace, viewer: Viewer): Promise<NoteRow> {
  await checkMember(db, member);
  const { rows } = await sql<NoteRow>`${columns} where n.membre_id = ${member} and n.id = ${id}
    and ${withinPerimeter('notes', viewer, 'n')}`.execute(db);
  if (!rows[0]) throw notFound(replies.gone);
  return rows[0];
}

/**
 * @param kept the kind that the note has already, which may be gone from the settings
 * @throws HttpError 422 with a sentence per field
 */
async function checkedNote(
  db: Database,
  { texte, genre, jour: day, lecteurs: readers }: NoteDraft,
  today: string,
  kept?: string,
) {
  const errors: Record<string, string> = {};
  const text = tidyText(texte).trim();
  if (!text) errors.texte = replies.empty;
  else if (isLongerThan(text, NOTE_TEXT_MAX)) errors.texte = replies.tooLong(NOTE_TEXT_MAX);
  if (!isCalendarDay(day)) errors.jour = replies.noDay;
  else if (day > today) errors.jour = replies.future;
  const known: readonly string[] = [...NOTE_KINDS, ...(await noteKinds(db)).genres];
  if (genre !== kept && !known.includes(genre)) errors.genre = replies.unknownKind;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { texte: text, genre, jour: day, lecteurs: readers };
}

/** @returns the number of a text that is stored now */
async function storeText(trx: WriteTransaction, text: string): Promise<number> {
  const { id } = await trx
    .insertInto('textes_notes')
    .values({ texte: text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const savedNote = async (trx: WriteTransaction, id: number) =>
  trx.selectFrom('notes').select(['id', 'updated_at']).where('id', '=', id).executeTakeFirstOrThrow();

/** @throws HttpError 404 when the member is gone, 422 */
export async function insertNote(
  trx: WriteTransaction,
  member: number,
  draft: NoteDraft,
  { viewer, today }: { viewer: Viewer; today: string },
) {
  await checkMember(trx, member);
  const { texte, lecteurs: readers = USUAL_READERS, ...values } = await checkedNote(trx, draft, today);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notes where membre_id = ${member}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= NOTES_MAX) throw invalid({ texte: replies.tooMany(NOTES_MAX) });
  const { id } = await trx
    .insertInto('notes')
    .values({
      ...values,
      membre_id: member,
      lecteurs: readers,
      texte_id: await storeText(trx, texte),
      auteur_id: viewer?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return savedNote(trx, id);
}

/** @throws HttpError 403 for a note of another account, 404, 409 with the present note, 422 */
export async function updateNote(
  trx: WriteTransaction,
  place: NotePlace,
  { updated_at: seen, ...draft }: NoteDraft & { updated_at?: string | null | undefined },
  { viewer, today }: { viewer: Viewer; today: string },
) {
  const present = await noteById(trx, place, viewer);
  const { updated_at } = present;
  const shown = wireNote(present, viewer);
  if (!shown.modifiable) throw new HttpError(403, replies.notAuthor);
  await checkVersion({ seen, updated_at, sentence: replies.changedMeanwhile, present: async () => shown });
  const {
    texte,
    lecteurs: readers = present.lecteurs,
    ...values
  } = await checkedNote(trx, draft, today, present.genre);
  await trx
    .updateTable('notes')
    .set({
      ...values,
      lecteurs: readers as NonNullable<NoteDraft['lecteurs']>,
      ...(texte !== present.texte && { texte_id: await storeText(trx, texte) }),
      updated_at: nextVersion,
    })
    .where('id', '=', place.id)
    .execute();
  return savedNote(trx, place.id);
}

/** @throws HttpError 403 for a note of another account, where the caller doesn't reach all of them, 404 */
export async function deleteNote(trx: WriteTransaction, place: NotePlace, viewer: Viewer): Promise<void> {
  const present = wireNote(await noteById(trx, place, viewer), viewer);
  if (!present.supprimable) throw new HttpError(403, replies.notAuthor);
  await trx.deleteFrom('notes').where('id', '=', place.id).execute();
}
