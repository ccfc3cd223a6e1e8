/** What the links of registration mails do: withdraw and add people, and take places that were offered (placeLink.ts). */

import type { Endpoint } from '../../../../src/api/endpoint';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { minuteWords } from '../../../../src/domain/calendar/momentWords';
import { ATTENDEE_NAME_MAX, ON_LIST } from '../../../../src/domain/registrations/registrationState';
import type { Api } from '../../guard/api';
import { HttpError, invalid } from '../../http/httpError';
import { mailName } from '../../letters/mailName';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { LinkField } from '../pages/linkFields';
import type { LinkAction, LinkOffer, LinkSubjectShown } from '../pages/linkOffer';
import type { LinkKind, PageLink } from '../pages/linkPages';
import { linkTexts } from '../pages/texts';
import { ANSWERS, addedAnswers, additionFields, answersOffer, changeAnswers } from './answersByLink';
import { refuseIfClosed, stateNow } from './openNow';
import { personNames } from './personNames';
import { placeLink } from './placeLink';
import { placesForNew, waitingPlaces } from './places';
import { Refusals, storedAnswers } from './questions';
import type { Registrations } from './Registrations';
import { checkedPeople } from './registering';
import { registrationShown } from './registrationShown';
import { changeableUntil, lockedSettings, type Registering, settingsOf } from './settings';
import { registrationReplies, registrationPageTexts as texts } from './texts';

const over = (sentence: string) => new HttpError(410, sentence);

/** Withdraws all of them. */
const ALL = 'tous';
const ADD = 'ajouter';

/** Why a registration has no person on the list. */
async function emptied(db: Database, registration: number): Promise<HttpError> {
  // Deleted events take their registrations with them.
  const row = await db
    .selectFrom('inscriptions')
    .select('id')
    .where('id', '=', registration)
    .executeTakeFirst();
  return over(row ? texts.nobody : texts.eventGone);
}

/** The people of a registration who are on the list, as pages call them. */
async function namedPeople(db: Database, registration: number) {
  const people = await db
    .selectFrom('inscrits')
    .select(['id', 'evenement_id', 'etat'])
    .where('inscription_id', '=', registration)
    .where('etat', 'in', ON_LIST)
    .orderBy('id')
    .execute();
  const names = await personNames(db, registration);
  return people.map((person) => ({ ...person, name: names.get(person.id) ?? '' }));
}

/** @throws HttpError 410 when people may not change theirs any more */
function checkTime(settings: Registering | undefined, minute: string): Registering {
  if (!settings) throw over(texts.eventGone);
  const until = changeableUntil(settings);
  if (until !== null && minute > until) throw over(texts.tooLate);
  return settings;
}

/** What is asked of a person who is added. */
const personFields = (): LinkField[] =>
  (['prenom', 'nom'] as const).map((name) => ({ name, label: texts[name], max: ATTENDEE_NAME_MAX }));

/** What adding a person will do, by the places that are free now. */
async function outlook(db: Database, settings: Registering): Promise<Pick<LinkAction, 'label' | 'hint'>> {
  if ((await placesForNew(db, settings)) > 0)
    return { label: texts.add, hint: settings.accord ? texts.willBeAsked : texts.willHavePlace };
  const { size } = await waitingPlaces(db, settings.evenement_id);
  return { label: texts.addToList, hint: texts.willWait(size + 1) };
}

/** The form for one more person, while the event takes some. */
async function additionTo(api: Api, settings: Registering, present: number): Promise<LinkAction[]> {
  if (present >= settings.personnes_max) return [];
  const { message } = await stateNow(api.db, settings, api.minute());
  if (message) return [];
  const fields = [...personFields(), ...(await additionFields(api.db, settings))];
  return [
    { value: ADD, heading: texts.addTitle, look: 'main', fields, ...(await outlook(api.db, settings)) },
  ];
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
  const refusals = new Refusals();
  const [person] =
    refusals.check(
      () => checkedPeople([typed], settings.personnes_max, present),
      (key) => key.replace('personnes.0.', ''),
    ) ?? [];
  const values = await addedAnswers(trx, settings, sent, refusals);
  refusals.end();
  const people = person ? [{ ...person, values }] : [];
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
  return added?.deja
    ? texts.wasThere(name)
    : texts.added(name, added?.etat ?? 'inscrit', added?.place ?? null);
}

/** The page that asks once more before all people of a registration are withdrawn. */
const allOffer = (shown: LinkSubjectShown, names: readonly string[]): LinkOffer => ({
  ...shown,
  people: [],
  question: texts.allQuestion(names),
  lines: [texts.allText],
  actions: [{ value: ALL, label: texts.withdrawPeople(names.length), look: 'danger' }],
  back: texts.keep,
});

async function registrationOffer(
  api: Api,
  { sender }: Registrations,
  registration: number,
  choice?: string,
): Promise<LinkOffer> {
  const { db } = api;
  const people = await namedPeople(db, registration);
  const [first] = people;
  if (!first) throw await emptied(db, registration);
  const settings = checkTime(await settingsOf(db, first.evenement_id), api.minute());
  const stored = await storedAnswers(db, registration);
  if (!stored) throw over(texts.eventGone);
  // The only person is all of them, which is asked once more.
  const isAlone = people.length === 1;
  const shown = await registrationShown(db, settings, people, sender, ({ id, name }) =>
    isAlone ? undefined : { value: String(id), label: texts.withdraw, spoken: texts.withdrawOne(name) },
  );
  const names = people.map(({ name }) => name);
  if (choice === ALL) return allOffer(shown, names);
  const answers = await answersOffer(db, settings, stored, sender.zone);
  const until = changeableUntil(settings);
  const isOffered = people.some(({ etat }) => etat === 'offert');
  return {
    ...shown,
    lines: [
      ...answers.lines,
      ...(isOffered ? [texts.offeredElsewhere] : []),
      texts.unchanged(until && minuteWords(until)),
    ],
    actions: [
      ...(await additionTo(api, settings, people.length)),
      answers.action,
      { value: ALL, label: texts.withdrawAll, isAskedFirst: true },
    ],
  };
}

const registrationLink = (api: Api, registrations: Registrations): LinkKind => ({
  endpointOf(sent) {
    const isVisit = [ADD, ANSWERS].includes(sent.get('action') ?? '');
    return (isVisit ? eventCalls.visitorRegistration : eventCalls.unregister) as Endpoint;
  },
  offer: ({ subject }, choice) => registrationOffer(api, registrations, subject, choice),
  async about({ subject }) {
    const person = await api.db
      .selectFrom('inscrits')
      .select('evenement_id')
      .where('inscription_id', '=', subject)
      .executeTakeFirst();
    const settings = person && (await settingsOf(api.db, person.evenement_id));
    if (!settings) return undefined;
    return registrationShown(api.db, settings, await namedPeople(api.db, subject), registrations.sender);
  },
  async act(trx, { subject }, sent) {
    const action = sent.get('action') ?? '';
    const [first] = await namedPeople(trx, subject);
    if (!first) throw await emptied(trx, subject);
    const event = first.evenement_id;
    const minute = api.minute();
    const settings = checkTime(await lockedSettings(trx, event), minute);
    if (action === ANSWERS)
      return changeAnswers(trx, { registration: subject, settings, now: api.now() }, sent);
    if (action === ADD)
      return addPerson(trx, { registration: subject, settings, minute }, sent, registrations);
    const people = await namedPeople(trx, subject);
    const leaving = people.filter(({ id }) => action === ALL || action === String(id));
    if (!leaving.length) throw over(linkTexts.notOffered);
    const ids = leaving.map(({ id }) => id);
    await registrations.change(trx, event, ids, 'withdrawn');
    return ids.length === people.length
      ? texts.allWithdrawn
      : texts.withdrawn(leaving.map(({ name }) => name));
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
