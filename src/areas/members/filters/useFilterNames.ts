import { consentCalls } from '../../../api/endpoints/register/consents';
import { useQuery } from '../../../api/useApi';
import { keysOf } from '../../../domain/records';
import { useTexts } from '../../../texts/texts';
import type { ListQuery } from '../data/listQuery';
import type { KindName } from './filterWords';
import { filterIcons, filterTexts, type ListFilter } from './listFilters';
import { filtersTexts } from './texts.fr';
import { useFilterOptions } from './useFilterOptions';

/** The names of the kinds of consents, where the list is narrowed to one. */
export function useKindName({ consentement: chosen }: ListQuery['criteria'] = {}): KindName {
  const { data } = useQuery(consentCalls.kinds, chosen === undefined ? null : {});
  return (kind) => data?.types.find(({ id }) => id === kind)?.nom;
}

/** The chosen groups, departments, steps and tags, and their names: their number while they load or are gone. */
export function useFilterNames({ filters, criteria }: Pick<ListQuery, 'filters' | 'criteria'>) {
  const list = useTexts(filtersTexts);
  const kindName = useKindName(criteria);
  const options = {
    groupes: useFilterOptions('groupes', filters.groupes.length > 0).data,
    departements: useFilterOptions('departements', criteria?.departements !== undefined).data,
    etapes: useFilterOptions('etapes', filters.etapes.length > 0).data,
    tags: useFilterOptions('tags', filters.tags.length > 0).data,
  };
  const chosen: Readonly<Record<ListFilter, readonly number[]>> = {
    ...filters,
    departements: criteria?.departements ?? [],
  };
  const find = (filter: ListFilter, id: number) => options[filter]?.find((option) => option.id === id);
  const nameOf = (filter: ListFilter, id: number): string =>
    find(filter, id)?.label ?? filterTexts(list, filter).unknown(id);
  /** The names of choices that are in a loaded list no more. */
  const gone = keysOf<ListFilter>(filterIcons).flatMap((filter) =>
    options[filter]
      ? chosen[filter].filter((id) => !find(filter, id)).map((id) => filterTexts(list, filter).unknown(id))
      : [],
  );
  return { nameOf, kindName, gone, chosen };
}
