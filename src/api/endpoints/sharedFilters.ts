/** Filters of the members list that all accounts share. */
import * as z from 'zod/mini';
import { sharedFilterDraftSchema, sharedFilterSchema } from '../../domain/members/sharedFilter';
import { anything } from '../answers';
import { del, family, get, post, put } from '../endpoint';

const needs = 'filtres-partages';
const invalidates = ['filtres'] as const;

export const sharedFilterCalls = family('filtresPartages', {
  /** By name. */
  list: get('/api/filtres_membres/', z.array(sharedFilterSchema), { needs, tags: ['filtres'] }),
  /** 409 when the name is taken or there are already `SHARED_FILTERS_MAX`. */
  create: post('/api/filtres_membres/', sharedFilterSchema, {
    body: sharedFilterDraftSchema,
    needs,
    invalidates,
  }),
  /** Renames it. 409 when the name is taken, or when it has changed since `updated_at`. */
  rename: put('/api/filtres_membres/{id}/', sharedFilterSchema, {
    body: z.object({ nom: sharedFilterDraftSchema.shape.nom, updated_at: z.nullish(z.string()) }),
    needs,
    invalidates,
  }),
  remove: del('/api/filtres_membres/{id}/', anything, { needs, invalidates }),
});
