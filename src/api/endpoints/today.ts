import * as z from 'zod/mini';
import { todaySchema } from '../../domain/today';
import { family, get } from '../endpoint';

/** Apart from the counts, so that the first screen of the dashboard doesn't carry its schema. */
export const todayCalls = family('statistiques', {
  /** `jour`: the user's own day, `yyyy-mm-dd`; without it, that of the back end. */
  today: get('/api/statistics/aujourdhui/', todaySchema, {
    params: z.object({ jour: z.optional(z.string()) }),
    needs: 'aujourdhui',
    tags: ['evenements', 'affectations', 'membres', 'effectifs', 'formulaires', 'reponses'],
  }),
});
