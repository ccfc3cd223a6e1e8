/** The data of one person as a whole, and how long data are kept. */
import * as z from 'zod/mini';
import {
  INACTIFS_PAGE_SIZE,
  inactifs,
  MOIS_REPONSES,
  reglageConservation,
} from '../../domain/privacy/conservation';
import { dossier } from '../../domain/privacy/dossier';
import { apercuEffacement, effacement, effacementDemande } from '../../domain/privacy/effacement';
import { anything } from '../answers';
import { family, get, post, put } from '../endpoint';

const needs = 'rgpd';
const tags = ['conservation'] as const;
const invalidates = tags;

export const rgpd = family('rgpd', {
  /** Everything that is kept about a member. */
  donnees: get('/api/membres/{id}/donnees/', dossier, { needs, right: 'rgpd.exporter' }),
  /** What an erasure would remove, and which copies of the data would still have it. */
  apercu: get('/api/membres/{id}/effacement/', apercuEffacement, { needs, right: 'rgpd.supprimer' }),
  /** Removes the person from every table, the journal and the trash. Every answer becomes stale. */
  effacer: post('/api/membres/{id}/effacer/', effacement, {
    body: effacementDemande,
    needs,
    right: 'rgpd.supprimer',
  }),
  /** Members without activity for as many months as are set. */
  inactifs: get('/api/conservation/membres/', inactifs, {
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
    defaults: { page: 1, page_size: INACTIFS_PAGE_SIZE },
    flat: true,
    needs,
    // Also a member that was changed, deleted or restored.
    tags: [...tags, 'membres'],
  }),
  /** Keeps a member: it is listed again after the same time. */
  garder: post('/api/conservation/membres/{id}/garder/', anything, { needs, invalidates }),
  reglage: get('/api/conservation/', reglageConservation, { needs, tags }),
  regler: put('/api/conservation/', reglageConservation, {
    body: reglageConservation,
    extras: { updated_at: 'versions' },
    needs,
    invalidates,
  }),
  /** How many answers of a form are older than a number of months now. */
  anciennes: get('/api/formulaires/{id}/reponses/anciennes/', z.object({ nombre: z.number() }), {
    params: z.object({ mois: z.optional(z.number()) }),
    defaults: { mois: MOIS_REPONSES },
    needs,
    right: 'formulaires.lire',
  }),
});
