import * as z from 'zod/mini';
import { tagDraftSchema, tagSchema } from '../../domain/members/tag';
import { idSchema, textSchema } from '../../domain/wire';
import { anything } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, where the back end answers a change with it. */
const tagEcrit = z.catch(z.nullish(tagSchema), undefined);

/** The catalog changes the rows in place, so only answers that show their names become stale. */
const invalidates = ['membres'] as const;

export const tagCalls = family('tags', {
  all: get('/api/tags/tous_les_tags/', z.array(tagSchema)),
  list: get('/api/tags/', z.array(tagSchema)),
  create: post('/api/tags/', tagSchema, { body: tagDraftSchema, invalidates }),
  get: get('/api/tags/{id}/', tagSchema),
  update: put('/api/tags/{id}/', tagEcrit, {
    body: z.extend(tagDraftSchema, { id: idSchema, updated_at: textSchema }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/tags/{id}/', anything, { invalidates }),
});
