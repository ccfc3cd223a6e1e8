/** The states of members, the contact that they don't want, and their life line. The specification has none of these calls. */
import * as z from 'zod/mini';
import { EVOLUTION_PERIOD, EVOLUTION_PERIODS } from '../../../domain/members/period';
import { lifeLineSchema, movementsSchema } from '../../../domain/register/facts';
import {
  optOutChangeSchema,
  stateChangedShape,
  stateChangeSchema,
  stateFollowsSchema,
  stateQuestionSchema,
} from '../../../domain/register/stateChange';
import { withRefusals } from '../../answers';
import { family, get, post } from '../../endpoint';

const needs = 'etats';

export const memberStateCalls = family('membres', {
  /** What would follow from a change of state. It changes nothing. */
  previewStates: post('/api/membres/etats/apercu/', stateFollowsSchema, {
    needs,
    body: stateQuestionSchema,
    invalidates: [],
  }),
  /**
   * Notes who left, died or came back, and ends what follows from it, in one operation. A return brings nothing back of what an
   * exit ended.
   */
  setStates: post('/api/membres/etats/', z.object({ ...stateChangedShape, ...withRefusals }), {
    needs,
    body: stateChangeSchema,
    invalidates: [
      'membres',
      'noms',
      'effectifs',
      'groupes',
      'departements',
      'inscrits',
      'evenements',
      'evenement',
      'affectations',
      'services',
    ],
  }),
  /** Notes which contact people don't want, or want again. Their state stays. */
  setOptOuts: post('/api/membres/oppositions/', z.object({ membres: z.number(), ...withRefusals }), {
    needs,
    body: optOutChangeSchema,
    invalidates: ['membres', 'noms'],
  }),
  lifeLine: get('/api/membres/{id}/parcours/', lifeLineSchema, { needs, tags: ['membres'] }),
  /** Entries, returns, exits and corrections of the organisation, by day or month. */
  movements: get('/api/membres/mouvements/', movementsSchema, {
    needs,
    params: z.object({
      period: z.optional(z.enum(EVOLUTION_PERIODS)),
      start_date: z.optional(z.string()),
      end_date: z.optional(z.string()),
    }),
    defaults: { period: EVOLUTION_PERIOD },
    tags: ['effectifs'],
  }),
});
