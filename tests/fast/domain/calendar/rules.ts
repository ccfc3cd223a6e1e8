import fc from 'fast-check';
import {
  dayNumber,
  dayOfMonth,
  dayText,
  lengthOfMonth,
  monthNumber,
  weekdayOf,
} from '../../../../src/domain/calendar/dayNumbers';
import { type SeriesRule, type StoredSeries, seriesRule } from '../../../../src/domain/calendar/seriesRule';
import { present } from '../../../support/present';

/** The rule of a frequency and a first day. */
export const ruleOf = (frequency: string, start: string, stored: StoredSeries = {}): SeriesRule =>
  present(seriesRule(frequency, start, stored), 'rule');

/** From 2023 on with a leap year, both changes of the clock, and the ends of months. */
const starts = fc.oneof(
  fc.integer({ min: dayNumber('2023-01-01'), max: dayNumber('2025-03-31') }).map(dayText),
  fc.constantFrom('2023-01-31', '2023-08-29', '2024-02-29', '2024-03-31', '2024-10-27'),
);

/** Which day of the month, as it follows from the first day. */
function monthParts(start: string): fc.Arbitrary<StoredSeries> {
  const day = dayNumber(start);
  const [date, length] = [dayOfMonth(day), lengthOfMonth(monthNumber(day))];
  return fc.constantFrom<StoredSeries>(
    {},
    { rang: Math.ceil(date / 7) },
    ...(date + 7 > length ? [{ rang: -1 }] : []),
    ...(date === length ? [{ jour_du_mois: -1 }] : []),
  );
}

const weekParts = (start: string): fc.Arbitrary<StoredSeries> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 })
    .map((days) => ({ jours: [...new Set([weekdayOf(dayNumber(start)), ...days])] }));

const ends = (start: string): fc.Arbitrary<StoredSeries> =>
  fc.oneof(
    fc.constant({}),
    fc.integer({ min: 0, max: 900 }).map((days) => ({ jusqu_au: dayText(dayNumber(start) + days) })),
    fc.integer({ min: 1, max: 40 }).map((fois) => ({ fois })),
  );

/** A right rule of any kind, without excluded days. */
export const rules: fc.Arbitrary<SeriesRule> = fc
  .tuple(fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'), starts, fc.integer({ min: 1, max: 4 }))
  .chain(([frequency, start, intervalle]) => {
    const days =
      frequency === 'weekly' ? weekParts(start) : frequency === 'daily' ? fc.constant({}) : monthParts(start);
    return fc
      .tuple(days, ends(start))
      .map(([part, end]) => ruleOf(frequency, start, { intervalle, ...part, ...end }));
  });
