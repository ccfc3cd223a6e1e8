/** Who came in, who was refused and what was taken out: the journal of sign-ins and exports. */
import * as z from 'zod/mini';
import { idSchema } from '../wire';

export const SIGN_INS_PAGE_SIZE = 25;

export const SIGN_IN_KINDS = ['connexion', 'refus', 'code_refuse', 'confirmation_refusee', 'export'] as const;
export type SignInKind = (typeof SIGN_IN_KINDS)[number];

/** What happened to one account, from one network, within an hour. */
export const signInSchema = z.object({
  id: idSchema,
  /** The last time. */
  quand: z.string(),
  genre: z.string(),
  /** The id of the call that exported; `code` for a sign-in with a second factor; empty otherwise. */
  detail: z.string(),
  /** How many times. */
  nombre: z.number(),
  /** The network of the caller, as /24 or /56. */
  reseau: z.string(),
  /** Null for a refused sign-in to no known account. */
  compte: z.nullable(z.object({ id: idSchema, nom: z.string() })),
});
export type SignInRecord = z.infer<typeof signInSchema>;
