import { useMemo, useState } from 'react';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import type { ShownTick } from '../sync/ticking';
import type { Shown } from './ShownChoice';

const matches = (
  shown: Shown,
  tick: ShownTick | undefined,
  { attendu: isExpected }: SheetPerson,
): boolean => {
  const state = tick?.etat ?? null;
  if (shown === 'open') return isExpected && state === null;
  if (shown === 'came') return state === 'present';
  if (shown === 'away') return state === 'excuse' || state === 'absent';
  return isExpected || state !== null;
};

/**
 * The rows of a choice. They are chosen when the choice is made, and stay while they are ticked; who joins them later comes
 * last: a row that left or came between would move the next one under the thumb.
 */
export function useShownRows(people: readonly SheetPerson[], ticks: ReadonlyMap<number, ShownTick>) {
  const idsOf = (shown: Shown) =>
    new Set(people.filter((one) => matches(shown, ticks.get(one.id), one)).map(({ id }) => id));
  const [choice, setChoice] = useState(() => ({ shown: 'all' as Shown, ids: idsOf('all') }));
  const { shown, ids } = choice;
  const rows = useMemo(() => {
    const first = people.filter((one) => ids.has(one.id));
    const later = people.filter((one) => !ids.has(one.id) && matches(shown, ticks.get(one.id), one));
    return [...first, ...later];
  }, [people, ticks, shown, ids]);
  return { shown, rows, show: (next: Shown) => setChoice({ shown: next, ids: idsOf(next) }) };
}
