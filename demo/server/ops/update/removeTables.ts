import { sql } from 'kysely';
import type { Database } from '../../store/database/database';

interface Named {
  name: string;
}

/**
 * Removes the tables and functions of Parvis from a PostgreSQL database, all or none. A program of older tables refuses
 * newer ones, so its backup can only be restored into a database without tables. Extensions stay.
 */
export async function removeTables(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows: tables } = await sql<Named>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(trx);
    if (tables.length)
      await sql`drop table ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(trx);
    const { rows: functions } = await sql<Named>`
      select p.oid::regprocedure::text as name from pg_proc as p
      where p.pronamespace = current_schema()::regnamespace and not exists (
        select from pg_depend as d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`.execute(
      trx,
    );
    // PostgreSQL wrote these names with their arguments, quoted where they need it.
    for (const { name } of functions) await sql`drop function ${sql.raw(name)} cascade`.execute(trx);
  });
}
