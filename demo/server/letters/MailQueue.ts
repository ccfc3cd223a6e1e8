/**
 * The queue of mails in the database. A mail is stored with what it tells of, and handed to the mail server afterwards, outside
 * of any transaction. Several servers take mails from one queue: each attempt holds its mail for some minutes, so no two send
 * the same one. A process that is killed after the mail server took a mail, and before that is stored, sends it once more; both
 * have one Message-ID, by which mail programs show one.
 */
import { randomBytes } from 'node:crypto';
import { Attempts } from '../store/database/Attempts';
import type { Database } from '../store/database/database';
import { yieldToEventLoop } from '../store/embedded/yieldToEventLoop';
import { claimMail } from './claimMail';
import { FailureLog, type WriteLine } from './FailureLog';
import { classOf, type MailClass, orderAfter } from './mailClasses';
import type { Mail, MailCalendar, Mailer } from './mailer';
import { MAILS_TO_VISITOR } from './mailLimits';
import type { MailLink } from './mailLinks';
import { forgetGivenUp, type HeldMail, storeMail, storeMails, storeOutcome } from './mailRows';
import { queueTexts } from './queueTexts';
import { failureReason, serverFailure } from './sendFailures';
import { bothParts, wireMail } from './wire/wireMail';
import type { Letter } from './writeLetter';

/** What a mail is about, for the list of mails. */
export type MailKind =
  | 'mot-de-passe'
  | 'invitation'
  | 'adresse'
  | 'securite'
  | 'avis'
  | 'inscription'
  | 'evenement'
  | 'rappel'
  | 'service'
  | 'remplacement'
  | 'serveur';

export interface NewMail extends Letter {
  to: string;
  kind: MailKind;
  /** The organisation that an event names as its own; that of the server without it. */
  organisation?: string | null | undefined;
  /** Of mails with the same key, one is stored. */
  key?: string;
  /** Milliseconds since 1970 before which it isn't sent; at once by default. */
  due?: number;
  /** What its link is for. The text has `LINK_PLACE` where the link belongs. */
  link?: MailLink;
  /** A file for calendars that goes with it. */
  calendar?: MailCalendar;
}

interface Options {
  now(): number;
  /** Makes the link when its mail is sent to this address; undefined when what it is for is gone. */
  linkFor(link: MailLink, to: string): Promise<string | undefined>;
  /** The organisation that writes, where the operator has named it. */
  organisation?: string | undefined;
  /** Whether the process is about to end: no further mail is begun. */
  isStopping?: (() => boolean) | undefined;
  /** Kinds that are not sent for now; none by default. */
  heldKinds?: () => Promise<readonly MailKind[]>;
  /** Receives the lines of the log about mails that failed; none without it. */
  log?: WriteLine | undefined;
}

/** A mail that its caller waited for was not sent. The message says why, in French, and is in the log already. */
export class MailNotSent extends Error {}

const MINUTE = 60_000;
/** Longer than any attempt takes: the mailer gives up a mail server that is silent. */
const HELD_MS = 5 * MINUTE;
/** Until the next attempt after each refusal but the last. */
const PAUSES_MS = [5 * MINUTE, 30 * MINUTE];
/** While the mail server is away, each mail that met it waits so long; such attempts are not counted. */
const AWAY_MS = 2 * MINUTE;

export class MailQueue {
  private running: Promise<void> | undefined;
  private isAsked = false;
  /** Of the mail that this server sent last, or of what comes before a notice. */
  private last: MailClass = 'visitor';
  private readonly log: FailureLog;

  constructor(
    private readonly db: Database,
    private readonly send: Mailer | undefined,
    private readonly options: Options,
  ) {
    this.log = new FailureLog(options.log ?? (() => {}), options.now);
  }

  /** Whether this server sends mails. */
  get canSend(): boolean {
    return this.send !== undefined;
  }

  /** The folder where mails become files, where there is no mail server. */
  get folder(): string | undefined {
    return this.send?.folder;
  }

  /**
   * The same for a mail that a visitor causes: the fourth one to an address within an hour is left out, and nothing that the
   * visitor sees tells it.
   */
  async addForVisitor(trx: Database, mail: NewMail): Promise<void> {
    const attempts = new Attempts(trx, this.options.now);
    if (!(await attempts.count(MAILS_TO_VISITOR, 'mail', mail.to.toLowerCase()))) await this.add(trx, mail);
  }

  /**
   * Stores a mail, within the transaction of what it tells of where there is one; `wake` sends it then.
   * @returns false when one with its key is stored already
   */
  async add(trx: Database, mail: NewMail): Promise<boolean> {
    return (await storeMail(trx, mail, { due: mail.due ?? this.options.now() })) !== undefined;
  }

  /**
   * Stores many mails. A mail that was abandoned, because its event had changed, is stored again.
   * @returns how many were stored
   */
  async addAll(trx: Database, mails: readonly NewMail[]): Promise<number> {
    const keys = mails.flatMap(({ key }) => key ?? []);
    if (keys.length > 0) await forgetGivenUp(trx, keys);
    const due = this.options.now();
    return storeMails(
      trx,
      mails.map((mail) => ({ due, ...mail })),
    );
  }

  /** Stores and sends a mail that belongs to no transaction. */
  async post(mail: NewMail): Promise<void> {
    if (await this.add(this.db, mail)) this.wake();
  }

  /** Sends what is due, after other work; returns at once. */
  wake(): void {
    if (!this.send) return;
    this.isAsked = true;
    this.running ??= this.runWhileAsked(this.send)
      .catch((error: Error) => this.log.broke('file', queueTexts.queueFailed, error))
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Waits until nothing is being sent. */
  async settle(): Promise<void> {
    while (this.running) await this.running;
  }

  /**
   * Sends a mail at once, for a caller who waits for the result and shows the link if it failed: it is not tried again.
   * @param address the link, which is not stored
   * @throws MailNotSent
   */
  async sendNow(mail: Omit<NewMail, 'link' | 'due' | 'key'>, address = ''): Promise<void> {
    const { send, options } = this;
    if (!send) throw new Error('This server sends no mails.');
    const now = options.now();
    // A process that is killed meanwhile leaves it among those that failed.
    const state = {
      etat: 'echec',
      fini_le: new Date(now).toISOString(),
      raison: queueTexts.interrupted,
    } as const;
    const row = await storeMail(this.db, mail, { due: now, ...state });
    if (!row) throw new Error('A mail without a key was not stored.');
    try {
      await send(wireMail(row, { link: address, organisation: options.organisation }));
    } catch (error) {
      this.log.failed(mail.kind, error);
      const reason = failureReason(error);
      await storeOutcome(this.db, row, { ...state, raison: `${reason} ${queueTexts.askAgain}` });
      throw new MailNotSent(reason);
    }
    this.log.sent(mail.kind);
    await storeOutcome(this.db, row, this.sent());
  }

  /**
   * Sends a mail at once without storing it, to see whether it leaves.
   * @throws the mailer's error, or that of the signal
   */
  async tryOut(mail: Letter & { to: string }, signal: AbortSignal): Promise<void> {
    try {
      const { subject, text } = mail;
      const { organisation } = this.options;
      const parts = bothParts(text, { subject, kind: 'serveur', link: '', organisation });
      await this.send?.({ ...mail, ...parts }, signal);
    } catch (error) {
      this.log.failed('essai', error);
      throw error;
    }
    this.log.sent('essai');
  }

  private async runWhileAsked(send: Mailer): Promise<void> {
    while (this.isAsked) {
      this.isAsked = false;
      await yieldToEventLoop();
      await this.run(send);
    }
  }

  /** Sends one mail after the other, until none is due or the mail server is away. */
  private async run(send: Mailer): Promise<void> {
    const { now, isStopping, heldKinds } = this.options;
    const held = (await heldKinds?.()) ?? [];
    while (!isStopping?.()) {
      const attempt = randomBytes(16).toString('base64url');
      const mail = await claimMail(
        this.db,
        attempt,
        { now: now(), end: now() + HELD_MS, held },
        orderAfter(this.last),
      );
      if (!mail || !(await this.attempt(send, mail))) return;
      const sent = classOf(mail.genre);
      if (sent !== 'access') this.last = sent;
      await yieldToEventLoop();
    }
  }

  /** @returns false when the mail server is away, so that no other mail is tried now */
  private async attempt(send: Mailer, mail: HeldMail): Promise<boolean> {
    let made: Mail | undefined;
    try {
      made = await this.made(mail);
    } catch (error) {
      this.log.broke(mail.genre, queueTexts.notMade, error);
      await this.tryAgain(mail, queueTexts.notMade);
      return true;
    }
    if (!made) {
      await storeOutcome(this.db, mail, this.ended('abandonne', queueTexts.subjectGone));
      return true;
    }
    try {
      await send(made);
    } catch (error) {
      this.log.failed(mail.genre, error);
      const reason = failureReason(error);
      const isOfThisMail = serverFailure(error) === undefined;
      if (isOfThisMail) await this.tryAgain(mail, reason);
      else await this.wait(mail, `${reason} ${queueTexts.goesOn}`, AWAY_MS);
      return isOfThisMail;
    }
    this.log.sent(mail.genre);
    await storeOutcome(this.db, mail, this.sent());
    return true;
  }

  /** The mail with its link; undefined when what it is about is gone. */
  private async made(mail: HeldMail): Promise<Mail | undefined> {
    const link = mail.lien ? await this.options.linkFor(mail.lien, mail.destinataire) : '';
    if (link === undefined) return undefined;
    return wireMail(mail, { link, organisation: this.options.organisation });
  }

  /** Counts a try that failed because of this mail; after the last pause it is given up. */
  private async tryAgain(mail: HeldMail, reason: string): Promise<void> {
    const attempts = mail.essais + 1;
    const pause = PAUSES_MS[attempts - 1];
    if (pause === undefined)
      await storeOutcome(this.db, mail, { ...this.ended('echec', reason), essais: attempts });
    else await this.wait({ ...mail, essais: attempts }, reason, pause);
  }

  private async wait(mail: HeldMail, reason: string, ms: number): Promise<void> {
    const next = new Date(this.options.now() + ms).toISOString();
    await storeOutcome(this.db, mail, { raison: reason, prochain_le: next, essais: mail.essais });
  }

  private readonly ended = (state: 'echec' | 'abandonne', reason: string) => ({
    etat: state,
    raison: reason,
    fini_le: new Date(this.options.now()).toISOString(),
  });

  /** What was said is not kept. */
  private readonly sent = () => ({
    etat: 'envoye' as const,
    fini_le: new Date(this.options.now()).toISOString(),
    raison: null,
    texte: null,
    lien: null,
    calendrier: null,
  });
}
