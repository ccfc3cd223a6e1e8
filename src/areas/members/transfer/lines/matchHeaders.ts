/*
 * Which column of the file holds which field. Headers are compared without case, accents and punctuation, with the
 * names people and spreadsheets give them; only whole names count, since «Nom du conjoint» is no «Nom».
 */
import { fold } from '../../../../domain/fold';
import { FIELDS, type Field, REQUIRED_FIELDS } from './fields';

/** Column of each field, from 0; a field without a column is left out of the import. */
export type Matching = Readonly<Partial<Record<Field, number>>>;

const NAMES: Record<Field, readonly string[]> = {
  nom: ['nom', 'noms', 'nom de famille', 'nom famille', 'patronyme', 'last name', 'lastname', 'surname'],
  prenom: ['prenom', 'prenoms', 'prenom s', 'petit nom', 'first name', 'firstname', 'given name'],
  genre: ['genre', 'sexe', 'civilite', 'titre', 'h f', 'm f', 'gender', 'sex'],
  date_naissance: [
    'date de naissance',
    'date naissance',
    'naissance',
    'ne le',
    'nee le',
    'ne e le',
    'ddn',
    'date de naiss',
    'anniversaire',
    'birth date',
    'birthdate',
    'birthday',
    'date of birth',
  ],
  nationalite: ['nationalite', 'nationality', 'pays d origine'],
  profession: ['profession', 'metier', 'emploi', 'travail', 'fonction', 'occupation', 'job'],
  situation_matrimoniale: [
    'situation matrimoniale',
    'statut matrimonial',
    'situation familiale',
    'situation maritale',
    'etat civil',
    'etat matrimonial',
    'situation',
    'marital status',
  ],
  telephone: [
    'telephone',
    'tel',
    'telephone portable',
    'telephone mobile',
    'tel portable',
    'tel mobile',
    'portable',
    'mobile',
    'gsm',
    'numero',
    'numero de telephone',
    'n de telephone',
    'no de telephone',
    'no tel',
    'n tel',
    'contact',
    'phone',
    'phone number',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'mel',
    'courriel',
    'adresse email',
    'adresse e mail',
    'adresse mail',
    'adresse courriel',
    'adresse electronique',
    'email address',
  ],
  ville: ['ville', 'commune', 'localite', 'ville de residence', 'city', 'town'],
  adresse: ['adresse', 'adresse postale', 'rue', 'domicile', 'adresse domicile', 'address', 'street'],
};

const fieldByName = new Map<string, Field>(
  FIELDS.flatMap((field) => NAMES[field].map((name) => [name, field] as const)),
);

/** A header as it is compared: «Prénom(s) » is «prenom s», «date_naissance» is «date naissance». */
const plainHeader = (header: string): string =>
  fold(header)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The columns found by their headers; of two for the same field, the first. */
export function matchHeaders(headers: readonly string[]): Matching {
  const found: Partial<Record<Field, number>> = {};
  headers.forEach((header, column) => {
    const field = fieldByName.get(plainHeader(header));
    if (field) found[field] ??= column;
  });
  return found;
}

/** Required fields that have no column. */
export const missingFields = (matching: Matching): Field[] =>
  REQUIRED_FIELDS.filter((field) => matching[field] === undefined);
