import * as z from 'zod/mini';
import { identifiant, nombre, texte } from '../wire';

const ROLE_LABEL_MIN = 2;
const ROLE_LABEL_MAX = 255;
/** Page size that loads every role at once. */
export const ROLES_PAGE_SIZE = 1000;
export const MOST_USED_ROLES = 10;

/** The role of a speaker at an event; not an access right. `evenements_count`: how many events use it, if known. */
export const roleIntervenant = z.object({
  id: identifiant,
  libelle: z.string(),
  evenements_count: nombre,
  updated_at: texte,
});
export type RoleIntervenant = z.infer<typeof roleIntervenant>;

/** `roleLabelProblem` checks the length, so that every refusal has a message of its own. */
export const roleIntervenantDraft = z.object({ libelle: z.string() });

/** `updated_at` is the version that was edited, where `versions` is announced; so it is in other updates. */
export const roleIntervenantUpdate = z.extend(roleIntervenantDraft, { updated_at: texte });
export type RoleIntervenantUpdate = z.infer<typeof roleIntervenantUpdate>;

export type RoleLabelProblem = 'missing' | 'short' | 'long';

/** What is wrong with the trimmed label. It counts characters, not UTF-16 units. */
export function roleLabelProblem(libelle: string): RoleLabelProblem | undefined {
  const { length } = [...libelle.trim()];
  if (!length) return 'missing';
  if (length < ROLE_LABEL_MIN) return 'short';
  return length > ROLE_LABEL_MAX ? 'long' : undefined;
}

/** `membre_id`: the speaker’s member, where the back end stores it. It tells people of the same name apart. */
export const intervenant = z.object({
  id: identifiant,
  nom: texte,
  prenom: texte,
  membre_id: z.nullish(identifiant),
  updated_at: texte,
});
export type Intervenant = z.infer<typeof intervenant>;

/** With a `membre_id` the reference server returns the member’s existing speaker, if any, instead of a second one. */
export const intervenantDraft = z.object({
  nom: z.string(),
  prenom: z.string(),
  membre_id: z.nullish(identifiant),
});
export type IntervenantDraft = z.infer<typeof intervenantDraft>;

export const intervenantUpdate = z.extend(intervenantDraft, { updated_at: texte });
export type IntervenantUpdate = z.infer<typeof intervenantUpdate>;
