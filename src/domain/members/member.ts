import * as z from 'zod/mini';
import { recordOf } from '../records';
import { listedConsentSchema } from '../register/consents';
import { duesSchema } from '../register/dues';
import { colorSchema, idSchema, nameSchema, numberSchema, textSchema } from '../wire';
import { departmentSchema } from './department';
import { groupSchema } from './group';
import { fieldsWith, type MemberField, type MemberText } from './memberFieldRules';
import { stepSchema } from './step';
import { tagSchema } from './tag';

export const GENDER_VALUES = ['masculin', 'feminin'] as const;
export const MARITAL_STATUSES = ['celibataire', 'marie'] as const;

/** A relative as a member's row shows it: known by id, or by name only. */
export const relativeSchema = z.object({
  id: z.nullish(idSchema),
  nom: textSchema,
  prenom: textSchema,
  /** Of a spouse who left or died: the state and its day. Only back ends with `etats` send these. */
  genre: textSchema,
  etat: textSchema,
  etat_depuis: textSchema,
});
export type Relative = z.infer<typeof relativeSchema>;

type TextBesideName = Exclude<MemberText, 'nom' | 'prenom'>;

const isBesideName = (field: MemberText): field is TextBesideName => field !== 'nom' && field !== 'prenom';

/** Text beside the name that a record may lack: the same in rows, forms and files. */
export const memberTextSchemas = recordOf(fieldsWith('maxLength').filter(isBesideName), () => textSchema);

export const memberSchema = z.object({
  id: idSchema,
  nom: textSchema,
  prenom: textSchema,
  genre: textSchema,
  situation_matrimoniale: textSchema,
  date_naissance: textSchema,
  ...memberTextSchemas,
  color: colorSchema,
  statut: textSchema,
  categorie_age: z.nullish(z.object({ libelle: textSchema, min_age: numberSchema, max_age: numberSchema })),
  date_inscription: textSchema,
  /** Last change of the record itself, ISO instant: see `memberUpdateSchema`. */
  updated_at: textSchema,
  tags: z.nullish(z.array(tagSchema)),
  /** Plain text, or a person. */
  conjoint: z.nullish(z.union([z.string(), relativeSchema])),
  /** Who was the spouse of a member without one until lately, and why that ended. Only some back ends send it. */
  ancien_conjoint: z.nullish(z.extend(relativeSchema, { quand: textSchema, motif: textSchema })),
  enfants: z.nullish(z.array(relativeSchema)),
  /** Only some back ends send it with a record. */
  parents: z.nullish(z.array(relativeSchema)),
  groupe_actuel: z.nullish(groupSchema),
  departement_actuel: z.nullish(departmentSchema),
  etape_actuelle: z.nullish(z.array(stepSchema)),
  /** One of `MEMBER_STATES`, and what belongs to it; only back ends with `etats` send these. See domain/register/states.ts. */
  etat: textSchema,
  etat_depuis: textSchema,
  etat_motif: textSchema,
  /** The contact that the person doesn't want. */
  oppositions: z.nullish(z.array(z.object({ genre: z.string(), depuis: textSchema }))),
  /** The years for which the person is up to date, the latest first; only back ends with `cotisations` send it. */
  cotisations: z.nullish(z.array(duesSchema)),
  /** What was asked of the person, by the order of the kinds; only back ends with `consentements` send it. */
  consentements: z.nullish(z.array(listedConsentSchema)),
});
export type Member = z.infer<typeof memberSchema>;

export type { MemberField, MemberText };

/** A person as pickers list them: `name` is the last name, then the first name. Only some back ends send `nom` and `ville`. */
export const pickedMemberSchema = z.object({
  id: idSchema,
  name: nameSchema,
  nom: textSchema,
  email: textSchema,
  ville: textSchema,
});
export type PickedMember = z.infer<typeof pickedMemberSchema>;

/** A person as any answer names them. */
export interface Named {
  nom?: string | null | undefined;
  prenom?: string | null | undefined;
}

/** Several words as one name, blanks left out. */
const joined = (...words: (string | null | undefined)[]): string =>
  words
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(' ');

/** First letters of the last and first name, or «?». */
export const initialsOf = ({ nom, prenom }: Named): string =>
  [nom, prenom]
    .map((word) => [...(word?.trim() ?? '')][0] ?? '')
    .join('')
    .toUpperCase() || '?';

/** Last name then first name; empty without either. */
export const joinedNameOf = ({ nom, prenom }: Named): string => joined(nom, prenom);

/** The spouse as text: written as plain text or as a person. Empty when there is none. */
export const spouseName = (spouse: Member['conjoint']): string =>
  typeof spouse === 'string' ? spouse.trim() : joined(spouse?.nom, spouse?.prenom);
