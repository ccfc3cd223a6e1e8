/** What the list, the dashboard and the record read. The rest is in memberWrites.ts, which loads later. */
import * as z from 'zod/mini';
import { memberSchema, pickedMemberSchema } from '../../domain/members/member';
import { nationalityCountSchema, townCountSchema } from '../../domain/members/memberFilters';
import { EVOLUTION_PERIOD, EVOLUTION_PERIODS } from '../../domain/members/period';
import { evolutionPointSchema } from '../../domain/members/statistics';
import { pageOf } from '../../domain/wire';
import { pageQuery } from '../answers';
import { family, get } from '../endpoint';
import { beyondSpecification, memberFilterParams, sorted } from '../memberFilterParams';

const page = z.extend(pageOf(memberSchema), {
  /** Set when no member matches the search as typed: the words of names that match it within one letter. */
  mots_proches: z.nullish(z.array(z.string())),
});

export const memberCalls = family('membres', {
  list: get('/api/membres/', page, {
    params: z.extend(pageQuery, { etat: memberFilterParams.etat }),
    defaults: { page: 1, page_size: 10 },
    extras: { ...sorted, etat: 'etats' },
    tags: ['membres'],
  }),
  get: get('/api/membres/{id}/', memberSchema, { tags: ['membres'] }),
  combinedFilters: get('/api/membres/filtres_combines/', page, {
    params: z.extend(pageQuery, memberFilterParams),
    defaults: { page: 1, page_size: 10 },
    extras: beyondSpecification,
    tags: ['membres'],
  }),
  /** The towns of members, the most common first; with `search`, those whose name begins like it. */
  villes: get('/api/membres/villes/', z.array(townCountSchema), {
    params: z.object({ search: z.optional(z.string()) }),
    needs: 'filtres',
    tags: ['effectifs'],
  }),
  /** The nationalities of members, as `villes`. */
  nationalites: get('/api/membres/nationalites/', z.array(nationalityCountSchema), {
    params: z.object({ search: z.optional(z.string()) }),
    needs: 'filtres-etendus',
    tags: ['effectifs'],
  }),
  simple: get('/api/membres/membres_simples/', z.array(pickedMemberSchema), { tags: ['noms'] }),
  withRelations: get('/api/membres/{id}/membre_avec_relations/', memberSchema, { tags: ['membres'] }),
  evolution: get('/api/membres/evolution-membres/', z.array(evolutionPointSchema), {
    params: z.object({
      period: z.optional(z.enum(EVOLUTION_PERIODS)),
      start_date: z.optional(z.string()),
      end_date: z.optional(z.string()),
    }),
    defaults: { period: EVOLUTION_PERIOD },
    tags: ['effectifs'],
  }),
});
