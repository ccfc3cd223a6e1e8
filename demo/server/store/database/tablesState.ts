/** Compares the version of a database's tables with the version that this program knows. */
import { type Kysely, sql } from 'kysely';
import { BASELINE, migrations } from '../migrations/migrations';
import { storeTexts } from './texts';

/**
 * The state of the tables that a caller needs. `update` brings them up to date. `create` creates them in an empty database
 * and changes no existing ones. `current` and `any` change nothing: `current` requires this version of the tables, `any`
 * accepts earlier versions too. `upgrade` brings existing tables up to date, also those that are older than the baseline,
 * which only the command of that name does.
 */
export type TablesWanted = 'update' | 'create' | 'current' | 'any' | 'upgrade';

interface TablesState {
  /** The last change made to the tables; undefined for an empty database. */
  last: string | undefined;
  /** Changes in the database that this program doesn't know. */
  unknown: string[];
  /** Changes that are still to be made. */
  pending: string[];
  /** Whether the tables were made before the baseline. */
  isOld: boolean;
}

const migrationNames = (): string[] => Object.keys(migrations).sort();

/** The last change of the tables that this program knows. */
export const programVersion = (): string => migrationNames().at(-1)!;

export async function tablesState<T>(db: Kysely<T>, schema: string): Promise<TablesState> {
  const table = sql`${sql.id(schema, 'kysely_migration')}`;
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass(${`"${schema.replaceAll('"', '""')}".kysely_migration`}) is not null as is_there`.execute(
    db,
  );
  const { rows } = found[0]!.is_there
    ? await sql<{ name: string }>`select name from ${table} order by name`.execute(db)
    : { rows: [] };
  const made = rows.map(({ name }) => name);
  return {
    last: made.at(-1),
    unknown: made.filter((name) => !migrationNames().includes(name)),
    pending: migrationNames().filter((name) => !made.includes(name)),
    isOld: made.length > 0 && !made.includes(BASELINE),
  };
}

/** Whether the caller may change tables that have data. */
export const mayUpdate = (wanted: TablesWanted = 'update'): boolean =>
  wanted === 'update' || wanted === 'upgrade';

/**
 * @returns whether the tables should be changed now
 * @throws Error with a sentence for the operator when they aren't in the state that the caller needs
 */
export function checkTables(state: TablesState, location: string, wanted: TablesWanted = 'update'): boolean {
  const { last, unknown, pending, isOld } = state;
  if (!last && (wanted === 'update' || wanted === 'create')) return true;
  if (!last) throw new Error(storeTexts.noTables(location));
  if (isOld) {
    if (wanted === 'any' || wanted === 'upgrade') return wanted === 'upgrade';
    throw new Error(storeTexts.tablesBeforeBaseline(location, last, BASELINE));
  }
  if (unknown.length) throw new Error(storeTexts.tablesNewer(location, unknown.at(-1)!, programVersion()));
  if (!pending.length) return false;
  if (mayUpdate(wanted)) return true;
  if (wanted === 'any') return false;
  throw new Error(storeTexts.tablesOlder(location, last, programVersion()));
}
