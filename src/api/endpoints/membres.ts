/** What the list, the dashboard and the record read. The rest is in membresWrites.ts, which loads later. */
import * as z from 'zod/mini';
import { membre, membreSimple } from '../../domain/members/membre';
import { villeMembres } from '../../domain/members/membreChoix';
import { EVOLUTION_PERIOD, EVOLUTION_PERIODS } from '../../domain/members/periode';
import { pointEvolution } from '../../domain/members/statistiques';
import { pageOf } from '../../domain/wire';
import { pageQuery } from '../answers';
import { family, get } from '../endpoint';
import { beyondSpecification, memberChoice, sorted } from '../memberChoice';

const page = z.extend(pageOf(membre), {
  /** Set when no member matches the search as typed: the words of names that match it within one letter. */
  mots_proches: z.nullish(z.array(z.string())),
});

export const membres = family('membres', {
  list: get('/api/membres/', page, {
    params: pageQuery,
    defaults: { page: 1, page_size: 10 },
    extras: sorted,
    tags: ['membres'],
  }),
  get: get('/api/membres/{id}/', membre, { tags: ['membres'] }),
  combinedFilters: get('/api/membres/filtres_combines/', page, {
    params: z.extend(pageQuery, memberChoice),
    defaults: { page: 1, page_size: 10 },
    extras: beyondSpecification,
    tags: ['membres'],
  }),
  /** The towns of members, the most common first; with `search`, those whose name begins like it. */
  villes: get('/api/membres/villes/', z.array(villeMembres), {
    params: z.object({ search: z.optional(z.string()) }),
    needs: 'filtres',
    tags: ['effectifs'],
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
