/**
 * Which record an account is linked to (capability `compte-membre`). An administrator makes each link, one account to one record. An
 * equal address only leads to a proposal, and gives nothing.
 */
import * as z from 'zod/mini';
import { ACCOUNT_ROLES } from '../rights';
import { idSchema, textSchema } from '../wire';

const linkedRecordSchema = z.object({
  id: idSchema,
  nom: textSchema,
  prenom: textSchema,
  /** One of `MEMBER_STATES`, where `etats` is announced. */
  etat: textSchema,
});
export type LinkedRecord = z.infer<typeof linkedRecordSchema>;

const linkShape = {
  /** When the account was linked, and the name of the administrator who did it; null where that isn't known. */
  lie_le: textSchema,
  lie_par: textSchema,
};

const accountLinkSchema = z.object({ compte: idSchema, membre: linkedRecordSchema, ...linkShape });
export type AccountLink = z.infer<typeof accountLinkSchema>;

/** The linked accounts, and those without a link whose address is that of exactly one record. */
export const accountLinksSchema = z.object({
  liens: z.array(accountLinkSchema),
  propositions: z.array(z.object({ compte: idSchema, membre: linkedRecordSchema })),
});
export type AccountLinks = z.infer<typeof accountLinksSchema>;

export const recordChangeSchema = z.object({
  /** The record to link; null takes the link away. */
  membre_id: z.nullable(idSchema),
  /** The record that the account had when it was shown; null for none. */
  membre_vu: z.nullable(idSchema),
});

/** The account of a member, or the one that may be theirs. */
export const memberAccountSchema = z.object({
  compte: z.nullable(
    z.object({
      id: idSchema,
      email: z.string(),
      nom: textSchema,
      prenom: textSchema,
      role: z.enum(ACCOUNT_ROLES),
      etat: z.enum(['actif', 'invite', 'desactive']),
      ...linkShape,
    }),
  ),
  /** An account without a record that has the address of this record alone. */
  propose: z.nullable(z.object({ id: idSchema, email: z.string() })),
});
export type MemberAccount = z.infer<typeof memberAccountSchema>;

/** The record of the signed-in account; null for an account without one. */
export const ownRecordSchema = z.object({ membre: z.nullable(linkedRecordSchema) });
