import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isDay, lastDayFrom, lengthOf } from '../../../domain/calendar/dayNumbers';
import { seriesDates } from '../../../domain/calendar/exceptions';
import type { DatedHours } from '../../../domain/calendar/overlap';
import { frequencyOf, seriesRule } from '../../../domain/calendar/seriesRule';
import type { EventException } from '../../../domain/events/event';
import { hoursTaken } from '../../../domain/events/hoursTaken';
import { eventDays } from '../../../domain/events/occurrences';
import { useCapability } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import { valuesOf } from '../../../ui/form/formValues';
import type { EventValues } from '../save/eventValues';
import { type TypedSeries, typedProblems, typedRule, typedSeriesOf } from '../series/typedSeries';

/** How many dates of a series are looked at. */
const DATES = 60;

/**
 * The dates that the controls make, from today on for a series, whose moved dates are where they were moved to.
 * @param typed what was typed of its rule, where it can be
 */
function typedDates(
  values: EventValues,
  typed: TypedSeries | undefined,
  exceptions: readonly EventException[],
): readonly DatedHours[] {
  const { date, is_recurrent, heure_debut, heure_fin } = values;
  if (!isDay(date)) return [];
  const hours = { heure_debut, heure_fin };
  const own = daysOfDate(values, date, hours);
  const frequency = is_recurrent ? frequencyOf(values.frequency) : undefined;
  if (!frequency) return own;
  const isWrong = typed && typedProblems({ ...typed, pending: '' }, frequency, date).length > 0;
  const rule = typed ? typedRule(typed, frequency, date) : seriesRule(frequency, date);
  if (!rule || isWrong) return own;
  const range = { from: isoDay(new Date()), to: '' };
  return seriesDates(rule, exceptions, range, { isLive: true, limit: DATES })
    .flatMap(({ day, exception }) => daysOfDate(values, day, exception?.date ? exception : hours))
    .slice(0, DATES);
}

/** Each day of the date that begins on this one, with the hours that it takes. */
function daysOfDate(
  values: EventValues,
  first: string,
  { heure_debut, heure_fin }: Omit<DatedHours, 'jour'>,
): readonly DatedHours[] {
  const date_fin = lastDayFrom(first, lengthOf(values));
  const event = { id: 0, nom_evenement: '', date: first, date_fin, heure_debut, heure_fin };
  return eventDays(event, { from: '', to: '' }).map((day) => ({ jour: day.day, ...hoursTaken(day) }));
}

const NO_EXCEPTIONS: readonly EventException[] = [];
const textOf = (dates: readonly DatedHours[]): string => JSON.stringify(dates);

/** The controls of which the dates are made. */
const CONTROLS = ['date', 'date_fin', 'heure_debut', 'heure_fin', 'is_recurrent', 'frequency', 'serie'];

/** The dates of the event in a form, as they are typed; none where nothing depends on them. */
export function useTypedDays(first: EventValues, exceptions = NO_EXCEPTIONS) {
  const [hasServices, hasEngagements] = [useCapability('services'), useCapability('chevauchements')];
  const isOn = hasServices || hasEngagements;
  const [dates, setDates] = useState(() => {
    const typed = first.serie === undefined ? undefined : typedSeriesOf(first);
    return isOn ? typedDates(first, typed, exceptions) : [];
  });
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(0);
  // Read once the controls have followed the change: a series has some that another event doesn't have.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a control changed
  useEffect(() => {
    if (!form.current) return;
    const values = valuesOf(form.current) as unknown as EventValues;
    const typed = values.serie === undefined ? undefined : (JSON.parse(values.serie) as TypedSeries);
    const next = typedDates(values, typed, exceptions);
    setDates((present) => (textOf(present) === textOf(next) ? present : next));
  }, [changes]);
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    form.current = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if (isOn && CONTROLS.includes(name)) setChanges(changes + 1);
  };
  return { dates, handleInput };
}
