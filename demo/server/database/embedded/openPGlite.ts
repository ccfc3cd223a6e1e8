import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

const DATE = 1082;
const BIGINT = 20;
const TIMESTAMP = 1114;
const TIMESTAMP_TZ = 1184;

const asIs = (value: string): string => value;
const isoInstant = (value: string): string => new Date(value).toISOString();

/** How values come by their type's number: dates as text, counts as numbers. */
export const parsers: Record<number, (value: string) => unknown> = {
  [DATE]: asIs,
  [BIGINT]: Number,
  [TIMESTAMP]: asIs,
  [TIMESTAMP_TZ]: isoInstant,
};

/** The embedded PostgreSQL: in memory unless a folder is named. */
export async function openPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({ ...options, extensions: { pg_trgm }, parsers });
}
