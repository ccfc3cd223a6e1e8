/** The password or a code, asked again before an action that weakens an account or gives another one more rights. */
import * as z from 'zod/mini';

/** `etat` of a refusal that asks for it. The same call succeeds once `profil.confirm` was called for it. */
export const CONFIRMATION_ASKED = 'confirmation_requise';

const SECRET_MAX = 1000;
const CODE_MAX = 50;
const PURPOSE_MAX = 100;

/** One of the two. A person whose page provides the session may have no password, and gives a code then. */
export const actionConfirmationSchema = z.object({
  mot_de_passe: z.optional(z.string().check(z.maxLength(SECRET_MAX))),
  code: z.optional(z.string().check(z.maxLength(CODE_MAX))),
  /** What is confirmed, see `purposeOf`: one call, once. */
  pour: z.string().check(z.minLength(1), z.maxLength(PURPOSE_MAX)),
});

/** Names a call and the account that it is about; an invitation has none yet. */
export const purposeOf = ({ id }: { readonly id: string }, account: number | string = ''): string =>
  `${id} ${account}`.trim();
