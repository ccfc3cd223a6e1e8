/** The birthdays of a period. The specification has no such call. */
import * as z from 'zod/mini';
import { birthdayListSchema } from '../../../domain/members/birthdayList';
import { identifiers } from '../../answers';
import { family, get } from '../../endpoint';

const ids = z.optional(identifiers);

export const birthdayCalls = family('membres', {
  /** In the order of the days, then of the names. The period is a year at most. */
  birthdays: get('/api/membres/anniversaires/', birthdayListSchema, {
    needs: 'anniversaires',
    params: z.object({ du: z.string(), au: z.string(), groupes: ids, departements: ids, tags: ids }),
    tags: ['membres'],
  }),
});
