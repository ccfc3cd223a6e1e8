/** The events of a day for attendance (capability `presences`): all that the first screen asks. Days are the organisation's. */
import * as z from 'zod/mini';
import { dayEventsSchema } from '../../../domain/attendance/dayEvents';
import { family, get } from '../../endpoint';

export const attendanceCalls = family('presences', {
  /** Today's without `jour`. */
  day: get('/api/presences/jour/', dayEventsSchema, {
    params: z.object({ jour: z.optional(z.string()) }),
    needs: 'presences',
    tags: ['presences', 'evenements'],
  }),
});
