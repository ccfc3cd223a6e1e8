/** Groups, departments, tags and steps are named rows that members are linked to. A kind holds what differs. */
import { catalogTexts } from './texts';

export interface EntryKind {
  table: 'groupes' | 'departements' | 'tags' | 'etapes';
  /** The column that names a row. */
  name: 'nom' | 'name' | 'libelle';
  /** The table that links rows to members, and its column for the row. */
  links: 'groupes_membres' | 'departements_membres' | 'membres_tags' | 'membres_etapes';
  key: 'groupe_id' | 'departement_id' | 'tag_id' | 'etape_id';
  /** Whether links are stays, which are kept with a date when they end. */
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
