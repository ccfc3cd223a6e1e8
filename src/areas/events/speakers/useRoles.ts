import { useMemo } from 'react';
import { roles } from '../../../api/endpoints/intervenants';
import { type Query, useQuery } from '../../../api/useApi';
import type { RoleIntervenant } from '../../../domain/events/intervenant';
import { compareWords } from '../../../texts/locale';

export interface Roles {
  query: Query<unknown>;
  /** In the order of use; those that are left come in `others`, by name. */
  mostUsed: readonly RoleIntervenant[];
  others: readonly RoleIntervenant[];
  /** Every role there is, by id; undefined while that isn't known. */
  byId: ReadonlyMap<number, RoleIntervenant> | undefined;
}

/** All roles, the most used first. Without the order of use there is still the order by name. */
export function useRoles(): Roles {
  const query = useQuery(roles.all, {});
  const used = useQuery(roles.mostUsed, {});
  const page = query.data;
  const sorted = useMemo(() => {
    const all = page?.results ?? [];
    const byId = new Map(all.map((role) => [role.id, role]));
    const mostUsed = (used.data ?? []).flatMap(({ id }) => byId.get(id) ?? []);
    const shown = new Set(mostUsed);
    const others = all
      .filter((role) => !shown.has(role))
      .sort((one, other) => compareWords(one.libelle, other.libelle));
    const isComplete = page !== undefined && page.count <= all.length;
    return { mostUsed, others, byId: isComplete ? byId : undefined };
  }, [page, used.data]);
  return { query, ...sorted };
}
