import { type Kysely, sql } from 'kysely';
import { runStatements } from './runStatements';
import { migrationTexts } from './texts';

const tables = { groupes: 'nom', departements: 'nom', tags: 'name', etapes: 'libelle' } as const;

/** Folds a name in SQL as `folded` of src/domain does: case, accents, ligatures, dashes, apostrophes. */
const folded = (column: string): string =>
  `btrim(regexp_replace(replace(replace(replace(replace(replace(lower(
    regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u2060\\ufeff]', '', 'g') collate "C"),
    'Œ', 'oe'), 'œ', 'oe'), 'Æ', 'ae'), 'æ', 'ae'), 'ß', 'ss'),
    '[\\s\\u00a0\\u2007\\u202f''’ʼ\\-\\u2010-\\u2015]+', ' ', 'g') collate "C")`;

interface Twins {
  names: string[];
  ids: number[];
}

/** Lets rows have the same name until `keepNamesApart` is called. */
export async function letNamesRepeat<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, ...Object.keys(tables).map((table) => `drop index if exists ${table}_nom_unique`));
}

/**
 * Makes the database enforce unique names, because other programs may write to it. Rows that have the same name already are
 * kept: the operator is told of them, and all but the first are left out of the index. Only tables that are
 * older than this rule have such rows, and backups of them: a restore makes the indexes again.
 */
export async function keepNamesApart<T>(db: Kysely<T>): Promise<void> {
  for (const [table, column] of Object.entries(tables)) {
    const key = folded(column);
    const { rows } = await sql
      .raw<Twins>(
        `select array_agg(${column} order by id) as names, array_agg(id order by id) as ids
        from ${table} group by ${key} having count(*) > 1 order by 2`,
      )
      .execute(db);
    for (const { names, ids } of rows) console.warn(migrationTexts.sameNames(table, names, ids));
    const others = rows
      .flatMap(({ ids }) => ids.slice(1))
      .map(Number)
      .join(', ');
    const rest = others && `where id not in (${others})`;
    await sql.raw(`create unique index ${table}_nom_unique on ${table} ((${key})) ${rest}`).execute(db);
  }
}
