/** Notes and visits of members, and the kinds that an organisation has of its own. The specification has none of these calls. */
import * as z from 'zod/mini';
import {
  noteDraftSchema,
  noteKindsSchema,
  noteRemovedSchema,
  noteSavedSchema,
  notesSchema,
  noteUpdateSchema,
} from '../../../domain/register/notes';
import { del, family, get, post, put } from '../../endpoint';

const needs = 'notes';
/** Lists may ask for people without a visit. */
const changesNotes = { needs, invalidates: ['notes', 'membres'] } as const;

export const noteCalls = family('notes', {
  /** Those that the caller may read, newest first. */
  list: get('/api/membres/{id}/notes/', notesSchema, {
    needs,
    tags: ['notes'],
    /** How many, from 1 to 1000; all of them without it. */
    params: z.object({ limite: z.optional(z.number()) }),
  }),
  create: post('/api/membres/{id}/notes/', noteSavedSchema, { ...changesNotes, body: noteDraftSchema }),
  /** 403 where another account wrote it, 404 where the caller doesn't read it, 409 with the present one where it was changed meanwhile. */
  update: put('/api/membres/{id}/notes/{note}/', noteSavedSchema, {
    ...changesNotes,
    body: noteUpdateSchema,
  }),
  remove: del('/api/membres/{id}/notes/{note}/', noteRemovedSchema, changesNotes),
  kinds: get('/api/notes/genres/', noteKindsSchema, { needs, tags: ['notes'] }),
  /** Replaces the own kinds. Notes of a kind that is gone keep its name. */
  setKinds: put('/api/notes/genres/', noteKindsSchema, {
    needs,
    body: noteKindsSchema,
    invalidates: ['notes'],
    right: 'rgpd.modifier',
  }),
});
