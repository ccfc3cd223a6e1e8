import { type FormEvent, useEffect, useRef, useState } from 'react';
import { occurrences } from '../../../domain/calendar/occurrences';
import { frequencyOf, seriesRule } from '../../../domain/calendar/seriesRule';
import { useCapability } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import { isDay } from '../../../ui/calendar/days';
import { valuesOf } from '../../../ui/form/formValues';
import { type TypedSeries, typedProblems, typedRule, typedSeriesOf } from '../series/typedSeries';
import type { EventValues } from './eventForm';

/** How many dates of a series are looked at. */
const DATES = 60;

/** The days that the controls make, from today on for a series. @param typed what was typed of its rule, where it can be */
function typedDays(values: EventValues, typed: TypedSeries | undefined): readonly string[] {
  const { date, is_recurrent } = values;
  if (!isDay(date)) return [];
  const frequency = is_recurrent ? frequencyOf(values.frequency) : undefined;
  if (!frequency) return [date];
  const isWrong = typed && typedProblems({ ...typed, pending: '' }, frequency, date).length > 0;
  const rule = typed ? typedRule(typed, frequency, date) : seriesRule(frequency, date);
  if (!rule || isWrong) return [date];
  return occurrences(rule, { from: isoDay(new Date()), to: '' }, { limit: DATES });
}

/** The controls of which the days are made. */
const CONTROLS = ['date', 'is_recurrent', 'frequency', 'serie'];

/** The days of the event in a form, as they are typed; none where nothing depends on them. */
export function useTypedDays(first: EventValues) {
  const isOn = useCapability('services');
  const [days, setDays] = useState(() => {
    const typed = first.serie === undefined ? undefined : typedSeriesOf(first);
    return isOn ? typedDays(first, typed) : [];
  });
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(0);
  // Read once the controls have followed the change: a series has some that another event doesn't have.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a control changed
  useEffect(() => {
    if (!form.current) return;
    const values = valuesOf(form.current) as unknown as EventValues;
    const typed = values.serie === undefined ? undefined : (JSON.parse(values.serie) as TypedSeries);
    const next = typedDays(values, typed);
    setDays((present) => (present.join() === next.join() ? present : next));
  }, [changes]);
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    form.current = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if (isOn && CONTROLS.includes(name)) setChanges(changes + 1);
  };
  return { days, handleInput };
}
