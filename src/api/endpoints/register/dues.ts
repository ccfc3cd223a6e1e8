/** Who is up to date for a year. The specification has no such call. */
import * as z from 'zod/mini';
import { duesChangeSchema } from '../../../domain/register/dues';
import { withRefusals } from '../../answers';
import { family, post } from '../../endpoint';

export const duesCalls = family('membres', {
  /** Notes that people are up to date for a year, with today's day and the account, or takes it back. Their state stays. */
  setDues: post('/api/membres/cotisations/', z.object({ membres: z.number(), ...withRefusals }), {
    needs: 'cotisations',
    body: duesChangeSchema,
    invalidates: ['membres', 'noms'],
  }),
});
