import * as z from 'zod/mini';
import { recipientCountsSchema } from '../../domain/events/recipients';
import { idSchema } from '../../domain/wire';
import { family, get } from '../endpoint';

/** What is known before people are told of an event. */
export const recipientCalls = family('evenements', {
  /**
   * Who would be told of a change, of one date of a series with `jour`, its day by the rule; with `rappel`, who is reminded: those
   * who come, and the speakers. With `remplace`, a speaker, it is that one alone, and `jours` the dates to be replaced on, by their
   * days of the rule; without them the event itself is meant.
   */
  recipients: get('/api/events/{id}/avis/', recipientCountsSchema, {
    params: z.object({
      jour: z.optional(z.string()),
      rappel: z.optional(z.boolean()),
      remplace: z.optional(idSchema),
      jours: z.optional(z.array(z.string())),
    }),
    extras: { remplace: 'equipes', jours: 'equipes' },
    needs: 'avis-comptes',
    right: 'evenements.modifier',
    tags: ['inscrits', 'affectations', 'services'],
  }),
});
