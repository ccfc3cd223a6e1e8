/* What came of attendance: on a member, and on an event. */
import * as z from 'zod/mini';
import { booleanSchema, idSchema, numberSchema, textSchema } from '../wire';
import { headCountSchema } from './sheet';

/** A member's attendance at one event on one day. */
const attendedSchema = z.object({
  evenement: z.object({ id: idSchema, nom_evenement: z.string() }),
  jour: z.string(),
  etat: z.string(),
});
export type Attended = z.infer<typeof attendedSchema>;

export const memberAttendanceSchema = z.object({
  count: z.number(),
  next: textSchema,
  previous: textSchema,
  results: z.array(attendedSchema),
  /** The last day on which the person was present; missing without any. */
  derniere: textSchema,
  /** At how many events, each day by itself, the person was present. */
  participations: z.number(),
});

/** People of one age band and gender on a day. Both are empty where the record doesn't say, and without a record. */
const attendanceBandSchema = z.object({
  tranche: textSchema,
  genre: textSchema,
  presents: z.number(),
  attendus: z.number(),
  attendus_presents: z.number(),
});
export type AttendanceBand = z.infer<typeof attendanceBandSchema>;

const attendanceDaySchema = z.object({
  jour: z.string(),
  prevu: booleanSchema,
  presents: z.number(),
  excuses: z.number(),
  absents: z.number(),
  attendus: z.number(),
  attendus_presents: z.number(),
  comptes: headCountSchema,
});
export type AttendanceDay = z.infer<typeof attendanceDaySchema>;

export const attendanceReportSchema = z.object({
  /** The days with a sheet, the latest first. */
  jours: z.array(attendanceDaySchema),
  total: numberSchema,
  /** The day that `tranches` are about; missing without any sheet. */
  jour: textSchema,
  tranches: z.array(attendanceBandSchema),
});
export type AttendanceReport = z.infer<typeof attendanceReportSchema>;
