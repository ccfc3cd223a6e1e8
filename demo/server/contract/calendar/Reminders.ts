/**
 * Reminds people of the dates of events by mail. What is due is read from the events at that moment, so a date that was moved or
 * cancelled is never announced as it was before; a mail that had to wait is checked again when it is sent. Until when that is done
 * stands in the database, so that neither a stop of the server nor a second server loses or repeats a reminder.
 */
import { sql } from 'kysely';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { isSeries } from '../../../../src/domain/events/occurrences';
import { HttpError } from '../../http/httpError';
import type { Sender } from '../../letters/events/Sender';
import type { MailQueue } from '../../letters/MailQueue';
import type { ReminderCheck } from '../../letters/mailLinks';
import type { Database } from '../../store/database/database';
import { inTransaction, type WriteTransaction } from '../../store/database/writeQueue';
import { type EventRow, eventById, eventColumns, wireEvent } from '../../store/rows/eventRow';
import { localDay } from '../../time/zones';
import type { EventNews } from './EventNews';
import { dueReminders, HOUR_MS, occasionsOf } from './occasions';
import { recipientsOf } from './recipients';

const NAME = 'rappels';

/** The series, and the events of yesterday and later, that have reminders. */
async function eventsWithReminders(db: Database, today: string): Promise<CalendarEvent[]> {
  const { rows } = await sql<EventRow>`select ${eventColumns} from evenements as e
    where e.rappels is not null and e.annule_le is null
      and (e.is_recurrent or e.date >= ${addDays(today, -1)}::timestamp) order by e.id`.execute(db);
  return rows.map(wireEvent);
}

/** The instant until which reminders are sent, which moves to `now`; the row stays locked until the transaction ends. */
async function passed(trx: WriteTransaction, now: number): Promise<number> {
  const fait_le = new Date(now).toISOString();
  await trx
    .insertInto('passages')
    .values({ nom: NAME, fait_le })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('passages')
    .select('fait_le')
    .where('nom', '=', NAME)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('passages').set({ fait_le }).where('nom', '=', NAME).execute();
  return Date.parse(row.fait_le);
}

export class Reminders {
  constructor(
    private readonly db: Database,
    private readonly mails: MailQueue,
    private readonly news: EventNews,
  ) {}

  /** Stores and sends the mails that became due since the last call. Call it at intervals. */
  async sendDue(): Promise<void> {
    if (!this.mails.canSend) return;
    const { zone } = this.news.sender;
    const now = this.news.sender.now();
    const count = await inTransaction(this.db, async (trx) => {
      const since = await passed(trx, now);
      let stored = 0;
      for (const event of await eventsWithReminders(trx, localDay(zone, new Date(now))))
        for (const due of dueReminders(event, since, now, zone))
          stored += await this.news.remind(trx, event, due);
      return stored;
    });
    if (count > 0) this.mails.wake();
  }
}

/** Whether the date of a reminder still begins then, and its reader is expected. */
export const reminderCheck =
  (db: Database, { zone, now }: Pick<Sender, 'zone' | 'now'>): ReminderCheck =>
  async ({ event: id, own, begin }, to) => {
    if (begin <= now()) return false;
    let team: string | undefined;
    try {
      const event = await eventById(db, id);
      const dates = occasionsOf(event, begin - HOUR_MS, begin, zone);
      if (!dates.some((date) => date.own === own && date.begin === begin)) return false;
      team = isSeries(event) ? own : undefined;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return false;
      throw error;
    }
    const address = to.toLowerCase();
    const expected = await recipientsOf(db, id, { team });
    return expected.some(({ email, isComing }) => isComing && email.toLowerCase() === address);
  };
