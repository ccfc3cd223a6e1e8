/*
 * Test databases that are reused between runs, because PGlite takes a second to start and a file runs hundreds of
 * times. A closed database gets its first rows back and is opened again. Sample data are inserted once, then copied
 * from a schema beside it. A database whose tables a test changed is really closed.
 */
const CHANGES = /^\s*(?:create|alter|drop|comment|grant)\b|^\s*set (?!local|statement_timeout)/i;
const RESTORE_MS = 10_000;

/** `kept.save('x')` copies all rows of `public` into the schema `kept_x`; `kept.restore('x')` copies them back. */
const FUNCTIONS = `
create schema kept;
create function kept.save(state text) returns void language plpgsql as $$
declare each record;
begin
  execute format('create schema %I', 'kept_' || state);
  for each in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('create table %I.%I as table public.%I', 'kept_' || state, each.name, each.name);
  end loop;
  execute format('create table %I.kept_sequences as
    select sequencename::text as name, last_value from pg_sequences where schemaname = ''public''', 'kept_' || state);
end $$;
create function kept.restore(state text) returns boolean language plpgsql as $$
declare each record; tables text; columns text; filled boolean;
begin
  if to_regnamespace('kept_' || state) is null then return false; end if;
  select string_agg(format('public.%I', tablename), ', ') into tables from pg_tables where schemaname = 'public';
  perform set_config('session_replication_role', 'replica', true);
  execute 'truncate ' || tables || ' restart identity cascade';
  for each in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('select exists (select 1 from %I.%I)', 'kept_' || state, each.name) into filled;
    continue when not filled;
    select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
      where table_schema = 'public' and table_name = each.name and is_generated = 'NEVER';
    execute format('insert into public.%I (%s) overriding system value select %s from %I.%I',
      each.name, columns, columns, 'kept_' || state, each.name);
  end loop;
  for each in execute format('select name, last_value from %I.kept_sequences where last_value is not null',
    'kept_' || state) loop
    perform setval(format('public.%I', each.name), each.last_value);
  end loop;
  return true;
end $$;
select kept.save('start');
`;

const free = [];
const inUse = new Set();

async function isRestored(pglite) {
  const restored = (async () => {
    await pglite.exec('rollback');
    await pglite.query("select kept.restore('start')");
    return true;
  })();
  const late = new Promise((done) => setTimeout(done, RESTORE_MS, false).unref());
  return Promise.race([restored, late]).catch(() => false);
}

/** `open` makes a new database from the same options. */
export async function openKept(options, open) {
  while (free.length > 0) {
    const pglite = free.pop();
    if (await isRestored(pglite)) return lend(pglite);
  }
  const pglite = await open(options);
  await pglite.exec(FUNCTIONS);
  return lend(pglite);
}

/** The server's `seed`. Only databases of `openKept` have the schema `kept`. */
export async function seedKept(db, options, seed, sql) {
  const { members, today = 'now', passwordCost, ...others } = options;
  const state = `${members}_${today}_${passwordCost}`.replace(/\W/g, '');
  const { rows } = await sql`select to_regnamespace('kept') is not null as is_kept`.execute(db);
  if (!rows[0].is_kept || Object.values(others).some((value) => value !== undefined))
    return seed(db, options);
  const { rows: found } = await sql`select kept.restore(${state}) as is_done`.execute(db);
  if (found[0].is_done) return true;
  const isSeeded = await seed(db, options);
  if (globalThis.__stryker__?.activeMutant === undefined) await sql`select kept.save(${state})`.execute(db);
  return isSeeded;
}

function lend(pglite) {
  const loan = { pglite, isChanged: false, isBack: false };
  inUse.add(loan);
  const note = (text) => {
    if (loan.isBack) throw new Error('PGlite is closed');
    if (CHANGES.test(text)) loan.isChanged = true;
  };
  const own = {
    query: (text, ...rest) => {
      note(text);
      return pglite.query(text, ...rest);
    },
    exec: (text, ...rest) => {
      note(text);
      return pglite.exec(text, ...rest);
    },
    close: () => giveBack(loan),
  };
  return new Proxy(pglite, {
    get(target, key) {
      if (key in own) return own[key];
      const value = target[key];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function giveBack(loan) {
  if (loan.isBack) return;
  loan.isBack = true;
  inUse.delete(loan);
  if (loan.isChanged) await loan.pglite.close();
  else free.push(loan.pglite);
}

/** After a run that failed half-way, its databases may still be in use. */
export async function closeLeftOpen() {
  for (const loan of inUse) {
    loan.isBack = true;
    await loan.pglite.close().catch(() => {});
  }
  inUse.clear();
}
