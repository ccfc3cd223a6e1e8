import * as z from 'zod/mini';
import {
  intervenant,
  intervenantDraft,
  intervenantUpdate,
  MOST_USED_ROLES,
  ROLES_PAGE_SIZE,
  roleIntervenant,
  roleIntervenantDraft,
  roleIntervenantUpdate,
} from '../../domain/events/intervenant';
import { pageOf } from '../../domain/wire';
import { anything, pageQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

const page = pageOf(roleIntervenant);

/** The row as it is now, where the back end answers a change with it. */
const roleEcrit = z.catch(z.nullish(roleIntervenant), undefined);

const invalidates = ['roles', 'affectations'] as const;

/** Roles of speakers at events. */
export const roles = family('roles', {
  list: get('/api/roles-intervenants/', page, { params: pageQuery, tags: ['roles'] }),
  /** Every role at once. Its rows change in place (catalog). */
  all: get('/api/roles-intervenants/', page, { params: pageQuery, defaults: { page_size: ROLES_PAGE_SIZE } }),
  create: post('/api/roles-intervenants/', roleIntervenant, { body: roleIntervenantDraft, invalidates }),
  get: get('/api/roles-intervenants/{id}/', roleIntervenant),
  update: put('/api/roles-intervenants/{id}/', roleEcrit, {
    body: roleIntervenantUpdate,
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/roles-intervenants/{id}/', anything, { invalidates }),
  search: get('/api/roles-intervenants/search/', z.array(roleIntervenant), { params: searchQuery }),
  mostUsed: get('/api/roles-intervenants/most-used/', z.array(roleIntervenant), {
    params: z.object({ limit: z.optional(z.number()) }),
    defaults: { limit: MOST_USED_ROLES },
    tags: ['roles'],
  }),
});

/** The member that a speaker is; a back end of the specification knows speakers by name only. */
const extras = { membre_id: 'intervenants-membres' } as const;

export const intervenants = family('intervenants', {
  /** Searched by «first name last name»; exact matches come first. */
  list: get('/api/intervenants/', pageOf(intervenant), {
    params: z.extend(pageQuery, { membre_id: z.optional(z.number()) }),
    extras,
    tags: ['intervenants'],
  }),
  create: post('/api/intervenants/', intervenant, {
    body: intervenantDraft,
    extras,
    invalidates: ['intervenants'],
  }),
  get: get('/api/intervenants/{id}/', intervenant),
  update: put('/api/intervenants/{id}/', anything, {
    body: intervenantUpdate,
    extras: { ...extras, updated_at: 'versions' },
    invalidates: ['intervenants'],
  }),
  remove: del('/api/intervenants/{id}/', anything, { invalidates: ['intervenants', 'affectations'] }),
});
