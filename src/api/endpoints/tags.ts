import * as z from 'zod/mini';
import { tag, tagDraft } from '../../domain/tag';
import { identifiant } from '../../domain/wire';
import { anything } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, from back ends that answer a change with it. */
const tagEcrit = z.catch(z.nullish(tag), undefined);

export const tags = family('tags', {
  all: get('/api/tags/tous_les_tags/', z.array(tag)),
  list: get('/api/tags/', z.array(tag)),
  create: post('/api/tags/', tag, { body: tagDraft }),
  get: get('/api/tags/{id}/', tag),
  update: put('/api/tags/{id}/', tagEcrit, { body: z.extend(tagDraft, { id: identifiant }) }),
  remove: del('/api/tags/{id}/', anything),
});
