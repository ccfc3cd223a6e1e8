import { useMemo, useRef, useState } from 'react';
import type { Attendee } from '../../../../domain/registrations/registration';
import { useStableCallback } from '../../../../ui/useStableCallback';

const NOBODY: ReadonlyMap<number, Attendee> = new Map();

/** The ticked people. Another page keeps them; `clear` drops them. */
export function useTicks(page: readonly Attendee[]) {
  const [ticked, setTicked] = useState(NOBODY);
  /** Who was ticked last, where a range begins. */
  const last = useRef<number>(undefined);
  const set = (people: readonly Attendee[], isTicked: boolean) =>
    setTicked((before) => {
      const next = new Map(before);
      for (const person of people) {
        if (isTicked) next.set(person.id, person);
        else next.delete(person.id);
      }
      return next;
    });
  const toggle = useStableCallback((person: Attendee, isRange: boolean) => {
    const ends = [page.findIndex(({ id }) => id === last.current), page.indexOf(person)];
    const isWhole = isRange && !ends.includes(-1);
    const people = isWhole ? page.slice(Math.min(...ends), Math.max(...ends) + 1) : [person];
    last.current = person.id;
    set(people, !ticked.has(person.id));
  });
  const onPage = page.filter(({ id }) => ticked.has(id)).length;
  return {
    /** As they were read last. */
    people: useMemo(() => {
      const present = new Map(page.map((person) => [person.id, person]));
      return Array.from(ticked, ([id, person]) => present.get(id) ?? person);
    }, [page, ticked]),
    has: (id: number) => ticked.has(id),
    isWhole: page.length > 0 && onPage === page.length,
    isPartial: onPage > 0 && onPage < page.length,
    toggle,
    togglePage: useStableCallback(() => set(page, onPage < page.length)),
    clear: useStableCallback(() => setTicked(NOBODY)),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
