/** What the list, the dashboard and the record read. The rest is in membresWrites.ts, which loads later. */
import * as z from 'zod/mini';
import { membre, membreSimple } from '../../domain/members/membre';
import { EVOLUTION_PERIOD, EVOLUTION_PERIODS } from '../../domain/members/periode';
import { pointEvolution } from '../../domain/members/statistiques';
import { pageOf } from '../../domain/wire';
import { identifiants, pageQuery } from '../answers';
import { family, get } from '../endpoint';

const page = pageOf(membre);
const choix = z.optional(identifiants);

export const membres = family('membres', {
  list: get('/api/membres/', page, {
    params: pageQuery,
    defaults: { page: 1, page_size: 10 },
    tags: ['membres'],
  }),
  get: get('/api/membres/{id}/', membre, { tags: ['membres'] }),
  combinedFilters: get('/api/membres/filtres_combines/', page, {
    params: z.extend(pageQuery, { groupes: choix, etapes: choix, tags: choix }),
    defaults: { page: 1, page_size: 10 },
    tags: ['membres'],
  }),
  simple: get('/api/membres/membres_simples/', z.array(membreSimple), { tags: ['noms'] }),
  withRelations: get('/api/membres/{id}/membre_avec_relations/', membre, { tags: ['membres'] }),
  evolution: get('/api/membres/evolution-membres/', z.array(pointEvolution), {
    params: z.object({
      period: z.optional(z.enum(EVOLUTION_PERIODS)),
      start_date: z.optional(z.string()),
      end_date: z.optional(z.string()),
    }),
    defaults: { period: EVOLUTION_PERIOD },
    tags: ['effectifs'],
  }),
});
