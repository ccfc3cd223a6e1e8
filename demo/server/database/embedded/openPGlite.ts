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

/** Opens the embedded PostgreSQL, in memory unless `options` name a folder. */
export async function openPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({ ...options, extensions: { pg_trgm }, parsers });
}
