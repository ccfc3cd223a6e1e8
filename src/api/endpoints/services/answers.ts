import * as z from 'zod/mini';
import { askedSchema, eventServicesSchema, notedAnswerSchema } from '../../../domain/events/staffing';
import { family, post, put } from '../../endpoint';

const needs = 'services';

/** What people answer for one date of an event. */
export const answerCalls = family('services', {
  /** Mails the people of a date who weren't asked yet. */
  ask: post('/api/events/{id}/services/demandes/', askedSchema, {
    needs,
    invalidates: ['services', 'service', 'messages'],
    body: z.object({ jour: z.string() }),
  }),
  /** Notes what a person answered otherwise. 409 where they answered meanwhile. */
  note: put('/api/events/{id}/services/', eventServicesSchema, {
    needs,
    invalidates: ['services', 'service'],
    body: notedAnswerSchema,
    extras: { updated_at: 'versions' },
  }),
});
