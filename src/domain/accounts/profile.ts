/** One's own account: name, sessions and second factor. */
import * as z from 'zod/mini';
import { textSchema } from '../wire';
import { emailAddressSchema, personNameSchema } from './account';
import { userSettingsSchema } from './userSettings';

const SECRET_MAX = 1000;
const secret = z.string().check(z.minLength(1), z.maxLength(SECRET_MAX));

export const profileSchema = z.object({
  email: z.string(),
  nom: z.string(),
  prenom: z.string(),
  /** Whether signing in asks for a code. */
  second_facteur: z.boolean(),
  /** How many recovery codes are left. */
  codes_restants: z.number(),
  reglages: userSettingsSchema,
  /** The address that was asked for, until its link is opened or has expired. */
  adresse_demandee: z.nullable(z.object({ email: z.string(), expire_le: z.string() })),
  /** The version that an update may send back. */
  updated_at: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileDraftSchema = z.object({ nom: personNameSchema, prenom: personNameSchema });

/** A new address for the account, with the password. */
export const addressChangeSchema = z.object({ email: emailAddressSchema, mot_de_passe: secret });

export const passwordChangeSchema = z.object({ ancien: secret, nouveau: secret });

/** A step that asks for the password once more. */
export const passwordConfirmationSchema = z.object({ mot_de_passe: secret });

export const openSessionSchema = z.object({
  identifiant: z.string(),
  /** Browser and system, as «Firefox, Linux»; null when the browser doesn't say. */
  appareil: textSchema,
  ouverte_le: z.string(),
  vu_le: textSchema,
  /** The session that asks. */
  actuelle: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** The secret for an authenticator, as text and as the address that a QR code holds. */
export const proposedSecretSchema = z.object({ secret: z.string(), adresse: z.string() });

export const typedCodeSchema = z.object({ code: z.string().check(z.minLength(1), z.maxLength(50)) });

/** Recovery codes. They are shown once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
