/** Filters of the members list that all accounts share. */
import * as z from 'zod/mini';
import { filtrePartage, filtrePartageDraft } from '../../domain/members/filtrePartage';
import { anything } from '../answers';
import { del, family, get, post, put } from '../endpoint';

const needs = 'filtres-partages';
const invalidates = ['filtres'] as const;

export const filtresPartages = family('filtresPartages', {
  /** By name. */
  list: get('/api/filtres_membres/', z.array(filtrePartage), { needs, tags: ['filtres'] }),
  /** 409 when the name is taken or there are already `FILTRES_PARTAGES_MAX`. */
  create: post('/api/filtres_membres/', filtrePartage, {
    body: filtrePartageDraft,
    needs,
    invalidates,
  }),
  /** Renames it. 409 when the name is taken, or when it has changed since `updated_at`. */
  rename: put('/api/filtres_membres/{id}/', filtrePartage, {
    body: z.object({ nom: filtrePartageDraft.shape.nom, updated_at: z.nullish(z.string()) }),
    needs,
    invalidates,
  }),
  remove: del('/api/filtres_membres/{id}/', anything, { needs, invalidates }),
});
