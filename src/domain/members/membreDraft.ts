/** What creating and editing members send: apart from the row, which lists read first. */
import * as z from 'zod/mini';
import { isEmail } from '../utilisateur';
import { identifiant, texte } from '../wire';
import { GENRES, membreTexts, SITUATIONS } from './membre';

const required = z.string().check(z.minLength(1));
const email = z.string().check(z.refine(isEmail));

const shared = {
  nom: required,
  prenom: required,
  genre: z.enum(GENRES),
  situation_matrimoniale: z.nullish(z.enum(SITUATIONS)),
  date_naissance: texte,
  ...membreTexts,
};

/** What creating a member sends: empty values travel as null. */
export const membreDraft = z.object({ ...shared, email: z.nullish(email) });
export type MembreDraft = z.infer<typeof membreDraft>;

/** What editing a member sends: also the id. Texts that the record did not have may stay empty. */
export const membreUpdate = z.object({
  id: identifiant,
  ...shared,
  email: z.nullish(email),
  /** As the record was read: a back end may answer 409 when it has changed since. */
  updated_at: texte,
});
export type MembreUpdate = z.infer<typeof membreUpdate>;
