import { sql } from 'kysely';
import { evenements } from '../../../src/api/endpoints/evenements';
import type { Evenement } from '../../../src/domain/events/evenement';
import { csvResponse } from '../csv/csvResponse';
import { exportFormatOf } from '../csv/exportFormat';

import { whereAll } from '../database/conditions';
import type { Api } from '../http/api';
import { Reply, route } from '../http/route';
import { addDays } from '../statistics/days';
import { writeRoute } from '../writes/writeRoute';
import { eventExport } from './eventExport';
import { eventFields } from './eventFields';
import { checkFilter, eventConditions } from './eventFilter';
import { type EventQuery, eventPage } from './eventPage';
import { type EventRow, eventById, eventColumns, wireEvent } from './eventRow';
import { checkId, deleteEvent, duplicateEvent, insertEvent, isNameTaken, updateEvent } from './eventWrites';
import { assignmentRoutes } from './speakers/assignmentRoutes';
import { roleRoutes } from './speakers/roleRoutes';
import { speakerRoutes } from './speakers/speakerRoutes';
import { eventTexts } from './texts';

/** Maximum number of results of a quick search. */
const HITS_MAX = 50;

/** The matches, latest first, because people mostly look for recent events. */
async function hits({ db }: Api, search: string | undefined): Promise<Evenement[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e ${whereAll(eventConditions({ search }))}
    order by e.date desc, e.id desc limit ${HITS_MAX}`.execute(db);
  return rows.map(wireEvent);
}

function readRoutes(api: Api): void {
  const { db, today } = api;
  const { list, upcoming, past } = evenements;
  const isWhole = { isWhole: true } as const;
  route(api, list, (query) => eventPage(db, list.path, query), isWhole);
  // Every event is in one of the two lists. Today's events are upcoming.
  const days = (query: EventQuery, ordering: string): EventQuery => ({ ordering, ...query });
  route(
    api,
    upcoming,
    (query) => eventPage(db, upcoming.path, { ...days(query, 'date'), date_from: today() }),
    isWhole,
  );
  route(
    api,
    past,
    (query) => eventPage(db, past.path, { ...days(query, '-date'), date_to: addDays(today(), -1) }),
    isWhole,
  );
  route(api, evenements.search, ({ q }) => hits(api, q));
  const exists = async (name: string) => ({ exists: await isNameTaken(db, name) });
  route(api, evenements.checkName, ({ nom_evenement }) => exists(nom_evenement), isWhole);
  route(api, evenements.get, ({ id }) => eventById(db, Number(id)));
  route(api, evenements.export, async ({ format, ...filter }) => {
    const known = exportFormatOf(format);
    checkFilter(filter);
    return csvResponse(eventExport(db, filter, known), `evenements-${today()}`);
  });
}

function writeRoutes(api: Api): void {
  writeRoute(api, evenements.create, 'evenements', ({ body }) => {
    const fields = eventFields(body);
    return async (trx) =>
      new Reply(await eventById(trx, await insertEvent(trx, fields)), eventTexts.created, 201);
  });
  writeRoute(api, evenements.update, 'evenements', ({ id, body }) => {
    checkId(id, body.id);
    const fields = eventFields(body);
    return async (trx) => {
      await updateEvent(trx, body.id, fields, body.updated_at);
      return new Reply(await eventById(trx, body.id), eventTexts.updated);
    };
  });
  writeRoute(
    api,
    evenements.remove,
    'evenements',
    ({ id }) =>
      async (trx) => {
        await deleteEvent(trx, Number(id));
        return new Reply(null, eventTexts.deleted);
      },
    { trash: 'evenements' },
  );
  writeRoute(api, evenements.duplicate, 'evenements', ({ id }) => async (trx) => {
    const copy = await duplicateEvent(trx, Number(id));
    return new Reply(await eventById(trx, copy), eventTexts.duplicated, 201);
  });
}

/** Serves events, speakers, their roles, and assignments of speakers to events. */
export function eventRoutes(api: Api): void {
  readRoutes(api);
  writeRoutes(api);
  assignmentRoutes(api);
  roleRoutes(api);
  speakerRoutes(api);
}
