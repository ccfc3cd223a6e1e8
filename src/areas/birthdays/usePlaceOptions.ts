import { departmentCalls } from '../../api/endpoints/departments';
import { groupCalls } from '../../api/endpoints/groups';
import { tagCalls } from '../../api/endpoints/tags';
import { useQuery } from '../../api/useApi';
import { compareWords } from '../../texts/locale';
import type { BirthdayPlace } from './birthdayQuery';

interface PlaceOption {
  id: number;
  label: string;
}

/** The groups, departments and tags that the list can be narrowed to, by name; none where they can't be read. */
export function usePlaceOptions(): Readonly<Record<BirthdayPlace, readonly PlaceOption[]>> {
  const groups = useQuery(groupCalls.statistiques, {}).data?.groupes ?? [];
  const departments = useQuery(departmentCalls.statistiques, {}).data?.departements ?? [];
  const tags = useQuery(tagCalls.all, {}).data ?? [];
  const byName = (options: PlaceOption[]) =>
    options.sort((one, other) => compareWords(one.label, other.label));
  return {
    groupes: byName(groups.map(({ id, nom }) => ({ id, label: nom }))),
    departements: byName(departments.map(({ id, nom }) => ({ id, label: nom }))),
    tags: byName(tags.map(({ id, name }) => ({ id, label: name }))),
  };
}
