/**
 * Asks speakers and helpers whether they come, by mail, once per person and date. The mail is stored with the request, and its
 * links lead to one page, where buttons answer for each date that the mail is about.
 */

import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import { type SaidOfEvent, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { type Asked, type AskedDates, SERVICE_ANSWERS } from '../../../../src/domain/events/staffing';
import { invalid } from '../../http/httpError';
import { eventFacts, mailDay, subjectDay } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import { replacedMailTexts, serviceMailTexts as texts } from '../../letters/events/texts';
import type { MailQueue, NewMail } from '../../letters/MailQueue';
import { LINK_PLACE } from '../../letters/mailLinks';
import { writeLetter } from '../../letters/writeLetter';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { localMinute } from '../../time/zones';
import type { Leaving } from '../calendar/replaced';
import { organisationOf } from '../registrations/settings';
import { type AskedPerson, servingPeople } from './people';
import { eventOnDay, hasBegunOn } from './serviceDay';
import { serviceReplies } from './texts';

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

interface Request {
  person: AskedPerson;
  email: string;
  dates: RequestedDate[];
}

interface RequestRow {
  id: number;
  day: string;
  speaker: number;
  /** The same for all that one mail asks about. */
  moment: string;
}

/** @returns the row; undefined where the person was asked before, or has answered */
async function noteRequest(
  trx: WriteTransaction,
  { id, day, speaker, moment }: RequestRow,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('services')
    .values({
      evenement_id: id,
      intervenant_id: speaker,
      jour: day,
      demande_le: moment,
      reponse: null,
      proposition: null,
      repondu_le: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['evenement_id', 'jour', 'intervenant_id'])
        .doUpdateSet((given) => ({ demande_le: given.ref('excluded.demande_le') }))
        // An answer that was noted and taken back leaves a row of a person who wasn't asked.
        .where('services.demande_le', 'is', null)
        .where('services.reponse', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export class ServiceRequests {
  constructor(
    private readonly mails: MailQueue,
    readonly sender: Sender,
  ) {}

  /** Sends what was stored. */
  wake(): void {
    this.mails.wake();
  }

  /** @throws HttpError 422 where no mail can be sent */
  check(): void {
    if (!this.mails.canSend) throw invalid({ jour: serviceReplies.noMail });
  }

  /** @throws HttpError 422 where people should be told and no mail can be sent */
  checkTelling(isTold: boolean | null | undefined): void {
    if (isTold && !this.mails.canSend) throw invalid({ prevenir: serviceReplies.noTelling });
  }

  /**
   * Stores the mail to a person who was in the team of these dates.
   * @param isReplaced whether another one comes
   * @param hasKept whether dates of the series keep a team of their own
   * @returns how many mails are stored: none where nothing of it is to come, or the person has no address
   */
  async tellLeaving(
    trx: WriteTransaction,
    event: number,
    { firstName, email, dates }: Leaving,
    { isReplaced, hasKept }: { isReplaced: boolean; hasKept: boolean },
  ): Promise<number> {
    const [first] = dates;
    if (!email || !first) return 0;
    const [{ said }, { length: count }] = [first, dates];
    const where = count > 1 ? 'dates' : said.scope === 'series' ? 'event' : 'date';
    const letter = writeLetter({
      subject: replacedMailTexts.subject(
        said.event.nom_evenement,
        count > 1 ? undefined : subjectDay(said),
        count,
      ),
      name: firstName,
      parts: [
        replacedMailTexts.opening(isReplaced, where),
        ...dates.map((date) => this.partOf(date)),
        hasKept && replacedMailTexts.kept,
      ],
    });
    const organisation = await organisationOf(trx, [event]);
    await this.mails.add(trx, { to: email, kind: 'remplacement', organisation, ...letter });
    return 1;
  }

  /** @throws HttpError 404, 422 where the event doesn't take place on that day, or has begun */
  async ask(trx: WriteTransaction, id: number, day: string): Promise<Asked> {
    const event = (await eventOnDay(trx, id, day)).event;
    if (hasBegunOn(event, day, this.minute())) throw invalid({ jour: serviceReplies.tooLate });
    return this.askAll(trx, [{ evenement: id, jour: day }]);
  }

  /**
   * Asks the people of several dates by one mail each; those that have begun are left out.
   * @param only the one speaker who is asked
   * @throws HttpError 404, 422 where an event doesn't take place on its day
   */
  async askAll(trx: WriteTransaction, dates: AskedDates['dates'], only?: number): Promise<Asked> {
    const moment = new Date(this.sender.now()).toISOString();
    const letters = new Map<number, Request>();
    const [unknown, same] = [new Set<string>(), new Set<string>()];
    for (const { evenement: id, jour: day } of dates) {
      const { event, team } = await eventOnDay(trx, id, day);
      if (hasBegunOn(event, day, this.minute())) continue;
      const said = saidOfEvent(event, this.minute());
      for (const person of await servingPeople(trx, id, team)) {
        if (only !== undefined && person.speaker !== only) continue;
        if (person.isAmbiguous) same.add(person.name);
        else if (!person.email) unknown.add(person.name);
        else {
          const row = await noteRequest(trx, { id, day, speaker: person.speaker, moment });
          if (row === undefined) continue;
          const request = letters.get(person.speaker) ?? { person, email: person.email, dates: [] };
          request.dates.push({ event: id, said, day, row, roles: person.roles });
          letters.set(person.speaker, request);
        }
      }
    }
    for (const request of letters.values()) {
      const organisation = await organisationOf(
        trx,
        request.dates.map(({ event }) => event),
      );
      await this.mails.add(trx, { ...this.mailTo(request), organisation });
    }
    return { demandes: letters.size, sans_adresse: [...unknown], homonymes: [...same] };
  }

  private readonly minute = (): string => localMinute(this.sender.zone, new Date(this.sender.now()));

  private readonly partOf = ({ said, roles }: Pick<RequestedDate, 'said' | 'roles'>) => ({
    event: said.event.nom_evenement,
    facts: [...eventFacts(said, this.sender.zone), texts.roles(roles)],
  });

  private mailTo({ person: { firstName }, email, dates }: Request): NewMail {
    const { zone, now } = this.sender;
    const [first] = dates;
    const letter =
      dates.length === 1 && first
        ? writeLetter({
            subject: texts.subject(mailDay(first.day), first.said.event.nom_evenement),
            name: firstName,
            parts: [
              texts.question,
              this.partOf(first),
              texts.how,
              ...SERVICE_ANSWERS.map((answer) => ({ label: texts.answer(answer), link: linkFor(answer) })),
            ],
          })
        : writeLetter({
            subject: texts.subjectOfDates(dates.length),
            name: firstName,
            parts: [
              texts.questionOfDates(dates.length),
              ...dates.map((date) => this.partOf(date)),
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
}
