/** One's own account: name, sessions and second factor. */
import * as z from 'zod/mini';
import { texte } from '../wire';
import { adresse, nomDePersonne } from './compte';
import { reglages } from './reglages';

const SECRET_MAX = 1000;
const secret = z.string().check(z.minLength(1), z.maxLength(SECRET_MAX));

export const profil = z.object({
  email: z.string(),
  nom: z.string(),
  prenom: z.string(),
  /** Whether signing in asks for a code. */
  second_facteur: z.boolean(),
  /** How many recovery codes are left. */
  codes_restants: z.number(),
  reglages,
  /** The address that was asked for, until its link is opened or has expired. */
  adresse_demandee: z.nullable(z.object({ email: z.string(), expire_le: z.string() })),
  /** The version that an update may send back. */
  updated_at: z.string(),
});
export type Profil = z.infer<typeof profil>;

export const profilDraft = z.object({ nom: nomDePersonne, prenom: nomDePersonne });

/** A new address for the account, with the password. */
export const changementDAdresse = z.object({ email: adresse, mot_de_passe: secret });

export const changementDeMotDePasse = z.object({ ancien: secret, nouveau: secret });

/** A step that asks for the password once more. */
export const confirmation = z.object({ mot_de_passe: secret });

export const sessionOuverte = z.object({
  identifiant: z.string(),
  /** Browser and system, as «Firefox, Linux»; null when the browser doesn't say. */
  appareil: texte,
  ouverte_le: z.string(),
  vu_le: texte,
  /** The session that asks. */
  actuelle: z.boolean(),
});

/** The secret for an authenticator, as text and as the address that a QR code holds. */
export const secretPropose = z.object({ secret: z.string(), adresse: z.string() });

export const codeSaisi = z.object({ code: z.string().check(z.minLength(1), z.maxLength(50)) });

/** Recovery codes. They are shown once. */
export const codesDeSecours = z.object({ codes: z.array(z.string()) });
