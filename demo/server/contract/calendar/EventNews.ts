/**
 * Tells registered people and speakers what happened to an event: one mail per person, stored with the change itself, with the
 * reason, place, hour and zone in words and a file for calendars.
 */
import { seriesWords } from '../../../../src/domain/calendar/seriesWords';
import { seriesTexts } from '../../../../src/domain/calendar/texts.fr';
import { calendarFile } from '../../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { isSeries, ruleOf } from '../../../../src/domain/events/occurrences';
import {
  eventOnOwnDay,
  isToCome,
  type SaidOfEvent,
  saidOfEvent,
} from '../../../../src/domain/events/saidOfEvent';
import { invalid } from '../../http/httpError';
import { greeting } from '../../letters/letterTexts';
import type { MailQueue, NewMail } from '../../letters/MailQueue';
import type { MailCalendar } from '../../letters/mailer';
import { LINK_PLACE } from '../../letters/mailLinks';
import { mailName } from '../../letters/mailName';
import type { LinkSubject } from '../../links/Links';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import { localMinute } from '../../time/zones';
import { factParts, stateSentence, whenOf } from '../events/eventFacts';
import { addressIn, hostIn, linkEnd, mailSequence, type Sender } from '../registrations/letters';
import { changeableUntil, settingsOf } from '../registrations/settings';
import type { DueReminder } from './occasions';
import { type Recipient, recipientsOf } from './recipients';
import { type EventNewsKind, lifeReplies, mailTexts, newsTexts } from './texts';

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

export class EventNews {
  constructor(
    private readonly mails: MailQueue,
    readonly sender: Sender,
  ) {}

  /** Sends what was stored. */
  wake(): void {
    this.mails.wake();
  }

  /** @throws HttpError 422 where people should be told and no mail can be sent */
  check(isTold: boolean | null | undefined): void {
    if (isTold && !this.mails.canSend) throw invalid({ prevenir: lifeReplies.noMail });
  }

  /** @throws HttpError 422 where reminders are wanted and no mail can be sent */
  checkReminders(hours: readonly number[]): void {
    if (hours.length > 0 && !this.mails.canSend) throw invalid({ heures: lifeReplies.noReminderMail });
  }

  /** Stores the mails about a change, in its transaction. @returns how many people are told */
  async tell(trx: WriteTransaction, id: number, change: ToldChange): Promise<number> {
    const event = await eventById(trx, id);
    const letter = await this.letterOf(trx, event, change);
    const recipients = await recipientsOf(trx, id);
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
    const coming = (await recipientsOf(trx, event.id)).filter(({ isComing }) => isComing);
    const mails = coming.map((one) => {
      const { link: registration, ...mail } = letter(one);
      const key = `rappel ${event.id} ${own} ${hours} ${one.key}`;
      const link = { genre: 'rappel', event: event.id, own, begin } as const;
      return { ...mail, key, link: { ...link, ...(registration && { registration }) } };
    });
    return this.mails.addAll(trx, mails);
  }

  /** What each person gets; only those who come, or came, get the file. */
  private async letterOf(trx: WriteTransaction, event: CalendarEvent, change: ToldChange) {
    const minute = localMinute(this.sender.zone, new Date(this.sender.now()));
    const body = this.bodyOf(saidOfEvent(event, minute, change.day), change);
    const calendar = this.fileOf(event, change);
    const settings = await settingsOf(trx, event.id);
    const until = settings && changeableUntil(settings);
    const isChangeable = settings && !event.annulation && (!until || minute <= until);
    return (one: Recipient): Letter => {
      const hasLink = one.registration !== undefined && isChangeable;
      return {
        ...this.mailOf(event, change.news, body, one, Boolean(hasLink)),
        ...(hasLink &&
          one.registration !== undefined && {
            link: { usage: 'inscription', subject: one.registration, ends: linkEnd(settings, this.sender) },
          }),
        ...(calendar && one.isComing && { calendar }),
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

  /** The lines that all mails about a change have: its news, then what is said of the event now. */
  private bodyOf(said: SaidOfEvent, { before, day, motif, news }: ToldChange): string[] {
    const { zone } = this.sender;
    const then = day === undefined ? before : eventOnOwnDay(before, day);
    const rule = day === undefined ? ruleOf(said.event) : undefined;
    const { when, where, dates } = factParts(said, zone);
    const earlier = whenOf({ event: then }, zone);
    const { lieu } = said.event;
    const reason = motif?.trim();
    const state = said.state === 'cancelled' ? mailTexts.stillCancelled : stateSentence(said);
    return [
      news === 'reactivated' && !isToCome(said) ? mailTexts.noLongerCancelled : newsTexts[news],
      ...(reason ? ['', mailTexts.reason(reason)] : []),
      ...(state && !isOver.has(news) ? [state] : []),
      '',
      said.event.nom_evenement,
      when,
      ...(rule ? [seriesWords(rule, seriesTexts)] : []),
      ...(earlier === when ? [] : [mailTexts.insteadOf(earlier)]),
      ...where,
      ...(then.lieu && then.lieu !== lieu ? [mailTexts.insteadOf(then.lieu)] : []),
      ...dates,
      '',
    ];
  }

  private mailOf(
    { nom_evenement }: CalendarEvent,
    news: EventNewsKind,
    body: readonly string[],
    { email, firstName, offered = 0 }: Recipient,
    hasLink: boolean,
  ): Letter {
    const offer = news === 'cancelled' && offered > 0 ? [mailTexts.offersEnded(offered), ''] : [];
    const link = hasLink ? [mailTexts.withdraw, '', LINK_PLACE, ''] : [];
    const text = [`${greeting(mailName(firstName))}\n`, ...body, ...offer, ...link].join('\n');
    const kind = news === 'reminder' ? 'rappel' : 'evenement';
    return { to: email, kind, subject: mailTexts.subjects[news](nom_evenement), text };
  }

  private fileOf(event: CalendarEvent, { news, day }: ToldChange): MailCalendar | undefined {
    const { publicUrl, mailFrom, zone, now } = this.sender;
    const method = isOver.has(news) ? 'CANCEL' : 'PUBLISH';
    const content = calendarFile(event, {
      ...{ now: new Date(now()), host: hostIn(publicUrl()), zone },
      ...(day !== undefined && { date: day }),
      mailed: {
        method,
        sequence: mailSequence(event, event.created_at, now()),
        organizer: addressIn(mailFrom),
      },
    });
    return content === undefined ? undefined : { method, content };
  }
}
