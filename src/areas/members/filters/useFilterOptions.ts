import { useMemo } from 'react';
import { departmentCalls } from '../../../api/endpoints/departments';
import { groupCalls } from '../../../api/endpoints/groups';
import { stepCalls } from '../../../api/endpoints/steps';
import { tagCalls } from '../../../api/endpoints/tags';
import { type Query, useQuery } from '../../../api/useApi';
import { departmentOptions, type FilterOption, groupOptions, stepOptions, tagOptions } from './filterOption';
import type { ListFilter } from './listFilters';

/** The options of a filter. They are loaded once `isWanted`. */
export function useFilterOptions(filter: ListFilter, isWanted: boolean): Query<readonly FilterOption[]> {
  const argsFor = (key: ListFilter) => (isWanted && key === filter ? {} : null);
  const groupQuery = useQuery(groupCalls.statistiques, argsFor('groupes'));
  const departmentQuery = useQuery(departmentCalls.statistiques, argsFor('departements'));
  const stepQuery = useQuery(stepCalls.all, argsFor('etapes'));
  const tagQuery = useQuery(tagCalls.all, argsFor('tags'));
  const groupRows = groupQuery.data?.groupes;
  const departmentRows = departmentQuery.data?.departements;
  const stepRows = stepQuery.data;
  const tagRows = tagQuery.data;
  const data = useMemo(() => {
    if (filter === 'groupes') return groupRows && groupOptions(groupRows);
    if (filter === 'departements') return departmentRows && departmentOptions(departmentRows);
    if (filter === 'etapes') return stepRows && stepOptions(stepRows);
    return tagRows && tagOptions(tagRows);
  }, [filter, groupRows, departmentRows, stepRows, tagRows]);
  const queries = {
    groupes: groupQuery,
    departements: departmentQuery,
    etapes: stepQuery,
    tags: tagQuery,
  };
  return { ...queries[filter], data };
}
