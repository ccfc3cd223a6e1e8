import * as z from 'zod/mini';
import { identifiant, texte } from './wire';

export const ROLE_LABEL_MIN = 2;
export const ROLE_LABEL_MAX = 255;
/** Enough to load every role at once. */
export const ROLES_PAGE_SIZE = 1000;
export const MOST_USED_ROLES = 10;

/** What a speaker is at an event; not an access right. */
export const roleIntervenant = z.object({ id: identifiant, libelle: z.string() });
export type RoleIntervenant = z.infer<typeof roleIntervenant>;

export const roleIntervenantDraft = z.object({
  libelle: z.string().check(z.minLength(ROLE_LABEL_MIN), z.maxLength(ROLE_LABEL_MAX)),
});

export const intervenant = z.object({ id: identifiant, nom: texte, prenom: texte });
export type Intervenant = z.infer<typeof intervenant>;

export const intervenantDraft = z.object({ nom: z.string(), prenom: z.string() });
export type IntervenantDraft = z.infer<typeof intervenantDraft>;
