import * as z from 'zod/mini';
import { groupDraftSchema, groupSchema } from '../../domain/members/group';
import { memberSchema } from '../../domain/members/member';
import { groupStatisticsSchema } from '../../domain/members/statistics';
import { textSchema } from '../../domain/wire';
import { anything, bulkAcknowledgement, identifiers } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The catalog changes the rows in place, so only answers that show their names or counts become stale. */
const invalidates = ['membres', 'effectifs'] as const;

export const groupCalls = family('groupes', {
  list: get('/api/groupes/', groupStatisticsSchema, { tags: ['groupes'] }),
  create: post('/api/groupes/', groupSchema, { body: groupDraftSchema, invalidates }),
  get: get('/api/groupes/{id}/', groupSchema),
  update: put('/api/groupes/{id}/', groupSchema, {
    body: z.extend(groupDraftSchema, { id: z.string(), updated_at: textSchema }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/groupes/{id}/', anything, { invalidates }),
  statistiques: get('/api/groupes/statistiques/', groupStatisticsSchema, { tags: ['groupes'] }),
  membres: get('/api/groupes/{id}/membres/', z.object({ membres: z.array(memberSchema) }), {
    tags: ['groupes'],
  }),
  addMembers: post('/api/groupes/{id}/insert_membre/', bulkAcknowledgement, {
    body: z.object({ membre_ids: identifiers }),
    invalidates: ['membres', 'groupes'],
  }),
  /** The group's id also travels in the body, as text. */
  removeMembers: post('/api/groupes/{id}/remove_membre/', bulkAcknowledgement, {
    body: z.object({ groupe_id: z.string(), member_ids: identifiers }),
    invalidates: ['membres', 'groupes'],
  }),
});
