/** Absences of members: read on a record, added, changed and deleted. */
import { sql } from 'kysely';
import { spanProblem } from '../../../../src/domain/calendar/absences';
import { ABSENCE_NOTE_MAX, type Absence, type AbsenceDraft } from '../../../../src/domain/events/absence';
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

const columns = sql`select a.id, a.du::text as du, a.au::text as au, a.note, a.updated_at,
  nullif(trim(concat(u.prenom, ' ', u.nom)), '') as auteur
  from absences as a left join utilisateurs as u on u.id = a.auteur_id`;

async function checkMember(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select 1 from membres where id = ${id}`.execute(db);
  if (!rows.length) throw notFound(rowTexts.noMember);
}

/** @throws HttpError 404 when the member is gone */
export async function absencesOf(db: Database, member: number): Promise<Absence[]> {
  await checkMember(db, member);
  const { rows } = await sql<Absence>`${columns} where a.membre_id = ${member} order by a.du, a.id`.execute(
    db,
  );
  return rows;
}

/** @throws HttpError 404 */
async function absenceById(
  db: Database,
  member: number,
  id: number,
): Promise<Absence & { updated_at: string }> {
  const { rows } = await sql<Absence & { updated_at: string }>`
    ${columns} where a.membre_id = ${member} and a.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(replies.gone);
  return rows[0];
}

/** @throws HttpError 422 with a sentence per field */
function checkedDraft({ du, au, note }: AbsenceDraft) {
  const errors: Record<string, string> = {};
  const dayIn = (text: string) => (isCalendarDay(text) ? text : '');
  const problem = spanProblem({ du: dayIn(du), au: dayIn(au) });
  if (problem) errors[replies.problems[problem].field] = replies.problems[problem].sentence;
  const text = tidyText(note ?? '').trim() || null;
  if (isLongerThan(text ?? '', ABSENCE_NOTE_MAX)) errors.note = replies.noteTooLong(ABSENCE_NOTE_MAX);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { du, au, note: text };
}

/** @throws HttpError 404, 422 */
export async function insertAbsence(
  trx: WriteTransaction,
  member: number,
  draft: AbsenceDraft,
  author: number | undefined,
): Promise<Absence> {
  const values = checkedDraft(draft);
  const present = await absencesOf(trx, member);
  if (present.length >= ABSENCES_MAX) throw invalid({ du: replies.tooMany(ABSENCES_MAX) });
  const { id } = await trx
    .insertInto('absences')
    .values({ membre_id: member, ...values, auteur_id: author ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return absenceById(trx, member, id);
}

interface Place {
  member: number;
  id: number;
}

/** @throws HttpError 404, 409 with the present absence, 422 */
export async function updateAbsence(
  trx: WriteTransaction,
  { member, id }: Place,
  { updated_at: seen, ...draft }: AbsenceDraft & { updated_at?: string | null | undefined },
): Promise<Absence> {
  const present = await absenceById(trx, member, id);
  const { updated_at } = present;
  const sentence = replies.changedMeanwhile;
  await checkVersion({ seen, updated_at, sentence, present: async () => present });
  const values = checkedDraft(draft);
  await trx
    .updateTable('absences')
    .set({ ...values, updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
  return absenceById(trx, member, id);
}

/** @throws HttpError 404 */
export async function deleteAbsence(trx: WriteTransaction, { member, id }: Place): Promise<void> {
  await absenceById(trx, member, id);
  await trx.deleteFrom('absences').where('id', '=', id).execute();
}
