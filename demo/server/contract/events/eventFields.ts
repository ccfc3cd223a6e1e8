/** Checks the fields of an event before they are stored. A date is local time without a zone, and is stored as written. */

import { lengthOf } from '../../../../src/domain/calendar/dayNumbers';
import type { DayHours } from '../../../../src/domain/calendar/eventDay';
import { lastDayProblem } from '../../../../src/domain/calendar/seriesProblems';
import { skippedHours } from '../../../../src/domain/calendar/skippedHours';
import { lastDayProblemTexts } from '../../../../src/domain/calendar/texts.fr';
import { EVENT_NAME_MAX, EVENT_PLACE_MAX, type EventDraft } from '../../../../src/domain/events/event';
import { ruleOf } from '../../../../src/domain/events/occurrences';
import { HttpError } from '../../http/httpError';
import type { SeriesColumns } from '../../store/rows/seriesColumns';
import { isLongerThan } from '../../store/search/composed';
import { searchedBy } from '../../store/search/eventSearchColumns';
import { onOneLine, tidyLine } from '../../store/search/tidyText';
import type { EventsTable } from '../../store/tables/schema';
import { isCalendarDay } from '../../time/days';
import { checkedSeries } from './eventSeries';
import { eventTexts } from './texts';

const CLOCK = String.raw`([01]\d|2[0-3]):[0-5]\d`;
export const TIME = new RegExp(`^${CLOCK}(:[0-5]\\d)?$`);
const MOMENT = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})(?:[T ](${CLOCK})(?:(:[0-5]\\d)(?:\\.0+)?)?)?$`);

/** Without the columns of the rule, the last day and `public`, where the body doesn't have them: they stay as they are. */
export type WritableEvent = Pick<
  EventsTable,
  | 'nom_evenement'
  | 'lieu'
  | 'date'
  | 'heure_debut'
  | 'heure_fin'
  | 'is_recurrent'
  | 'frequency'
  | 'cle'
  | 'recherche'
> &
  Partial<SeriesColumns & { date_fin: string | null; public: boolean }>;

/** Reads a date as `yyyy-mm-ddThh:mm:ss`, or returns undefined. A missing time is midnight; a zone is refused. */
function momentOf(text: string): string | undefined {
  const [, day, time = '00:00', , seconds = ':00'] = MOMENT.exec(text.trim()) ?? [];
  return day && isCalendarDay(day) ? `${day}T${time}${seconds}` : undefined;
}

function refuse(errors: Record<string, string>): void {
  const sentences = Object.values(errors);
  if (sentences.length) throw new HttpError(422, sentences.join(' '), { errors });
}

/** A sentence for each hour that the clock of that zone skips on its day. */
export function skippedErrors(zone: string, hours: DayHours): Record<string, string> {
  const wordsOf = (time: string) => time.slice(0, 5).replace(':', '\u00a0h\u00a0');
  const fields = skippedHours(zone, hours).map((field) => [
    field,
    eventTexts.skipped(wordsOf(hours[field] ?? '')),
  ]);
  return Object.fromEntries(fields);
}

/**
 * @param zone IANA name of the organisation's zone
 * @throws HttpError 422 with a sentence per field, all of them in its message
 */
export function eventFields(draft: EventDraft, zone: string): WritableEvent {
  const errors: Record<string, string> = {};
  // Doubled spaces stay, because a console looks for its event by the name that it sent.
  const [name, place] = [onOneLine(draft.nom_evenement), tidyLine(draft.lieu)];
  if (!name) errors.nom_evenement = eventTexts.nameRequired;
  if (isLongerThan(name, EVENT_NAME_MAX)) errors.nom_evenement = eventTexts.nameTooLong(EVENT_NAME_MAX);
  const date = momentOf(draft.date);
  if (!date) errors.date = draft.date.trim() ? eventTexts.badDate : eventTexts.dateRequired;
  const timeOf = (field: 'heure_debut' | 'heure_fin') => {
    const time = draft[field]?.trim() || null;
    if (time && !TIME.test(time)) errors[field] = eventTexts.badTime;
    return time;
  };
  const [heure_debut, heure_fin] = [timeOf('heure_debut'), timeOf('heure_fin')];
  const last = draft.date_fin?.trim() || undefined;
  const problem = lastDayProblem({ date, date_fin: last }, ruleOf({ ...draft, date }));
  if (problem) errors.date_fin = lastDayProblemTexts[problem];
  if (date && !errors.heure_debut && !errors.heure_fin && !problem)
    Object.assign(errors, skippedErrors(zone, { day: date.slice(0, 10), heure_debut, heure_fin, last }));
  if (isLongerThan(place, EVENT_PLACE_MAX)) errors.lieu = eventTexts.placeTooLong(EVENT_PLACE_MAX);
  const series = checkedSeries(draft, date?.slice(0, 10));
  refuse({ ...errors, ...series.errors });
  const eventPlace = place || null;
  const { is_recurrent, recurence_data } = draft;
  const frequency = (is_recurrent && recurence_data?.frequency) || null;
  return {
    nom_evenement: name,
    lieu: eventPlace,
    date: date!,
    heure_debut,
    heure_fin,
    is_recurrent,
    frequency,
    ...(draft.serie !== undefined && series.columns),
    ...(draft.date_fin !== undefined && { date_fin: lengthOf({ date, date_fin: last }) > 1 ? last! : null }),
    ...(draft.public != null && { public: draft.public }),
    ...searchedBy(name, eventPlace),
  };
}
