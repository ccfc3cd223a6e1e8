import * as z from 'zod/mini';
import { tag, tagDraft } from '../../domain/tag';
import { identifiant } from '../../domain/wire';
import { anyBody, anything, download, exportQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

export const tags = family('tags', {
  all: get('/api/tags/tous_les_tags/', z.array(tag)),
  list: get('/api/tags/', z.array(tag)),
  create: post('/api/tags/', tag, { body: tagDraft }),
  get: get('/api/tags/{id}/', tag),
  update: put('/api/tags/{id}/', anything, { body: z.extend(tagDraft, { id: identifiant }) }),
  remove: del('/api/tags/{id}/', anything),
  search: get('/api/tags/search/', anything, { params: searchQuery }),
  statistics: get('/api/tags/{id}/statistics/', anything),
  members: get('/api/tags/{id}/members/', anything),
  categories: get('/api/tags/categories/', anything),
  category: get('/api/tags/category/{name}/', anything),
  popular: get('/api/tags/popular/', anything),
  recent: get('/api/tags/recent/', anything),
  merge: post('/api/tags/merge/', anything, { body: anyBody }),
  export: get('/api/tags/export/', download, { params: exportQuery, file: true }),
  colors: get('/api/tags/colors/', anything),
  checkName: get('/api/tags/check-name/', anything, { params: z.object({ name: z.string() }) }),
  suggestions: get('/api/tags/suggestions/', anything, { params: searchQuery }),
});
