import * as z from 'zod/mini';
import { anyBody, anyQuery, anything, download, exportQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** Configured beside `/api/departements/`; no screen uses it. */
export const departmentsFamily = family('departmentsFamily', {
  list: get('/api/departments/', anything, { params: anyQuery }),
  create: post('/api/departments/', anything, { body: anyBody }),
  get: get('/api/departments/{id}/', anything),
  update: put('/api/departments/{id}/', anything, { body: anyBody }),
  remove: del('/api/departments/{id}/', anything),
  search: get('/api/departments/search/', anything, { params: searchQuery }),
  statistics: get('/api/departments/{id}/statistics/', anything),
  members: get('/api/departments/{id}/members/', anything),
  assignResponsible: post('/api/departments/{id}/assign-responsible/', anything, { body: anyBody }),
  removeResponsible: post('/api/departments/{id}/remove-responsible/', anything, { body: anyBody }),
  export: get('/api/departments/export/', download, { params: exportQuery, file: true }),
  colors: get('/api/departments/colors/', anything),
  checkName: get('/api/departments/check-name/', anything, { params: z.object({ name: z.string() }) }),
});
