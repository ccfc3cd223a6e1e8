import * as z from 'zod/mini';
import { groupe, groupeDraft } from '../../domain/members/groupe';
import { membre } from '../../domain/members/membre';
import { groupesStatistiques } from '../../domain/members/statistiques';
import { texte } from '../../domain/wire';
import { anything, bulkAcknowledgement, identifiants } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The catalog changes the rows in place, so only answers that show their names or counts become stale. */
const invalidates = ['membres', 'effectifs'] as const;

export const groupes = family('groupes', {
  list: get('/api/groupes/', groupesStatistiques, { tags: ['groupes'] }),
  create: post('/api/groupes/', groupe, { body: groupeDraft, invalidates }),
  get: get('/api/groupes/{id}/', groupe),
  update: put('/api/groupes/{id}/', groupe, {
    body: z.extend(groupeDraft, { id: z.string(), updated_at: texte }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/groupes/{id}/', anything, { invalidates }),
  statistiques: get('/api/groupes/statistiques/', groupesStatistiques, { tags: ['groupes'] }),
  membres: get('/api/groupes/{id}/membres/', z.object({ membres: z.array(membre) }), { tags: ['groupes'] }),
  addMembers: post('/api/groupes/{id}/insert_membre/', bulkAcknowledgement, {
    body: z.object({ membre_ids: identifiants }),
    invalidates: ['membres', 'groupes'],
  }),
  /** The group's id also travels in the body, as text. */
  removeMembers: post('/api/groupes/{id}/remove_membre/', bulkAcknowledgement, {
    body: z.object({ groupe_id: z.string(), member_ids: identifiants }),
    invalidates: ['membres', 'groupes'],
  }),
});
