import { useMemo } from 'react';
import { departements } from '../../../api/endpoints/departements';
import { etapes } from '../../../api/endpoints/etapes';
import { groupes } from '../../../api/endpoints/groupes';
import { tags } from '../../../api/endpoints/tags';
import { type Query, useQuery } from '../../../api/useApi';
import {
  departementOptions,
  etapeOptions,
  type FilterOption,
  groupeOptions,
  tagOptions,
} from './filterOption';
import type { ListFilter } from './filterTexts';

/** The options of a filter. They are loaded once `isWanted`. */
export function useFilterOptions(filter: ListFilter, isWanted: boolean): Query<readonly FilterOption[]> {
  const argsFor = (key: ListFilter) => (isWanted && key === filter ? {} : null);
  const groupeQuery = useQuery(groupes.statistiques, argsFor('groupes'));
  const departementQuery = useQuery(departements.statistiques, argsFor('departements'));
  const etapeQuery = useQuery(etapes.all, argsFor('etapes'));
  const tagQuery = useQuery(tags.all, argsFor('tags'));
  const groupeRows = groupeQuery.data?.groupes;
  const departementRows = departementQuery.data?.departements;
  const etapeRows = etapeQuery.data;
  const tagRows = tagQuery.data;
  const data = useMemo(() => {
    if (filter === 'groupes') return groupeRows && groupeOptions(groupeRows);
    if (filter === 'departements') return departementRows && departementOptions(departementRows);
    if (filter === 'etapes') return etapeRows && etapeOptions(etapeRows);
    return tagRows && tagOptions(tagRows);
  }, [filter, groupeRows, departementRows, etapeRows, tagRows]);
  const queries = {
    groupes: groupeQuery,
    departements: departementQuery,
    etapes: etapeQuery,
    tags: tagQuery,
  };
  return { ...queries[filter], data };
}
