import * as z from 'zod/mini';
import { etape, etapeDraft } from '../../domain/etape';
import { anyBody, anything, download, exportQuery, searchQuery } from '../answers';
import { del, family, get, patch, post, put } from '../endpoint';

export const etapes = family('etapes', {
  all: get('/api/etapes/tous_les_etapes/', z.array(etape)),
  list: get('/api/etapes/', z.array(etape)),
  create: post('/api/etapes/', etape, { body: etapeDraft }),
  get: get('/api/etapes/{id}/', etape),
  /** The id also travels in the body, as text. */
  update: put('/api/etapes/{id}/', anything, { body: z.extend(etapeDraft, { id: z.string() }) }),
  remove: del('/api/etapes/{id}/', anything),
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
