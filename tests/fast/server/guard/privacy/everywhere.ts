/** Searches every column of every table, as the database lists them. */
import { sql } from 'kysely';
import type { Database } from '../../../../../demo/server/store/database/database';

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Types that can hold something of a person as text. */
const TEXTS = ['text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY'];

/** The columns with text, JSON or bytes. */
export const textColumns = (db: Database): Promise<Column[]> => columnsOf(db, TEXTS);

/** The columns that the declaration has to name: days too. */
export const declaredColumns = (db: Database): Promise<Column[]> => columnsOf(db, [...TEXTS, 'date']);

async function columnsOf(db: Database, types: readonly string[]): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns as c
    join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type = any(${[...types]}::text[])
    order by 1, 2`.execute(db);
  return rows;
}

/** Where one of the tokens stands, in any case, also backwards or as bytes. */
export async function placesOfTokens(db: Database, tokens: readonly string[]): Promise<string[]> {
  const wanted = tokens.map((token) => token.toLowerCase());
  const spellings = [...wanted, ...wanted.map((token) => [...token].reverse().join(''))];
  const found: string[] = [];
  for (const { table, column, type } of await textColumns(db)) {
    const value = sql.ref(`t.${column}`);
    const text = type === 'bytea' ? sql`convert_from(${value}, 'LATIN1')` : sql`${value}::text`;
    const { rows } = await sql<{ token: string }>`
      with texts as materialized (select lower(${text}) as text from ${sql.table(table)} as t)
      select token from unnest(${spellings}::text[]) as token
      where exists (select from texts where strpos(text, token) > 0)`.execute(db);
    for (const { token } of rows) found.push(`${table}.${column}: ${token}`);
  }
  return found;
}

interface Counts {
  members: number;
  /** How many speakers each event has, by its number. */
  events: Record<string, number>;
  /** How many people are registered for each. */
  registered: Record<string, number>;
}

/** The counts that must not change, or change by what was erased alone. */
export async function countsOf(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from membres) as members, (select coalesce(jsonb_object_agg(id, nombre), '{}') from (
      select evenement_id as id, count(*) as nombre from affectations group by evenement_id) as e) as events,
      (select coalesce(jsonb_object_agg(id, nombre), '{}') from (
        select evenement_id as id, count(*) as nombre from inscrits group by evenement_id) as e) as registered`.execute(
    db,
  );
  return rows[0]!;
}

/** Forms whose stored count or size isn't that of their answers. */
export async function miscounted(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select f.id, f.reponses_nombre, f.reponses_octets, r.nombre, r.octets from formulaires as f
    left join lateral (select count(*) as nombre, coalesce(sum(octet_length(replace(replace(valeurs::text, '": "', '":"'), ', "', ',"'))
        + coalesce(octet_length(replace(replace(champs_caches::text, '": "', '":"'), ', "', ',"')), 0)), 0)
      + coalesce((select sum(taille) from reponses_fichiers as x join reponses as y on y.id = x.reponse_id
          where y.formulaire_id = f.id), 0) as octets
      from reponses where formulaire_id = f.id) as r on true
    where f.nom_du_formulaire like 'Vie %' and (f.reponses_nombre, f.reponses_octets) <> (r.nombre, r.octets)`.execute(
    db,
  );
  return rows;
}
