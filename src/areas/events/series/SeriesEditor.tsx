import { useEffect, useRef } from 'react';
import type { Frequency, SeriesRule } from '../../../domain/calendar/seriesRule';
import { rhythmWords } from '../../../domain/calendar/seriesWords';
import { useTexts } from '../../../texts/texts';
import { CheckboxGroup } from '../../../ui/form/fields/CheckboxGroup';
import { DateField } from '../../../ui/form/fields/DateField';
import { Select } from '../../../ui/form/fields/Select';
import { TextField } from '../../../ui/form/fields/TextField';
import { ExcludedDays } from './ExcludedDays';
import styles from './SeriesEditor.module.css';
import { SeriesSentence } from './SeriesSentence';
import { seriesEditorTexts, seriesWordsTexts } from './texts.fr';
import { hasMonthDay, MONTH_MODES, monthPart, presentMode, type TypedSeries, typedRule } from './typedSeries';
import { type SeriesErrors, useSeriesErrors } from './useSeriesErrors';

interface SeriesEditorProps {
  typed: TypedSeries;
  onType(typed: TypedSeries): void;
  frequency: Frequency;
  /** The first day, `yyyy-mm-dd`, or ''. */
  date: string;
}

/** What each group of controls gets. */
export interface SeriesPartProps extends Omit<SeriesEditorProps, 'onType'> {
  /** The rule that the controls make; undefined while there is no date. */
  rule: SeriesRule | undefined;
  errors: SeriesErrors;
  onType(change: Partial<TypedSeries>): void;
}

/** The rule of a series: interval, days, end and excluded days, and all of it in words. */
export function SeriesEditor({ typed, onType, frequency, date }: SeriesEditorProps) {
  const texts = useTexts(seriesEditorTexts);
  const errors = useSeriesErrors(typed, frequency, date);
  const rule = typedRule(typed, frequency, date);
  const type = (change: Partial<TypedSeries>) => onType({ ...typed, ...change });
  const part = { typed, frequency, date, rule, errors, onType: type };
  return (
    <div className={styles.editor} data-rule="">
      <HeldSeries typed={typed} />
      <TextField
        label={texts[frequency]}
        inputMode="numeric"
        autoComplete="off"
        value={typed.interval}
        error={errors.intervalle}
        onChange={(interval) => type({ interval })}
      />
      {frequency === 'weekly' && <Weekdays {...part} />}
      {hasMonthDay(frequency) && <MonthDay {...part} />}
      <End {...part} />
      <ExcludedDays {...part} />
      <SeriesSentence {...part} />
    </div>
  );
}

/** The value of the form. Its changes count as typed, whichever control they come from. */
function HeldSeries({ typed }: { typed: TypedSeries }) {
  const ref = useRef<HTMLInputElement>(null);
  const value = JSON.stringify(typed);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input ref={ref} type="hidden" name="serie" value={value} />;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

function Weekdays({ typed, date, errors, onType }: SeriesPartProps) {
  const texts = useTexts(seriesEditorTexts);
  const words = useTexts(seriesWordsTexts);
  const chosen = typed.weekdays ?? monthPart('day', date)?.weekdays ?? [];
  return (
    <CheckboxGroup
      className={styles.whole}
      label={texts.weekdays}
      options={WEEKDAYS.map((weekday) => ({ value: String(weekday), label: words.weekday(weekday) }))}
      values={chosen.map(String)}
      error={errors.jours}
      onChange={(values) => onType({ weekdays: values.map(Number) })}
    />
  );
}

function MonthDay({ typed, frequency, date, errors, onType }: SeriesPartProps) {
  const texts = useTexts(seriesEditorTexts);
  const words = useTexts(seriesWordsTexts);
  const modes = [...MONTH_MODES, ...(typed.kept ? (['kept'] as const) : [])];
  const options = modes.flatMap((monthMode) => {
    if (presentMode({ ...typed, monthMode }, date) !== monthMode) return [];
    const rule = typedRule({ ...typed, interval: '1', monthMode }, frequency, date);
    return rule ? [{ value: monthMode, label: rhythmWords(rule, words) }] : [];
  });
  if (options.length === 0) return null;
  return (
    <Select
      className={styles.whole}
      label={texts.monthDay}
      options={options}
      value={presentMode(typed, date)}
      error={errors.jour_du_mois ?? errors.rang}
      onChange={(value) => onType({ monthMode: modes.find((mode) => mode === value) ?? 'day' })}
    />
  );
}

const ENDS = { never: 'never', until: 'onDate', count: 'afterCount' } as const;
const END_KINDS = Object.keys(ENDS) as (keyof typeof ENDS)[];

function End({ typed, errors, onType }: SeriesPartProps) {
  const texts = useTexts(seriesEditorTexts);
  return (
    <>
      <Select
        className={styles.next}
        label={texts.end}
        options={END_KINDS.map((value) => ({ value, label: texts[ENDS[value]] }))}
        value={typed.end}
        onChange={(value) => onType({ end: END_KINDS.find((end) => end === value) ?? 'never' })}
      />
      {typed.end === 'until' && (
        <DateField
          label={texts.lastDate}
          value={typed.until}
          error={errors.jusqu_au}
          onChange={(until) => onType({ until })}
        />
      )}
      {typed.end === 'count' && (
        <TextField
          label={texts.occurrences}
          inputMode="numeric"
          autoComplete="off"
          value={typed.count}
          error={errors.fois}
          onChange={(count) => onType({ count })}
        />
      )}
    </>
  );
}
