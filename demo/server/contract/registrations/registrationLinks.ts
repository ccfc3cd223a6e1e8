/** What the links of registration mails do: withdraw and add people, and take places that were offered (placeLink.ts). */

import type { Endpoint } from '../../../../src/api/endpoint';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { ATTENDEE_NAME_MAX, ON_LIST } from '../../../../src/domain/events/registrationState';
import type { Api } from '../../guard/api';
import { HttpError, invalid } from '../../http/httpError';
import { mailName } from '../../letters/mailName';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { LinkKind, PageLink } from '../pages/linkPages';
import { linkTexts } from '../pages/texts';
import { ANSWERS, answersOffer, changeAnswers } from './answersByLink';
import { refuseIfClosed, stateNow } from './openNow';
import { pageLines } from './pageLines';
import { personNames } from './personNames';
import { placeLink } from './placeLink';
import { storedAnswers } from './questions';
import type { Registrations } from './Registrations';
import { checkedPeople } from './registering';
import { changeableUntil, lockedSettings, type Registering, settingsOf } from './settings';
import { registrationReplies, registrationPageTexts as texts } from './texts';

const over = (sentence: string) => new HttpError(410, sentence);

/** Withdraws all of them. */
const ALL = 'tous';
const ADD = 'ajouter';

async function peopleOf(db: Database, registration: number) {
  const people = await db
    .selectFrom('inscrits')
    .select(['id', 'evenement_id', 'etat'])
    .where('inscription_id', '=', registration)
    .where('etat', 'in', ON_LIST)
    .orderBy('id')
    .execute();
  if (people.length) return people;
  // Deleted events take their registrations with them.
  const row = await db
    .selectFrom('inscriptions')
    .select('id')
    .where('id', '=', registration)
    .executeTakeFirst();
  throw over(row ? texts.nobody : texts.eventGone);
}

/** @throws HttpError 410 when people may not change theirs any more */
function checkTime(settings: Registering | undefined, minute: string): Registering {
  if (!settings) throw over(texts.eventGone);
  const until = changeableUntil(settings);
  if (until !== null && minute > until) throw over(texts.tooLate);
  return settings;
}

/** The field for one more person, while the event takes some. */
async function additionTo(api: Api, settings: Registering, present: number) {
  if (present >= settings.personnes_max) return [];
  const { message } = await stateNow(api.db, settings, api.minute());
  if (message) return [];
  const field = (name: 'prenom' | 'nom', label: string) => ({ name, label, max: ATTENDEE_NAME_MAX });
  return [
    {
      value: ADD,
      label: texts.add,
      heading: texts.addTitle,
      fields: [field('prenom', texts.firstName), field('nom', texts.lastName)],
    },
  ];
}

/** Gives the errors of the only person the names of the page's fields. */
function atFields<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.details.errors) throw error;
    const errors = Object.entries(error.details.errors).map(([key, sentence]) => [
      key.replace('personnes.0.', ''),
      sentence,
    ]);
    throw invalid(Object.fromEntries(errors));
  }
}

/** Adds a person to a registration. Its bound counts the people of this registration, as that of a form does. */
async function addPerson(
  trx: WriteTransaction,
  { registration, settings, minute }: { registration: number; settings: Registering; minute: string },
  sent: URLSearchParams,
  registrations: Registrations,
): Promise<string> {
  await refuseIfClosed(trx, settings, minute);
  const typed = { prenom: sent.get('prenom') ?? '', nom: sent.get('nom') ?? '' };
  const present = await trx
    .selectFrom('inscrits')
    .select(['prenom', 'nom'])
    .where('inscription_id', '=', registration)
    .where('etat', 'in', ON_LIST)
    .execute();
  const people = atFields(() => checkedPeople([typed], settings.personnes_max, present));
  if (present.length >= settings.personnes_max)
    throw invalid({ personnes: registrationReplies.tooManyPeople(settings.personnes_max) });
  const { email, telephone } = await trx
    .selectFrom('inscriptions')
    .select(['email', 'telephone'])
    .where('id', '=', registration)
    .executeTakeFirstOrThrow();
  const request = { email, telephone, people, values: {}, into: registration };
  const [added] = await registrations.register(trx, settings.evenement_id, request);
  const names = await personNames(trx, registration);
  // A person of another registration with this address has no number in this one.
  const name = names.get(added?.id ?? 0) ?? mailName(typed.prenom) ?? texts.thisPerson;
  return added?.deja ? texts.wasThere(name) : texts.added(name, added?.place ?? null);
}

const registrationLink = (api: Api, registrations: Registrations): LinkKind => ({
  endpointOf(sent) {
    const isVisit = [ADD, ANSWERS].includes(sent.get('action') ?? '');
    return (isVisit ? eventCalls.visitorRegistration : eventCalls.unregister) as Endpoint;
  },
  async offer({ subject }) {
    const people = await peopleOf(api.db, subject);
    const settings = checkTime(await settingsOf(api.db, people[0]!.evenement_id), api.minute());
    const stored = await storedAnswers(api.db, subject);
    if (!stored) throw over(texts.eventGone);
    const { zone } = registrations.sender;
    const answers = await answersOffer(api.db, settings, stored, zone);
    const names = await personNames(api.db, subject);
    const each = people.map(({ id }, at) => ({
      value: String(id),
      label: texts.withdraw(names.get(id) ?? ''),
      ...(at === 0 && { heading: texts.question }),
    }));
    const all = people.length > 1 ? [{ value: ALL, label: texts.withdrawAll }] : [];
    const addition = await additionTo(api, settings, people.length);
    const actions = [answers.action, ...each, ...all, ...addition];
    const named = people.map((person) => ({ ...person, name: names.get(person.id) ?? '' }));
    const states = await pageLines(api.db, settings, named, registrations.sender);
    const lines = [...states, ...answers.lines, texts.unchanged];
    return { title: texts.title(settings.nom_evenement), lines, actions };
  },
  async act(trx, { subject }, sent) {
    const action = sent.get('action') ?? '';
    const [first] = await peopleOf(trx, subject);
    const event = first!.evenement_id;
    const minute = api.minute();
    const settings = checkTime(await lockedSettings(trx, event), minute);
    if (action === ANSWERS)
      return changeAnswers(trx, { registration: subject, settings, now: api.now() }, sent);
    if (action === ADD)
      return addPerson(trx, { registration: subject, settings, minute }, sent, registrations);
    const people = await peopleOf(trx, subject);
    const ids = people.map(({ id }) => id).filter((id) => action === ALL || action === String(id));
    if (!ids.length) throw over(linkTexts.notOffered);
    await registrations.change(trx, event, ids, 'withdrawn');
    return ids.length === people.length ? texts.allWithdrawn : texts.withdrawn(ids.length);
  },
  done: () => registrations.wake(),
});

export const registrationLinks = (
  api: Api,
  registrations: Registrations,
): Readonly<Record<Exclude<PageLink, 'service'>, LinkKind>> => ({
  inscription: registrationLink(api, registrations),
  place: placeLink(api, registrations),
});
