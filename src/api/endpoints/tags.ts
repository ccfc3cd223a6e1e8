import * as z from 'zod/mini';
import { tag, tagDraft } from '../../domain/members/tag';
import { identifiant, texte } from '../../domain/wire';
import { anything } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, where the back end answers a change with it. */
const tagEcrit = z.catch(z.nullish(tag), undefined);

/** The catalog changes the rows in place, so only answers that show their names become stale. */
const invalidates = ['membres'] as const;

export const tags = family('tags', {
  all: get('/api/tags/tous_les_tags/', z.array(tag)),
  list: get('/api/tags/', z.array(tag)),
  create: post('/api/tags/', tag, { body: tagDraft, invalidates }),
  get: get('/api/tags/{id}/', tag),
  update: put('/api/tags/{id}/', tagEcrit, {
    body: z.extend(tagDraft, { id: identifiant, updated_at: texte }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/tags/{id}/', anything, { invalidates }),
});
