/** The rule of a series in the table of events. */
import { sql } from 'kysely';
import type { StoredSeries } from '../../../../src/domain/calendar/seriesRule';
import type { EventsTable } from '../tables/schema';

export type SeriesColumns = Pick<
  EventsTable,
  | 'serie_intervalle'
  | 'serie_jours'
  | 'serie_rang'
  | 'serie_jour_du_mois'
  | 'serie_jusqu_au'
  | 'serie_fois'
  | 'serie_sauf'
>;

/** From `evenements as e`, with days as text. */
export const seriesColumns = sql`e.serie_intervalle, e.serie_jours, e.serie_rang, e.serie_jour_du_mois,
  e.serie_jusqu_au::text as serie_jusqu_au, e.serie_fois, e.serie_sauf::text[] as serie_sauf`;

export const columnsOf = (stored: StoredSeries | null | undefined): SeriesColumns => ({
  serie_intervalle: stored?.intervalle ?? null,
  serie_jours: stored?.jours ?? null,
  serie_rang: stored?.rang ?? null,
  serie_jour_du_mois: stored?.jour_du_mois ?? null,
  serie_jusqu_au: stored?.jusqu_au ?? null,
  serie_fois: stored?.fois ?? null,
  serie_sauf: stored?.sauf ?? null,
});

export const NO_SERIES = columnsOf(null);
const COLUMNS = Object.keys(NO_SERIES) as (keyof SeriesColumns)[];

/** The rule as it is answered: only what it has beyond the frequency; null for nothing. */
export function seriesOf(row: SeriesColumns): StoredSeries | null {
  if (COLUMNS.every((column) => row[column] === null)) return null;
  const parts = COLUMNS.flatMap((column) => {
    const value = row[column];
    return value === null ? [] : [[column.replace('serie_', ''), value]];
  });
  return Object.fromEntries(parts);
}

/** A row without the columns of the rule. */
export function splitSeries<R extends SeriesColumns>(
  row: R,
): Omit<R, keyof SeriesColumns> & { serie: StoredSeries | null } {
  const {
    serie_intervalle,
    serie_jours,
    serie_rang,
    serie_jour_du_mois,
    serie_jusqu_au,
    serie_fois,
    serie_sauf,
    ...rest
  } = row;
  return { ...rest, serie: seriesOf(row) };
}
