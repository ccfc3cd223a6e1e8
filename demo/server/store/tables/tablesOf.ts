/** Lists the tables as the database knows them, so that a table that a migration adds is part of the next backup. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './schema';

export interface CopiedTable {
  name: string;
  columns: string[];
  /** Columns of its primary key. */
  key: string[];
  /** Columns whose numbers the database generates. */
  numbered: string[];
  /** Columns that refer to rows of the same table. */
  own: string[];
}

/**
 * Left out of backups: sessions, reset links, counted attempts, known networks, keys of writes, the queue of mails and their links, addresses
 * for calendars, which must not return from the past, and internal tables. Triggers fill `mots` and `criteres` again when members are restored.
 */
export const TRANSIENT = [
  'jetons',
  'tentatives',
  'cles',
  'reseaux_connus',
  'messages',
  'liens',
  'flux',
] as const;
const INTERNAL = [
  'versions',
  'secrets',
  'passages',
  'horloge',
  'mots',
  'criteres',
  'recherches_a_refaire',
  'kysely_migration',
  'kysely_migration_lock',
];

interface Link {
  name: string;
  target: string;
  columns: string[];
}

const here = sql`relnamespace = current_schema()::regnamespace`;

async function linksOf(db: Kysely<DatabaseSchema>): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select c.relname as name, t.relname as target,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and c.${here}`.execute(db);
  return rows;
}

/** Puts each table after those that it refers to. */
function inOrder(tables: readonly CopiedTable[], links: readonly Link[]): CopiedTable[] {
  const placed: CopiedTable[] = [];
  const left = new Set(tables);
  while (left.size) {
    const free = [...left].filter(({ name }) =>
      links.every(
        (link) =>
          link.name !== name || link.target === name || ![...left].some((one) => one.name === link.target),
      ),
    );
    if (!free.length) throw new Error(`Tables point at each other: ${[...left].map(({ name }) => name)}`);
    for (const table of free) left.delete(table);
    placed.push(...free);
  }
  return placed;
}

/** Every table with data to back up, in an order in which they can be filled. */
export async function tablesOf(db: Kysely<DatabaseSchema>): Promise<CopiedTable[]> {
  const links = await linksOf(db);
  const { rows } = await sql<Omit<CopiedTable, 'own'>>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and a.attidentity <> ''), '{}') as numbered,
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i join pg_attribute a
        on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c where c.relkind = 'r' and c.${here} order by c.relname`.execute(db);
  const left = new Set<string>([...TRANSIENT, ...INTERNAL]);
  const kept = rows.filter(({ name }) => !left.has(name));
  const tables = kept.map((table) => ({
    ...table,
    own: links
      .filter(({ name, target }) => name === table.name && target === name)
      .flatMap(({ columns }) => columns),
  }));
  return inOrder(tables, links);
}
