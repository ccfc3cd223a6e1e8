import { sql } from 'kysely';
import { lastDayFrom, lengthOf } from '../../../../src/domain/calendar/dayNumbers';
import { lastDayProblem } from '../../../../src/domain/calendar/seriesProblems';
import { seriesRule } from '../../../../src/domain/calendar/seriesRule';
import { lastDayProblemTexts } from '../../../../src/domain/calendar/texts.fr';
import { EVENT_NAME_MAX } from '../../../../src/domain/events/event';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { HttpError, invalid, notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { NO_SERIES, type SeriesColumns, seriesColumns, seriesOf } from '../../store/rows/seriesColumns';
import { rowTexts } from '../../store/rows/texts';
import { nameKey, searchedBy } from '../../store/search/eventSearchColumns';
import { memberTexts } from '../members/texts';
import type { WritableEvent } from './eventFields';
import { keptSeries } from './eventSeries';
import { eventTexts } from './texts';

/** Whether another event has this name, whatever its case, accents, hyphens and spaces. */
export async function isNameTaken(db: Database, name: string, except = 0): Promise<boolean> {
  const { rows } = await sql`
    select 1 from evenements where cle = ${nameKey(name)} and id <> ${except}`.execute(db);
  return rows.length > 0;
}

async function checkName(
  trx: WriteTransaction,
  { nom_evenement }: WritableEvent,
  except?: number,
): Promise<void> {
  if (!(await isNameTaken(trx, nom_evenement, except))) return;
  const sentence = eventTexts.nameTaken(nom_evenement);
  throw new HttpError(409, sentence, { errors: { nom_evenement: sentence } });
}

/**
 * @returns the new id
 * @throws HttpError 409 when the name is taken
 */
export async function insertEvent(trx: WriteTransaction, fields: WritableEvent): Promise<number> {
  await checkName(trx, fields);
  const { id } = await trx.insertInto('evenements').values(fields).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * @param seen `updated_at` of the event that was edited
 * @param present gives what a 409 has as the present state; the event by default
 * @throws HttpError 404 when it is gone, 409 when it has changed since `seen` or the new name is taken
 */
export async function updateEvent(
  trx: WriteTransaction,
  id: number,
  fields: WritableEvent,
  seen?: string | null,
  present: () => Promise<unknown> = () => eventById(trx, id),
) {
  const { rows } = await sql<StoredDates & { updated_at: string }>`
    select e.updated_at, e.date::text as date, e.date_fin::text as date_fin, e.frequency, ${seriesColumns} from evenements as e where e.id = ${id}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw notFound(rowTexts.noEvent);
  const { updated_at } = row;
  await checkVersion({ seen, updated_at, sentence: eventTexts.changedMeanwhile, present });
  await checkName(trx, fields, id);
  const isRuleSent = fields.serie_jours !== undefined;
  const rule = isRuleSent ? NO_SERIES : stayingSeries(row, fields);
  const dated = { ...rule, ...fields };
  await trx
    .updateTable('evenements')
    .set({ ...dated, date_fin: stayingEnd(row, dated), updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** What says on which days an event takes place. */
type StoredDates = SeriesColumns & { date: string; date_fin: string | null; frequency: string | null };

/**
 * The last day to store: what was sent, or from a program that doesn't know several days, as many days as before.
 * @throws HttpError 422 where a date of the series would go on in the next one
 */
function stayingEnd(row: StoredDates, dated: WritableEvent & SeriesColumns): string | null {
  const { date, frequency } = dated;
  const kept = lastDayFrom(date.slice(0, 10), lengthOf(row));
  const date_fin = dated.date_fin === undefined ? kept : dated.date_fin;
  const rule = seriesRule(frequency, date, seriesOf(dated));
  const problem = lastDayProblem({ date, date_fin }, rule);
  if (problem) throw invalid({ date_fin: lastDayProblemTexts[problem] });
  return lengthOf({ date, date_fin }) > 1 ? date_fin : null;
}

/** @throws HttpError 422 when the stored rule doesn't have the new date */
function stayingSeries(
  row: SeriesColumns & { frequency: string | null },
  { frequency, date }: WritableEvent,
): SeriesColumns {
  const kept = keptSeries(row, frequency, date);
  if ('columns' in kept) return kept.columns;
  throw new HttpError(422, kept.problem, { errors: { date: kept.problem } });
}

/** @throws HttpError 404 */
export async function deleteEvent(trx: WriteTransaction, id: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('evenements').where('id', '=', id).executeTakeFirst();
  if (!numDeletedRows) throw notFound(rowTexts.noEvent);
}

/** The first free name of the form «… (copie)», «… (copie 2)». A long name is shortened to make room for the suffix. */
async function nameOfCopy(trx: WriteTransaction, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const { length } = eventTexts.copyOf('', number);
    const copy = eventTexts.copyOf([...name].slice(0, EVENT_NAME_MAX - length).join(''), number);
    if (!(await isNameTaken(trx, copy))) return copy;
  }
}

/**
 * Copies an event with its speakers.
 * @returns the new id
 * @throws HttpError 404
 */
export async function duplicateEvent(trx: WriteTransaction, id: number): Promise<number> {
  const { rows } = await sql<Omit<WritableEvent, 'cle' | 'recherche'>>`
    select e.nom_evenement, e.lieu, e.heure_debut, e.heure_fin, e.is_recurrent, e.frequency, e.date::text as date,
      e.date_fin::text as date_fin, e.rappels, ${seriesColumns}
    from evenements as e where e.id = ${id}`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound(rowTexts.noEvent);
  const nom_evenement = await nameOfCopy(trx, row.nom_evenement);
  const copy = await insertEvent(trx, { ...row, nom_evenement, ...searchedBy(nom_evenement, row.lieu) });
  await sql`insert into affectations
      (evenement_id, intervenant_id, role_id, rang, member_email, member_telephone, member_profession)
    select ${copy}::integer, intervenant_id, role_id, rang, member_email, member_telephone, member_profession
    from affectations where evenement_id = ${id} and jour is null order by rang, id`.execute(trx);
  await sql`insert into roles_attendus (evenement_id, role_id, nombre)
    select ${copy}::integer, role_id, nombre from roles_attendus where evenement_id = ${id} order by id`.execute(
    trx,
  );
  return copy;
}

/** @throws HttpError 422 when the body contains another id than the address */
export function checkId(id: unknown, body: number): void {
  if (body !== Number(id))
    throw new HttpError(422, memberTexts.otherId, { errors: { id: memberTexts.otherId } });
}
