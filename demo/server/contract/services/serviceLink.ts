/** The page behind the link of a request: what it is about, and a button for each answer, until the event begins. */
import { sql } from 'kysely';
import type { Endpoint } from '../../../../src/api/endpoint';
import { answerCalls } from '../../../../src/api/endpoints/services/answers';
import { saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { PROPOSAL_MAX, SERVICE_ANSWERS, type ServiceAnswer } from '../../../../src/domain/events/staffing';
import type { Api } from '../../guard/api';
import { HttpError } from '../../http/httpError';
import { pageFacts } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import { serviceMailTexts } from '../../letters/events/texts';
import { mailName } from '../../letters/mailName';
import type { FoundLink } from '../../links/Links';
import type { Database } from '../../store/database/database';
import { eventById } from '../../store/rows/eventRow';
import { localMinute } from '../../time/zones';
import type { LinkOffer } from '../pages/linkOffer';
import type { LinkKind } from '../pages/linkPages';
import { linkTexts } from '../pages/texts';
import { checkedAnswer, storeAnswer } from './answers';
import { servingPeople } from './people';
import { eventOn, hasBegunOn } from './serviceDay';
import { servicePageTexts as texts } from './texts';

const over = (sentence: string) => new HttpError(410, sentence);

/** What a link asks about, as it is now. @throws HttpError 410 where there is nothing to answer any more */
async function askedNow(db: Database, { subject }: FoundLink, minute: string) {
  const { rows } = await sql<{ event: number; day: string; speaker: number; answer: ServiceAnswer | null }>`
    select evenement_id as event, jour::text as day, intervenant_id as speaker, reponse as answer
    from services where id = ${subject}`.execute(db);
  const [row] = rows;
  // Deleted events take their answers with them.
  if (!row) throw over(texts.eventGone);
  const event = eventOn(await eventById(db, row.event), row.day);
  if (!event) throw over(texts.notThatDay);
  if (hasBegunOn(event, row.day, minute)) throw over(texts.tooLate);
  const person = (await servingPeople(db, row.event)).find(({ speaker }) => speaker === row.speaker);
  if (!person || person.isAmbiguous) throw over(texts.notAssigned);
  return { event, day: row.day, answer: row.answer, person };
}

const isAnswer = (text: string | null): text is ServiceAnswer =>
  SERVICE_ANSWERS.some((answer) => answer === text);

/** The field of a proposal. */
const proposal = { name: 'proposition', label: texts.proposal, max: PROPOSAL_MAX };

/** The event of a request, as it is now: also where there is nothing to answer any more. */
async function askedAbout(db: Database, { subject }: FoundLink, { zone, now }: Sender) {
  const row = await db
    .selectFrom('services')
    .select('evenement_id')
    .where('id', '=', subject)
    .executeTakeFirst();
  if (!row) return undefined;
  const event = await eventById(db, row.evenement_id);
  const said = saidOfEvent(event, localMinute(zone, new Date(now())));
  return { title: event.nom_evenement, facts: pageFacts(said, zone) };
}

export const serviceLink = (api: Api, sender: Sender): LinkKind => ({
  endpointOf: () => answerCalls.note as Endpoint,
  async offer(link): Promise<LinkOffer> {
    const { event, answer, person } = await askedNow(api.db, link, api.minute());
    return {
      title: event.nom_evenement,
      facts: pageFacts(saidOfEvent(event, api.minute()), sender.zone),
      question: texts.question(mailName(person.firstName)),
      lines: [serviceMailTexts.roles(person.roles), answer ? texts.present[answer] : texts.unchanged],
      actions: SERVICE_ANSWERS.map((value) => ({
        value,
        label: texts.actions[value],
        ...(value === 'oui' && { look: 'main' }),
        ...(value === 'propose' && { heading: texts.proposalTitle, fields: [proposal] }),
      })),
    };
  },
  about: (link) => askedAbout(api.db, link, sender),
  async act(trx, link, sent) {
    const action = sent.get('action');
    if (!isAnswer(action)) throw over(linkTexts.notOffered);
    await askedNow(trx, link, api.minute());
    await storeAnswer(trx, link.subject, checkedAnswer(action, sent.get('proposition')), api.now());
    return texts.done[action];
  },
  done() {},
});
