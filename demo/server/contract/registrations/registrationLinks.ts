/** What the links of registration mails do: withdraw and add people, and take places that were offered (placeLink.ts). */

import type { Endpoint } from '../../../../src/api/endpoint';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { ATTENDEE_NAME_MAX, ON_LIST } from '../../../../src/domain/events/registrationState';
import type { LinkUsage } from '../../guard/links/Links';
import type { LinkKind } from '../../guard/links/linkPages';
import { linkTexts } from '../../guard/links/texts';
import { mailName } from '../../guard/mail/mailName';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { Api } from '../http/api';
import { HttpError } from '../http/httpError';
import { refuseIfClosed, stateNow } from './openNow';
import { pageLines } from './pageLines';
import { placeLink } from './placeLink';
import type { Registrations } from './Registrations';
import { checkedPeople } from './registering';
import { changeableUntil, lockedSettings, type Registering, settingsOf } from './settings';
import { registrationPageTexts as texts } from './texts';

const over = (sentence: string) => new HttpError(410, sentence);

/** Withdraws all of them. */
const ALL = 'tous';
const ADD = 'ajouter';

async function peopleOf(db: Database, registration: number) {
  const people = await db
    .selectFrom('inscrits')
    .select(['id', 'evenement_id', 'prenom', 'etat'])
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

/** A name that could be read as a message is left out. */
const shownName = (firstName: string, at: number): string => mailName(firstName) ?? texts.person(at + 1);

/** The field for one more person, while the event takes some. */
async function additionTo(api: Api, settings: Registering, present: number) {
  if (present >= settings.personnes_max) return [];
  const { message } = await stateNow(api.db, settings, api.minute());
  if (message) return [];
  const field = (name: 'prenom' | 'nom', label: string) => ({ name, label, max: ATTENDEE_NAME_MAX });
  return [
    {
      ...{ value: ADD, label: texts.add },
      fields: [field('prenom', texts.firstName), field('nom', texts.lastName)],
    },
  ];
}

/** Adds a person to a registration. */
async function addPerson(
  trx: WriteTransaction,
  { registration, settings, minute }: { registration: number; settings: Registering; minute: string },
  sent: URLSearchParams,
  registrations: Registrations,
): Promise<string> {
  await refuseIfClosed(trx, settings, minute);
  const typed = { prenom: sent.get('prenom') ?? '', nom: sent.get('nom') ?? '' };
  const people = checkedPeople([typed], settings.personnes_max);
  const { email, telephone } = await trx
    .selectFrom('inscriptions')
    .select(['email', 'telephone'])
    .where('id', '=', registration)
    .executeTakeFirstOrThrow();
  const request = { email, telephone, people, values: {}, into: registration };
  const [added] = await registrations.register(trx, settings.evenement_id, request);
  return texts.added(shownName(typed.prenom, 0), added?.place ?? null);
}

const registrationLink = (api: Api, registrations: Registrations): LinkKind => ({
  endpoint: eventCalls.unregister as Endpoint,
  async offer({ subject }) {
    const people = await peopleOf(api.db, subject);
    const settings = checkTime(await settingsOf(api.db, people[0]!.evenement_id), api.minute());
    const each = people.map(({ id, prenom }, at) => ({
      value: String(id),
      label: texts.withdraw(shownName(prenom, at)),
    }));
    const all = people.length > 1 ? [{ value: ALL, label: texts.withdrawAll }] : [];
    const actions = [...each, ...all, ...(await additionTo(api, settings, people.length))];
    const named = people.map((person, at) => ({ ...person, name: shownName(person.prenom, at) }));
    const lines = [...(await pageLines(api.db, settings, named, registrations.sender)), texts.question];
    return { title: texts.title(settings.nom_evenement), lines, actions };
  },
  async act(trx, { subject }, sent) {
    const action = sent.get('action') ?? '';
    const [first] = await peopleOf(trx, subject);
    const event = first!.evenement_id;
    const minute = api.minute();
    const settings = checkTime(await lockedSettings(trx, event), minute);
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
): Readonly<Record<Exclude<LinkUsage, 'service'>, LinkKind>> => ({
  inscription: registrationLink(api, registrations),
  place: placeLink(api, registrations),
});
