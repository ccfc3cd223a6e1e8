import * as z from 'zod/mini';
import { anyBody, anyQuery, anything, download, exportQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** Configured beside `/api/membres/`; no screen uses it. */
export const membersFamily = family('membersFamily', {
  list: get('/api/members/', anything, { params: anyQuery }),
  create: post('/api/members/', anything, { body: anyBody }),
  get: get('/api/members/{id}/', anything),
  update: put('/api/members/{id}/', anything, { body: anyBody }),
  remove: del('/api/members/{id}/', anything),
  search: get('/api/members/search/', anything, { params: searchQuery }),
  statistics: get('/api/members/statistics/', anything),
  export: get('/api/members/export/', download, { params: exportQuery, file: true }),
  import: post('/api/members/import/', anything, { body: z.object({ file: z.file() }), multipart: true }),
});
