/** The data of one person as a whole, and how long data are kept. */
import * as z from 'zod/mini';
import { dossier } from '../../domain/privacy/dossier';
import {
  erasurePreviewSchema,
  erasureRequestSchema,
  erasureSchema,
  registrationErasureSchema,
} from '../../domain/privacy/erasure';
import {
  ANSWER_RETENTION_MONTHS,
  INACTIVE_PAGE_SIZE,
  inactivePageSchema,
  JOURNAL_MONTHS,
  journalRetentionSchema,
  retentionSettingSchema,
} from '../../domain/privacy/retention';
import { anything, download } from '../answers';
import { family, get, post, put } from '../endpoint';

const needs = 'rgpd';
const tagCalls = ['conservation'] as const;
const invalidates = tagCalls;

export const privacyCalls = family('rgpd', {
  /** Everything that is kept about a member. */
  donnees: get('/api/membres/{id}/donnees/', dossier, { needs, right: 'rgpd.exporter' }),
  /** What an erasure would remove, and which copies of the data would still have it. */
  apercu: get('/api/membres/{id}/effacement/', erasurePreviewSchema, { needs, right: 'rgpd.supprimer' }),
  /** Removes the person from every table, the journal and the trash. Every answer becomes stale. */
  effacer: post('/api/membres/{id}/effacer/', erasureSchema, {
    body: erasureRequestSchema,
    extras: { inscriptions: 'effacement-inscriptions' },
    needs,
    right: 'rgpd.supprimer',
  }),
  /** Removes one registered person from the list of an event, whose counts stay. Every answer becomes stale. */
  effacerInscription: post('/api/events/{id}/inscriptions/effacer/', anything, {
    body: registrationErasureSchema,
    needs: 'effacement-inscriptions',
    right: 'rgpd.supprimer',
  }),
  /** Members without activity for as many months as are set. */
  inactifs: get('/api/conservation/membres/', inactivePageSchema, {
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
    defaults: { page: 1, page_size: INACTIVE_PAGE_SIZE },
    flat: true,
    needs,
    // Also a member that was changed, deleted or restored.
    tags: [...tagCalls, 'membres'],
  }),
  /** Keeps a member: it is listed again after the same time. */
  garder: post('/api/conservation/membres/{id}/garder/', anything, { needs, invalidates }),
  reglage: get('/api/conservation/', retentionSettingSchema, { needs, tags: tagCalls }),
  regler: put('/api/conservation/', retentionSettingSchema, {
    body: retentionSettingSchema,
    extras: { updated_at: 'versions' },
    needs,
    invalidates,
  }),
  reglageJournal: get('/api/conservation/journal/', journalRetentionSchema, {
    needs: 'conservation-journal',
    tags: tagCalls,
  }),
  /** 409 where it was changed since `updated_at`. */
  reglerJournal: put('/api/conservation/journal/', journalRetentionSchema, {
    body: retentionSettingSchema,
    needs: 'conservation-journal',
    invalidates,
  }),
  /** How many operations a number of months would take the detail from now. */
  anciensDetails: get('/api/conservation/journal/anciens/', z.object({ nombre: z.number() }), {
    params: z.object({ mois: z.optional(z.number()) }),
    defaults: { mois: JOURNAL_MONTHS },
    needs: 'conservation-journal',
  }),
  /** The register of processing (article 30), as a page in a file. */
  registre: get('/api/conservation/registre/', download, { file: true, needs: 'registre-traitements' }),
  /** How many answers of a form are older than a number of months now. */
  anciennes: get('/api/formulaires/{id}/reponses/anciennes/', z.object({ nombre: z.number() }), {
    params: z.object({ mois: z.optional(z.number()) }),
    defaults: { mois: ANSWER_RETENTION_MONTHS },
    needs,
    right: 'formulaires.lire',
  }),
});
