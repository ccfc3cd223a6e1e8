/** What the link of an offer does. One offer is for one person, or for the people of a registration who stay together. */
import type { Endpoint } from '../../../../src/api/endpoint';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { isToCome } from '../../../../src/domain/events/saidOfEvent';
import { stepToTake } from '../../../../src/domain/registrations/registrationLife';
import type { Api } from '../../guard/api';
import { HttpError } from '../../http/httpError';
import { pageFacts, saidNow, stateSentence } from '../../letters/events/eventFacts';
import { type FoundLink, spendLinks } from '../../links/Links';
import { trustedTime } from '../../store/database/clock';
import type { Database } from '../../store/database/database';
import type { LinkOffer, LinkSubjectShown } from '../pages/linkOffer';
import type { LinkKind } from '../pages/linkPages';
import { linkTexts } from '../pages/texts';
import { untilWords } from './letters';
import { personNames } from './personNames';
import type { Registrations } from './Registrations';
import { lockedSettings, type Registering, settingsOf } from './settings';
import { registrationPageTexts as texts } from './texts';

const over = (sentence: string) => new HttpError(410, sentence);

/**
 * The people of an offer: one person, or those of the registration who stay together.
 * @throws HttpError 410 when no place is kept any more
 */
async function offeredPeople(db: Database, { subject }: FoundLink, { sender }: Registrations) {
  const person = await db
    .selectFrom('inscrits')
    .select(['inscription_id', 'evenement_id'])
    .where('id', '=', subject)
    .executeTakeFirst();
  const settings = person && (await settingsOf(db, person.evenement_id));
  if (!settings) throw over(texts.eventGone);
  // An offer isn't over because the clock ran ahead.
  const now = await trustedTime(db, sender.now());
  const said = saidNow(settings, { zone: sender.zone, now: () => now });
  if (!isToCome(said)) throw over(texts.noOffer(stateSentence(said) ?? ''));
  const offered = db.selectFrom('inscrits').select(['id', 'offert_jusqu_au']).where('etat', '=', 'offert');
  const people = await (settings.separer
    ? offered.where('id', '=', subject)
    : offered.where('inscription_id', '=', person.inscription_id).orderBy('id')
  ).execute();
  const until = Math.min(...people.map(({ offert_jusqu_au: end }) => Date.parse(end ?? '')));
  if (people.length === 0 || !(until > now)) throw over(texts.offerOver);
  return { settings, registration: person.inscription_id, people, until };
}

const eventShown = (settings: Registering, { sender }: Registrations): LinkSubjectShown => ({
  owner: settings.organisation,
  title: settings.nom_evenement,
  facts: pageFacts(saidNow(settings, sender), sender.zone),
});

/** The page behind an offer: it takes the places, or leaves them to the next people. */
export const placeLink = (api: Api, registrations: Registrations): LinkKind => ({
  endpointOf: () => eventCalls.decide as Endpoint,
  async offer(link): Promise<LinkOffer> {
    const { settings, registration, people, until } = await offeredPeople(api.db, link, registrations);
    const { zone } = registrations.sender;
    const known = await personNames(api.db, registration);
    const names = people.map(({ id }) => known.get(id) ?? '');
    return {
      ...eventShown(settings, registrations),
      question: texts.offer(names),
      deadline: texts.offerUntil(names.length, untilWords(until, zone)),
      lines: [],
      actions: [
        { value: 'prendre', label: texts.take(people.length), look: 'main' },
        { value: 'laisser', label: texts.decline(people.length) },
      ],
    };
  },
  async about({ subject }) {
    const person = await api.db
      .selectFrom('inscrits')
      .select('evenement_id')
      .where('id', '=', subject)
      .executeTakeFirst();
    const settings = person && (await settingsOf(api.db, person.evenement_id));
    return settings && eventShown(settings, registrations);
  },
  async act(trx, link, sent) {
    const action = sent.get('action');
    if (action !== 'prendre' && action !== 'laisser') throw over(linkTexts.notOffered);
    const first = await offeredPeople(trx, link, registrations);
    const { evenement_id } = await lockedSettings(trx, first.settings.evenement_id);
    const { settings, people } = await offeredPeople(trx, link, registrations);
    const ids = people.map(({ id }) => id);
    const isTaken = action === 'prendre';
    await registrations.change(trx, evenement_id, ids, isTaken ? stepToTake(settings) : 'declined');
    await spendLinks(trx, link, api.now());
    if (!isTaken) return texts.declined(ids.length);
    return settings.accord ? texts.asked : texts.taken(ids.length);
  },
  done: () => registrations.wake(),
});
