/** What was deleted and can be restored for 30 days. */
import * as z from 'zod/mini';
import { deletedItemSchema, TRASH_PAGE_SIZE } from '../../../domain/journal/deletedItem';
import { idSchema, pageOf } from '../../../domain/wire';
import { anything } from '../../answers';
import { del, family, get, post } from '../../endpoint';

const needs = 'corbeille';
const invalidates = ['corbeille', 'journal'] as const;

export const trashCalls = family('corbeille', {
  /** Newest first. */
  list: get('/api/corbeille/', pageOf(deletedItemSchema), {
    params: z.object({
      page: z.optional(z.number()),
      page_size: z.optional(z.number()),
      genre: z.optional(z.string()),
    }),
    defaults: { page: 1, page_size: TRASH_PAGE_SIZE },
    needs,
    tags: ['corbeille'],
  }),
  /**
   * Brings it back with its links and its id; 409 when its name was taken meanwhile. `avertissements` says which links were
   * left out, as sentences. Every answer becomes stale.
   */
  restore: post(
    '/api/corbeille/{id}/restaurer/',
    z.object({ genre: z.string(), ligne: idSchema, avertissements: z.nullish(z.array(z.string())) }),
    { needs },
  ),
  /** Deletes it for good. */
  remove: del('/api/corbeille/{id}/', anything, { needs, invalidates }),
  empty: del('/api/corbeille/', anything, { needs, invalidates }),
});
