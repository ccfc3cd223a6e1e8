/** Families configured beside the ones the screens use: only the contract needs them. */
import * as z from 'zod/mini';
import { anyBody, anyQuery, anything, download, exportQuery, searchQuery } from '../answers';
import { del, family, get, patch, post, put } from '../endpoint';

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

/** The rest of /api/tags/: see tags.ts for what screens call. */
export const tagsFamily = family('tags', {
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

/** The rest of /api/etapes/: see etapes.ts for what screens call. */
export const etapesFamily = family('etapes', {
  search: get('/api/etapes/search/', anything, { params: searchQuery }),
  ordered: get('/api/etapes/ordered/', anything),
  reorder: post('/api/etapes/reorder/', anything, { body: anyBody }),
  statistics: get('/api/etapes/{id}/statistics/', anything),
  members: get('/api/etapes/{id}/members/', anything),
  assignMember: post('/api/etapes/{id}/assign-member/', anything, { body: anyBody }),
  removeMember: post('/api/etapes/{id}/remove-member/', anything, { body: anyBody }),
  complete: post('/api/etapes/{id}/complete/', anything, { body: anyBody }),
  colors: get('/api/etapes/colors/', anything),
  checkLibelle: get('/api/etapes/check-libelle/', anything, { params: z.object({ libelle: z.string() }) }),
  export: get('/api/etapes/export/', download, { params: exportQuery, file: true }),
  duplicate: post('/api/etapes/{id}/duplicate/', anything),
  active: get('/api/etapes/active/', anything),
  toggleStatus: patch('/api/etapes/{id}/toggle-status/', anything),
});
