/** Registration by visitors: what they see of the event, and what they send. The bounds are those of public forms. */
import { eventCalls } from '../../../../src/api/endpoints/events';
import { FIELD_TYPES, isRequired } from '../../../../src/domain/forms/field';
import { REGISTERED_PEOPLE, REGISTRATIONS } from '../../guard/doors/limits';
import { writeRoute } from '../../guard/writes/writeRoute';
import type { Database } from '../../store/database/database';
import { checkSender } from '../forms/answers/checkSender';
import { checkedAnswers } from '../forms/answers/readAnswers';
import { fieldRows } from '../forms/formRow';
import type { Api } from '../http/api';
import { HttpError } from '../http/httpError';
import { Reply, readRoute } from '../http/route';
import { refuseIfClosed, stateNow } from './openNow';
import type { Registrations } from './Registrations';
import { checkedContact, checkedPeople } from './registering';
import { lockedSettings, peopleMax, type Registering, settingsNamed } from './settings';
import { registrationReplies } from './texts';

/** Questions of the form; files are asked by forms alone. */
const questionsOf = async (db: Database, form: number | null) =>
  form === null ? [] : (await fieldRows(db, form)).filter(({ type_de_champ }) => isAsked(type_de_champ));

const isAsked = (type: string): boolean =>
  type !== 'file' && (FIELD_TYPES as readonly string[]).includes(type);

async function shownTo(api: Api, settings: Registering, zone: string) {
  const { held, etat, message } = await stateNow(api.db, settings, api.minute());
  const { places, nom_evenement, lieu, date, heure_debut, heure_fin, is_recurrent } = settings;
  const { attente: hasWaitingList, accord, organisation, confidentialite } = settings;
  const personnes_max = peopleMax(settings);
  return {
    ...{ nom_evenement, lieu, date, heure_debut, heure_fin, is_recurrent, fuseau: zone, etat, message },
    places_libres: places === null ? null : Math.max(0, places - held),
    // A key that only servers with families send.
    ...(api.capabilities.includes('familles-ensemble') && !settings.separer && { ensemble: true }),
    ...{ attente: hasWaitingList, accord, personnes_max, organisation, confidentialite },
    champs: message ? [] : await questionsOf(api.db, settings.formulaire_id),
    tampon: await api.timestamps.issue(stampOf(settings)),
  };
}

/** The stamps of events are apart from those of forms. */
const stampOf = ({ evenement_id }: Registering): number => -evenement_id;

type Answers = Record<string, string | string[]>;

/** @throws HttpError 422 under the id of each question */
async function answersIn(db: Database, form: number | null, values: Answers): Promise<Answers> {
  const questions = await questionsOf(db, form);
  const given = Object.entries(values).filter(([, value]) => value.length > 0);
  if (!given.length && !questions.some((question) => isRequired(question))) return {};
  return checkedAnswers(questions, { values: new Map(given), files: new Map() }).values;
}

/** Serves everyone who has the address of an event's registration. */
export function visitorRoutes(api: Api, registrations: Registrations): void {
  const { db, attempts } = api;
  readRoute(
    api,
    eventCalls.publicRegistration,
    async ({ identifiant }) =>
      shownTo(api, await settingsNamed(db, String(identifiant)), registrations.sender.zone),
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
      const people = checkedPeople(body.personnes, settings.personnes_max);
      const contact = checkedContact(body, true);
      const values = await answersIn(db, settings.formulaire_id, body.valeurs ?? {});
      const key = ['inscrits', caller, String(settings.evenement_id)];
      const wait = await attempts.countWeight(REGISTERED_PEOPLE, people.length, ...key);
      if (wait) throw tooMany(wait);
      return async (trx) => {
        // It may have closed or become full since.
        await refuseIfClosed(trx, await lockedSettings(trx, settings.evenement_id), api.minute());
        const registered = await registrations.register(trx, settings.evenement_id, {
          ...contact,
          people,
          values,
        });
        // Nothing tells a person who was on the list already from one who was added.
        const personnes = registered.map(({ prenom, etat, place }) => ({ id: null, prenom, etat, place }));
        return new Reply({ personnes }, registrationReplies.registered, 201);
      };
    },
    {
      isPublic: true,
      mayBeClosed: true,
      committed: () => registrations.wake(),
      enter: async (caller) => {
        const wait = await attempts.count(REGISTRATIONS, 'inscription', caller);
        if (wait) throw tooMany(wait);
      },
    },
  );
}

const tooMany = (wait: number) =>
  new HttpError(429, registrationReplies.tooMany(Math.ceil(wait / 60)), { retryAfter: wait });
