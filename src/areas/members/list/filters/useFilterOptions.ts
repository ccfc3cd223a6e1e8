import { useMemo } from 'react';
import { etapes } from '../../../../api/endpoints/etapes';
import { groupes } from '../../../../api/endpoints/groupes';
import { tags } from '../../../../api/endpoints/tags';
import { type Query, useQuery } from '../../../../api/useApi';
import type { FilterKey } from '../../data/listQuery';
import { etapeOptions, type FilterOption, groupeOptions, tagOptions } from './filterOption';

/** The options of a filter. They are loaded once `isWanted`. */
export function useFilterOptions(filter: FilterKey, isWanted: boolean): Query<readonly FilterOption[]> {
  const argsFor = (key: FilterKey) => (isWanted && key === filter ? {} : null);
  const groupeQuery = useQuery(groupes.statistiques, argsFor('groupes'));
  const etapeQuery = useQuery(etapes.all, argsFor('etapes'));
  const tagQuery = useQuery(tags.all, argsFor('tags'));
  const groupeRows = groupeQuery.data?.groupes;
  const etapeRows = etapeQuery.data;
  const tagRows = tagQuery.data;
  const data = useMemo(() => {
    if (filter === 'groupes') return groupeRows && groupeOptions(groupeRows);
    if (filter === 'etapes') return etapeRows && etapeOptions(etapeRows);
    return tagRows && tagOptions(tagRows);
  }, [filter, groupeRows, etapeRows, tagRows]);
  return { ...{ groupes: groupeQuery, etapes: etapeQuery, tags: tagQuery }[filter], data };
}
