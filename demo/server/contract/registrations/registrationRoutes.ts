/** Registrations of an event, as the organisation manages them. */
import { eventCalls } from '../../../../src/api/endpoints/events';
import { isToCome } from '../../../../src/domain/events/saidOfEvent';
import type { Registration } from '../../../../src/domain/registrations/registration';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, notFound } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import { saidNow, stateSentence } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { rowTexts } from '../../store/rows/texts';
import { csvResponse } from '../exports/csvResponse';
import { exportFormatOf } from '../exports/exportFormat';
import { attendeeExport } from './attendeeFile';
import { attendeePage, registrationOf } from './attendees';
import { countStates, heldOf } from './places';
import { askedQuestions, checkedRegistration, Refusals } from './questions';
import { Registrations } from './Registrations';
import { checkedContact, checkedPeople } from './registering';
import { lockedSettings, saveSettings, settingsOf } from './settings';
import { registrationReplies } from './texts';
import { visitorRoutes } from './visitorRoutes';

const EXPORT_NAME = 'inscrits';

function settingRoutes(api: Api, registrations: Registrations): void {
  const { db } = api;
  const { capabilities } = api;
  const hasFamilies = capabilities.includes('familles-ensemble');
  const isOnce = !capabilities.includes('questions-personnes');
  const hasPage = capabilities.includes('page-inscription');
  const read = async (from: Database, event: number): Promise<Registration> => {
    const stored = await registrationOf(from, event, api.minute(), capabilities);
    return hasPage ? withPage(stored, registrations.sender) : stored;
  };
  readRoute(api, eventCalls.registration, async ({ id }) => {
    await eventById(db, Number(id));
    return read(db, Number(id));
  });
  writeRoute(
    api,
    eventCalls.setRegistration,
    'unqueued',
    ({ id, body }) =>
      async (trx) => {
        const present = () => read(trx, Number(id));
        // Where a setting isn't announced, registrations stay what they were without it.
        const unannounced = { isSplit: !hasFamilies, isOnce };
        await saveSettings(trx, await eventById(trx, Number(id)), body, { present, ...unannounced });
        await registrations.settle(trx, Number(id));
        const stored = await present();
        const held = heldOf(await countStates(trx, Number(id)));
        return new Reply(stored, savedSentence(stored.reglages?.places, held));
      },
    { committed: () => registrations.wake() },
  );
}

/** The settings with the address of the registration's page, where the server knows its own address. */
function withPage({ reglages: settings, ...counts }: Registration, sender: Sender): Registration {
  const server = sender.publicUrl();
  if (!settings || !server) return { reglages: settings, ...counts };
  const page = `${server}/inscriptions/${encodeURIComponent(settings.identifiant)}`;
  return { reglages: { ...settings, page }, ...counts };
}

/** @param held places that are taken or kept */
const savedSentence = (places: number | null | undefined, held: number): string =>
  places != null && held > places ? registrationReplies.savedOver(held, places) : registrationReplies.saved;

/** @throws HttpError 409 with the state of an event that is cancelled or has begun */
async function refuseWhenOver(
  trx: WriteTransaction,
  event: number,
  { sender }: Registrations,
): Promise<void> {
  const said = saidNow(await lockedSettings(trx, event), sender);
  if (!isToCome(said)) throw new HttpError(409, registrationReplies.notDecided(stateSentence(said) ?? ''));
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
      if (settings.event.annulation) throw new HttpError(409, registrationReplies.cancelled);
      const contact = checkedContact(body, false);
      const people = checkedPeople(body.personnes, settings.personnes_max);
      const sent = { values: body.valeurs ?? {}, people: body.personnes.map(({ valeurs }) => valeurs) };
      const refusals = new Refusals();
      const answers = checkedRegistration(await askedQuestions(api.db, settings), sent, refusals, true);
      refusals.end();
      return async (trx) => {
        const personnes = await registrations.register(trx, body.evenement, {
          ...contact,
          people: people.map((person, at) => ({ ...person, values: answers.people[at] ?? {} })),
          values: answers.values,
        });
        const message = personnes.every(({ deja }) => deja)
          ? registrationReplies.wereThere(personnes.length)
          : registrationReplies.registered;
        return new Reply({ personnes }, message, 201);
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
        const count = await registrations.change(trx, Number(id), inscrits, 'withdrawn');
        if (!count) throw notFound(rowTexts.noAttendee);
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
        await refuseWhenOver(trx, Number(id), registrations);
        const count = await registrations.change(trx, Number(id), inscrits, accord ? 'agreed' : 'refused');
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
      return attendeePage(api.db, Number(id), query, api.capabilities);
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
