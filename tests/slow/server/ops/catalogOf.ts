import { type Kysely, sql } from 'kysely';

/**
 * Everything that PostgreSQL knows of the tables in the current schema, a line each: columns with types, collations, defaults
 * and identities, constraints, indexes, triggers, functions, sequences, options and comments. The order of columns is left
 * out, and so are blanks within functions.
 */
export async function catalogOf<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with here as (select current_schema()::regnamespace as oid)
    select line from (
      select format('table %s: kind %s, persistence %s, options %s, row security %s', relname, relkind, relpersistence,
        coalesce(reloptions::text, 'none'), relrowsecurity) as line
        from pg_class, here where relnamespace = here.oid and relkind in ('r', 'p', 'v', 'm', 'S')
      union all select format('column %s.%s: %s%s, collation %s, default %s, identity %s, generated %s', c.relname, a.attname,
        format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end,
        (select collname from pg_collation where oid = a.attcollation), pg_get_expr(d.adbin, d.adrelid),
        a.attidentity, a.attgenerated)
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum, here
        where c.relnamespace = here.oid and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      union all select format('constraint %s of %s: %s', conname, conrelid::regclass, pg_get_constraintdef(k.oid))
        from pg_constraint k, here where connamespace = here.oid
      union all select format('index %s, valid %s', pg_get_indexdef(indexrelid), indisvalid)
        from pg_index join pg_class c on c.oid = indexrelid, here where c.relnamespace = here.oid
      union all select format('trigger %s, enabled %s', pg_get_triggerdef(t.oid), tgenabled)
        from pg_trigger t join pg_class c on c.oid = tgrelid, here where c.relnamespace = here.oid and not tgisinternal
      union all select 'function ' || regexp_replace(
          -- Asked for an aggregate of PostgreSQL itself, which the plan may meet first, it fails.
          case when pronamespace = here.oid then pg_get_functiondef(p.oid) end, '\\s+', ' ', 'g')
        from pg_proc p, here where pronamespace = here.oid
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all select format('type %s %s', typname, typtype) from pg_type, here
        where typnamespace = here.oid and typtype in ('e', 'd', 'r')
      union all select format('sequence %s: %s of %s.%s', s.seqrelid::regclass, format_type(seqtypid, null),
        d.refobjid::regclass, (select attname from pg_attribute where attrelid = d.refobjid and attnum = d.refobjsubid))
        from pg_sequence s join pg_class c on c.oid = s.seqrelid
        left join pg_depend d on d.objid = s.seqrelid and d.deptype in ('a', 'i'), here where c.relnamespace = here.oid
      union all select format('comment on %s %s: %s', objoid::regclass,
        (select attname from pg_attribute where attrelid = objoid and attnum = objsubid), description)
        from pg_description join pg_class c on c.oid = objoid, here
        where classoid = 'pg_class'::regclass and c.relnamespace = here.oid
    ) as lines where line not like '%kysely_migration%' order by line collate "C"`.execute(db);
  return rows.map(({ line }) => line);
}
