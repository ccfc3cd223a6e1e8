/**
 * Tells registered people and speakers what happened to an event: one mail per person, stored with the change itself, with the
 * reason, place, hour and zone in words and a file for calendars.
 */
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { isSeries } from '../../../../src/domain/events/occurrences';
import { eventOnOwnDay, isToCome, type SaidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { invalid } from '../../http/httpError';
import { eventPart, saidNow, stateSentence, subjectDay } from '../../letters/events/eventFacts';
import { mailCalendar } from '../../letters/events/mailCalendar';
import type { Sender } from '../../letters/events/Sender';
import {
  type EventNewsKind,
  newsTexts,
  registrationMailTexts,
  newsLineTexts as texts,
} from '../../letters/events/texts';
import type { MailQueue, NewMail } from '../../letters/MailQueue';
import { LINK_PLACE } from '../../letters/mailLinks';
import { writeLetter } from '../../letters/writeLetter';
import type { LinkSubject } from '../../links/Links';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { localDay } from '../../time/zones';
import { changeLink, linesByRegistration } from '../registrations/letters';
import { settingsOf } from '../registrations/settings';
import type { DueReminder } from './occasions';
import { type Concerned, type Recipient, recipientsOf } from './recipients';
import { lifeReplies } from './texts';

export interface ToldChange {
  news: EventNewsKind;
  /** The event as it was before. */
  before: CalendarEvent;
  /** The day by the rule of the only date that is meant. */
  day?: string | undefined;
  motif?: string | null | undefined;
}

const isOver: ReadonlySet<EventNewsKind> = new Set(['cancelled', 'dateCancelled']);

/** A mail to one person, whose link is made when it is sent. */
type Letter = Omit<NewMail, 'link'> & { link?: LinkSubject };

/** What happened and why, then what else its readers need to know of the event now. */
function openingOf(said: SaidOfEvent, news: EventNewsKind, reason: string | undefined): string[] {
  const opening =
    news === 'reactivated' && !isToCome(said) ? texts.noLongerCancelled : newsTexts[news].opening;
  const state = said.state === 'cancelled' ? texts.stillCancelled : stateSentence(said);
  const below = state && !isOver.has(news) ? `\n${state}` : '';
  return reason ? [opening, `${texts.reason(reason)}${below}`] : [`${opening}${below}`];
}

export class EventNews {
  constructor(
    private readonly mails: MailQueue,
    readonly sender: Sender,
  ) {}

  /** Sends what was stored. */
  wake(): void {
    this.mails.wake();
  }

  get canSend(): boolean {
    return this.mails.canSend;
  }

  /** @throws HttpError 422 where people should be told and no mail can be sent */
  check(isTold: boolean | null | undefined): void {
    if (isTold && !this.mails.canSend) throw invalid({ prevenir: lifeReplies.noMail });
  }

  /** @throws HttpError 422 where reminders are wanted and no mail can be sent */
  checkReminders(hours: readonly number[]): void {
    if (hours.length > 0 && !this.mails.canSend) throw invalid({ heures: lifeReplies.noReminderMail });
  }

  /** Whom a change is about. @param day the day by the rule, of one date of a series */
  concerned(day: string | undefined): Concerned {
    const { zone, now } = this.sender;
    return day === undefined ? { from: localDay(zone, new Date(now())) } : { team: day };
  }

  /** Stores the mails about a change, in its transaction. @returns how many people are told */
  async tell(trx: WriteTransaction, id: number, change: ToldChange): Promise<number> {
    const event = await eventById(trx, id);
    const letter = await this.letterOf(trx, event, change);
    const recipients = await recipientsOf(trx, id, this.concerned(change.day));
    const mails = recipients.map((one) => {
      const { link, ...mail } = letter(one);
      return { ...mail, ...(link && { link: { genre: 'lien', ...link } as const }) };
    });
    await this.mails.addAll(trx, mails);
    return recipients.length;
  }

  /** Stores the reminders of one date of an event. @returns how many people get one now */
  async remind(trx: WriteTransaction, event: CalendarEvent, due: DueReminder): Promise<number> {
    const { own, begin, hours } = due;
    const day = isSeries(event) ? own : undefined;
    const letter = await this.letterOf(trx, event, { news: 'reminder', before: event, day });
    const coming = (await recipientsOf(trx, event.id, { team: day })).filter(({ isComing }) => isComing);
    const mails = coming.map((one) => {
      const { link: registration, ...mail } = letter(one);
      const key = `rappel ${event.id} ${own} ${hours} ${one.key}`;
      const link = { genre: 'rappel', event: event.id, own, begin } as const;
      return { ...mail, key, link: { ...link, ...(registration && { registration }) } };
    });
    return this.mails.addAll(trx, mails);
  }

  /** What each person gets; only those who come, or came, get the file. */
  private async letterOf(
    trx: WriteTransaction,
    event: CalendarEvent,
    { news, before, day, motif }: ToldChange,
  ) {
    const { sender } = this;
    const said = saidNow({ event }, sender, day);
    const then = day === undefined ? before : eventOnOwnDay(before, day);
    const about = [...openingOf(said, news, motif?.trim()), eventPart(said, sender.zone, then)];
    const method = isOver.has(news) ? 'CANCEL' : 'PUBLISH';
    const calendar = mailCalendar(event, { method, since: event.created_at, date: day }, sender);
    const settings = await settingsOf(trx, event.id);
    const change = settings && !event.annulation ? changeLink(settings, sender) : undefined;
    // Of what doesn't take place, no state of a person is said.
    const hasStates = isToCome(said) && !isOver.has(news);
    const lines = hasStates ? await linesByRegistration(trx, event.id) : undefined;
    return ({ email, firstName, offered = 0, registration, isComing }: Recipient): Letter => {
      const link = change && registration !== undefined && { ...change, subject: registration };
      const letter = writeLetter({
        subject: texts.subject(newsTexts[news].subject, event.nom_evenement, subjectDay(said)),
        name: firstName,
        parts: [
          ...about,
          news === 'cancelled' && offered > 0 && texts.offersEnded(offered),
          (registration !== undefined && lines?.get(registration)) || undefined,
          link && { label: registrationMailTexts.change, link: LINK_PLACE },
        ],
      });
      return {
        to: email,
        kind: news === 'reminder' ? 'rappel' : 'evenement',
        organisation: settings?.organisation,
        ...letter,
        ...(link && { link }),
        ...(calendar && isComing && { calendar }),
      };
    };
  }

  /**
   * Remembers an event that is about to be saved.
   * @returns what tells of the change, where that is wished, and answers with the number of people
   */
  async afterUpdate(
    trx: WriteTransaction,
    { id, prevenir }: { id: number; prevenir?: boolean | null | undefined },
  ): Promise<() => Promise<{ prevenus?: number }>> {
    if (!prevenir) return async () => ({});
    const before = await eventById(trx, id);
    return async () => ({ prevenus: await this.tell(trx, id, { news: 'changed', before }) });
  }
}
