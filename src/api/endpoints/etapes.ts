import * as z from 'zod/mini';
import { etape, etapeDraft } from '../../domain/members/etape';
import { texte } from '../../domain/wire';
import { anything, identifiants } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, where the back end answers a change with it. */
const etapeEcrite = z.catch(z.nullish(etape), undefined);

/** The catalog changes the rows in place, so only answers that show their names become stale. */
const invalidates = ['membres'] as const;

export const etapes = family('etapes', {
  all: get('/api/etapes/tous_les_etapes/', z.array(etape)),
  list: get('/api/etapes/', z.array(etape)),
  create: post('/api/etapes/', etape, { body: etapeDraft, invalidates }),
  get: get('/api/etapes/{id}/', etape),
  /** The id also travels in the body, as text. */
  update: put('/api/etapes/{id}/', etapeEcrite, {
    body: z.extend(etapeDraft, { id: z.string(), updated_at: texte }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/etapes/{id}/', anything, { invalidates }),
  /**
   * Puts all steps into this order. `avant` is the order that the user saw: the answer is 409 when it is no longer
   * the order of the back end, or when `etape_ids` names other steps.
   */
  reorder: post('/api/etapes/reorder/', z.array(etape), {
    body: z.object({ etape_ids: identifiants, avant: identifiants }),
    needs: 'ordre',
    invalidates,
  }),
});
