import { useMemo } from 'react';
import { noteCalls } from '../../../../api/endpoints/register/notes';
import { useQuery } from '../../../../api/useApi';
import { NOTES_MAX } from '../../../../domain/register/notes';
import { useCapability, useRight } from '../../../../session/useSession';

interface Visits {
  /** By year. */
  counts: ReadonlyMap<string, number>;
  isLoading: boolean;
}

/** How many visits of a person the user may read of, by year; none where the back end keeps no notes. */
export function useVisits(id: number): Visits {
  const isAnnounced = useCapability('notes');
  const mayRead = useRight('notes.lire');
  const { data, isLoading } = useQuery(
    noteCalls.list,
    isAnnounced && mayRead ? { id, limite: NOTES_MAX } : null,
  );
  const counts = useMemo(() => {
    const years = new Map<string, number>();
    for (const { genre, jour: day } of data?.notes ?? []) {
      const year = day.slice(0, 4);
      if (genre === 'visite') years.set(year, (years.get(year) ?? 0) + 1);
    }
    return years;
  }, [data]);
  return { counts, isLoading };
}
