/** Sheets of attendance, each day of an event by itself (capability `presences`). Today by default. */
import { newcomerAnswerSchema, newcomerRequestSchema } from '../../../domain/attendance/newcomer';
import {
  changesQuery,
  dayQuery,
  expectedRequestSchema,
  expectedSchema,
  sheetChangesSchema,
  sheetSchema,
  ticksAnswerSchema,
  ticksRequestSchema,
} from '../../../domain/attendance/sheet';
import { family, get, post, put } from '../../endpoint';
import { laterFields } from '../../laterFields';

const needs = 'presences';
/** A sheet follows its own changes, so a tick makes only what others read of it stale. */
const invalidates = ['presences'] as const;

/** What ticks say at an assembly alone. */
export const ASSEMBLY_TICKS = { pouvoirs: 'assemblees', 'pointages.parti': 'assemblees' } as const;

export const sheetCalls = family('presences', {
  /** 404 for an event that is gone, and for a day without this event that has no sheet either. */
  sheet: get('/api/events/{id}/presences/', sheetSchema, { params: dayQuery, needs }),
  /** What changed after the version `depuis`. */
  changes: get('/api/events/{id}/presences/changements/', sheetChangesSchema, {
    params: changesQuery,
    needs,
  }),
  /** Stores ticks and the head count of one device. Sent twice, they are stored once. */
  tick: post('/api/events/{id}/presences/', ticksAnswerSchema, {
    body: ticksRequestSchema,
    extras: ASSEMBLY_TICKS,
    needs,
    invalidates,
  }),
  /** Whose attendance is expected on this day, and on later ones until another choice is made. */
  expect: put('/api/events/{id}/presences/attendus/', expectedSchema, {
    body: expectedRequestSchema,
    needs,
    extras: { updated_at: 'versions' },
    invalidates,
  }),
  /** Creates a member who is present. */
  newcomer: post('/api/events/{id}/presences/nouveau/', newcomerAnswerSchema, {
    body: newcomerRequestSchema,
    status: 201,
    needs,
    right: 'membres.modifier',
    extras: laterFields('membre.'),
    invalidates: ['presences', 'membres', 'noms', 'effectifs'],
  }),
});
