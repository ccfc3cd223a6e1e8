/** What came of attendance (capability `presences`). */
import * as z from 'zod/mini';
import { attendanceReportSchema, memberAttendanceSchema } from '../../../domain/attendance/report';
import { family, get } from '../../endpoint';

const shared = { needs: 'presences', tags: ['presences'] } as const;

export const attendanceReportCalls = family('presences', {
  /** The last days of an event, and the people of one day (the latest without `jour`) by age band and gender. */
  report: get('/api/events/{id}/presences/bilan/', attendanceReportSchema, {
    ...shared,
    params: z.object({ jour: z.optional(z.string()) }),
  }),
  /** What a member took part in, the latest first. */
  ofMember: get('/api/membres/{id}/presences/', memberAttendanceSchema, {
    ...shared,
    params: z.object({ page: z.optional(z.number()), page_size: z.optional(z.number()) }),
  }),
});
