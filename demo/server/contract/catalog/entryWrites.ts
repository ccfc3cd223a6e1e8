/**
 * Creates, changes and deletes rows. Writes run one after the other (see database/writeQueue.ts), so a name that is
 * free when it is looked up is still free when it is written.
 */
import { type QueryResult, sql } from 'kysely';
import { uniqueKey } from '../../../../src/domain/search/uniqueKey';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { HttpError, notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import { unlessTaken } from '../../store/database/duplicate';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { Value } from './entryFields';
import type { EntryKind } from './entryKind';

interface Named {
  id: number;
  name: string;
}

const namesOf = async (db: Database, { table, name }: EntryKind): Promise<Named[]> =>
  (await sql<Named>`select id, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(db)).rows;

/** Whether another row has this name, whatever its case and accents. */
export async function isEntryNameTaken(
  db: Database,
  kind: EntryKind,
  name: string,
  except?: number,
): Promise<boolean> {
  const key = uniqueKey(name);
  return (await namesOf(db, kind)).some((row) => row.id !== except && uniqueKey(row.name) === key);
}

function taken(kind: EntryKind, fields: Record<string, Value>): HttpError {
  const sentence = kind.texts.taken(String(fields[kind.name]));
  return new HttpError(409, sentence, { errors: { [kind.name]: sentence } });
}

async function refuseTaken(
  trx: WriteTransaction,
  kind: EntryKind,
  fields: Record<string, Value>,
  except?: number,
) {
  if (await isEntryNameTaken(trx, kind, String(fields[kind.name]), except)) throw taken(kind, fields);
}

/** The database enforces unique names, because another program may have written one meanwhile. */
async function written<R>(
  kind: EntryKind,
  fields: Record<string, Value>,
  work: Promise<QueryResult<R>>,
): Promise<R[]> {
  return (await unlessTaken(work, () => taken(kind, fields))).rows;
}

/**
 * @returns the new id
 * @throws HttpError 409 when the name is taken
 */
export async function insertEntry(trx: WriteTransaction, kind: EntryKind, fields: Record<string, Value>) {
  await refuseTaken(trx, kind, fields);
  const insert = sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (${sql.join(Object.keys(fields).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(fields))}) returning id`;
  return (await written(kind, fields, insert.execute(trx)))[0]!.id;
}

interface VersionCheck {
  /** `updated_at` of the row that was edited. */
  seen: string | null | undefined;
  /** Reads the row as it is now. */
  present(): Promise<unknown>;
}

/** @throws HttpError 404 when the row is gone, 409 when it has changed since it was seen or the name is taken */
export async function updateEntry(
  trx: WriteTransaction,
  kind: EntryKind,
  id: number,
  fields: Record<string, Value>,
  { seen, present }: VersionCheck,
) {
  const { rows } = await sql<{ updated_at: string }>`
    select updated_at from ${sql.table(kind.table)} where id = ${id}`.execute(trx);
  if (!rows[0]) throw notFound();
  await checkVersion({ seen, ...rows[0], sentence: kind.texts.changedMeanwhile, present });
  await refuseTaken(trx, kind, fields, id);
  const changes = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const update = sql`update ${sql.table(kind.table)} set ${sql.join(changes)}, updated_at = ${nextVersion} where id = ${id}`;
  await written(kind, fields, update.execute(trx));
}

/** @throws HttpError 404 when the row is gone */
export async function entryName(db: Database, kind: EntryKind, id: number): Promise<string> {
  const { rows } = await sql<Named>`
    select id, ${sql.ref(kind.name)} as name from ${sql.table(kind.table)} where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].name;
}

/**
 * Deletes a row even when it is in use; the foreign keys delete its links. A refusal would force administrators to remove a
 * tag from each member by hand.
 * @returns a sentence with the number of members concerned
 * @throws HttpError 404 when the row is gone
 */
export async function deleteEntry(trx: WriteTransaction, kind: EntryKind, id: number): Promise<string> {
  const name = await entryName(trx, kind, id);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind.links)}
    where ${sql.ref(kind.key)} = ${id} ${kind.hasEnd ? sql`and date_sortie is null` : sql``}`.execute(trx);
  await sql`delete from ${sql.table(kind.table)} where id = ${id}`.execute(trx);
  return kind.texts.deleted(name, rows[0]!.count);
}
