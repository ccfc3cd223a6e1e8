/** Serves the public agenda to everyone: to pages, to calendar programs, and as the file of one event. */
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { Api } from '../../guard/api';
import { readRoute } from '../../http/route';
import type { Sender } from '../../letters/events/Sender';
import { openRegistrations } from '../registrations/openNow';
import { calendarAnswer } from './calendarAnswer';
import { agendaFeed, agendaFile, PUBLIC_FEED, PUBLIC_FILE, readAgenda } from './publicAgenda';

/** A page of another origin must be allowed to read the short answer too. */
const RETAINED = [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'x-request-id'];

export function agendaRoutes(api: Api, sender: Sender): void {
  const { app, db, today } = api;
  app.use('/api/agenda', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, no-cache');
  });
  app.use('/api/agenda', etag({ retainedHeaders: RETAINED }));
  readRoute(
    api,
    eventCalls.publicAgenda,
    async (query) => {
      const hasRegistrations = api.capabilities.includes('inscriptions');
      return readAgenda(db, query, {
        today: today(),
        zone: sender.zone,
        organisation: sender.organisation,
        registrations: hasRegistrations ? await openRegistrations(db, api.minute()) : new Map(),
      });
    },
    { isPublic: true },
  );
  app.get(PUBLIC_FEED, (c) =>
    calendarAnswer(c, 'public', async () => {
      const { lieu, recherche } = c.req.query();
      return agendaFeed(db, { lieu, recherche }, sender, today());
    }),
  );
  app.get(PUBLIC_FILE, (c) => {
    const { id = '', jour } = c.req.query();
    const number = Number(id);
    const event = Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
    return calendarAnswer(c, 'public', () => agendaFile(db, event, jour, sender), `evenement-${event}.ics`);
  });
}
