import * as z from 'zod/mini';
import { departement, departementDraft } from '../../domain/members/departement';
import { membre } from '../../domain/members/membre';
import { departementsStatistiques } from '../../domain/members/statistiques';
import { identifiant, texte } from '../../domain/wire';
import { anything, bulkAcknowledgement, identifiants } from '../answers';
import { del, family, get, post, put } from '../endpoint';

/** The row as it is now, where the back end answers a change with it. */
const departementEcrit = z.catch(z.nullish(departement), undefined);

/** The catalog changes the rows in place, so only answers that show their names or counts become stale. */
const invalidates = ['membres', 'effectifs'] as const;

export const departements = family('departements', {
  list: get('/api/departements/', departementsStatistiques, { tags: ['departements'] }),
  create: post('/api/departements/', departement, { body: departementDraft, invalidates }),
  get: get('/api/departements/{id}/', departement),
  update: put('/api/departements/{id}/', departementEcrit, {
    body: z.extend(departementDraft, { id: identifiant, updated_at: texte }),
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  remove: del('/api/departements/{id}/', anything, { invalidates }),
  statistiques: get('/api/departements/statistiques/', departementsStatistiques, { tags: ['departements'] }),
  membres: get('/api/departements/{id}/membres/', z.object({ membres: z.array(membre) }), {
    tags: ['departements'],
  }),
  addMembers: post('/api/serviteurs/ajouter_membre_departement/', bulkAcknowledgement, {
    body: z.object({ departement_id: identifiant, membre_ids: identifiants }),
    invalidates: ['membres', 'departements'],
  }),
  removeMembers: post('/api/departements/{id}/remove_membre/', bulkAcknowledgement, {
    body: z.object({ member_ids: identifiants }),
    invalidates: ['membres', 'departements'],
  }),
});
