import { itemColor, tagColor } from '../../../domain/couleur';
import { type Departement, memberCountOf } from '../../../domain/members/departement';
import type { Etape } from '../../../domain/members/etape';
import type { Groupe } from '../../../domain/members/groupe';
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

export const groupeOptions = (groupes: readonly Groupe[]): FilterOption[] =>
  groupes
    .map(({ id, nom, color, membres_count }) => ({
      id,
      label: nom,
      color: itemColor(color, nom),
      count: membres_count,
    }))
    .sort(byLabel);

export const departementOptions = (departements: readonly Departement[]): FilterOption[] =>
  departements
    .map((row) => ({
      id: row.id,
      label: row.nom,
      color: itemColor(row.color, row.nom),
      count: memberCountOf(row),
    }))
    .sort(byLabel);

/** In the server's order, which is the order in which members reach the steps. */
export const etapeOptions = (etapes: readonly Etape[]): FilterOption[] =>
  etapes.map(({ id, libelle, couleur }) => ({ id, label: libelle, color: itemColor(couleur, libelle) }));

export const tagOptions = (tags: readonly Tag[]): FilterOption[] =>
  tags.map(({ id, name }) => ({ id, label: name, color: tagColor(name) })).sort(byLabel);
