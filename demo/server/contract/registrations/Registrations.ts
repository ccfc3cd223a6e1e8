/** What happens to the people of an event: each change is stored with its mails, and free places are given on at once. */
import { sql } from 'kysely';
import { eventCalls } from '../../../../src/api/endpoints/events';
import type { AttendeeState } from '../../../../src/domain/events/registrationState';
import type { MailQueue } from '../../guard/mail/MailQueue';
import { runWrite } from '../../guard/writes/runWrite';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { localMinute } from '../statistics/days';
import { type News, offerMail, registrationMail, type Sender } from './letters';
import { changeState, fillPlaces } from './places';
import { type RegisteredPerson, type RegistrationRequest, registerPeople } from './registering';
import { hasBegun, lockedSettings, offerEnd, type Registering } from './settings';
import { REGISTRATION_CLOCK } from './texts';

export class Registrations {
  constructor(
    private readonly db: Database,
    private readonly mails: MailQueue,
    readonly sender: Sender,
  ) {}

  /** Sends what was stored. */
  wake(): void {
    this.mails.wake();
  }

  /** Registers people, and mails the receipt. @throws HttpError 403, 404, 422 */
  async register(
    trx: WriteTransaction,
    event: number,
    request: RegistrationRequest,
  ): Promise<RegisteredPerson[]> {
    const settings = await lockedSettings(trx, event);
    const { registration, people } = await registerPeople(trx, settings, request);
    const mail = await registrationMail(trx, settings, registration, 'recu', this.sender);
    if (mail && this.mails.canSend) await this.mails.addForVisitor(trx, mail);
    return people;
  }

  /**
   * Changes the state of people of one event who are in one of the given states, tells them, and gives free places on.
   * @returns how many were changed
   */
  async change(
    trx: WriteTransaction,
    event: number,
    ids: readonly number[],
    { from, to, news }: { from: readonly AttendeeState[]; to: AttendeeState; news: News },
  ): Promise<number> {
    const settings = await lockedSettings(trx, event);
    const changed = await changeState(trx, event, ids, from, { etat: to });
    await this.tell(trx, settings, changed, news);
    await this.fill(trx, settings);
    return changed.length;
  }

  /** Gives free places to those who wait, and tells them. The settings must be locked. */
  async fill(trx: WriteTransaction, settings: Registering): Promise<void> {
    const { zone } = this.sender;
    const now = this.sender.now();
    if (hasBegun(settings, localMinute(zone, new Date(now)))) return;
    const promoted = await fillPlaces(trx, settings, offerEnd(settings, zone, now));
    for (const { id, until } of promoted) {
      const mail = until !== undefined && (await offerMail(trx, settings, { id, until }, this.sender));
      if (mail && this.mails.canSend) await this.mails.add(trx, mail);
    }
    await this.tell(
      trx,
      settings,
      promoted.filter(({ etat }) => etat === 'inscrit'),
      'place',
    );
  }

  /** Passes on places that were offered and not taken in time. Call it at intervals. */
  async endOffers(): Promise<void> {
    const now = new Date(this.sender.now()).toISOString();
    const { rows } = await sql<{ event: number; ids: number[] }>`
      select evenement_id as event, array_agg(id) as ids from inscrits
      where etat = 'offert' and offert_jusqu_au <= ${now} group by evenement_id`.execute(this.db);
    const operation = { name: REGISTRATION_CLOCK, action: eventCalls.unregister.id, subject: 'evenements' };
    for (const { event, ids } of rows)
      await runWrite(this.db, { queue: 'unqueued', operation }, (trx) =>
        this.change(trx, event, ids, { from: ['offert'], to: 'retire', news: 'delai' }),
      );
    if (rows.length > 0) this.wake();
  }

  private async tell(
    trx: WriteTransaction,
    settings: Registering,
    changed: readonly { inscription_id: number }[],
    news: News,
  ): Promise<void> {
    if (!this.mails.canSend) return;
    for (const registration of new Set(changed.map(({ inscription_id }) => inscription_id))) {
      const mail = await registrationMail(trx, settings, registration, news, this.sender);
      if (mail) await this.mails.add(trx, mail);
    }
  }
}
