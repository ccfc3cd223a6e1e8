/**
 * Computes the columns that searches look in anew, after a migration has changed what they hold. It works in batches, each
 * with the id that it has reached, so that an interrupted start goes on where it was; nothing else is done meanwhile.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { rowsAfter, SEARCHED_TABLES } from './searchedTables';

/** Rows of one batch; answers may be long. */
const BATCH = 2000;
const BATCH_OF_ANSWERS = 500;
/** From this number of rows on, a new index is faster than changes to the old one. */
const REINDEX_FROM = 5000;

/** The table of what is still to be done, and the name in it for the deleted rows in the journal. */
const PENDING = 'recherches_a_refaire';
const JOURNAL = 'changements';

export const allSearches: readonly string[] = [...Object.keys(SEARCHED_TABLES), JOURNAL];

/** Notes what is to be done once the migrations have ended. Several of them may ask for the same table. */
export const rebuildLater = <T>(db: Kysely<T>, tables: readonly string[]): Promise<unknown> =>
  sql`insert into recherches_a_refaire (nom_table) select unnest(${tables}::text[])
    on conflict (nom_table) do update set dernier = 0`.execute(db);

interface Pending {
  nom_table: string;
  dernier: number;
}

const inTurn = <T, R>(db: Kysely<T>, work: (trx: Transaction<T>) => Promise<R>): Promise<R> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return work(trx);
  });

/** Whichever instance has this row does the next batch. @returns nothing where the table is done */
async function claimed<T>(trx: Transaction<T>, table: string): Promise<number | undefined> {
  const { rows } = await sql<Pending>`
    select dernier from ${sql.table(PENDING)} where nom_table = ${table} for update`.execute(trx);
  return rows[0] && Number(rows[0].dernier);
}

const reached = <T>(trx: Transaction<T>, table: string, id: number) =>
  sql`update ${sql.table(PENDING)} set dernier = ${id}::bigint where nom_table = ${table}`.execute(trx);

const done = <T>(trx: Transaction<T>, table: string) =>
  sql`delete from ${sql.table(PENDING)} where nom_table = ${table}`.execute(trx);

/** @returns the number of rows of the batch, undefined where the table is done */
async function rebuildBatch<T>(trx: Transaction<T>, table: string): Promise<number | undefined> {
  const after = await claimed(trx, table);
  const { keyed, columns, index } = SEARCHED_TABLES[table]!;
  if (after === undefined) return undefined;
  const rows = await rowsAfter(trx, table, after, table === 'reponses' ? BATCH_OF_ANSWERS : BATCH);
  const last = rows.at(-1);
  if (!last) {
    if (index)
      await sql`create index if not exists ${sql.id(index)} on ${sql.table(table)} using gin (recherche gin_trgm_ops)`.execute(
        trx,
      );
    await done(trx, table);
    return undefined;
  }
  const computed = rows.map((row) => ({ id: Number(row.id), ...columns(row) }));
  const names = Object.keys(columns(last));
  const set = [
    ...names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`f.${name}`)}`),
    ...keyed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`),
  ];
  await sql`update ${sql.table(table)} as r set ${sql.join(set)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(computed)}::json) as f
    where r.id = f.id`.execute(trx);
  await reached(trx, table, Number(last.id));
  return rows.length;
}

interface Deleted {
  id: number;
  nom_table: string;
  avant: Record<string, unknown>;
}

/** Deleted rows come back from the journal as they are there. */
async function rebuildJournal<T>(trx: Transaction<T>): Promise<number | undefined> {
  const after = await claimed(trx, JOURNAL);
  if (after === undefined) return undefined;
  const { rows } = await sql<Deleted>`
    select id, nom_table, avant from changements
    where id > ${after}::bigint and apres is null and nom_table = any(${Object.keys(SEARCHED_TABLES)}::text[])
      and jsonb_exists(avant, 'recherche') order by id limit ${BATCH_OF_ANSWERS}`.execute(trx);
  const last = rows.at(-1);
  if (!last) {
    await done(trx, JOURNAL);
    return undefined;
  }
  const changes = rows.map(({ id, nom_table, avant }) => ({
    id: Number(id),
    apres: SEARCHED_TABLES[nom_table]?.columns(avant) ?? {},
  }));
  await sql`update changements as c set avant = c.avant || f.apres
    from json_populate_recordset(null::changements, ${JSON.stringify(changes)}::json) as f
    where c.id = f.id`.execute(trx);
  await reached(trx, JOURNAL, Number(last.id));
  return rows.length;
}

/** A large table is changed without its index. */
async function dropIndex<T>(db: Kysely<T>, table: string): Promise<void> {
  const index = SEARCHED_TABLES[table]?.index;
  if (!index) return;
  await inTurn(db, async (trx) => {
    if ((await claimed(trx, table)) === undefined) return;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (select from ${sql.table(table)} limit ${REINDEX_FROM}) as sample`.execute(
      trx,
    );
    if (Number(rows[0]?.count) === REINDEX_FROM)
      await sql`drop index if exists ${sql.id(index)}`.execute(trx);
  });
}

/**
 * Does what is still to be done. Several instances may do it together.
 * @returns whether there was anything
 */
export async function rebuildSearches<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<Pending>`select nom_table from ${sql.table(PENDING)}`.execute(db);
  for (const { nom_table: table } of rows) {
    await dropIndex(db, table);
    const batch = table === JOURNAL ? rebuildJournal<T> : (trx: Transaction<T>) => rebuildBatch(trx, table);
    while ((await inTurn(db, batch)) !== undefined);
  }
  return rows.length > 0;
}
