/** The signed-in user. The back end shows a name only; everything else is optional. */
import * as z from 'zod/mini';
import { perimetersSchema } from './perimeters';
import { textSchema } from './wire';

export { isEmail } from './members/email';

export const PASSWORD_MIN_LENGTH = 8;
export const USERNAME_MIN_LENGTH = 3;

export const userSchema = z.looseObject({
  id: z.nullish(z.union([z.number(), z.string()])),
  name: textSchema,
  nom: textSchema,
  prenom: textSchema,
  username: textSchema,
  email: textSchema,
  role: textSchema,
  /** The rights of the person; null allows everything. */
  droits: z.catch(z.nullish(z.array(z.string())), null),
  /** How far these rights reach, where that isn't everything, see perimeters.ts. */
  perimetres: perimetersSchema,
  /** True until the person has set up the second factor that the role needs. */
  second_facteur_exige: z.catch(z.nullish(z.boolean()), null),
  /** What the person has chosen, see accounts/userSettings.ts. It is read by hand, because it is also kept in local storage. */
  reglages: z.optional(z.unknown()),
});
export type AuthUser = z.infer<typeof userSchema>;
