/**
 * What mails and pages tell of an event, always from what is said of it at that moment: no other part of the server puts the day and
 * hours of an event into words, so that no letter of a cancelled event reads as if it took place.
 */
import { momentWords } from '../../../../src/domain/calendar/momentWords';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import type { SaidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { saidTexts as texts } from './texts';

/** The first thing to know of an event that isn't as its readers expect; undefined while it is to come. */
export function stateSentence({ state, scope }: SaidOfEvent): string | undefined {
  if (state === 'cancelled') return scope === 'date' ? texts.dateCancelled : texts.cancelled;
  if (state === 'over') return scope === 'series' ? texts.noDateLeft : texts.over;
  return state === 'begun' ? texts.begun : undefined;
}

/** «samedi 21 novembre 2026, de 10 h 00 à 11 h 30 (heure de Paris)», and of a series the date of its rule. */
export const whenOf = ({ event }: Pick<SaidOfEvent, 'event'>, zone: string): string =>
  momentWords(event, zone);

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

/** Day and hours, the place, and what differs of the next date of a series. */
export const factParts = (said: SaidOfEvent, zone: string) => ({
  when: whenOf(said, zone),
  where: said.event.lieu ? [texts.place(said.event.lieu)] : [],
  dates: datesOf(said, zone),
});

/** The same, one line each. */
export function eventFacts(said: SaidOfEvent, zone: string): string[] {
  const { when, where, dates } = factParts(said, zone);
  return [when, ...where, ...dates];
}
