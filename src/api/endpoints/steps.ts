import * as z from 'zod/mini';
import { stepDraftSchema, stepSchema } from '../../domain/members/step';
import { textSchema } from '../../domain/wire';
import { anything, identifiers } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, where the back end answers a change with it. */
const stepWriteReply = z.catch(z.nullish(stepSchema), undefined);

/** The catalog changes the rows in place, so only answers that show their names become stale. */
const invalidates = ['membres'] as const;

export const stepCalls = family('etapes', {
  all: get('/api/etapes/tous_les_etapes/', z.array(stepSchema)),
  list: get('/api/etapes/', z.array(stepSchema)),
  create: post('/api/etapes/', stepSchema, { body: stepDraftSchema, invalidates }),
  get: get('/api/etapes/{id}/', stepSchema),
  /** The id also travels in the body, as text. */
  update: put('/api/etapes/{id}/', stepWriteReply, {
    body: z.extend(stepDraftSchema, { id: z.string(), updated_at: textSchema }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/etapes/{id}/', anything, { invalidates }),
  /**
   * Puts all steps into this order. `avant` is the order that the user saw: the answer is 409 when it is no longer
   * the order of the back end, or when `etape_ids` names other steps.
   */
  reorder: post('/api/etapes/reorder/', z.array(stepSchema), {
    body: z.object({ etape_ids: identifiers, avant: identifiers }),
    needs: 'ordre',
    invalidates,
  }),
});
