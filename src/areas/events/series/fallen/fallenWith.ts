import { fallenDates } from '../../../../domain/calendar/fallenDates';
import type { CalendarEvent, EventDraft, EventException } from '../../../../domain/events/event';
import { ruleOf } from '../../../../domain/events/occurrences';

/** What a stored event has of its days. */
export type StoredDays = Partial<
  Pick<CalendarEvent, 'is_recurrent' | 'recurence_data' | 'date' | 'serie' | 'exceptions'>
>;

/** The changed dates that the draft does away with. A rule that isn't sent stays as it is. */
export function fallenWith(draft: EventDraft, { exceptions, ...stored }: StoredDays): EventException[] {
  const before = ruleOf({ is_recurrent: false, date: null, recurence_data: null, serie: null, ...stored });
  const { is_recurrent, recurence_data, date, serie = stored.serie } = draft;
  const next = ruleOf({ is_recurrent, recurence_data, date, serie });
  return fallenDates(before, next, exceptions ?? []);
}
