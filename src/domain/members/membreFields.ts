/*
 * What the screens, the files and the server need to know of every field of a member. Controls and
 * places in the record stand in src/areas/members/fields.ts, columns of the list in its list/table/columns.tsx, names in
 * imported files in import/headerNames.ts.
 */
import { keysOf, recordOf } from '../records';
import { EMAIL_LENGTH } from './email';
import type { MembreField, MembreText } from './membre';

interface FieldRow {
  label: string;
  /** `always`: no member is without it. `edit`: an edit can't empty it, but a record without it may stay so. */
  required?: 'always' | 'edit';
}

interface TextRow extends FieldRow {
  /** Longest text that the reference server stores, in characters. */
  maxLength: number;
}

type FieldRows = Record<MembreText, TextRow> & Record<MembreField, FieldRow>;

/** One row per field that forms, imports and exports hold, in the order of the columns of a file. */
export const membreFields: Readonly<FieldRows> = {
  nom: { label: 'Nom', required: 'always', maxLength: 100 },
  prenom: { label: 'Prénom', required: 'always', maxLength: 100 },
  genre: { label: 'Genre', required: 'always' },
  date_naissance: { label: 'Date de naissance' },
  nationalite: { label: 'Nationalité', maxLength: 100 },
  profession: { label: 'Profession', maxLength: 150 },
  situation_matrimoniale: { label: 'Situation matrimoniale' },
  telephone: { label: 'Téléphone', required: 'edit', maxLength: 40 },
  email: { label: 'E-mail', required: 'edit', maxLength: EMAIL_LENGTH },
  ville: { label: 'Ville', maxLength: 120 },
  adresse: { label: 'Adresse', required: 'edit', maxLength: 300 },
};

export const fieldLabels = recordOf(keysOf<MembreField>(membreFields), (key) => membreFields[key].label);

/** Names of the columns of the list and of files. */
export const columnLabels = {
  id: 'Identifiant',
  ...fieldLabels,
  statut: 'Statut',
  date_inscription: 'Date d’inscription',
  groupe: 'Groupe',
  departement: 'Département',
  etapes: 'Étapes',
  tags: 'Tags',
};
export type ColonneExport = keyof typeof columnLabels;
