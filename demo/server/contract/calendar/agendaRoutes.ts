/** Serves the public agenda to everyone: to pages, to calendar programs, and as the file of one event. */
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { Limit } from '../../guard/auth/Attempts';
import type { Api } from '../http/api';
import { callerOf } from '../http/caller';
import { HttpError } from '../http/httpError';
import { readRoute } from '../http/route';
import type { Sender } from '../registrations/letters';
import { openRegistrations } from '../registrations/openNow';
import { calendarAnswer } from './calendarAnswer';
import { agendaFeed, agendaFile, PUBLIC_FEED, PUBLIC_FILE, readAgenda } from './publicAgenda';
import { agendaReplies } from './texts';

/** Reads of one connection: enough for a room full of people behind one address. */
const LIMIT: Limit = { attempts: 1200, seconds: 600 };

/** A page of another origin must be allowed to read the short answer too. */
const RETAINED = [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'x-request-id'];

export function agendaRoutes(api: Api, sender: Sender): void {
  const { app, db, attempts, today } = api;
  const enter = async (caller: string) => {
    const wait = await attempts.count(LIMIT, 'agenda', caller);
    if (!wait) return;
    throw new HttpError(429, agendaReplies.tooMany(Math.ceil(wait / 60)), { retryAfter: wait });
  };
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
        registrations: hasRegistrations ? await openRegistrations(db, api.minute()) : new Map(),
      });
    },
    { isPublic: true, enter },
  );
  app.get(PUBLIC_FEED, (c) =>
    calendarAnswer(c, 'public', async () => {
      await enter(callerOf(c, api.trustProxy));
      const { lieu, recherche } = c.req.query();
      return agendaFeed(db, { lieu, recherche }, sender, today());
    }),
  );
  app.get(PUBLIC_FILE, (c) => {
    const { id = '', jour } = c.req.query();
    const number = Number(id);
    const event = Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
    return calendarAnswer(
      c,
      'public',
      async () => {
        await enter(callerOf(c, api.trustProxy));
        return agendaFile(db, event, jour, sender);
      },
      `evenement-${event}.ics`,
    );
  });
}
