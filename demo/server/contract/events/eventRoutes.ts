import { sql } from 'kysely';
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { LIST_KEYS_MAX } from '../../http/body/bodyLimits';
import { Reply, readRoute } from '../../http/route';
import { whereAll } from '../../store/database/conditions';
import { type EventRow, eventById, eventColumns, wireEvent } from '../../store/rows/eventRow';
import { zoneOf } from '../../time/zones';
import type { EventNews } from '../calendar/EventNews';
import { lifeRoutes } from '../calendar/lifeRoutes';
import { csvResponse } from '../exports/csvResponse';
import { exportFormatOf } from '../exports/exportFormat';
import { assign, assignmentsOf, checkEvent, synchronize } from './assignments';
import { eventExport } from './eventExport';
import { eventFields } from './eventFields';
import { checkFilter, eventConditions } from './eventFilter';
import { type EventPageQuery, eventPage } from './eventPage';
import { checkId, deleteEvent, duplicateEvent, insertEvent, isNameTaken, updateEvent } from './eventWrites';
import { roleRoutes } from './roleRoutes';
import { speakerRoutes } from './speakerRoutes';
import { keptTeams } from './teams';
import { eventTexts, sentences } from './texts';
import { wholeEventRoutes } from './wholeEvents';

/** Serves the assignments of an event: reading them, adding one and replacing all. */
function assignmentRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, eventCalls.assignments, async (args) => {
    const id = Number(args.id);
    const assignments = await assignmentsOf(db, id);
    if (!assignments.length) await checkEvent(db, id);
    return assignments;
  });
  writeRoute(api, eventCalls.assign, 'evenements', ({ id, body }) => async (trx) => {
    const kept = await keptTeams(trx, Number(id), api.today());
    const assigned = await assign(trx, Number(id), body);
    const assignments = await assignmentsOf(trx, Number(id));
    const added = assignments.find((one) => one.id === assigned.id);
    return new Reply(added, sentences(eventTexts.assigned, await kept()), assigned.isNew ? 201 : 200);
  });
  writeRoute(
    api,
    eventCalls.synchronize,
    'evenements',
    ({ id, body }) =>
      async (trx) => {
        const kept = await keptTeams(trx, Number(id), api.today());
        await synchronize(trx, Number(id), body.assignments, body.avant);
        const message = sentences(eventTexts.synchronized, await kept());
        return new Reply(await assignmentsOf(trx, Number(id)), message);
      },
    { limits: { keys: LIST_KEYS_MAX } },
  );
}

/** Maximum number of results of a quick search. */
const HITS_MAX = 50;

/** The matches, latest first, because people mostly look for recent events. */
async function hits({ db }: Api, search: string | undefined): Promise<CalendarEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e ${whereAll(eventConditions({ search }))}
    order by e.date desc, e.id desc limit ${HITS_MAX}`.execute(db);
  return rows.map(wireEvent);
}

function readRoutes(api: Api): void {
  const { db, today } = api;
  const { list, upcoming, past } = eventCalls;
  const isWhole = { isWhole: true } as const;
  readRoute(api, list, (query) => eventPage(db, list.path, query), isWhole);
  // Every event is in one of the two lists. Today's events, and those that go on today, are upcoming.
  const days = (query: EventPageQuery, ordering: string): EventPageQuery => ({ ordering, ...query });
  readRoute(
    api,
    upcoming,
    (query) => eventPage(db, upcoming.path, { ...days(query, 'date'), date_from: today() }),
    isWhole,
  );
  readRoute(
    api,
    past,
    (query) => eventPage(db, past.path, { ...days(query, '-date'), over_before: today() }),
    isWhole,
  );
  readRoute(api, eventCalls.search, ({ q }) => hits(api, q));
  const exists = async (name: string) => ({ exists: await isNameTaken(db, name) });
  readRoute(api, eventCalls.checkName, ({ nom_evenement }) => exists(nom_evenement), isWhole);
  readRoute(api, eventCalls.get, ({ id }) => eventById(db, Number(id)));
  readRoute(api, eventCalls.export, async ({ format, ...filter }) => {
    const options = { format: exportFormatOf(format), hasDays: api.capabilities.includes('jours') };
    checkFilter(filter);
    return csvResponse(eventExport(db, filter, options), `evenements-${today()}`);
  });
}

function writeRoutes(api: Api, news: EventNews): void {
  writeRoute(api, eventCalls.create, 'evenements', ({ body }) => {
    const fields = eventFields(body, zoneOf(api.timeZone));
    return async (trx) =>
      new Reply(await eventById(trx, await insertEvent(trx, fields)), eventTexts.created, 201);
  });
  writeRoute(
    api,
    eventCalls.update,
    'evenements',
    ({ id, body }) => {
      checkId(id, body.id);
      const fields = eventFields(body, zoneOf(api.timeZone));
      news.check(body.prevenir);
      return async (trx) => {
        const tell = await news.afterUpdate(trx, body);
        await updateEvent(trx, body.id, fields, body.updated_at);
        return new Reply({ ...(await eventById(trx, body.id)), ...(await tell()) }, eventTexts.updated);
      };
    },
    { committed: () => news.wake() },
  );
  writeRoute(
    api,
    eventCalls.remove,
    'evenements',
    ({ id }) =>
      async (trx) => {
        await deleteEvent(trx, Number(id));
        return new Reply(null, eventTexts.deleted);
      },
    { trash: 'evenements' },
  );
  writeRoute(api, eventCalls.duplicate, 'evenements', ({ id }) => async (trx) => {
    const copy = await duplicateEvent(trx, Number(id));
    return new Reply(await eventById(trx, copy), eventTexts.duplicated, 201);
  });
}

/** Serves events, speakers, their roles, and assignments of speakers to events. */
export function eventRoutes(api: Api, news: EventNews): void {
  readRoutes(api);
  writeRoutes(api, news);
  lifeRoutes(api, news);
  assignmentRoutes(api);
  wholeEventRoutes(api, news);
  roleRoutes(api);
  speakerRoutes(api);
}
