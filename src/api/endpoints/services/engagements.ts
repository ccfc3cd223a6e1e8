import * as z from 'zod/mini';
import { engagementsSchema } from '../../../domain/events/engagement';
import { identifiers } from '../../answers';
import { family, get } from '../../endpoint';

/** Where people are to serve. */
export const engagementCalls = family('services', {
  /**
   * The dates at which these members and speakers serve, on these days (`yyyy-mm-dd`) and on those beside them: an event may go
   * over midnight.
   */
  engagements: get('/api/engagements/', engagementsSchema, {
    needs: 'chevauchements',
    tags: ['services'],
    params: z.object({
      membres: z.optional(identifiers),
      intervenants: z.optional(identifiers),
      jours: z.array(z.string()),
    }),
  }),
});
