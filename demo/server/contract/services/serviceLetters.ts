/** The letters about services: the question to a person, and the word to one who leaves the team of some dates, or of an event. */
import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import type { SaidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { SERVICE_ANSWERS } from '../../../../src/domain/events/staffing';
import { eventFacts, mailDay, subjectDay } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import { replacedMailTexts, serviceMailTexts as texts } from '../../letters/events/texts';
import type { NewMail } from '../../letters/MailQueue';
import { LINK_PLACE } from '../../letters/mailLinks';
import { writeLetter } from '../../letters/writeLetter';
import type { Leaving } from '../calendar/replaced';
import type { AskedPerson } from './people';

const KEPT_MS = 30 * DAY_MS;

/** Which of the answers a link of the mail is for: its page puts that button first. */
const linkFor = (answer: string): string => `${LINK_PLACE}&choix=${answer}`;

/** A date at which a person is asked, and the row of the answer. */
interface RequestedDate {
  event: number;
  said: SaidOfEvent;
  day: string;
  row: number;
  roles: readonly string[];
}

export interface Request {
  person: AskedPerson;
  email: string;
  dates: RequestedDate[];
}

export interface LeavingWish {
  /** Whether another person comes. */
  isReplaced: boolean;
  /** Whether dates of the series keep a team of their own. */
  hasKept: boolean;
}

/** A date at which a person serves, as letters about services tell it. */
const servedPart = ({ said, roles }: Pick<RequestedDate, 'said' | 'roles'>, zone: string) => ({
  event: said.event.nom_evenement,
  facts: [...eventFacts(said, zone), texts.roles(roles)],
});

/** Undefined where nothing of it is to come, or the person has no address. */
export function leavingLetter(
  { firstName, email, dates }: Leaving,
  { isReplaced, hasKept }: LeavingWish,
  zone: string,
): NewMail | undefined {
  const [first] = dates;
  if (!email || !first) return undefined;
  const [{ said }, { length: count }] = [first, dates];
  const where = count > 1 ? 'dates' : said.scope === 'series' ? 'event' : 'date';
  const day = count > 1 ? undefined : subjectDay(said);
  const letter = writeLetter({
    subject: replacedMailTexts.subject(said.event.nom_evenement, day, count),
    name: firstName,
    parts: [
      replacedMailTexts.opening(isReplaced, where),
      ...dates.map((date) => servedPart(date, zone)),
      hasKept && replacedMailTexts.kept,
    ],
  });
  return { to: email, kind: 'remplacement', ...letter };
}

/** The question whether a person comes, by one mail for all dates. */
export function requestLetter(
  { person: { firstName }, email, dates }: Request,
  { zone, now }: Pick<Sender, 'zone' | 'now'>,
): NewMail {
  const [first] = dates;
  const letter =
    dates.length === 1 && first
      ? writeLetter({
          subject: texts.subject(mailDay(first.day), first.said.event.nom_evenement),
          name: firstName,
          parts: [
            texts.question,
            servedPart(first, zone),
            texts.how,
            ...SERVICE_ANSWERS.map((answer) => ({ label: texts.answer(answer), link: linkFor(answer) })),
          ],
        })
      : writeLetter({
          subject: texts.subjectOfDates(dates.length),
          name: firstName,
          parts: [
            texts.questionOfDates(dates.length),
            ...dates.map((date) => servedPart(date, zone)),
            texts.howOfDates,
            { label: texts.answerDates, link: LINK_PLACE },
          ],
        });
  // The page itself says when it is too late: the hour of the event may change.
  const last = Math.max(...dates.map(({ day }) => instantOf(zone, `${day}T23:59`)));
  return {
    to: email,
    kind: 'service',
    ...letter,
    link: {
      genre: 'lien',
      usage: 'service',
      subject: first?.row ?? 0,
      ends: Math.max(now(), last) + KEPT_MS,
    },
  };
}
