/** Registration by visitors: what they see of the event, and what they send. The bounds are those of public forms. */
import type * as z from 'zod/mini';
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { visitorRegistrationSchema } from '../../../../src/domain/registrations/registration';
import type { Api } from '../../guard/api';
import { REGISTERED_PEOPLE, REGISTRATIONS } from '../../guard/doors/limits';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import type { Database } from '../../store/database/database';
import { onOneLine } from '../../store/search/tidyText';
import { checkSender } from '../forms/answers/checkSender';
import { hiddenValuesIn } from '../forms/hiddenFields';
import { refuseIfClosed, stateNow } from './openNow';
import { countStates } from './places';
import { askedQuestions, checkedRegistration, Refusals } from './questions';
import type { Registrations } from './Registrations';
import { checkedContact, checkedPeople } from './registering';
import { closingMinute, lockedSettings, peopleMax, type Registering, settingsNamed } from './settings';
import { registrationReplies } from './texts';

async function shownTo(api: Api, settings: Registering, sender: Registrations['sender']) {
  const { held, etat, message } = await stateNow(api.db, settings, api.minute());
  const { places, nom_evenement, lieu, date, date_fin, heure_debut, heure_fin, is_recurrent } = settings;
  const { attente: hasWaitingList, accord, organisation, confidentialite } = settings;
  const personnes_max = peopleMax(settings);
  return {
    nom_evenement,
    lieu,
    date,
    ...(date_fin && { date_fin }),
    heure_debut,
    heure_fin,
    is_recurrent,
    fuseau: sender.zone,
    etat,
    message,
    places_libres: places === null ? null : Math.max(0, places - held),
    // A key that only servers with families send.
    ...(api.capabilities.includes('familles-ensemble') && !settings.separer && { ensemble: true }),
    attente: hasWaitingList,
    accord,
    personnes_max,
    ouvert_au: closingMinute(settings),
    organisation: organisation ?? sender.organisation ?? null,
    confidentialite: confidentialite ?? sender.privacy ?? null,
    ...(settings.champs_caches && { champs_caches: settings.champs_caches }),
    champs: message ? [] : await questionsFor(api.db, settings),
    recu: api.mails.canSend,
    tampon: await api.timestamps.issue(stampOf(settings)),
  };
}

/** A key that only questions of each person have. */
const questionsFor = async (db: Database, settings: Registering) =>
  (await askedQuestions(db, settings)).map(({ isEach, ...question }) => ({
    ...question,
    ...(isEach && { par_personne: true }),
  }));

/** A family with answers of its own for each person. */
const REGISTRATION_BYTES = 64 * 2 ** 10;

/** The stamps of events are apart from those of forms. */
const stampOf = ({ evenement_id }: Registering): number => -evenement_id;

/**
 * Whether the answer says what became of each person. It does where no person waits for a place or for agreement: everyone who is
 * on the list has a place then, and a newcomer too, so the answer is the same for all. Elsewhere a state would tell who was on
 * the list before, and the mail alone has it.
 */
async function tellsStates(db: Database, { evenement_id, attente, accord }: Registering): Promise<boolean> {
  if (attente || accord) return false;
  const counts = await countStates(db, evenement_id);
  return counts.attente + counts.demande + counts.offert === 0;
}

/** Serves everyone who has the address of an event's registration. */
export function visitorRoutes(api: Api, registrations: Registrations): void {
  const { db, attempts } = api;
  readRoute(
    api,
    eventCalls.publicRegistration,
    async ({ identifiant }) =>
      shownTo(api, await settingsNamed(db, String(identifiant)), registrations.sender),
    { isPublic: true },
  );
  writeRoute(
    api,
    eventCalls.visitorRegistration,
    'unqueued',
    async ({ identifiant, body }, { caller }) => {
      const settings = await settingsNamed(db, String(identifiant));
      await refuseIfClosed(db, settings, api.minute());
      const marks = { tampon: body.tampon ?? undefined, site_web: body.site_web ?? undefined };
      await checkSender(api, { id: stampOf(settings), protection: true }, marks);
      const { people, contact, values } = await checkedSending(db, settings, body);
      const hidden = hiddenValuesIn(body.champs_caches, settings.champs_caches);
      const key = ['inscrits', caller, String(settings.evenement_id)];
      const wait = await attempts.countWeight(REGISTERED_PEOPLE, people.length, ...key);
      if (wait) throw tooMany(wait);
      return async (trx) => {
        // It may have closed or become full since.
        const locked = await lockedSettings(trx, settings.evenement_id);
        await refuseIfClosed(trx, locked, api.minute());
        const isTold = await tellsStates(trx, locked);
        const request = { ...contact, people, values, hidden, isPublic: true } as const;
        const registered = await registrations.register(trx, settings.evenement_id, request);
        // Nothing tells a person who was on the list already from one who was added.
        const told = isTold ? registered : [];
        const personnes = told.map(({ prenom, etat, place }) => ({ id: null, prenom, etat, place }));
        return new Reply({ personnes }, answerTo(body.email, isTold, api.mails.canSend), 201);
      };
    },
    {
      isPublic: true,
      limits: { json: REGISTRATION_BYTES },
      mayBeClosed: true,
      committed: () => registrations.wake(),
      enter: async (caller) => {
        const wait = await attempts.count(REGISTRATIONS, 'inscription', caller);
        if (wait) throw tooMany(wait);
      },
    },
  );
}

function answerTo(email: string, isTold: boolean, canSend: boolean): string {
  if (isTold) return registrationReplies.registered;
  return canSend ? registrationReplies.noted(onOneLine(email)) : registrationReplies.notedUnmailed;
}

type VisitorBody = z.infer<typeof visitorRegistrationSchema>;

/** People, contact and answers. @throws HttpError 422 with all errors at once */
async function checkedSending(db: Database, settings: Registering, body: VisitorBody) {
  const questions = await askedQuestions(db, settings);
  const refusals = new Refusals();
  const people = refusals.check(() => checkedPeople(body.personnes, settings.personnes_max)) ?? [];
  const contact = refusals.check(() => checkedContact(body, true));
  const sent = { values: body.valeurs ?? {}, people: body.personnes.map(({ valeurs }) => valeurs) };
  const answers = checkedRegistration(questions, sent, refusals);
  refusals.end();
  return {
    people: people.map((person, at) => ({ ...person, values: answers.people[at] ?? {} })),
    contact: contact ?? { email: null, telephone: null },
    values: answers.values,
  };
}

const tooMany = (wait: number) =>
  new HttpError(429, registrationReplies.tooMany(Math.ceil(wait / 60)), { retryAfter: wait });
