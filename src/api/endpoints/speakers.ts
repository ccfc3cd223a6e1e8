import * as z from 'zod/mini';
import {
  MOST_USED_ROLES,
  ROLES_PAGE_SIZE,
  speakerDraftSchema,
  speakerRoleDraftSchema,
  speakerRoleSchema,
  speakerRoleUpdateSchema,
  speakerSchema,
  speakerUpdateSchema,
} from '../../domain/events/speaker';
import { idSchema, pageOf } from '../../domain/wire';
import { anything, pageQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

const page = pageOf(speakerRoleSchema);

/** The row as it is now, where the back end answers a change with it. */
const roleEcrit = z.catch(z.nullish(speakerRoleSchema), undefined);

const invalidates = ['roles', 'affectations'] as const;

/** Roles of speakers at events. */
export const roleCalls = family('roles', {
  list: get('/api/roles-intervenants/', page, { params: pageQuery, tags: ['roles'] }),
  /** Every role at once. Its rows change in place (catalog). */
  all: get('/api/roles-intervenants/', page, { params: pageQuery, defaults: { page_size: ROLES_PAGE_SIZE } }),
  create: post('/api/roles-intervenants/', speakerRoleSchema, { body: speakerRoleDraftSchema, invalidates }),
  get: get('/api/roles-intervenants/{id}/', speakerRoleSchema),
  update: put('/api/roles-intervenants/{id}/', roleEcrit, {
    body: speakerRoleUpdateSchema,
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/roles-intervenants/{id}/', anything, { invalidates }),
  search: get('/api/roles-intervenants/search/', z.array(speakerRoleSchema), { params: searchQuery }),
  mostUsed: get('/api/roles-intervenants/most-used/', z.array(speakerRoleSchema), {
    params: z.object({ limit: z.optional(z.number()) }),
    defaults: { limit: MOST_USED_ROLES },
    tags: ['roles'],
  }),
});

/** The member that a speaker is; a back end of the specification knows speakers by name only. */
const extras = { membre_id: 'intervenants-membres' } as const;

export const speakerCalls = family('intervenants', {
  /** Searched by «first name last name»; exact matches come first. */
  list: get('/api/intervenants/', pageOf(speakerSchema), {
    params: z.extend(pageQuery, { membre_id: z.optional(idSchema) }),
    extras,
    tags: ['intervenants'],
  }),
  create: post('/api/intervenants/', speakerSchema, {
    body: speakerDraftSchema,
    extras,
    invalidates: ['intervenants'],
  }),
  get: get('/api/intervenants/{id}/', speakerSchema),
  update: put('/api/intervenants/{id}/', anything, {
    body: speakerUpdateSchema,
    extras: { ...extras, updated_at: 'versions' },
    invalidates: ['intervenants'],
  }),
  remove: del('/api/intervenants/{id}/', anything, { invalidates: ['intervenants', 'affectations'] }),
});
