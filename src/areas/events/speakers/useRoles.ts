import { useMemo } from 'react';
import { roleCalls } from '../../../api/endpoints/speakers';
import { type Query, useQuery } from '../../../api/useApi';
import type { SpeakerRole } from '../../../domain/events/speaker';
import { compareWords } from '../../../texts/locale';

export interface Roles {
  query: Query<unknown>;
  /** Most used first; `others` holds the remaining roles by name. */
  mostUsed: readonly SpeakerRole[];
  others: readonly SpeakerRole[];
  /** All roles by id; undefined while they aren't known. */
  byId: ReadonlyMap<number, SpeakerRole> | undefined;
}

/** All roles, the most used first. When the most used can’t be loaded, all are sorted by name. */
export function useRoles(): Roles {
  const query = useQuery(roleCalls.all, {});
  const used = useQuery(roleCalls.mostUsed, {});
  const page = query.data;
  const sorted = useMemo(() => {
    const all = page?.results ?? [];
    const byId = new Map(all.map((role) => [role.id, role]));
    const mostUsed = (used.data ?? []).flatMap(({ id }) => byId.get(id) ?? []);
    const shown = new Set(mostUsed);
    const others = all.filter((role) => !shown.has(role)).sort((a, b) => compareWords(a.libelle, b.libelle));
    const isComplete = page !== undefined && page.count <= all.length;
    return { mostUsed, others, byId: isComplete ? byId : undefined };
  }, [page, used.data]);
  return { query, ...sorted };
}
