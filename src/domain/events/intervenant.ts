import * as z from 'zod/mini';
import { identifiant, nombre, texte } from '../wire';

export const ROLE_LABEL_MIN = 2;
export const ROLE_LABEL_MAX = 255;
/** Enough to load every role at once. */
export const ROLES_PAGE_SIZE = 1000;
export const MOST_USED_ROLES = 10;

/** What a speaker is at an event; not an access right. `evenements_count`: events where somebody has it, where counted. */
export const roleIntervenant = z.object({ id: identifiant, libelle: z.string(), evenements_count: nombre });
export type RoleIntervenant = z.infer<typeof roleIntervenant>;

/** Lengths are the business of `roleLabelProblem`, so that every refusal has its own sentence. */
export const roleIntervenantDraft = z.object({ libelle: z.string() });

export type RoleLabelProblem = 'missing' | 'short' | 'long';

/** What is wrong with a label once it is trimmed. Characters are counted, not the halves that JavaScript counts. */
export function roleLabelProblem(libelle: string): RoleLabelProblem | undefined {
  const { length } = [...libelle.trim()];
  if (!length) return 'missing';
  if (length < ROLE_LABEL_MIN) return 'short';
  return length > ROLE_LABEL_MAX ? 'long' : undefined;
}

/** `membre_id`: the member that the speaker is, where the back end keeps it. It tells homonyms apart. */
export const intervenant = z.object({
  id: identifiant,
  nom: texte,
  prenom: texte,
  membre_id: z.nullish(identifiant),
});
export type Intervenant = z.infer<typeof intervenant>;

/** With a `membre_id` the reference server answers the speaker that this member already is, if any: never two. */
export const intervenantDraft = z.object({
  nom: z.string(),
  prenom: z.string(),
  membre_id: z.nullish(identifiant),
});
export type IntervenantDraft = z.infer<typeof intervenantDraft>;
