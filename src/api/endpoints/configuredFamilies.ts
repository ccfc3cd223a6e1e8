/**
 * Families of the specification that no screen uses, so only the contract has them. Where a call equals one of the
 * screens, it is that call at another address.
 */
import * as z from 'zod/mini';
import { memberSchema } from '../../domain/members/member';
import { stepSchema } from '../../domain/members/step';
import { tagSchema } from '../../domain/members/tag';
import { idSchema } from '../../domain/wire';
import { anyBody, anyQuery, anything, download, exportQuery, identifiers, searchQuery } from '../answers';
import { del, family, get, patch, post, put } from '../endpoint';
import { departmentCalls } from './departments';
import { groupCalls } from './groups';
import { memberCalls } from './members';
import { memberWriteCalls } from './memberWrites';
import { stepCalls } from './steps';
import { tagCalls } from './tags';

/** The length of lists of the most used and of the newest rows. */
const FEW_ROWS = 10;

const at = <E extends { path: string }>(path: string, endpoint: E): E => ({ ...endpoint, path });

/** The number of members of a row, in all and by kind. */
const counts = z.record(z.string(), z.number());
const linked = z.object({ membres: z.array(memberSchema) });
const exists = z.object({ exists: z.boolean() });
const named = { params: z.object({ name: z.string() }) };
const few = { params: z.object({ limit: z.optional(z.number()) }), defaults: { limit: FEW_ROWS } };
const palette = z.array(z.string());
const file = { params: exportQuery, file: true } as const;
const oneMember = { body: z.object({ membre_id: idSchema }) };

export const membersFamily = family('membersFamily', {
  list: at('/api/members/', memberCalls.list),
  create: at('/api/members/', memberWriteCalls.create),
  get: at('/api/members/{id}/', memberCalls.get),
  update: at('/api/members/{id}/', memberWriteCalls.update),
  remove: at('/api/members/{id}/', memberWriteCalls.remove),
  search: at('/api/members/search/', memberWriteCalls.search),
  statistics: at('/api/members/statistics/', memberWriteCalls.statistics),
  export: at('/api/members/export/', memberWriteCalls.export),
  import: at('/api/members/import/', memberWriteCalls.import),
});

export const departmentsFamily = family('departmentsFamily', {
  list: at('/api/departments/', departmentCalls.list),
  create: at('/api/departments/', departmentCalls.create),
  get: at('/api/departments/{id}/', departmentCalls.get),
  update: at('/api/departments/{id}/', departmentCalls.update),
  remove: at('/api/departments/{id}/', departmentCalls.remove),
  search: get('/api/departments/search/', departmentCalls.list.answer, { params: searchQuery }),
  statistics: get('/api/departments/{id}/statistics/', counts),
  members: at('/api/departments/{id}/members/', departmentCalls.membres),
  assignResponsible: post('/api/departments/{id}/assign-responsible/', anything, { body: anyBody }),
  removeResponsible: post('/api/departments/{id}/remove-responsible/', anything, { body: anyBody }),
  export: get('/api/departments/export/', download, file),
  colors: get('/api/departments/colors/', palette),
  checkName: get('/api/departments/check-name/', exists, named),
});

export const groupsFamily = family('groupsFamily', {
  list: at('/api/groups/', groupCalls.list),
  create: at('/api/groups/', groupCalls.create),
  get: at('/api/groups/{id}/', groupCalls.get),
  update: at('/api/groups/{id}/', groupCalls.update),
  remove: at('/api/groups/{id}/', groupCalls.remove),
  search: get('/api/groups/search/', groupCalls.list.answer, { params: searchQuery }),
  statistics: get('/api/groups/{id}/statistics/', counts),
  members: at('/api/groups/{id}/members/', groupCalls.membres),
  assignResponsible: post('/api/groups/{id}/assign-responsible/', anything, { body: anyBody }),
  removeResponsible: post('/api/groups/{id}/remove-responsible/', anything, { body: anyBody }),
  assignDepartment: post('/api/groups/{id}/assign-department/', anything, { body: anyBody }),
  removeDepartment: post('/api/groups/{id}/remove-department/', anything, { body: anyBody }),
  addMembers: at('/api/groups/{id}/add-members/', groupCalls.addMembers),
  removeMembers: at('/api/groups/{id}/remove-members/', groupCalls.removeMembers),
  export: get('/api/groups/export/', download, file),
  colors: get('/api/groups/colors/', palette),
  checkName: get('/api/groups/check-name/', exists, named),
});

/** The rest of /api/tags/: see tags.ts for what screens call. */
export const tagsFamily = family('tags', {
  search: get('/api/tags/search/', tagCalls.list.answer, { params: searchQuery }),
  statistics: get('/api/tags/{id}/statistics/', counts),
  members: get('/api/tags/{id}/members/', linked),
  categories: get('/api/tags/categories/', anything),
  category: get('/api/tags/category/{name}/', anything),
  popular: get('/api/tags/popular/', z.array(tagSchema), few),
  recent: get('/api/tags/recent/', z.array(tagSchema), few),
  /** Their members get the target, and they are deleted. */
  merge: post('/api/tags/merge/', tagSchema, {
    body: z.object({ tag_ids: identifiers, target_id: idSchema }),
  }),
  export: get('/api/tags/export/', download, file),
  colors: get('/api/tags/colors/', palette),
  checkName: get('/api/tags/check-name/', exists, named),
  suggestions: get('/api/tags/suggestions/', z.array(tagSchema), { params: searchQuery }),
});

/** The rest of /api/etapes/: see steps.ts for what screens call. */
export const stepsFamily = family('etapes', {
  search: get('/api/etapes/search/', stepCalls.list.answer, { params: searchQuery }),
  ordered: get('/api/etapes/ordered/', z.array(stepSchema)),
  statistics: get('/api/etapes/{id}/statistics/', counts),
  members: get('/api/etapes/{id}/members/', linked),
  assignMember: post('/api/etapes/{id}/assign-member/', anything, oneMember),
  removeMember: post('/api/etapes/{id}/remove-member/', anything, oneMember),
  complete: post('/api/etapes/{id}/complete/', anything, { body: anyBody }),
  colors: get('/api/etapes/colors/', palette),
  checkLibelle: get('/api/etapes/check-libelle/', exists, { params: z.object({ libelle: z.string() }) }),
  export: get('/api/etapes/export/', download, file),
  duplicate: post('/api/etapes/{id}/duplicate/', stepSchema),
  active: get('/api/etapes/active/', z.array(stepSchema)),
  toggleStatus: patch('/api/etapes/{id}/toggle-status/', stepSchema),
});

export const appointmentCalls = family('rendezVous', {
  list: get('/api/appointments/', anything, { params: anyQuery }),
  create: post('/api/appointments/', anything, { body: anyBody }),
  get: get('/api/appointments/{id}/', anything),
  update: put('/api/appointments/{id}/', anything, { body: anyBody }),
  remove: del('/api/appointments/{id}/', anything),
  search: get('/api/appointments/search/', anything, { params: searchQuery }),
  today: get('/api/appointments/today/', anything),
  week: get('/api/appointments/week/', anything),
  month: get('/api/appointments/month/', anything),
  confirm: post('/api/appointments/{id}/confirm/', anything),
  cancel: post('/api/appointments/{id}/cancel/', anything),
  complete: post('/api/appointments/{id}/complete/', anything),
  reschedule: post('/api/appointments/{id}/reschedule/', anything, { body: anyBody }),
  ofClient: get('/api/appointments/client/{id}/', anything),
  ofMember: get('/api/appointments/member/{id}/', anything),
  export: get('/api/appointments/export/', download, { params: exportQuery, file: true }),
  reminders: post('/api/appointments/reminders/', anything, { body: anyBody }),
  statistics: get('/api/appointments/statistics/', anything),
  checkAvailability: get('/api/appointments/check-availability/', anything, {
    params: z.record(z.string(), z.string()),
  }),
});
