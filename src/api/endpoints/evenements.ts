import * as z from 'zod/mini';
import { affectation, affectationDraft, evenement, evenementDraft } from '../../domain/evenement';
import { identifiant, pageOf } from '../../domain/wire';
import { anyBody, anything, download, exportQuery, pageQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

const created = z.object({ id: identifiant });

export const evenements = family('evenements', {
  list: get('/api/events/', pageOf(evenement), {
    params: z.extend(pageQuery, {
      date_from: z.optional(z.string()),
      date_to: z.optional(z.string()),
      is_recurrent: z.optional(z.boolean()),
      frequency: z.optional(z.string()),
    }),
    defaults: { ordering: 'date' },
  }),
  create: post('/api/events/', created, { body: evenementDraft }),
  get: get('/api/events/{id}/', evenement),
  update: put('/api/events/{id}/', anything, { body: z.extend(evenementDraft, { id: identifiant }) }),
  remove: del('/api/events/{id}/', anything),
  search: get('/api/events/search/', anything, { params: searchQuery }),
  upcoming: get('/api/events/upcoming/', anything),
  past: get('/api/events/past/', anything),
  register: post('/api/events/register/', anything, { body: anyBody }),
  unregister: post('/api/events/{id}/unregister/', anything, { body: anyBody }),
  attendees: get('/api/events/{id}/attendees/', anything),
  export: get('/api/events/export/', download, { params: exportQuery, file: true }),
  duplicate: post('/api/events/{id}/duplicate/', anything),
  cancel: post('/api/events/{id}/cancel/', anything),
  reactivate: post('/api/events/{id}/reactivate/', anything),
  reminders: post('/api/events/{id}/reminders/', anything, { body: anyBody }),
  /** These four paths are ours: the specification prints none. */
  checkName: get('/api/events/check-name/', z.object({ exists: z.boolean() }), {
    params: z.object({ nom_evenement: z.string() }),
  }),
  assignments: get('/api/events/{id}/assignments/', z.array(affectation)),
  assign: post('/api/events/{id}/assignments/', anything, { body: affectationDraft }),
  synchronize: put('/api/events/{id}/assignments/', anything, {
    body: z.object({ assignments: z.array(affectationDraft) }),
  }),
});
