/**
 * What a helper with a link may do: the sheet of one event and day, and its ticks. The key of the link stands where others
 * have their token, so that no address and no log holds it. It says which event and which day.
 */
import * as z from 'zod/mini';
import { helperTicksSchema } from '../../../domain/attendance/helperLink';
import { sheetChangesSchema, sheetSchema, ticksAnswerSchema } from '../../../domain/attendance/sheet';
import { family, get, post } from '../../endpoint';
import { ASSEMBLY_TICKS } from './sheets';

const shared = { needs: 'presences', anonymous: true } as const;

export const helperCalls = family('presences', {
  /** 403 for a key that is unknown, or no longer valid. Which groups are expected isn't told. */
  helperSheet: get('/api/pointage/', sheetSchema, shared),
  helperChanges: get('/api/pointage/changements/', sheetChangesSchema, {
    ...shared,
    params: z.object({ depuis: z.optional(z.number()) }),
  }),
  helperTick: post('/api/pointage/', ticksAnswerSchema, {
    ...shared,
    body: helperTicksSchema,
    extras: ASSEMBLY_TICKS,
    invalidates: [],
  }),
});
