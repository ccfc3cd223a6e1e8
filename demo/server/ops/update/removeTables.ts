import { sql } from 'kysely';
import type { Database } from '../../store/database/database';

/**
 * Removes the tables and functions of Parvis from a PostgreSQL database, all or none. A program of older tables refuses
 * newer ones, so its backup can only be restored into a database without tables. Extensions stay, with what they own.
 */
export async function removeTables(db: Database): Promise<void> {
  await sql`do $$
    declare
      own text;
    begin
      for own in select oid::regclass::text from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
      loop
        execute 'drop table if exists ' || own || ' cascade';
      end loop;
      for own in select p.oid::regprocedure::text from pg_proc as p
        where p.pronamespace = current_schema()::regnamespace and not exists (
          select from pg_depend as d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop
        execute 'drop function if exists ' || own || ' cascade';
      end loop;
    end $$`.execute(db);
}
