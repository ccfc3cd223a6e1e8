/** What an operation changed in each row of a table, from its first change to its last. */
import { type RawBuilder, sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { LOOSE_LINKS, PARTS, type TrashPart } from '../trash/parts';
import { storedColumnsOf } from '../trash/restore';

/** Columns that a row is not compared by: every write sets them, or other calls count in them. */
const UNCOMPARED = ['created_at', 'updated_at', 'reponses_nombre', 'reponses_octets'];

/** A table of which the operation changed rows. */
export interface ChangedTable {
  operation: number;
  part: TrashPart;
  /** Its stored columns. */
  columns: readonly string[];
  /** The columns by which its rows are told apart. */
  keys: readonly string[];
}

/** The changed tables, each after those that it needs. */
export async function changedTables(trx: WriteTransaction, operation: number): Promise<ChangedTable[]> {
  const { rows } = await sql<{ nom_table: string }>`
    select distinct nom_table from changements where operation_id = ${operation}::bigint`.execute(trx);
  const changed = new Set(rows.map(({ nom_table }) => nom_table));
  const tables: ChangedTable[] = [];
  for (const part of PARTS) {
    if (!changed.has(part.table)) continue;
    const columns = await storedColumnsOf(trx, part.table);
    const keys = columns.includes('id') ? ['id'] : Object.keys(part.needs);
    tables.push({ operation, part, columns, keys });
  }
  return tables;
}

/**
 * The accounts whose link to a record the operation changed. Nothing else of an account is ever undone: neither a role comes back nor
 * a disabled account.
 */
export const changedAccounts = (operation: number): ChangedTable => ({
  operation,
  part: { table: 'utilisateurs', needs: {} },
  columns: ['id', 'membre_id'],
  keys: ['id'],
});

/** One row per changed row: `avant` is missing for a created one, `apres` for a deleted one. */
export const netChanges = ({ operation, part, keys }: ChangedTable): RawBuilder<unknown> => sql`
  select min(c.id) as premier, min(c.objet) as objet, min(c.objet_id) as objet_id,
    (array_agg(c.avant order by c.id))[1] as avant, (array_agg(c.apres order by c.id desc))[1] as apres
  from changements as c where c.operation_id = ${operation}::bigint and c.nom_table = ${part.table}
  group by ${sql.join(keys.map((key) => sql`coalesce(c.apres, c.avant) -> ${key}::text`))}`;

/** A column of a recorded row that holds an id. */
export const idIn = (row: RawBuilder<unknown>, column: string): RawBuilder<number> =>
  sql<number>`(${row} ->> ${column}::text)::integer`;

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;

/** Whether a row of the table is the recorded one. */
export const isRow = ({ keys }: ChangedTable, alias: string, row: RawBuilder<unknown>) =>
  all(keys.map((key) => sql`${sql.ref(`${alias}.${key}`)} = ${idIn(row, key)}`));

/** Whether an outer join found the row. */
export const isThere = ({ keys }: ChangedTable, alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.${keys[0] ?? 'id'}`)} is not null`;

/** Whether everything is there that a recorded row refers to. */
export const hasEnds = ({ part }: ChangedTable, row: RawBuilder<unknown>) =>
  all(
    Object.entries(part.needs).map(
      ([column, target]) =>
        sql`(coalesce(${row} -> ${column}::text = 'null', false)
          or exists (select 1 from ${sql.table(target)} as t where t.id = ${idIn(row, column)}))`,
    ),
  );

/** The keys of a row that are compared. */
export const compared = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${row} - ${UNCOMPARED}::text[])`;

/** The loose links of a table; they are restored on their own. */
export const looseLinksOf = (table: string) => LOOSE_LINKS.filter((link) => link.table === table);

/** The columns of `side` that differ between `n.avant` and `n.apres`. */
export function differing({ part }: ChangedTable, side: RawBuilder<unknown>): RawBuilder<unknown> {
  const left = [...UNCOMPARED, ...looseLinksOf(part.table).map(({ column }) => column)];
  return sql`(select coalesce(jsonb_object_agg(k, ${side} -> k), '{}') from jsonb_object_keys(n.apres) as k
    where jsonb_exists(n.avant, k) and n.avant -> k <> n.apres -> k and k <> all(${left}::text[]))`;
}
