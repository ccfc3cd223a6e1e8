/**
 * What mails and pages tell of an event, always from what is said of it at that moment: no other part of the server puts the day and
 * hours of an event into words, so that no letter of a cancelled event reads as if it took place.
 */
import { momentWords } from '../../../../src/domain/calendar/momentWords';
import { seriesWords } from '../../../../src/domain/calendar/seriesWords';
import { seriesTexts } from '../../../../src/domain/calendar/texts.fr';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { ruleOf } from '../../../../src/domain/events/occurrences';
import { type SaidOfEvent, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import type { PageFact } from '../../http/pageParts';
import { localMinute } from '../../time/zones';
import type { LetterPart } from '../writeLetter';
import type { Sender } from './Sender';
import { saidTexts as texts } from './texts';

/**
 * What is said of an event now.
 * @param own the day by the rule of the only date that is meant; the whole event without it
 */
export const saidNow = (
  { event }: { event: CalendarEvent },
  { zone, now }: Pick<Sender, 'zone' | 'now'>,
  own?: string,
): SaidOfEvent => saidOfEvent(event, localMinute(zone, new Date(now())), own);

/** The first thing to know of an event that isn't as its readers expect; undefined while it is to come. */
export function stateSentence({ state, scope }: SaidOfEvent): string | undefined {
  if (state === 'cancelled') return scope === 'date' ? texts.dateCancelled : texts.cancelled;
  if (state === 'over') return scope === 'series' ? texts.noDateLeft : texts.over;
  return state === 'begun' ? texts.begun : undefined;
}

/** Cancelled dates before the next one that are named. */
const NAMED_DATES = 3;

/** The next date of a series, and those before it that are cancelled. */
function datesOf({ next, cancelled, state }: SaidOfEvent, zone: string): string[] {
  if (!next || state === 'cancelled') return [];
  const words = (event: CalendarEvent) => momentWords(event, zone);
  return [
    ...cancelled.slice(0, NAMED_DATES).map(({ event }) => texts.cancelledDate(words(event))),
    (next.isMoved ? texts.movedDate : texts.nextDate)(words(next.event)),
  ];
}

/**
 * Day and hours, the place, and of a series its next date: one line each.
 * @param before the event as it was, for a letter about a change: what differs stands below, and a series has its rule
 */
export function eventFacts(said: SaidOfEvent, zone: string, before?: CalendarEvent): string[] {
  const { lieu } = said.event;
  const moment = momentWords(said.event, zone);
  const earlier = before && momentWords(before, zone);
  const rule = before && ruleOf(said.event);
  return [
    moment,
    ...(rule ? [seriesWords(rule, seriesTexts)] : []),
    ...(earlier && earlier !== moment ? [texts.insteadOf(earlier)] : []),
    ...(lieu ? [texts.place(lieu)] : []),
    ...(before?.lieu && before.lieu !== lieu ? [texts.insteadOf(before.lieu)] : []),
    ...datesOf(said, zone),
  ];
}

/** The same on a page: the day and hours with the zone below them, the place, and of a series its next date. */
export function pageFacts(said: SaidOfEvent, zone: string): PageFact[] {
  const { lieu } = said.event;
  const moment = momentWords(said.event, zone);
  const at = moment.lastIndexOf(' (');
  const [when, where] = at < 0 ? [moment] : [moment.slice(0, at), moment.slice(at + 2, -1)];
  return [
    { sign: 'calendar', text: `${when.charAt(0).toUpperCase()}${when.slice(1)}`, more: where },
    ...(lieu ? [{ sign: 'pin', text: lieu } as const] : []),
    ...datesOf(said, zone).map((text) => ({ sign: 'clock', text }) as const),
  ];
}

/** «samedi 21 novembre», of the day that is meant; undefined for a series as a whole. */
export const subjectDay = ({ event, scope }: SaidOfEvent): string | undefined =>
  scope === 'series' ? undefined : mailDay(event.date ?? '');

/** The same of a day `yyyy-mm-dd`. */
export const mailDay = (day: string): string =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`)
    .toLocaleDateString('fr-FR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
    .replace(' 1 ', ' 1er ');

/** An event in a letter: its name, then its facts. */
export const eventPart = (said: SaidOfEvent, zone: string, before?: CalendarEvent): LetterPart => ({
  event: said.event.nom_evenement,
  facts: eventFacts(said, zone, before),
});
