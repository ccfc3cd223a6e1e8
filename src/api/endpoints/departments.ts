import * as z from 'zod/mini';
import { departmentDraftSchema, departmentSchema } from '../../domain/members/department';
import { memberSchema } from '../../domain/members/member';
import { departmentStatisticsSchema } from '../../domain/members/statistics';
import { idSchema, textSchema } from '../../domain/wire';
import { anything, bulkAcknowledgement, identifiers } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, where the back end answers a change with it. */
const departmentWriteReply = z.catch(z.nullish(departmentSchema), undefined);

/** The catalog changes the rows in place, so only answers that show their names or counts become stale. */
const invalidates = ['membres', 'effectifs'] as const;

export const departmentCalls = family('departements', {
  list: get('/api/departements/', departmentStatisticsSchema, { tags: ['departements'] }),
  create: post('/api/departements/', departmentSchema, { body: departmentDraftSchema, invalidates }),
  get: get('/api/departements/{id}/', departmentSchema),
  update: put('/api/departements/{id}/', departmentWriteReply, {
    body: z.extend(departmentDraftSchema, { id: idSchema, updated_at: textSchema }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/departements/{id}/', anything, { invalidates }),
  statistiques: get('/api/departements/statistiques/', departmentStatisticsSchema, {
    tags: ['departements'],
  }),
  membres: get('/api/departements/{id}/membres/', z.object({ membres: z.array(memberSchema) }), {
    tags: ['departements'],
  }),
  addMembers: post('/api/serviteurs/ajouter_membre_departement/', bulkAcknowledgement, {
    body: z.object({ departement_id: idSchema, membre_ids: identifiers }),
    invalidates: ['membres', 'departements'],
  }),
  removeMembers: post('/api/departements/{id}/remove_membre/', bulkAcknowledgement, {
    body: z.object({ member_ids: identifiers }),
    invalidates: ['membres', 'departements'],
  }),
});
