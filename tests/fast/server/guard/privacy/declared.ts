/** The tables as the database lists them, beside the declaration of personal data. */
import { sql } from 'kysely';
import { DECLARATION } from '../../../../../demo/server/guard/privacy/declaration/declaration';
import type { Database } from '../../../../../demo/server/store/database/database';
import { present } from '../../../../support/present';
import { declaredColumns } from './everywhere';

interface Link {
  table: string;
  column: string;
  to: string;
}

/** Every foreign key to members, speakers and accounts. */
export async function linksToPeople(db: Database): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select c.relname as table, a.attname as column, t.relname as to from pg_constraint as k
    join pg_class as c on c.oid = k.conrelid join pg_class as t on t.oid = k.confrelid
    join pg_attribute as a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
      and t.relname in ('membres', 'intervenants', 'utilisateurs') order by 1, 2`.execute(db);
  return rows;
}

/** Columns and links that the declaration doesn't name. */
export async function undeclared(db: Database): Promise<string[]> {
  const columns = (await declaredColumns(db)).filter(
    ({ table, column }) => DECLARATION[table]?.columns[column] === undefined,
  );
  const links = (await linksToPeople(db)).filter(
    ({ table, column }) => DECLARATION[table]?.links?.[column] === undefined,
  );
  return [...columns, ...links].map(({ table, column }) => `${table}.${column}`).sort();
}

/** Does something while the declaration lacks a table. */
export async function withoutRow<R>(table: string, run: () => Promise<R>): Promise<R> {
  const row = present(DECLARATION[table], table);
  delete DECLARATION[table];
  try {
    return await run();
  } finally {
    DECLARATION[table] = row;
  }
}
