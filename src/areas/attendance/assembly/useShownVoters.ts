import { useMemo, useState } from 'react';
import type { SheetPerson } from '../../../domain/attendance/sheet';
import { whereabouts } from '../../../domain/attendance/votes';
import { useFound } from '../../../ui/search/useFound';
import type { ShownSheet } from '../sync/ticking';
import type { Voting } from './useVoting';

/** Everybody, voters who are neither there nor represented, or people of the sheet without a vote. */
export type ShownVoters = 'all' | 'away' | 'guests';

const searched = { wordsOf: ({ nom, prenom }: SheetPerson) => [`${nom ?? ''} ${prenom ?? ''}`] as const };

/** The rows of a choice. They are chosen when the choice is made, and stay while they are ticked. */
export function useShownVoters({ people, ticks }: ShownSheet, { given }: Voting, search: string) {
  const [choice, setChoice] = useState<{ shown: ShownVoters; ids?: ReadonlySet<number> }>({ shown: 'all' });
  const sets = useMemo(() => {
    const voters = people.filter(({ vote }) => vote);
    const guests = people.filter(
      ({ id, vote, attendu: isExpected }) => !vote && (isExpected || Boolean(ticks.get(id)?.etat)),
    );
    const away = voters.filter(({ id }) => {
      const fate = given.get(id);
      return whereabouts(ticks, id) !== 'there' && !(fate && !fate.idle);
    });
    return { all: people.filter((one) => voters.includes(one) || guests.includes(one)), away, guests };
  }, [people, ticks, given]);
  const { shown, ids } = choice;
  const rows = useMemo(() => (ids ? people.filter(({ id }) => ids.has(id)) : sets.all), [people, ids, sets]);
  const isSearch = search.trim() !== '';
  const found = useFound(isSearch ? people : rows, search, searched);
  const show = (next: ShownVoters) =>
    setChoice({ shown: next, ...(next !== 'all' && { ids: new Set(sets[next].map(({ id }) => id)) }) });
  const numbers = { all: sets.all.length, away: sets.away.length, guests: sets.guests.length };
  return { rows: isSearch ? found : rows, found, shown, show, numbers };
}
