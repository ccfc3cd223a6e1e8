/** Absences of members: read on a record, added, changed and deleted. */
import { sql } from 'kysely';
import { spanProblem } from '../../../../src/domain/calendar/absences';
import { ABSENCE_NOTE_MAX, type Absence, type AbsenceDraft } from '../../../../src/domain/events/absence';
import { type Viewer, withinPerimeter } from '../../guard/auth/perimeters';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { invalid, notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { rowTexts } from '../../store/rows/texts';
import { isLongerThan } from '../../store/search/composed';
import { tidyText } from '../../store/search/tidyText';
import { isCalendarDay } from '../../time/days';
import { absenceReplies as replies } from './texts';

/** The most absences of one member. */
const ABSENCES_MAX = 200;

/** A note that the viewer doesn't read isn't there, but for the fact that there is one. */
const columnsFor = (
  viewer: Viewer,
) => sql`select a.id, a.du::text as du, a.au::text as au, a.lecteurs, a.updated_at,
  case when ${withinPerimeter('notes', viewer, 'a')} then a.note end as note,
  a.note is not null and not ${withinPerimeter('notes', viewer, 'a')} as note_reservee,
  nullif(trim(concat(u.prenom, ' ', u.nom)), '') as auteur
  from absences as a left join utilisateurs as u on u.id = a.auteur_id`;

async function checkMember(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select 1 from membres where id = ${id}`.execute(db);
  if (!rows.length) throw notFound(rowTexts.noMember);
}

/** @throws HttpError 404 when the member is gone */
export async function absencesOf(db: Database, member: number, viewer: Viewer): Promise<Absence[]> {
  await checkMember(db, member);
  const { rows } = await sql<Absence>`
    ${columnsFor(viewer)} where a.membre_id = ${member} order by a.du, a.id`.execute(db);
  return rows;
}

interface Place {
  member: number;
  id: number;
}

/** @throws HttpError 404 */
async function absenceById(
  db: Database,
  { member, id }: Place,
  viewer: Viewer,
): Promise<Absence & { updated_at: string }> {
  const { rows } = await sql<Absence & { updated_at: string }>`
    ${columnsFor(viewer)} where a.membre_id = ${member} and a.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(replies.gone);
  return rows[0];
}

/** @throws HttpError 422 with a sentence per field */
function checkedDraft({ du, au, note, lecteurs: readers }: AbsenceDraft) {
  const errors: Record<string, string> = {};
  const dayIn = (text: string) => (isCalendarDay(text) ? text : '');
  const problem = spanProblem({ du: dayIn(du), au: dayIn(au) });
  if (problem) errors[replies.problems[problem].field] = replies.problems[problem].sentence;
  const text = tidyText(note ?? '').trim() || null;
  if (isLongerThan(text ?? '', ABSENCE_NOTE_MAX)) errors.note = replies.noteTooLong(ABSENCE_NOTE_MAX);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { du, au, note: text, lecteurs: readers };
}

/** @throws HttpError 404, 422 */
export async function insertAbsence(
  trx: WriteTransaction,
  member: number,
  draft: AbsenceDraft,
  author: Viewer,
): Promise<Absence> {
  const values = checkedDraft(draft);
  const present = await absencesOf(trx, member, author);
  if (present.length >= ABSENCES_MAX) throw invalid({ du: replies.tooMany(ABSENCES_MAX) });
  const { id } = await trx
    .insertInto('absences')
    .values({ membre_id: member, ...values, auteur_id: author?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return absenceById(trx, { member, id }, author);
}

/** @throws HttpError 404, 409 with the present absence, 422 */
export async function updateAbsence(
  trx: WriteTransaction,
  place: Place,
  { updated_at: seen, ...draft }: AbsenceDraft & { updated_at?: string | null | undefined },
  viewer: Viewer,
): Promise<Absence> {
  const present = await absenceById(trx, place, viewer);
  const { updated_at } = present;
  const sentence = replies.changedMeanwhile;
  await checkVersion({ seen, updated_at, sentence, present: async () => present });
  const { note, lecteurs: readers, ...days } = checkedDraft(draft);
  if (present.note_reservee && note) throw invalid({ note: replies.noteOfOthers });
  const words = present.note_reservee ? {} : { note, ...(readers && { lecteurs: readers }) };
  await trx
    .updateTable('absences')
    .set({ ...days, ...words, updated_at: nextVersion })
    .where('id', '=', place.id)
    .execute();
  return absenceById(trx, place, viewer);
}

/** @throws HttpError 404 */
export async function deleteAbsence(trx: WriteTransaction, place: Place): Promise<void> {
  await absenceById(trx, place, undefined);
  await trx.deleteFrom('absences').where('id', '=', place.id).execute();
}
