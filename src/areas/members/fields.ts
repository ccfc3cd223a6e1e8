/*
 * One row per field of a member: how forms ask for it, where the record shows it and what files call it. Its label, its
 * length and whether it is required stand in domain/members/membreFields.ts, which the server reads too; its column,
 * which comes before anything else, in list/table/columns.tsx.
 */
import { GENRES, type MembreField, SITUATIONS } from '../../domain/members/membre';
import { keysOf } from '../../domain/records';
import { formatDate } from '../../texts/formats';
import { genreLabel, situationLabel } from '../../texts/memberLabels';
import type { TextFieldProps } from '../../ui/form/fields/TextField';

type Control =
  | { kind: 'text'; isWide?: true; input?: Pick<TextFieldProps, 'type' | 'autoCapitalize' | 'spellCheck'> }
  | { kind: 'date' }
  | { kind: 'radio' | 'select'; codes: readonly string[]; labelOf(code: string): string };

interface FieldRow {
  /** The part of the form it is in. */
  part: 'identity' | 'contact';
  control: Control;
  rule?: 'email' | 'past';
  /** Place in the record's block of information; null where another part of the record shows it. */
  place: number | null;
  /** What files call it beside its key and its label, without accents and punctuation. */
  importNames: readonly string[];
}

/** In the order of the form. */
export const memberFields: Readonly<Record<MembreField, FieldRow>> = {
  nom: {
    part: 'identity',
    control: { kind: 'text', input: { autoCapitalize: 'words' } },
    place: null,
    importNames: ['noms', 'nom de famille', 'nom famille', 'patronyme', 'last name', 'lastname', 'surname'],
  },
  prenom: {
    part: 'identity',
    control: { kind: 'text', input: { autoCapitalize: 'words' } },
    place: null,
    importNames: ['prenoms', 'prenom s', 'petit nom', 'first name', 'firstname', 'given name'],
  },
  genre: {
    part: 'identity',
    control: { kind: 'radio', codes: GENRES, labelOf: genreLabel },
    place: null,
    importNames: ['sexe', 'civilite', 'titre', 'h f', 'm f', 'gender', 'sex'],
  },
  situation_matrimoniale: {
    part: 'identity',
    control: { kind: 'select', codes: SITUATIONS, labelOf: situationLabel },
    place: 4,
    importNames: [
      'statut matrimonial',
      'situation familiale',
      'situation maritale',
      'etat civil',
      'etat matrimonial',
      'situation',
      'marital status',
    ],
  },
  date_naissance: {
    part: 'identity',
    control: { kind: 'date' },
    rule: 'past',
    place: 3,
    importNames: [
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
  },
  nationalite: {
    part: 'identity',
    control: { kind: 'text' },
    place: 1,
    importNames: ['nationality', 'pays d origine'],
  },
  profession: {
    part: 'identity',
    control: { kind: 'text', isWide: true },
    place: 2,
    importNames: ['metier', 'emploi', 'travail', 'fonction', 'occupation', 'job'],
  },
  telephone: {
    part: 'contact',
    control: { kind: 'text', input: { type: 'tel' } },
    place: null,
    importNames: [
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
  },
  email: {
    part: 'contact',
    control: { kind: 'text', input: { type: 'email', spellCheck: false } },
    rule: 'email',
    place: null,
    importNames: [
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
  },
  adresse: {
    part: 'contact',
    control: { kind: 'text' },
    place: 6,
    importNames: ['adresse postale', 'rue', 'domicile', 'adresse domicile', 'address', 'street'],
  },
  ville: {
    part: 'contact',
    control: { kind: 'text' },
    place: 5,
    importNames: ['commune', 'localite', 'ville de residence', 'city', 'town'],
  },
};

export const MEMBER_FIELDS = keysOf<MembreField>(memberFields);

/** The value in words, empty where there is none. */
export function fieldText(field: MembreField, value: string | null | undefined): string {
  const text = value?.trim();
  if (!text) return '';
  const { control } = memberFields[field];
  if (control.kind === 'date') return formatDate(text);
  return control.kind === 'text' ? text : control.labelOf(text);
}
