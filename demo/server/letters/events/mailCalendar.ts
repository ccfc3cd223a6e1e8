import { calendarFile } from '../../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import type { MailCalendar } from '../mailer';
import { addressIn, hostIn, type Sender } from './Sender';

interface FileOptions {
  method: MailCalendar['method'];
  /** When the first file of this event, or of this registration, may have been mailed. */
  since: string | null | undefined;
  /** The day by the rule of the only date that is meant; the whole event by default. */
  date?: string | undefined;
}

/**
 * The file with which a letter puts an event into calendars, or takes it out of them; undefined for an event without a day. Each
 * file has a higher number than those mailed before it and than all earlier changes, so that the last one counts.
 */
export function mailCalendar(
  event: CalendarEvent,
  { method, since, date }: FileOptions,
  { publicUrl, mailFrom, zone, now }: Sender,
): MailCalendar | undefined {
  const seconds = Math.floor((now() - Date.parse(since ?? '')) / 1000) || 0;
  const sequence = Math.max(event.sequence ?? 0, seconds);
  const content = calendarFile(event, {
    now: new Date(now()),
    host: hostIn(publicUrl()),
    zone,
    ...(date !== undefined && { date }),
    mailed: { method, sequence, organizer: addressIn(mailFrom) },
  });
  return content === undefined ? undefined : { method, content };
}
