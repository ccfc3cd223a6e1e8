import { useMemo } from 'react';
import type { Membre } from '../../../../domain/members/membre';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useLazyModule } from '../../../../ui/lazy/useLazyModule';
import type { Marks } from './cells';

const loadMarks = () => import('./searchMarks');

/** Shows what the search has found in a row; nothing without a search, and while its code is on its way. */
export function useMarks(search: string, near: readonly string[] | undefined): Marks | undefined {
  const { value } = useLazyModule(loadMarks, search !== '');
  return useMemo(() => (search && value ? value(search, near) : undefined), [search, near, value]);
}

const NONE: ReadonlySet<number> = new Set();

/** The ids of members who share their name with another row. */
export const useNamesakes = (rows: readonly Membre[]): ReadonlySet<number> =>
  useMemo(() => {
    const first = new Map<string, number>();
    const found = new Set<number>();
    for (const row of rows) {
      const name = fullNameOf(row).toLowerCase();
      const other = first.get(name);
      if (other === undefined) first.set(name, row.id);
      else found.add(other).add(row.id);
    }
    // Rows are memoised on it.
    return found.size ? found : NONE;
  }, [rows]);
