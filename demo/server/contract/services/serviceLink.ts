/** The page behind the link of a request: what it is about, and a button for each answer, until the event begins. */
import { sql } from 'kysely';
import type { Endpoint } from '../../../../src/api/endpoint';
import { answerCalls } from '../../../../src/api/endpoints/services/answers';
import { saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { PROPOSAL_MAX, SERVICE_ANSWERS, type ServiceAnswer } from '../../../../src/domain/events/staffing';
import { hasOwnTeam, teamDayOf } from '../../../../src/domain/events/team';
import type { Api } from '../../guard/api';
import { HttpError } from '../../http/httpError';
import { eventFacts, pageFacts } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import { serviceMailTexts } from '../../letters/events/texts';
import { mailName } from '../../letters/mailName';
import type { FoundLink } from '../../links/Links';
import type { Database } from '../../store/database/database';
import { eventById } from '../../store/rows/eventRow';
import { localMinute } from '../../time/zones';
import type { LinkAction, LinkOffer } from '../pages/linkOffer';
import type { LinkKind } from '../pages/linkPages';
import { linkTexts } from '../pages/texts';
import { checkedAnswer, storeAnswer } from './answers';
import { servingPeople } from './people';
import { eventOn, hasBegunOn } from './serviceDay';
import { servicePageTexts as texts } from './texts';

const over = (sentence: string) => new HttpError(410, sentence);

interface LinkRow {
  id: number;
  event: number;
  day: string;
  speaker: number;
  answer: ServiceAnswer | null;
}

/** The dates that the mail of a link asked about: the link is for the first, and the others were asked in the same moment. */
async function rowsOf(db: Database, { subject }: FoundLink): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select s.id, s.evenement_id as event, s.jour::text as day, s.intervenant_id as speaker, s.reponse as answer
    from services as l join services as s on s.id = l.id
      or (s.intervenant_id = l.intervenant_id and s.demande_le = l.demande_le)
    where l.id = ${subject} order by s.jour, s.id`.execute(db);
  return rows;
}

/** A date that can be answered now. @throws HttpError 410 where there is nothing to answer any more */
async function askedNow(db: Database, row: LinkRow, minute: string) {
  const found = await eventById(db, row.event);
  const event = eventOn(found, row.day);
  if (!event) throw over(texts.notThatDay);
  if (hasBegunOn(event, row.day, minute)) throw over(texts.tooLate);
  const team = teamDayOf(found, row.day);
  const person = (await servingPeople(db, row.event, team)).find(({ speaker }) => speaker === row.speaker);
  // The person is in the team of the other dates, and was replaced or left out on this one.
  if (!person && hasOwnTeam(found, team)) throw over(texts.replaced);
  if (!person || person.isAmbiguous) throw over(texts.notAssigned);
  return { ...row, event, person };
}

type AskedDate = Awaited<ReturnType<typeof askedNow>>;

/** The dates that can be answered now. @throws HttpError 410 where there is none */
async function openDates(
  db: Database,
  link: FoundLink,
  minute: string,
): Promise<[AskedDate, ...AskedDate[]]> {
  const open: AskedDate[] = [];
  // Deleted events take their answers with them.
  let closed = over(texts.eventGone);
  for (const row of await rowsOf(db, link)) {
    try {
      open.push(await askedNow(db, row, minute));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      closed = error;
    }
  }
  const [first, ...others] = open;
  if (!first) throw closed;
  return [first, ...others];
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

/** An answer that was given is changed to another one. @param isNamed whether the page is about several dates, or not the first */
const actionsOf = ({ id, answer }: AskedDate, isNamed: boolean, section?: string): LinkAction[] =>
  SERVICE_ANSWERS.filter((value) => value !== answer || value === 'propose').map((value, index) => ({
    value: isNamed ? `${value} ${id}` : value,
    label: texts.actions[value],
    ...(section && index === 0 && { section }),
    ...(value === 'oui' && { look: 'main' }),
    ...(value === 'propose' && { heading: texts.proposalTitle, fields: [proposal] }),
  }));

/** One date, or each of several with its own buttons. */
function offerOf(
  dates: readonly [AskedDate, ...AskedDate[]],
  { subject }: FoundLink,
  { minute, zone }: { minute: string; zone: string },
): LinkOffer {
  const [first, ...others] = dates;
  const { event, answer, person } = first;
  const name = mailName(person.firstName);
  if (others.length === 0)
    return {
      title: event.nom_evenement,
      facts: pageFacts(saidOfEvent(event, minute), zone),
      ...(answer === null && { question: texts.question(name) }),
      lines: [serviceMailTexts.roles(person.roles), answer ? texts.present[answer] : texts.unchanged],
      // The first date of the mail may be over.
      actions: actionsOf(first, first.id !== subject),
    };
  return {
    title: texts.titleOfDates,
    facts: [],
    question: texts.questionOfDates(name),
    lines: [texts.unchanged],
    actions: dates.flatMap((date) => {
      const facts = [...eventFacts(saidOfEvent(date.event, minute), zone), date.person.roles.join(', ')];
      const said = date.answer ? texts.answered[date.answer] : undefined;
      return actionsOf(date, true, texts.date(date.event.nom_evenement, facts.join(' · '), said));
    }),
  };
}

export const serviceLink = (api: Api, sender: Sender): LinkKind => ({
  endpointOf: () => answerCalls.note as Endpoint,
  async offer(link): Promise<LinkOffer> {
    const minute = api.minute();
    return offerOf(await openDates(api.db, link, minute), link, { minute, zone: sender.zone });
  },
  about: (link) => askedAbout(api.db, link, sender),
  async act(trx, link, sent) {
    const [action = '', date] = (sent.get('action') ?? '').split(' ');
    if (!isAnswer(action)) throw over(linkTexts.notOffered);
    const rows = await rowsOf(trx, link);
    const row = rows.find(({ id }) => id === (date === undefined ? link.subject : Number(date)));
    if (!row) throw over(rows.length > 0 ? linkTexts.notOffered : texts.eventGone);
    const { id } = await askedNow(trx, row, api.minute());
    await storeAnswer(trx, id, checkedAnswer(action, sent.get('proposition')), api.now());
    return texts.done[action];
  },
  done() {},
});
