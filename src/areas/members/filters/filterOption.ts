import { itemColor, tagColor } from '../../../domain/color';
import { type Department, memberCountOf } from '../../../domain/members/department';
import type { Group } from '../../../domain/members/group';
import type { Step } from '../../../domain/members/step';
import type { Tag } from '../../../domain/members/tag';
import { compareWords } from '../../../texts/locale';

/** One group, step or tag that the list can be narrowed to. */
export interface FilterOption {
  id: number;
  label: string;
  color: string;
  /** Members in it, where the server says. */
  count?: number | null | undefined;
}

const byLabel = (a: FilterOption, b: FilterOption) => compareWords(a.label, b.label);

export const groupOptions = (groups: readonly Group[]): FilterOption[] =>
  groups
    .map(({ id, nom, color, membres_count }) => ({
      id,
      label: nom,
      color: itemColor(color, nom),
      count: membres_count,
    }))
    .sort(byLabel);

export const departmentOptions = (departments: readonly Department[]): FilterOption[] =>
  departments
    .map((row) => ({
      id: row.id,
      label: row.nom,
      color: itemColor(row.color, row.nom),
      count: memberCountOf(row),
    }))
    .sort(byLabel);

/** In the server's order, which is the order in which members reach the steps. */
export const stepOptions = (steps: readonly Step[]): FilterOption[] =>
  steps.map(({ id, libelle, couleur }) => ({ id, label: libelle, color: itemColor(couleur, libelle) }));

export const tagOptions = (tags: readonly Tag[]): FilterOption[] =>
  tags.map(({ id, name }) => ({ id, label: name, color: tagColor(name) })).sort(byLabel);
