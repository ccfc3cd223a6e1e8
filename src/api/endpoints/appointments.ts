import * as z from 'zod/mini';
import { anyBody, anyQuery, anything, download, exportQuery, searchQuery } from '../answers';
import { del, family, get, post, put } from '../endpoint';

export const appointmentCalls = family('rendezVous', {
  list: get('/api/appointments/', anything, { params: anyQuery }),
  create: post('/api/appointments/', anything, { body: anyBody }),
  get: get('/api/appointments/{id}/', anything),
  update: put('/api/appointments/{id}/', anything, { body: anyBody }),
  remove: del('/api/appointments/{id}/', anything),
  search: get('/api/appointments/search/', anything, { params: searchQuery }),
  today: get('/api/appointments/today/', anything),
  week: get('/api/appointments/week/', anything),
  month: get('/api/appointments/month/', anything),
  confirm: post('/api/appointments/{id}/confirm/', anything),
  cancel: post('/api/appointments/{id}/cancel/', anything),
  complete: post('/api/appointments/{id}/complete/', anything),
  reschedule: post('/api/appointments/{id}/reschedule/', anything, { body: anyBody }),
  ofClient: get('/api/appointments/client/{id}/', anything),
  ofMember: get('/api/appointments/member/{id}/', anything),
  export: get('/api/appointments/export/', download, { params: exportQuery, file: true }),
  reminders: post('/api/appointments/reminders/', anything, { body: anyBody }),
  statistics: get('/api/appointments/statistics/', anything),
  checkAvailability: get('/api/appointments/check-availability/', anything, {
    params: z.record(z.string(), z.string()),
  }),
});
