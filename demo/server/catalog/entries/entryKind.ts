/** Groups, departments, tags and steps: named rows that members are linked to. What differs between them is here. */
import { catalogTexts } from '../texts';

export interface EntryKind {
  table: 'groupes' | 'departements' | 'tags' | 'etapes';
  /** The column that names a row. */
  name: 'nom' | 'name' | 'libelle';
  /** Where it is linked to members, and by which column. */
  links: 'groupes_membres' | 'departements_membres' | 'membres_tags' | 'membres_etapes';
  key: 'groupe_id' | 'departement_id' | 'tag_id' | 'etape_id';
  /** Links are stays that end, and are kept. */
  hasEnd: boolean;
  texts: (typeof catalogTexts)['groupe' | 'departement' | 'tag' | 'etape'];
}

export const groupKind: EntryKind = {
  table: 'groupes',
  name: 'nom',
  links: 'groupes_membres',
  key: 'groupe_id',
  hasEnd: true,
  texts: catalogTexts.groupe,
};

export const departmentKind: EntryKind = {
  table: 'departements',
  name: 'nom',
  links: 'departements_membres',
  key: 'departement_id',
  hasEnd: true,
  texts: catalogTexts.departement,
};

export const tagKind: EntryKind = {
  table: 'tags',
  name: 'name',
  links: 'membres_tags',
  key: 'tag_id',
  hasEnd: false,
  texts: catalogTexts.tag,
};

export const stepKind: EntryKind = {
  table: 'etapes',
  name: 'libelle',
  links: 'membres_etapes',
  key: 'etape_id',
  hasEnd: false,
  texts: catalogTexts.etape,
};
