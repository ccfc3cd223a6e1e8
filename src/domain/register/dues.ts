/*
 * Who is up to date for a year (capability `cotisations`): a tick with its day and the account that set it, never an amount. The year
 * is the calendar year of the organisation.
 */
import * as z from 'zod/mini';
import { idSchema, numberSchema, textSchema } from '../wire';

/** The years that can be ticked. */
export const DUES_YEAR_MIN = 1900;
export const DUES_YEAR_MAX = 2100;
/** The most people of one call. */
export const DUES_IDS_MAX = 1000;

export const isDuesYear = (year: number): boolean =>
  Number.isInteger(year) && year >= DUES_YEAR_MIN && year <= DUES_YEAR_MAX;

/** The year of a day, `yyyy-mm-dd`. */
export const duesYearOf = (day: string): number => Number(day.slice(0, 4));

export const duesSchema = z.object({
  annee: numberSchema,
  /** The day on which it was noted, `yyyy-mm-dd`. */
  note_le: textSchema,
  /** The name of the account; null once that account is deleted. */
  auteur: textSchema,
});
type Dues = z.infer<typeof duesSchema>;

/** What a record says of it; a back end that keeps none says nothing, and no member is up to date. */
export interface WithDues {
  cotisations?: readonly Dues[] | null | undefined;
}

/** Whether a member is up to date for a year. The server has the same rule as a condition, see store/rows/dues.ts. */
export const isUpToDate = ({ cotisations: dues }: WithDues, year: number): boolean =>
  (dues ?? []).some(({ annee }) => annee === year);

export const duesChangeSchema = z.object({
  ids: z.array(idSchema),
  /** A year from `DUES_YEAR_MIN` to `DUES_YEAR_MAX`. */
  annee: z.number(),
  action: z.enum(['ajouter', 'retirer']),
});
export type DuesChange = z.infer<typeof duesChangeSchema>;
