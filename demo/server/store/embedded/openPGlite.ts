import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

const DATE = 1082;
const BIGINT = 20;
const TIMESTAMP = 1114;
const TIMESTAMP_TZ = 1184;

const asIs = (value: string): string => value;
const isoInstant = (value: string): string => new Date(value).toISOString();

/** Parsers by the number of a PostgreSQL type: dates become text and counts numbers. */
export const parsers: Record<number, (value: string) => unknown> = {
  [DATE]: asIs,
  [BIGINT]: Number,
  [TIMESTAMP]: asIs,
  [TIMESTAMP_TZ]: isoInstant,
};

/**
 * Its pages are in memory, so reading one costs little beside looking at its rows, wherever it lies. By the defaults, for
 * disks, it reads whole tables and hashes them where two indexes in the same order are enough.
 */
const PLANNER_SETTINGS = 'set random_page_cost = 0.5; set seq_page_cost = 0.5';

/** Opens the embedded PostgreSQL, in memory unless `options` name a folder. */
export async function openPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm }, parsers });
  await pglite.exec(PLANNER_SETTINGS);
  return pglite;
}
