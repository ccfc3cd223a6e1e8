import * as z from 'zod/mini';
import { ACTIVITY_DAYS, dashboardCountsSchema, GROWTH_PERIOD } from '../../domain/members/statistics';
import { todaySchema } from '../../domain/today';
import { anyBody, anyQuery, anything, download } from '../answers';
import { family, get, patch, post } from '../endpoint';

export const statisticsCalls = family('statistiques', {
  dashboard: get('/api/statistics/dashboard', dashboardCountsSchema, { tags: ['effectifs'] }),
  users: get('/api/statistics/users/', anything, { params: anyQuery }),
  members: get('/api/statistics/members/', anything, { params: anyQuery }),
  events: get('/api/statistics/events/', anything, { params: anyQuery }),
  appointments: get('/api/statistics/appointments/', anything, { params: anyQuery }),
  growth: get('/api/statistics/growth/', anything, {
    params: z.object({ period: z.optional(z.string()) }),
    defaults: { period: GROWTH_PERIOD },
  }),
  geographic: get('/api/statistics/geographic/', anything),
  activity: get('/api/statistics/activity/', anything, {
    params: z.object({ days: z.optional(z.number()) }),
    defaults: { days: ACTIVITY_DAYS },
  }),
  performance: get('/api/statistics/performance/', anything),
  customReport: post('/api/statistics/custom-report/', anything, {
    body: anyBody,
    right: 'statistiques.lire',
  }),
  export: get('/api/statistics/export/', download, {
    params: z.object({ type: z.optional(z.string()), format: z.optional(z.string()) }),
    defaults: { format: 'csv' },
    file: true,
  }),
  alerts: get('/api/statistics/alerts/', anything),
  markAlertRead: patch('/api/statistics/alerts/{id}/read/', anything),
  markAllAlertsRead: patch('/api/statistics/alerts/mark-all-read/', anything),
});

/** What the specification doesn't name. */
export const todayCalls = family('statistiques', {
  /** `jour`: the user's own day, `yyyy-mm-dd`; without it, that of the back end. */
  today: get('/api/statistics/aujourdhui/', todaySchema, {
    params: z.object({ jour: z.optional(z.string()) }),
    needs: 'aujourdhui',
    tags: ['evenements', 'affectations', 'membres', 'effectifs', 'formulaires', 'reponses'],
  }),
});
