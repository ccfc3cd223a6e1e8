import { toCompleteSchema } from '../../domain/toComplete';
import { family, get } from '../endpoint';

/** Apart from the other statistics, because the list of events needs it too. */
export const toCompleteCalls = family('statistiques', {
  /** What needs a hand in the next weeks, from the back end's own day on. */
  toComplete: get('/api/statistics/a-completer/', toCompleteSchema, {
    needs: 'a-completer',
    right: 'evenements.lire',
    tags: ['evenements', 'affectations', 'services', 'inscrits', 'messages'],
  }),
});
