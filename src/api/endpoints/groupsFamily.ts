import * as z from 'zod/mini';
import { anyBody, anyQuery, anything, download, exportQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** Configured beside `/api/groupes/`; no screen uses it. */
export const groupsFamily = family('groupsFamily', {
  list: get('/api/groups/', anything, { params: anyQuery }),
  create: post('/api/groups/', anything, { body: anyBody }),
  get: get('/api/groups/{id}/', anything),
  update: put('/api/groups/{id}/', anything, { body: anyBody }),
  remove: del('/api/groups/{id}/', anything),
  search: get('/api/groups/search/', anything, { params: searchQuery }),
  statistics: get('/api/groups/{id}/statistics/', anything),
  members: get('/api/groups/{id}/members/', anything),
  assignResponsible: post('/api/groups/{id}/assign-responsible/', anything, { body: anyBody }),
  removeResponsible: post('/api/groups/{id}/remove-responsible/', anything, { body: anyBody }),
  assignDepartment: post('/api/groups/{id}/assign-department/', anything, { body: anyBody }),
  removeDepartment: post('/api/groups/{id}/remove-department/', anything, { body: anyBody }),
  addMembers: post('/api/groups/{id}/add-members/', anything, { body: anyBody }),
  removeMembers: post('/api/groups/{id}/remove-members/', anything, { body: anyBody }),
  export: get('/api/groups/export/', download, { params: exportQuery, file: true }),
  colors: get('/api/groups/colors/', anything),
  checkName: get('/api/groups/check-name/', anything, { params: z.object({ name: z.string() }) }),
});
