/**
 * Assignments of speakers to events, each with a role. A person has a role at an event at most once. A console may treat
 * homonyms as one speaker, so a person is identified by the speaker and the e-mail address, or else the telephone number.
 * Assignments show the current names and the contact as it was written, without that of a deleted member.
 */
import { sql } from 'kysely';
import type { Assignment, AssignmentDraft } from '../../../../src/domain/events/event';
import { HttpError, notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { CONTACT, type Contact, isHidden, withHiddenContacts } from '../../store/rows/hiddenContacts';
import { rowTexts } from '../../store/rows/texts';
import { tidyLine } from '../../store/search/tidyText';
import { eventTexts } from './texts';

const LINES_MAX = 500;
const CONTACT_MAX = 300;

export interface Line extends Contact {
  intervenant_id: number;
  role_id: number;
}

/**
 * The assignments of an event, in the order in which they were chosen; those of one date of a series, where that has its own.
 * @param own the day of the date by the rule
 */
export async function assignmentsOf(db: Database, id: number, own?: string): Promise<Assignment[]> {
  const team = own
    ? sql`(select q.jour from equipes as q where q.evenement_id = ${id} and q.jour = ${own}::date)`
    : sql`null::date`;
  const { rows } = await sql<Assignment>`
    select a.id, a.evenement_id as evenement,
      json_build_object('id', i.id, 'nom', i.nom, 'prenom', i.prenom, 'membre_id', i.membre_id) as intervenant,
      json_build_object('id', r.id, 'libelle', r.libelle) as role_intervenant,
      json_build_object('id', i.membre_id, 'nom', i.nom, 'prenom', i.prenom,
        ${sql.join(CONTACT.map((name) => sql`${name}::text, case when not h.hidden then ${sql.ref(`a.${name}`)} end`))}
      ) as donnees
    from affectations a join intervenants i on i.id = a.intervenant_id
    cross join lateral (select ${isHidden('i')} as hidden) as h
    join roles_intervenants r on r.id = a.role_id
    where a.evenement_id = ${id} and a.jour is not distinct from ${team} order by a.rang, a.id`.execute(db);
  return rows;
}

/** @throws HttpError 404 */
export async function checkEvent(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select 1 from evenements where id = ${id}`.execute(db);
  if (!rows.length) throw notFound(rowTexts.noEvent);
}

/** Finds which of the ids exist, with their names. */
async function namesById(db: Database, table: 'intervenants' | 'roles_intervenants', ids: readonly number[]) {
  const name = table === 'intervenants' ? sql`trim(prenom || ' ' || nom)` : sql`libelle`;
  const possible = ids.filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${name} as name from ${sql.table(table)} where id = any(${possible})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}

function contactOf({ donnees }: AssignmentDraft): Contact {
  const values = CONTACT.map((name) => [name, tidyLine(donnees[name]) || null]);
  return Object.fromEntries(values) as Contact;
}

const addressOf = ({ member_email, member_telephone }: Contact): string =>
  member_email ?? member_telephone ?? '';

export interface AssignmentProblem {
  field: string;
  sentence: string;
  /** The names of the speaker and the role, as far as they are known. */
  who?: string;
}

interface CheckedLines {
  lines: Line[];
  /** Problems by the index of their line. */
  problems: Map<number, AssignmentProblem>;
}

/** Reads the drafts as the lines to store, each with what is wrong with it. */
export async function checkedLines(
  db: WriteTransaction,
  id: number,
  sent: readonly AssignmentDraft[],
): Promise<CheckedLines> {
  const drafts = await withHiddenContacts(db, id, sent);
  const speakers = await namesById(
    db,
    'intervenants',
    drafts.map(({ intervenant: speaker }) => speaker),
  );
  const roles = await namesById(
    db,
    'roles_intervenants',
    drafts.map(({ role_intervenant }) => role_intervenant),
  );
  const problems: CheckedLines['problems'] = new Map();
  const seen = new Set<string>();
  const lines = drafts.map((draft, index) => {
    const { evenement: event, intervenant: speaker, role_intervenant } = draft;
    const contact = contactOf(draft);
    const who = [speakers.get(speaker), roles.get(role_intervenant)].filter(Boolean).join(', ');
    const refuse = (field: AssignmentProblem['field'], sentence: string) =>
      problems.set(index, { field, sentence, who: who || undefined });
    if (Object.values(contact).some((value) => value && value.length > CONTACT_MAX))
      refuse('donnees', eventTexts.contactTooLong(CONTACT_MAX));
    const pair = `${speaker} ${role_intervenant} ${addressOf(contact)}`;
    if (seen.has(pair)) refuse('intervenant', eventTexts.alreadyAssigned);
    seen.add(pair);
    if (!roles.has(role_intervenant)) refuse('role_intervenant', eventTexts.goneRole);
    if (!speakers.has(speaker)) refuse('intervenant', eventTexts.goneSpeaker);
    if (event !== id) refuse('evenement', eventTexts.otherEvent);
    return { intervenant_id: speaker, role_id: role_intervenant, ...contact };
  });
  return { lines, problems };
}

const insertLine = (trx: WriteTransaction, evenement_id: number, line: Line, rang: number) =>
  trx
    .insertInto('affectations')
    .values({ evenement_id, ...line, rang })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * Adds an assignment at the end. A repeated call, such as after a lost answer, changes nothing.
 * @returns its id, and whether it is new
 * @throws HttpError 404 when the event is gone, 422 when the speaker or the role is, 409 when the person already has this
 *   role with another contact
 */
export async function assign(trx: WriteTransaction, id: number, draft: AssignmentDraft) {
  await checkEvent(trx, id);
  const { lines, problems } = await checkedLines(trx, id, [draft]);
  const problem = problems.get(0);
  if (problem) throw new HttpError(422, problem.sentence, { errors: { [problem.field]: problem.sentence } });
  const line = lines[0]!;
  const { rows } = await sql<Line & { id: number; rang: number }>`
    select id, rang, intervenant_id, role_id, ${sql.join(CONTACT.map((name) => sql.ref(name)))}
    from affectations where evenement_id = ${id} and jour is null order by rang`.execute(trx);
  const before = rows.find(
    (row) =>
      row.intervenant_id === line.intervenant_id &&
      row.role_id === line.role_id &&
      addressOf(row) === addressOf(line),
  );
  if (before) {
    if (CONTACT.every((name) => before[name] === line[name])) return { id: before.id, isNew: false };
    throw new HttpError(409, eventTexts.alreadyAssigned);
  }
  if (rows.length >= LINES_MAX) throw new HttpError(422, eventTexts.tooManyLines(LINES_MAX));
  const added = await insertLine(trx, id, line, (rows.at(-1)?.rang ?? 0) + 1);
  return { id: added.id, isNew: true };
}

/**
 * @param read gives what the refusal has as the present state; the assignments by default
 * @throws HttpError 409 with the present state when the assignments are no longer those that the user saw
 */
export async function checkSeen(
  trx: WriteTransaction,
  id: number,
  seen: readonly number[] | null | undefined,
  read: () => Promise<unknown> = () => assignmentsOf(trx, id),
): Promise<void> {
  if (!seen) return;
  const ids = new Set((await assignmentsOf(trx, id)).map((one) => one.id));
  if (seen.length === ids.size && seen.every((one) => ids.has(one))) return;
  throw new HttpError(409, eventTexts.assignmentsChanged, { present: await read() });
}

/** @throws HttpError 422 */
export function checkCount(lines: readonly unknown[], field: string): void {
  if (lines.length <= LINES_MAX) return;
  const sentence = eventTexts.tooManyLines(LINES_MAX);
  throw new HttpError(422, sentence, { errors: { [field]: sentence } });
}

/**
 * Replaces all assignments, or none.
 * @param seen the ids of the assignments that the user saw; one that is changed gets a new id
 * @throws HttpError 404 when the event is gone, 409 when its assignments have changed, 422 with a sentence per refused line
 */
export async function synchronize(
  trx: WriteTransaction,
  id: number,
  drafts: readonly AssignmentDraft[],
  seen?: readonly number[] | null,
) {
  await checkEvent(trx, id);
  await checkSeen(trx, id, seen);
  checkCount(drafts, 'assignments');
  const { lines, problems } = await checkedLines(trx, id, drafts);
  if (problems.size) {
    const sentences = [...problems].map(([index, { who, sentence }]) =>
      eventTexts.line(index + 1, who, sentence),
    );
    throw new HttpError(422, sentences.join(' '), { errors: { assignments: sentences.join(' ') } });
  }
  await replaceLines(trx, id, lines);
}

const contentOf = (line: Line): string =>
  JSON.stringify([line.intervenant_id, line.role_id, ...CONTACT.map((name) => line[name])]);

/** An assignment that stays keeps its id, so that the journal only tells what changed. */
export async function replaceLines(trx: WriteTransaction, id: number, lines: readonly Line[]): Promise<void> {
  const stored = await trx
    .selectFrom('affectations')
    .select(['id', 'rang', 'intervenant_id', 'role_id', ...CONTACT])
    .where('evenement_id', '=', id)
    .where('jour', 'is', null)
    .execute();
  const wanted = new Set(lines.map(contentOf));
  const gone = stored.filter((line) => !wanted.has(contentOf(line))).map((line) => line.id);
  if (gone.length) await trx.deleteFrom('affectations').where('id', 'in', gone).execute();
  const kept = new Map(stored.map((line) => [contentOf(line), line]));
  for (const [index, line] of lines.entries()) {
    const before = kept.get(contentOf(line));
    const rang = index + 1;
    if (!before) await insertLine(trx, id, line, rang);
    else if (before.rang !== rang)
      await trx.updateTable('affectations').set({ rang }).where('id', '=', before.id).execute();
  }
}
