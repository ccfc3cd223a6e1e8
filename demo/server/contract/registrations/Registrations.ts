/**
 * What happens to the people of an event: each change is stored with its mails. Every write of the server ends with `finish`, which
 * gives free places on, whatever freed them: a withdrawal, more places, an event that takes place after all or is moved, the trash,
 * an erasure.
 */
import { sql } from 'kysely';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { LIFE, type LifeStep, stepToPlace } from '../../../../src/domain/registrations/registrationLife';
import { type AfterWrite, endWritesWith } from '../../guard/writes/afterWrites';
import { runWrite } from '../../guard/writes/runWrite';
import type { Sender } from '../../letters/events/Sender';
import type { MailQueue } from '../../letters/MailQueue';
import { mayClean } from '../../store/database/clock';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { localMinute } from '../../time/zones';
import { type News, offerMail, registrationMail } from './letters';
import { changeState, fillPlaces } from './places';
import { noteResent } from './questions';
import { type RegisteredPerson, type RegistrationRequest, registerPeople } from './registering';
import { isOver, lastInstant, lockedSettings, offerEnd, type Registering } from './settings';
import { hasTouchedPlaces, unsettledEvents } from './settle';
import { REGISTRATION_CLOCK } from './texts';

const OPERATION = { name: REGISTRATION_CLOCK, action: eventCalls.unregister.id, subject: 'evenements' };

export class Registrations implements AfterWrite {
  constructor(
    private readonly db: Database,
    private readonly mails: MailQueue,
    readonly sender: Sender,
  ) {
    endWritesWith(db, this);
  }

  /** Sends what was stored. */
  wake(): void {
    this.mails.wake();
  }

  committed(): void {
    this.wake();
  }

  /** The organisation's minute. */
  private minute(): string {
    return localMinute(this.sender.zone, new Date(this.sender.now()));
  }

  /** Registers people, and mails the receipt, or what was kept of those who were on the list. @throws HttpError 403, 404, 422 */
  async register(
    trx: WriteTransaction,
    event: number,
    request: RegistrationRequest,
  ): Promise<RegisteredPerson[]> {
    const settings = await lockedSettings(trx, event);
    const { registration, before, people } = await registerPeople(trx, settings, request);
    const receipt = async (id: number, news: News) => {
      const mail = await registrationMail(trx, settings, { registration: id, news }, this.sender);
      if (mail && this.mails.canSend) await this.mails.addForVisitor(trx, mail);
    };
    if (registration !== undefined) await receipt(registration, 'recu');
    const sent = new Map(people.map(({ id }, at) => [id, request.people[at]?.values ?? {}]));
    for (const id of before) {
      if (request.isPublic) await noteResent(trx, id, { ...request, people: sent }, this.sender.now());
      await receipt(id, 'deja');
    }
    return people;
  }

  /**
   * Takes a step of the life of people of one event who are in a state that allows it, and tells them unless it isn't wished.
   * @returns how many were changed
   */
  async change(
    trx: WriteTransaction,
    event: number,
    ids: readonly number[],
    step: LifeStep,
    { isTold = true } = {},
  ): Promise<number> {
    const settings = await lockedSettings(trx, event);
    const { from, to } = LIFE[step];
    const changed = await changeState(trx, event, ids, from, { etat: to });
    // The mail says what is so at the end: a place that becomes free may go to another person of the same registration.
    await this.settleLocked(trx, settings);
    if (isTold) await this.tell(trx, settings, changed, step);
    return changed.length;
  }

  /** Ends the transaction of a write. @returns whether places were given or offers ended */
  async finish(trx: WriteTransaction): Promise<boolean> {
    // A write that has nothing to do with events pays one short statement.
    return (await hasTouchedPlaces(trx)) && this.settleAll(trx);
  }

  private async settleAll(trx: WriteTransaction): Promise<boolean> {
    const events = await unsettledEvents(trx, this.minute().slice(0, 10));
    let hasChanged = false;
    for (const event of events) hasChanged = (await this.settle(trx, event)) || hasChanged;
    return hasChanged;
  }

  /** Ends offers that are none any more, and gives free places to those who wait. @returns whether anything changed */
  async settle(trx: WriteTransaction, event: number): Promise<boolean> {
    return this.settleLocked(trx, await lockedSettings(trx, event));
  }

  /** Whether an event is over, and until when an offer lasts, is only known of a date that is believed. */
  private async settleLocked(trx: WriteTransaction, settings: Registering): Promise<boolean> {
    if (!settings.event.annulation && !(await mayClean(trx, { now: this.sender.now() }))) return false;
    if (isOver(settings, this.minute())) return this.endOffersOf(trx, settings);
    await this.shortenOffers(trx, settings);
    return this.fill(trx, settings);
  }

  /** An event that is cancelled or has begun gives no place. */
  private async endOffersOf(trx: WriteTransaction, settings: Registering): Promise<boolean> {
    const offered = await trx
      .selectFrom('inscrits')
      .select('id')
      .where('evenement_id', '=', settings.evenement_id)
      .where('etat', '=', 'offert')
      .execute();
    const step = settings.event.annulation ? 'eventCancelled' : 'expired';
    const ids = offered.map(({ id }) => id);
    const { from, to } = LIFE[step];
    const changed = await changeState(trx, settings.evenement_id, ids, from, { etat: to });
    await this.tell(trx, settings, changed, step);
    return changed.length > 0;
  }

  /** An event that was moved to an earlier day keeps no place beyond its beginning. */
  private async shortenOffers(trx: WriteTransaction, settings: Registering): Promise<void> {
    const last = lastInstant(settings, this.sender.zone);
    if (!Number.isFinite(last)) return;
    const end = new Date(last).toISOString();
    await sql`update inscrits set offert_jusqu_au = ${end} where evenement_id = ${settings.evenement_id}
      and etat = 'offert' and offert_jusqu_au > ${end}`.execute(trx);
  }

  /** Gives free places to those who wait, and tells them. */
  private async fill(trx: WriteTransaction, settings: Registering): Promise<boolean> {
    const { zone, now } = this.sender;
    const until = offerEnd(settings, zone, now());
    const step = stepToPlace(settings, until !== undefined);
    const promoted = await fillPlaces(trx, settings, step, until);
    if (until === undefined) await this.tell(trx, settings, promoted, step);
    else await this.offer(trx, settings, promoted, until);
    return promoted.length > 0;
  }

  /** One offer per person, or per registration where families stay together. */
  private async offer(
    trx: WriteTransaction,
    settings: Registering,
    promoted: readonly { id: number; inscription_id: number }[],
    until: number,
  ): Promise<void> {
    if (!this.mails.canSend) return;
    const keyOf = settings.separer ? 'id' : 'inscription_id';
    const offers = new Map<number, number[]>();
    for (const one of promoted) offers.set(one[keyOf], [...(offers.get(one[keyOf]) ?? []), one.id]);
    for (const ids of offers.values()) {
      const mail = await offerMail(trx, settings, { ids, until }, this.sender);
      if (mail) await this.mails.add(trx, mail);
    }
  }

  /** Passes on places that were offered and not taken in time, and what only the time has freed. Call it at intervals. */
  async endOffers(): Promise<void> {
    const now = new Date(this.sender.now()).toISOString();
    const { rows } = await sql<{ event: number; ids: number[] }>`
      select evenement_id as event, array_agg(id) as ids from inscrits
      where etat = 'offert' and offert_jusqu_au <= ${now} group by evenement_id`.execute(this.db);
    const write = { queue: 'unqueued', operation: OPERATION } as const;
    for (const { event, ids } of rows)
      await runWrite(this.db, write, (trx) => this.change(trx, event, ids, 'expired'));
    // Commands beside the server write too, and don't end as its own writes do.
    const left = await unsettledEvents(this.db, this.minute().slice(0, 10));
    if (left.length > 0) await runWrite(this.db, write, (trx) => this.settleAll(trx));
    if (rows.length > 0 || left.length > 0) this.wake();
  }

  private async tell(
    trx: WriteTransaction,
    settings: Registering,
    changed: readonly { inscription_id: number }[],
    step: LifeStep,
  ): Promise<void> {
    const { news } = LIFE[step];
    if (!this.mails.canSend || !news || news === 'offre') return;
    const people = new Map<number, number>();
    for (const { inscription_id: id } of changed) people.set(id, (people.get(id) ?? 0) + 1);
    for (const [registration, count] of people) {
      const told = { registration, news, people: count };
      const mail = await registrationMail(trx, settings, told, this.sender);
      if (mail) await this.mails.add(trx, mail);
    }
  }
}
