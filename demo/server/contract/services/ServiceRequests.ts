/**
 * Asks speakers and helpers whether they come, by mail, once per person and date. The mail is stored with the request, and its
 * links lead to one page, where buttons answer for each date that the mail is about.
 */

import { saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import type { Asked, AskedDates } from '../../../../src/domain/events/staffing';
import { invalid } from '../../http/httpError';
import type { Sender } from '../../letters/events/Sender';
import type { MailQueue } from '../../letters/MailQueue';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { localMinute } from '../../time/zones';
import type { Leaving } from '../calendar/replaced';
import { organisationOf } from '../registrations/settings';
import { servingPeople } from './people';
import { eventOnDay, hasBegunOn } from './serviceDay';
import { type LeavingWish, leavingLetter, type Request, requestLetter } from './serviceLetters';
import { serviceReplies } from './texts';

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

  /** Stores the letter to a person who leaves a team. @returns how many mails are stored */
  async tellLeaving(
    trx: WriteTransaction,
    event: number,
    leaving: Leaving,
    wish: LeavingWish,
  ): Promise<number> {
    const letter = leavingLetter(leaving, wish, this.sender.zone);
    if (!letter) return 0;
    await this.mails.add(trx, { ...letter, organisation: await organisationOf(trx, [event]) });
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
      const [said, people] = [saidOfEvent(event, this.minute()), await servingPeople(trx, id, team)];
      for (const person of people.filter(({ speaker }) => speaker === (only ?? speaker))) {
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
    for (const request of letters.values()) await this.store(trx, request);
    return { demandes: letters.size, sans_adresse: [...unknown], homonymes: [...same] };
  }

  private async store(trx: WriteTransaction, request: Request): Promise<void> {
    const events = request.dates.map(({ event }) => event);
    const organisation = await organisationOf(trx, events);
    await this.mails.add(trx, { ...requestLetter(request, this.sender), organisation });
  }

  private readonly minute = (): string => localMinute(this.sender.zone, new Date(this.sender.now()));
}
