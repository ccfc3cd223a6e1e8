/**
 * What happens to an event or to one date of a series: cancelled, moved, taken up again. The series itself is never touched. Each
 * change raises the version of the event, so that two people who change one event at once are told.
 */
import { addDays, lastDayFrom, lengthOf } from '../../../../src/domain/calendar/dayNumbers';
import { hasDay, seriesDates } from '../../../../src/domain/calendar/exceptions';
import { longDay } from '../../../../src/domain/calendar/momentWords';
import type { SeriesRule } from '../../../../src/domain/calendar/seriesRule';
import {
  type CalendarEvent,
  EVENT_PLACE_MAX,
  type EventException,
  type MovedDate,
  REASON_MAX,
} from '../../../../src/domain/events/event';
import { ruleOf } from '../../../../src/domain/events/occurrences';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { HttpError, invalid } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { isLongerThan } from '../../store/search/composed';
import { tidyLine, tidyText } from '../../store/search/tidyText';
import { isCalendarDay } from '../../time/days';
import { skippedErrors, TIME } from '../events/eventFields';
import { eventTexts } from '../events/texts';
import { lifeReplies } from './texts';

/** What the caller says with a change. */
interface Said {
  /** The version that the user saw. */
  seen: string | null | undefined;
  motif?: string | null | undefined;
}

interface Place {
  now(): number;
  /** IANA name of the organisation's zone. */
  zone: string;
}

/** More dates than a series has in its lifetime of changes; each costs a part of its calendar file. */
const EXCEPTIONS_MAX = 500;

const conflict = (sentence: string, present: CalendarEvent) => new HttpError(409, sentence, { present });

/** @throws HttpError 422 */
function reasonOf({ motif }: Said): string | null {
  const reason = tidyText(motif) || null;
  if (reason && isLongerThan(reason, REASON_MAX))
    throw invalid({ motif: lifeReplies.reasonTooLong(REASON_MAX) });
  return reason;
}

const exceptionOf = (event: CalendarEvent, day: string): EventException | undefined =>
  event.exceptions?.find(({ jour }) => jour === day);

/** The event, if it is still as the user saw it. @throws HttpError 404, 409 with the present event */
async function eventSeen(
  trx: WriteTransaction,
  id: number,
  { seen }: Said,
  day?: string,
): Promise<CalendarEvent> {
  const event = await eventById(trx, id);
  const isDateOff = day !== undefined && exceptionOf(event, day)?.annulation;
  const sentence = event.annulation
    ? lifeReplies.cancelledMeanwhile
    : isDateOff
      ? lifeReplies.dateCancelledMeanwhile
      : eventTexts.changedMeanwhile;
  await checkSeen(event, seen, sentence);
  return event;
}

const checkSeen = (event: CalendarEvent, seen: Said['seen'], sentence: string) =>
  checkVersion({ seen, sentence, updated_at: event.updated_at ?? '', present: async () => event });

/** The same for a change that a cancellation doesn't explain. @throws HttpError 404, 409 */
async function unchangedEvent(trx: WriteTransaction, id: number, { seen }: Said): Promise<CalendarEvent> {
  const event = await eventById(trx, id);
  await checkSeen(event, seen, eventTexts.changedMeanwhile);
  return event;
}

/** The rule of a series that takes place and has this day. @throws HttpError 409, 422 */
function ruleWith(event: CalendarEvent, day: string): SeriesRule {
  if (event.annulation) throw conflict(lifeReplies.eventCancelled, event);
  const rule = ruleOf(event);
  if (!rule) throw invalid({ jour: lifeReplies.noSeries });
  if (!isCalendarDay(day)) throw invalid({ jour: lifeReplies.badDay });
  if (!hasDay(rule, day)) throw invalid({ jour: lifeReplies.noDate(longDay(day)) });
  return rule;
}

const changed = (trx: WriteTransaction, id: number, columns: object = {}) =>
  trx
    .updateTable('evenements')
    .set({ ...columns, updated_at: nextVersion })
    .where('id', '=', id)
    .execute();

interface ExceptionColumns {
  date: string | null;
  heure_debut: string | null;
  heure_fin: string | null;
  lieu: string | null;
  annule_le: string | null;
  annule_motif: string | null;
}

const IN_PLACE = { date: null, heure_debut: null, heure_fin: null, lieu: null } as const;

/** Stores what differs on one date; nothing is left where it follows the rule again. @throws HttpError 422 */
async function storeException(
  trx: WriteTransaction,
  event: CalendarEvent,
  day: string,
  columns: ExceptionColumns,
): Promise<void> {
  const isPlain = columns.date === null && columns.annule_le === null;
  const table = 'evenements_exceptions';
  if (isPlain)
    await trx.deleteFrom(table).where('evenement_id', '=', event.id).where('jour', '=', day).execute();
  else if (exceptionOf(event, day))
    await trx
      .updateTable(table)
      .set({ ...columns, updated_at: nextVersion })
      .where('evenement_id', '=', event.id)
      .where('jour', '=', day)
      .execute();
  else {
    if ((event.exceptions?.length ?? 0) >= EXCEPTIONS_MAX)
      throw invalid({ jour: lifeReplies.tooManyDates(EXCEPTIONS_MAX) });
    await trx
      .insertInto(table)
      .values({ evenement_id: event.id, jour: day, ...columns })
      .execute();
  }
  await changed(trx, event.id);
}

/** @throws HttpError 404, 409, 422 */
export async function cancelEvent(
  trx: WriteTransaction,
  id: number,
  said: Said,
  { now }: Place,
): Promise<void> {
  const reason = reasonOf(said);
  const event = await eventSeen(trx, id, said);
  if (event.annulation) throw conflict(lifeReplies.alreadyCancelled, event);
  await changed(trx, id, { annule_le: new Date(now()).toISOString(), annule_motif: reason });
}

/** @throws HttpError 404, 409 */
export async function reactivateEvent(trx: WriteTransaction, id: number, said: Said): Promise<void> {
  const event = await unchangedEvent(trx, id, said);
  if (!event.annulation) throw conflict(lifeReplies.notCancelled, event);
  await changed(trx, id, { annule_le: null, annule_motif: null });
}

/** A month, and as many as one date has. */
const REMINDER_HOURS_MAX = 744;
const REMINDERS_MAX = 5;

/** @throws HttpError 404, 409, 422 */
export async function setReminders(
  trx: WriteTransaction,
  id: number,
  sent: readonly number[],
  said: Said,
): Promise<void> {
  const hours = [...new Set(sent)].sort((a, b) => b - a);
  if (!hours.every((one) => Number.isInteger(one) && one >= 1 && one <= REMINDER_HOURS_MAX))
    throw invalid({ heures: lifeReplies.badHours(REMINDER_HOURS_MAX) });
  if (hours.length > REMINDERS_MAX) throw invalid({ heures: lifeReplies.tooManyReminders(REMINDERS_MAX) });
  await unchangedEvent(trx, id, said);
  await changed(trx, id, { rappels: hours.length > 0 ? hours : null });
}

const movedTo = (exception: EventException | undefined) =>
  exception?.date
    ? {
        date: exception.date,
        heure_debut: exception.heure_debut ?? null,
        heure_fin: exception.heure_fin ?? null,
        lieu: exception.lieu ?? null,
      }
    : IN_PLACE;

/** @throws HttpError 404, 409, 422 */
export async function cancelDate(
  trx: WriteTransaction,
  id: number,
  day: string,
  said: Said,
  { now }: Place,
): Promise<void> {
  const reason = reasonOf(said);
  const event = await eventSeen(trx, id, said, day);
  ruleWith(event, day);
  const before = exceptionOf(event, day);
  if (before?.annulation) throw conflict(lifeReplies.dateAlreadyCancelled, event);
  const cancellation = { annule_le: new Date(now()).toISOString(), annule_motif: reason };
  await storeException(trx, event, day, { ...movedTo(before), ...cancellation });
}

/** A cancelled date takes place again where it was; a moved one goes back to the day of the rule. @throws HttpError 404, 409 */
export async function reactivateDate(
  trx: WriteTransaction,
  id: number,
  day: string,
  said: Said,
): Promise<void> {
  const event = await unchangedEvent(trx, id, said);
  const before = exceptionOf(event, day);
  const rule = ruleOf(event);
  // The form has named a date that falls away before its rule was saved. It stays stored, so that a later change of the rule
  // brings it back; until then no reader of the event is told of it, and it can be taken out at any time.
  if (event.annulation && rule && hasDay(rule, day)) throw conflict(lifeReplies.eventCancelled, event);
  if (!before) throw conflict(lifeReplies.nothingToRestore, event);
  const place = before.annulation ? movedTo(before) : IN_PLACE;
  await storeException(trx, event, day, { ...place, annule_le: null, annule_motif: null });
}

/** Checks where a date is moved to. @throws HttpError 422 with a sentence per field */
function checkedMove(event: CalendarEvent, rule: SeriesRule, sent: MovedDate, zone: string) {
  const errors: Record<string, string> = {};
  const { jour, date } = sent;
  if (!isCalendarDay(date)) throw invalid({ date: lifeReplies.badDay });
  // Lists ask for the series that have begun, so an earlier date would be found by none.
  if (date < rule.start) errors.date = lifeReplies.tooEarly(longDay(rule.start));
  const others = (event.exceptions ?? []).filter((one) => one.jour !== jour);
  const length = lengthOf(event);
  const last = lastDayFrom(date, length);
  const met = { from: addDays(date, 1 - length), to: last };
  const taken = seriesDates(rule, others, met).some(({ own }) => own !== jour);
  if (taken) errors.date = length > 1 ? lifeReplies.daysTaken(length) : lifeReplies.dayTaken(longDay(date));
  const timeOf = (field: 'heure_debut' | 'heure_fin') => {
    const time = sent[field]?.trim() || null;
    if (time && !TIME.test(time)) errors[field] = eventTexts.badTime;
    return time;
  };
  const [heure_debut, heure_fin] = [timeOf('heure_debut'), timeOf('heure_fin')];
  if (!errors.heure_debut && !errors.heure_fin)
    Object.assign(errors, skippedErrors(zone, { day: date, heure_debut, heure_fin, last }));
  const lieu = tidyLine(sent.lieu) || null;
  if (isLongerThan(lieu ?? '', EVENT_PLACE_MAX)) errors.lieu = eventTexts.placeTooLong(EVENT_PLACE_MAX);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { date, heure_debut, heure_fin, lieu };
}

const hourOf = (time: string | null | undefined): string => (time ?? '').slice(0, 5);

/** Whether a date is moved to where the rule has it. */
const isOwnPlace = (event: CalendarEvent, day: string, to: ReturnType<typeof checkedMove>): boolean =>
  to.date === day &&
  hourOf(to.heure_debut) === hourOf(event.heure_debut) &&
  hourOf(to.heure_fin) === hourOf(event.heure_fin) &&
  to.lieu === (event.lieu ?? null);

/** @throws HttpError 404, 409, 422 */
export async function moveDate(
  trx: WriteTransaction,
  id: number,
  sent: MovedDate,
  said: Said,
  { zone }: Place,
): Promise<void> {
  const { jour } = sent;
  reasonOf(said);
  const event = await eventSeen(trx, id, said, jour);
  const rule = ruleWith(event, jour);
  if (exceptionOf(event, jour)?.annulation) throw conflict(lifeReplies.dateCancelledAlready, event);
  const to = checkedMove(event, rule, sent, zone);
  const place = isOwnPlace(event, jour, to) ? IN_PLACE : to;
  await storeException(trx, event, jour, { ...place, annule_le: null, annule_motif: null });
}
