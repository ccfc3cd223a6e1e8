/**
 * Families of the specification that no screen uses, so only the contract has them. Where a call equals one of the
 * screens, it is that call at another address.
 */
import * as z from 'zod/mini';
import { etape } from '../../domain/members/etape';
import { membre } from '../../domain/members/membre';
import { tag } from '../../domain/members/tag';
import { identifiant } from '../../domain/wire';
import { anyBody, anything, download, exportQuery, identifiants, searchQuery } from '../answers';
import { family, get, patch, post } from '../endpoint';
import { departements } from './departements';
import { etapes } from './etapes';
import { groupes } from './groupes';
import { membres } from './membres';
import { membresWrites } from './membresWrites';
import { tags } from './tags';

/** The length of lists of the most used and of the newest rows. */
const FEW_ROWS = 10;

const at = <E extends { path: string }>(path: string, endpoint: E): E => ({ ...endpoint, path });

/** The number of members of a row, in all and by kind. */
const counts = z.record(z.string(), z.number());
const linked = z.object({ membres: z.array(membre) });
const exists = z.object({ exists: z.boolean() });
const named = { params: z.object({ name: z.string() }) };
const few = { params: z.object({ limit: z.optional(z.number()) }), defaults: { limit: FEW_ROWS } };
const palette = z.array(z.string());
const file = { params: exportQuery, file: true } as const;
const oneMember = { body: z.object({ membre_id: identifiant }) };

export const membersFamily = family('membersFamily', {
  list: at('/api/members/', membres.list),
  create: at('/api/members/', membresWrites.create),
  get: at('/api/members/{id}/', membres.get),
  update: at('/api/members/{id}/', membresWrites.update),
  remove: at('/api/members/{id}/', membresWrites.remove),
  search: at('/api/members/search/', membresWrites.search),
  statistics: at('/api/members/statistics/', membresWrites.statistics),
  export: at('/api/members/export/', membresWrites.export),
  import: at('/api/members/import/', membresWrites.import),
});

export const departmentsFamily = family('departmentsFamily', {
  list: at('/api/departments/', departements.list),
  create: at('/api/departments/', departements.create),
  get: at('/api/departments/{id}/', departements.get),
  update: at('/api/departments/{id}/', departements.update),
  remove: at('/api/departments/{id}/', departements.remove),
  search: get('/api/departments/search/', departements.list.answer, { params: searchQuery }),
  statistics: get('/api/departments/{id}/statistics/', counts),
  members: at('/api/departments/{id}/members/', departements.membres),
  assignResponsible: post('/api/departments/{id}/assign-responsible/', anything, { body: anyBody }),
  removeResponsible: post('/api/departments/{id}/remove-responsible/', anything, { body: anyBody }),
  export: get('/api/departments/export/', download, file),
  colors: get('/api/departments/colors/', palette),
  checkName: get('/api/departments/check-name/', exists, named),
});

export const groupsFamily = family('groupsFamily', {
  list: at('/api/groups/', groupes.list),
  create: at('/api/groups/', groupes.create),
  get: at('/api/groups/{id}/', groupes.get),
  update: at('/api/groups/{id}/', groupes.update),
  remove: at('/api/groups/{id}/', groupes.remove),
  search: get('/api/groups/search/', groupes.list.answer, { params: searchQuery }),
  statistics: get('/api/groups/{id}/statistics/', counts),
  members: at('/api/groups/{id}/members/', groupes.membres),
  assignResponsible: post('/api/groups/{id}/assign-responsible/', anything, { body: anyBody }),
  removeResponsible: post('/api/groups/{id}/remove-responsible/', anything, { body: anyBody }),
  assignDepartment: post('/api/groups/{id}/assign-department/', anything, { body: anyBody }),
  removeDepartment: post('/api/groups/{id}/remove-department/', anything, { body: anyBody }),
  addMembers: at('/api/groups/{id}/add-members/', groupes.addMembers),
  removeMembers: at('/api/groups/{id}/remove-members/', groupes.removeMembers),
  export: get('/api/groups/export/', download, file),
  colors: get('/api/groups/colors/', palette),
  checkName: get('/api/groups/check-name/', exists, named),
});

/** The rest of /api/tags/: see tags.ts for what screens call. */
export const tagsFamily = family('tags', {
  search: get('/api/tags/search/', tags.list.answer, { params: searchQuery }),
  statistics: get('/api/tags/{id}/statistics/', counts),
  members: get('/api/tags/{id}/members/', linked),
  categories: get('/api/tags/categories/', anything),
  category: get('/api/tags/category/{name}/', anything),
  popular: get('/api/tags/popular/', z.array(tag), few),
  recent: get('/api/tags/recent/', z.array(tag), few),
  /** Their members get the target, and they are deleted. */
  merge: post('/api/tags/merge/', tag, { body: z.object({ tag_ids: identifiants, target_id: identifiant }) }),
  export: get('/api/tags/export/', download, file),
  colors: get('/api/tags/colors/', palette),
  checkName: get('/api/tags/check-name/', exists, named),
  suggestions: get('/api/tags/suggestions/', z.array(tag), { params: searchQuery }),
});

/** The rest of /api/etapes/: see etapes.ts for what screens call. */
export const etapesFamily = family('etapes', {
  search: get('/api/etapes/search/', etapes.list.answer, { params: searchQuery }),
  ordered: get('/api/etapes/ordered/', z.array(etape)),
  statistics: get('/api/etapes/{id}/statistics/', counts),
  members: get('/api/etapes/{id}/members/', linked),
  assignMember: post('/api/etapes/{id}/assign-member/', anything, oneMember),
  removeMember: post('/api/etapes/{id}/remove-member/', anything, oneMember),
  complete: post('/api/etapes/{id}/complete/', anything, { body: anyBody }),
  colors: get('/api/etapes/colors/', palette),
  checkLibelle: get('/api/etapes/check-libelle/', exists, { params: z.object({ libelle: z.string() }) }),
  export: get('/api/etapes/export/', download, file),
  duplicate: post('/api/etapes/{id}/duplicate/', etape),
  active: get('/api/etapes/active/', z.array(etape)),
  toggleStatus: patch('/api/etapes/{id}/toggle-status/', etape),
});
