import * as z from 'zod/mini';
import { recipientCountsSchema } from '../../domain/events/recipients';
import { family, get } from '../endpoint';

/** What is known before people are told of an event. */
export const recipientCalls = family('evenements', {
  /**
   * Who would be told of a change, of one date of a series with `jour`, its day by the rule; with `rappel`, who is reminded: those who come, and the speakers.
   */
  recipients: get('/api/events/{id}/avis/', recipientCountsSchema, {
    params: z.object({ jour: z.optional(z.string()), rappel: z.optional(z.boolean()) }),
    needs: 'avis-comptes',
    right: 'evenements.modifier',
    tags: ['inscrits', 'affectations'],
  }),
});
