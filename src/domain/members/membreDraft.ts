/** What creating, editing, importing and exporting members send: apart from the row, which lists read first. */
import * as z from 'zod/mini';
import { isEmail } from '../utilisateur';
import { identifiant, texte } from '../wire';
import { GENRES, SITUATIONS } from './membre';

/** What a line of an import may say, in the order of the canonical file; the first three are required. */
export const COLONNES_IMPORT = [
  'nom',
  'prenom',
  'genre',
  'date_naissance',
  'nationalite',
  'profession',
  'situation_matrimoniale',
  'telephone',
  'email',
  'ville',
  'adresse',
] as const;

/** What an export may hold. */
export const COLONNES_EXPORT = [
  'id',
  ...COLONNES_IMPORT,
  'statut',
  'date_inscription',
  'groupe',
  'departement',
  'etapes',
  'tags',
] as const;
export type ColonneExport = (typeof COLONNES_EXPORT)[number];

const optionalFields = {
  nationalite: texte,
  situation_matrimoniale: z.nullish(z.enum(SITUATIONS)),
  date_naissance: texte,
  profession: texte,
  ville: texte,
};

const required = z.string().check(z.minLength(1));
const email = z.string().check(z.refine(isEmail));

/** What creating a member sends: empty values travel as null. */
export const membreDraft = z.object({
  nom: required,
  prenom: required,
  genre: z.enum(GENRES),
  ...optionalFields,
  email: z.nullish(email),
  adresse: texte,
  telephone: texte,
});
export type MembreDraft = z.infer<typeof membreDraft>;

/** What editing a member sends: three more required fields, and the id. */
export const membreUpdate = z.object({
  id: identifiant,
  nom: required,
  prenom: required,
  genre: z.enum(GENRES),
  ...optionalFields,
  email,
  adresse: required,
  telephone: required,
  /** As the record was read: a back end may answer 409 when it has changed since. */
  updated_at: texte,
});
export type MembreUpdate = z.infer<typeof membreUpdate>;
