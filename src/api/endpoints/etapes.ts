import * as z from 'zod/mini';
import { etape, etapeDraft } from '../../domain/members/etape';
import { anything } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, from back ends that answer a change with it. */
const etapeEcrite = z.catch(z.nullish(etape), undefined);

/** The rows themselves change in place (catalog): what shows their names is stale. */
const invalidates = ['membres'] as const;

export const etapes = family('etapes', {
  all: get('/api/etapes/tous_les_etapes/', z.array(etape)),
  list: get('/api/etapes/', z.array(etape)),
  create: post('/api/etapes/', etape, { body: etapeDraft, invalidates }),
  get: get('/api/etapes/{id}/', etape),
  /** The id also travels in the body, as text. */
  update: put('/api/etapes/{id}/', etapeEcrite, {
    body: z.extend(etapeDraft, { id: z.string() }),
    invalidates,
  }),
  remove: del('/api/etapes/{id}/', anything, { invalidates }),
});
