/** Members who may be one person. */
import * as z from 'zod/mini';
import { duplicatePageSchema as page, pairIdsSchema } from '../../domain/duplicates/duplicatePair';
import { mergeRequestSchema, pairComparisonSchema } from '../../domain/duplicates/merge';
import { idSchema, numberSchema } from '../../domain/wire';
import { acknowledgement } from '../answers';
import { del, family, get, post } from '../endpoint';

const needs = 'doublons';
const invalidates = ['doublons'] as const;

export const duplicateCalls = family('doublons', {
  list: get('/api/doublons/', page, {
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
    defaults: { page: 1, page_size: 10 },
    flat: true,
    needs,
    tags: ['doublons'],
  }),
  /** Starts a search of all members, and answers at once. A search under way is left alone. */
  search: post('/api/doublons/recherche/', acknowledgement, { flat: true, needs, invalidates }),
  /** Remembers that the two are two people. */
  dismiss: post('/api/doublons/ecartes/', acknowledgement, {
    body: pairIdsSchema,
    flat: true,
    needs,
    invalidates,
  }),
  /** Forgets it again. */
  undismiss: del('/api/doublons/ecartes/{un}/{autre}/', acknowledgement, { flat: true, needs, invalidates }),
  /** Two members, whether a search has found them or not. */
  pair: get('/api/doublons/{un}/{autre}/', pairComparisonSchema, { needs, tags: ['doublons', 'membres'] }),
  /**
   * One record of two, with the links of both; 409 with the present pair when one was changed meanwhile. The journal undoes
   * the operation that the answer names.
   */
  merge: post('/api/doublons/fusionner/', z.object({ id: idSchema, operation: numberSchema }), {
    body: mergeRequestSchema,
    needs,
    right: 'membres.supprimer',
  }),
});
