/** The rule of a series in the table of events: how it is checked before it is stored, and how it is answered. */
import { type SeriesProblem, seriesProblems } from '../../../../src/domain/calendar/seriesProblems';
import { type SeriesRule, type StoredSeries, seriesRule } from '../../../../src/domain/calendar/seriesRule';
import { storedSeries } from '../../../../src/domain/calendar/storedSeries';
import { problemText, seriesProblemTexts } from '../../../../src/domain/calendar/texts.fr';
import type { EventDraft } from '../../../../src/domain/events/event';
import { columnsOf, NO_SERIES, type SeriesColumns, seriesOf } from '../../store/rows/seriesColumns';
import { eventTexts } from './texts';

/** What is sent of a rule, by the day of the event; problems come with the field that is wrong. */
export function checkedSeries({ is_recurrent, recurence_data, serie }: EventDraft, date: string | undefined) {
  if (!serie) return { columns: NO_SERIES, errors: {} };
  if (!is_recurrent || !recurence_data?.frequency)
    return { columns: NO_SERIES, errors: { serie: eventTexts.seriesWithoutFrequency } };
  const rule = ruleFrom(recurence_data.frequency, date, serie);
  // Without a day of the event nothing can be said of its rule, and its date is refused.
  if (!rule) return { columns: NO_SERIES, errors: {} };
  return { columns: columnsOf(storedSeries(rule)), errors: seriesErrors(rule) };
}

/** Numbers and days that are out of range stay in the rule, so that each is refused by its name. */
function ruleFrom(frequency: string, date: string | undefined, sent: StoredSeries): SeriesRule | undefined {
  const { intervalle, fois, jusqu_au } = sent;
  const rule = seriesRule(frequency, date, { ...sent, intervalle: null, fois: null, jusqu_au: null });
  return (
    rule && {
      ...rule,
      interval: intervalle ?? 1,
      count: fois ?? undefined,
      until: jusqu_au ?? undefined,
    }
  );
}

const seriesErrors = (rule: SeriesRule): Record<string, string> =>
  Object.fromEntries(seriesProblems(rule).map((problem) => [`serie.${problem.part}`, sentenceOf(problem)]));

const sentenceOf = (problem: SeriesProblem): string => problemText(problem, seriesProblemTexts);

/**
 * What becomes of a stored rule when an event is saved by a program that doesn't know rules: it stays with its frequency, and
 * goes with it.
 * @returns the columns to write, or the reason why the new date doesn't fit the rule
 */
export function keptSeries(
  row: SeriesColumns & { frequency: string | null },
  frequency: string | null,
  date: string,
): { columns: SeriesColumns } | { problem: string } {
  const stored = seriesOf(row);
  if (!stored || row.frequency !== frequency) return { columns: NO_SERIES };
  const rule = seriesRule(frequency, date, stored);
  const [problem] = rule ? seriesProblems(rule) : [];
  if (problem) return { problem: sentenceOf(problem) };
  return { columns: columnsOf(rule && storedSeries(rule)) };
}
