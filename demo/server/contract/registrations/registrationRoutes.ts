/** Registrations of an event, as the organisation manages them. */
import { eventCalls } from '../../../../src/api/endpoints/events';
import { ON_LIST } from '../../../../src/domain/events/registrationState';
import { writeRoute } from '../../guard/writes/writeRoute';
import { eventById } from '../events/eventRow';
import type { Api } from '../http/api';
import { csvResponse } from '../http/csvResponse';
import { exportFormatOf } from '../http/exportFormat';
import { HttpError, notFound } from '../http/httpError';
import { Reply, readRoute } from '../http/route';
import { attendeeExport, attendeePage, registrationOf } from './attendees';
import type { Sender } from './letters';
import { Registrations } from './Registrations';
import { checkedContact, checkedPeople } from './registering';
import { lockedSettings, saveSettings, settingsOf } from './settings';
import { registrationReplies } from './texts';
import { visitorRoutes } from './visitorRoutes';

const EXPORT_NAME = 'inscrits';

function settingRoutes(api: Api, registrations: Registrations): void {
  const { db } = api;
  readRoute(api, eventCalls.registration, async ({ id }) => {
    await eventById(db, Number(id));
    return registrationOf(db, Number(id), api.minute());
  });
  writeRoute(
    api,
    eventCalls.setRegistration,
    'unqueued',
    ({ id, body }) =>
      async (trx) => {
        const present = () => registrationOf(trx, Number(id), api.minute());
        await saveSettings(trx, await eventById(trx, Number(id)), body, present);
        await registrations.fill(trx, await lockedSettings(trx, Number(id)));
        return new Reply(await present(), registrationReplies.saved);
      },
    { committed: () => registrations.wake() },
  );
}

function peopleRoutes(api: Api, registrations: Registrations): void {
  const committed = () => registrations.wake();
  writeRoute(
    api,
    eventCalls.register,
    'unqueued',
    async ({ body }) => {
      const settings = await settingsOf(api.db, body.evenement);
      if (!settings) throw new HttpError(409, registrationReplies.noneOpen);
      const people = checkedPeople(body.personnes, settings.personnes_max);
      const contact = checkedContact(body, false);
      return async (trx) => {
        const personnes = await registrations.register(trx, body.evenement, {
          ...contact,
          people,
          values: {},
        });
        return new Reply({ personnes }, registrationReplies.registered, 201);
      };
    },
    { committed },
  );
  writeRoute(
    api,
    eventCalls.unregister,
    'unqueued',
    ({ id, body: { inscrits } }) =>
      async (trx) => {
        const change = { from: ON_LIST, to: 'retire', news: 'retire' } as const;
        const count = await registrations.change(trx, Number(id), inscrits, change);
        if (!count) throw notFound(registrationReplies.noAttendee);
        return new Reply(null, registrationReplies.withdrawn);
      },
    { committed },
  );
  writeRoute(
    api,
    eventCalls.decide,
    'unqueued',
    ({ id, body: { inscrits, accord } }) =>
      async (trx) => {
        const [to, news] = accord ? (['inscrit', 'accepte'] as const) : (['refuse', 'refuse'] as const);
        const count = await registrations.change(trx, Number(id), inscrits, { from: ['demande'], to, news });
        if (!count) throw new HttpError(409, registrationReplies.notAsked);
        return new Reply(null, accord ? registrationReplies.accepted : registrationReplies.refused);
      },
    { committed },
  );
}

/** Serves registrations, to visitors too. */
export function registrationRoutes(api: Api, sender: Sender): Registrations {
  const registrations = new Registrations(api.db, api.mails, sender);
  settingRoutes(api, registrations);
  readRoute(
    api,
    eventCalls.attendees,
    async ({ id, ...query }) => {
      await eventById(api.db, Number(id));
      return attendeePage(api.db, Number(id), query);
    },
    { isWhole: true },
  );
  readRoute(api, eventCalls.attendeeFile, async ({ id, format }) => {
    await eventById(api.db, Number(id));
    const text = await attendeeExport(api.db, Number(id), exportFormatOf(format), api.timeZone);
    return csvResponse(text, `${EXPORT_NAME}-${api.today()}`);
  });
  peopleRoutes(api, registrations);
  visitorRoutes(api, registrations);
  return registrations;
}
