/**
 * Asks speakers and helpers whether they come, by mail, once per person and date. The mail is stored with the request, and its
 * three links lead to one page, where a button answers.
 */

import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import { type SaidOfEvent, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { type Asked, SERVICE_ANSWERS } from '../../../../src/domain/events/staffing';
import { invalid } from '../../http/httpError';
import { eventFacts } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import { serviceMailTexts as texts } from '../../letters/events/texts';
import type { MailQueue, NewMail } from '../../letters/MailQueue';
import { LINK_PLACE } from '../../letters/mailLinks';
import { writeLetter } from '../../letters/writeLetter';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { localMinute } from '../../time/zones';
import { type AskedPerson, servingPeople } from './people';
import { eventOnDay, hasBegunOn } from './serviceDay';
import { serviceReplies } from './texts';

const KEPT_MS = 30 * DAY_MS;

/** Which of the answers a link of the mail is for: its page puts that button first. */
const linkFor = (answer: string): string => `${LINK_PLACE}&choix=${answer}`;

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

  /** @throws HttpError 404, 422 where the event doesn't take place on that day, or has begun */
  async ask(trx: WriteTransaction, id: number, day: string): Promise<Asked> {
    const { zone, now } = this.sender;
    const minute = localMinute(zone, new Date(now()));
    const event = await eventOnDay(trx, id, day);
    if (hasBegunOn(event, day, minute)) throw invalid({ jour: serviceReplies.tooLate });
    const said = saidOfEvent(event, minute);
    const asked: Asked = { demandes: 0, sans_adresse: [], homonymes: [] };
    for (const person of await servingPeople(trx, id)) {
      if (person.isAmbiguous) asked.homonymes.push(person.name);
      else if (!person.email) asked.sans_adresse.push(person.name);
      else if (await this.askOne(trx, said, day, { ...person, email: person.email })) asked.demandes++;
    }
    return asked;
  }

  /** @returns false where the person was asked before, or has answered */
  private async askOne(
    trx: WriteTransaction,
    said: SaidOfEvent,
    day: string,
    person: AskedPerson & { email: string },
  ): Promise<boolean> {
    const row = await trx
      .insertInto('services')
      .values({
        evenement_id: said.event.id,
        intervenant_id: person.speaker,
        jour: day,
        demande_le: new Date(this.sender.now()).toISOString(),
        reponse: null,
        proposition: null,
        repondu_le: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['evenement_id', 'jour', 'intervenant_id'])
          .doUpdateSet((given) => ({ demande_le: given.ref('excluded.demande_le') }))
          // An answer that was noted and taken back leaves a row of nobody who was asked.
          .where('services.demande_le', 'is', null)
          .where('services.reponse', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (row) await this.mails.add(trx, this.mailTo(person, said, day, row.id));
    return row !== undefined;
  }

  private mailTo(
    { email, firstName, roles }: AskedPerson & { email: string },
    said: SaidOfEvent,
    day: string,
    subject: number,
  ): NewMail {
    const { zone, now } = this.sender;
    const { nom_evenement } = said.event;
    const letter = writeLetter({
      subject: texts.subject(nom_evenement),
      name: firstName,
      parts: [
        texts.question,
        { event: nom_evenement, facts: [...eventFacts(said, zone), texts.roles(roles)] },
        texts.how,
        ...SERVICE_ANSWERS.map((answer) => ({ label: texts.answer(answer), link: linkFor(answer) })),
      ],
    });
    // The page itself says when it is too late: the hour of the event may change.
    const ends = Math.max(now(), instantOf(zone, `${day}T23:59`)) + KEPT_MS;
    return {
      to: email,
      kind: 'service',
      ...letter,
      link: { genre: 'lien', usage: 'service', subject, ends },
    };
  }
}
