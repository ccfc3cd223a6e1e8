import * as z from 'zod/mini';
import {
  absenceDraftSchema,
  absenceSchema,
  absenceUpdateSchema,
  memberSpanSchema,
} from '../../../domain/events/absence';
import { anything, identifiers } from '../../answers';
import { del, family, get, post, put } from '../../endpoint';

const needs = 'services';
const ofAbsences = { needs, tags: ['absences'] } as const;
const changesAbsences = { needs, invalidates: ['absences', 'services', 'service'] } as const;

export const absenceCalls = family('absences', {
  list: get('/api/membres/{id}/absences/', z.array(absenceSchema), ofAbsences),
  /** Those of several members that end on this day or later, without what they are for. */
  ofMembers: get('/api/absences/', z.array(memberSpanSchema), {
    ...ofAbsences,
    params: z.object({ membres: identifiers, du: z.string() }),
  }),
  create: post('/api/membres/{id}/absences/', absenceSchema, {
    ...changesAbsences,
    body: absenceDraftSchema,
    extras: { lecteurs: 'notes' },
  }),
  /** 409 with the present one where it was changed meanwhile. */
  update: put('/api/membres/{id}/absences/{absence}/', absenceSchema, {
    ...changesAbsences,
    body: absenceUpdateSchema,
    extras: { updated_at: 'versions', lecteurs: 'notes' },
  }),
  remove: del('/api/membres/{id}/absences/{absence}/', anything, {
    ...changesAbsences,
    right: 'membres.modifier',
  }),
});
