import { useContext } from 'react';
import type { Frequency, StoredSeries } from '../../../domain/calendar/seriesRule';
import { problemText } from '../../../domain/calendar/texts.fr';
import { useTexts } from '../../../texts/texts';
import { FormContext } from '../../../ui/form/FormContext';
import { seriesEditorTexts } from './texts.fr';
import { type TypedSeries, typedProblems } from './typedSeries';

/** Sentences by the part of the rule, and of the day that isn't excluded yet. */
export type SeriesErrors = Partial<Record<keyof StoredSeries | 'pending', string>>;

/** What is wrong with the controls. A control that is still empty says so only once the form was to be sent. */
export function useSeriesErrors(typed: TypedSeries, frequency: Frequency, date: string): SeriesErrors {
  const texts = useTexts(seriesEditorTexts);
  const isAttempted = useContext(FormContext).errors.serie !== undefined;
  const errors: SeriesErrors = {};
  for (const problem of typedProblems(typed, frequency, date)) {
    if (problem === 'pending') {
      if (isAttempted) errors.pending = texts.pending;
    } else if (isAttempted || !isEmpty(problem.part, typed))
      errors[problem.part] = problemText(problem, texts);
  }
  return errors;
}

const isEmpty = (part: keyof StoredSeries, { interval, until, count }: TypedSeries): boolean =>
  (part === 'intervalle' && !interval.trim()) ||
  (part === 'jusqu_au' && !until) ||
  (part === 'fois' && !count.trim());
