/** An account as administrators see it. */
import * as z from 'zod/mini';
import { ACCOUNT_ROLES } from '../rights';
import { idSchema, textSchema } from '../wire';

const NAME_MAX = 150;
const EMAIL_MAX = 320;

const role = z.enum(ACCOUNT_ROLES);

export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  nom: z.string(),
  prenom: z.string(),
  role,
  /** `invite`: the person has not chosen a password yet. */
  etat: z.enum(['actif', 'invite', 'desactive']),
  /** False for an invitation that wasn't mailed; left out where it was, or where that isn't known. */
  invitation_envoyee: z.nullish(z.boolean()),
  second_facteur: z.boolean(),
  /** How many sessions are open. */
  sessions: z.number(),
  /** When the person was last here. */
  vu_le: textSchema,
});
export type UserAccount = z.infer<typeof accountSchema>;

/** Line breaks and other characters that steer how a text is shown. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Whether a name is one line: mails greet with it, so a longer text would be a message of its own. */
export const isOneLine = (name: string): boolean => !CONTROLS.test(name);

export const personNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX));

export const emailAddressSchema = z.string().check(z.trim(), z.maxLength(EMAIL_MAX));

export const invitationSchema = z.object({
  email: emailAddressSchema,
  nom: personNameSchema,
  prenom: personNameSchema,
  role,
});

/**
 * The account that was invited, and whether the mail could be sent. Where it couldn't, `lien` is the address where the
 * person chooses a password; only this answer has it.
 */
export const invitedAccountSchema = z.extend(accountSchema, { envoye: z.boolean(), lien: textSchema });

export const roleChangeSchema = z.object({ role });
