import * as z from 'zod/mini';
import { recordOf } from '../records';
import { couleur, identifiant, nombre, texte } from '../wire';
import { departement } from './departement';
import { etape } from './etape';
import { groupe } from './groupe';
import { fieldsWith, type MembreField, type MembreText } from './membreFields';
import { tag } from './tag';

export const GENRES = ['masculin', 'feminin'] as const;
export const SITUATIONS = ['celibataire', 'marie'] as const;

/** A relative as a member's row shows it: known by id, or by name only. */
export const proche = z.object({ id: z.nullish(identifiant), nom: texte, prenom: texte });
export type Proche = z.infer<typeof proche>;

type TextBesideName = Exclude<MembreText, 'nom' | 'prenom'>;

const isBesideName = (field: MembreText): field is TextBesideName => field !== 'nom' && field !== 'prenom';

/** Text beside the name that a record may lack: the same in rows, forms and files. */
export const membreTexts = recordOf(fieldsWith('maxLength').filter(isBesideName), () => texte);

export const membre = z.object({
  id: identifiant,
  nom: texte,
  prenom: texte,
  genre: texte,
  situation_matrimoniale: texte,
  date_naissance: texte,
  ...membreTexts,
  color: couleur,
  statut: texte,
  categorie_age: z.nullish(z.object({ libelle: texte, min_age: nombre, max_age: nombre })),
  date_inscription: texte,
  /** Last change of the record itself, ISO instant: see `membreUpdate`. */
  updated_at: texte,
  tags: z.nullish(z.array(tag)),
  /** Plain text, or a person. */
  conjoint: z.nullish(z.union([z.string(), proche])),
  /** Who was the spouse of a member without one until lately, and why that ended. Only some back ends send it. */
  ancien_conjoint: z.nullish(z.extend(proche, { quand: texte, motif: texte })),
  enfants: z.nullish(z.array(proche)),
  /** Only some back ends send it with a record. */
  parents: z.nullish(z.array(proche)),
  groupe_actuel: z.nullish(groupe),
  departement_actuel: z.nullish(departement),
  etape_actuelle: z.nullish(z.array(etape)),
});
export type Membre = z.infer<typeof membre>;

export type { MembreField, MembreText };

/** A person as pickers list them: `name` is the last name, then the first name. Only some back ends send `nom` and `ville`. */
export const membreSimple = z.object({
  id: identifiant,
  name: z.string(),
  nom: texte,
  email: texte,
  ville: texte,
});
export type MembreSimple = z.infer<typeof membreSimple>;

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
export const conjointName = (conjoint: Membre['conjoint']): string =>
  typeof conjoint === 'string' ? conjoint.trim() : joined(conjoint?.nom, conjoint?.prenom);
