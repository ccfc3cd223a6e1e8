import * as z from 'zod/mini';
import { userSchema } from '../../domain/user';
import { textSchema } from '../../domain/wire';
import { anything } from '../answers';
import { family, get, post } from '../endpoint';

const user = userSchema;
const token = z.string().check(z.minLength(1));
/** A value that isn't a list of names counts as none. */
const capabilityNames = z.catch(z.nullish(z.array(z.string())), null);
const email = z.object({ email: z.string() });

export const authCalls = family('auth', {
  /** Some back ends answer the token beside `data`, and the user inside it. */
  login: post(
    '/api/login',
    z.object({
      token,
      user: z.optional(user),
      capacites: capabilityNames,
      /** A random value that the device sends back with the next sign-in. */
      appareil: textSchema,
      data: z.optional(z.object({ user: z.optional(user), capacites: capabilityNames })),
    }),
    {
      // `code` is only sent to a back end that has asked for it (`CODE_ASKED`), `appareil` to the one that gave it.
      body: z.object({
        email: z.string(),
        password: z.string(),
        code: z.optional(z.string()),
        appareil: z.optional(z.string()),
      }),
      anonymous: true,
    },
  ),
  logout: post('/api/logout', anything, { anonymous: true }),
  verify: get('/api/verify-token', z.object({ user, capacites: capabilityNames }), { anonymous: true }),
  refresh: post('/api/verify-token', z.object({ token }), { anonymous: true }),
  requestReset: post('/api/auth/reset-password/', anything, { body: email, anonymous: true }),
  /** Configured beside the one the screen uses. */
  resetPassword: post('/api/reset-password', anything, { body: email, anonymous: true }),
});
