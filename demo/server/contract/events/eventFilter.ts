/** Filters of lists of events, as SQL conditions over `evenements as e`. */
import { sql } from 'kysely';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import { FREQUENCIES } from '../../../../src/domain/calendar/seriesRule';
import { type Search, searchOf, wordTest } from '../../../../src/domain/search/words';
import { HttpError } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Condition } from '../../store/database/conditions';
import { goesOnFrom } from '../../store/rows/eventRow';
import { likeSql } from '../../store/search/likeSql';
import { isCalendarDay } from '../../time/days';
import { eventTexts } from './texts';

export interface EventFilter {
  /** Local calendar days, both included: an event of several days is in a period that it touches. */
  date_from?: string;
  date_to?: string;
  /** The last day of an event is before this one. */
  over_before?: string;
  is_recurrent?: boolean;
  frequency?: string;
  search?: string;
}

/** Enough for the longest name. */
const SEARCH_MAX = 300;

const refused = (field: string, sentence: string) =>
  new HttpError(422, sentence, { errors: { [field]: sentence } });

/** @throws HttpError 422 under `field` */
export function checkedSearch(search = '', field = 'search'): Search {
  if (search.length > SEARCH_MAX) throw refused(field, httpTexts.searchTooLong(SEARCH_MAX));
  return searchOf(search);
}

/** @throws HttpError 422 with the reason under the field */
export function checkFilter({ date_from, date_to, frequency }: EventFilter): void {
  for (const [field, day] of Object.entries({ date_from, date_to }))
    if (day !== undefined && !isCalendarDay(day)) throw refused(field, httpTexts.badDate);
  if (date_from && date_to && date_from > date_to) throw refused('date_to', httpTexts.datesReversed);
  if (frequency !== undefined && !(FREQUENCIES as readonly string[]).includes(frequency))
    throw refused('frequency', eventTexts.badFrequency);
}

export function eventConditions({
  date_from,
  date_to,
  over_before,
  is_recurrent,
  frequency,
  search,
}: EventFilter): Condition[] {
  const conditions = checkedSearch(search).words.map((word) => likeSql(wordTest('recherche', word), 'e'));
  if (date_from) conditions.push(goesOnFrom(date_from));
  if (date_to) conditions.push(sql`e.date < ${addDays(date_to, 1)}::timestamp`);
  if (over_before)
    conditions.push(
      sql`e.date < ${over_before}::timestamp and coalesce(e.date_fin < ${over_before}::date, true)`,
    );
  if (is_recurrent !== undefined) conditions.push(sql`e.is_recurrent = ${is_recurrent}`);
  if (frequency) conditions.push(sql`e.frequency = ${frequency}`);
  return conditions;
}
