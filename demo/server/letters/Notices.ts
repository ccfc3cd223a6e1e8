import { sql } from 'kysely';
import { type UserSettings, userSettingsOf } from '../../../src/domain/accounts/userSettings';
import type { Capability } from '../../../src/domain/capabilities';
import { ACCOUNT_ROLES, type Right, rightsOf } from '../../../src/domain/rights';
import type { User } from '../http/user';
import type { Database } from '../store/database/database';
import { countFrom, dueForms, stopCounting, takeAnswers } from './answerNotices';
import { Background } from './Background';
import type { MailKind, MailQueue } from './MailQueue';
import { mailFullName } from './mailName';
import { noticeTexts } from './texts';
import type { Letter } from './writeLetter';

interface Options {
  capabilities: readonly Capability[];
  /** Address under which users reach the server. */
  publicUrl(): string;
  now(): number;
}

type Recipient = Pick<User, 'id' | 'email' | 'prenom'>;

/** Mails to people with an account. They are stored after the answer, once what they tell of is stored. */
export class Notices {
  private readonly background = new Background();

  constructor(
    private readonly db: Database,
    private readonly mails: MailQueue,
    private readonly options: Options,
  ) {}

  /** Tells the owner of an account what happened to its security. These mails can't be turned off. */
  tell(
    { email, prenom }: Pick<User, 'email' | 'prenom'>,
    letter: (name: string | undefined) => Letter,
    kind: MailKind = 'securite',
  ): void {
    if (this.mails.canSend)
      this.background.start(() => this.mails.post({ to: email, kind, ...letter(prenom) }));
  }

  /** The same for another person's account. */
  tellAccount(id: number, letter: (name: string | undefined) => Letter): void {
    this.background.start(async () => {
      const account = await this.db
        .selectFrom('utilisateurs')
        .select(['email', 'prenom'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (account) this.tell(account, letter);
    });
  }

  /** Tells of a sign-in, if it came from a device that the account has not used since its owner asked for these mails. */
  signedIn(account: Recipient & { reglages: Partial<UserSettings> }, device: string | null): void {
    if (!this.mayAsk() || !userSettingsOf(account.reglages).avis_connexions) return;
    this.background.start(async () => {
      const { numInsertedOrUpdatedRows } = await this.db
        .insertInto('appareils')
        .values({ utilisateur_id: account.id, nom: device ?? '' })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows)
        this.tell(account, (name) => noticeTexts.newDevice(name, device ?? ''), 'avis');
    });
  }

  /** Tells those who manage accounts of a new one, except the person who made it. */
  invited(account: { email: string; nom: string; prenom: string }, by: User | undefined): void {
    if (!this.mayAsk()) return;
    this.background.start(async () => {
      const person = mailFullName(account);
      for (const one of await this.wanting('avis_comptes', 'comptes.lire'))
        if (one.id !== by?.id)
          this.tell(
            one,
            (name) => noticeTexts.newAccount(name, mailFullName(by ?? {}), person, account.email),
            'avis',
          );
    });
  }

  /** Tells of a new answer to a form, now or with later ones once the pause is over. */
  answered(formId: number, answerId: number): void {
    if (!this.mayAsk() || !this.options.capabilities.includes('reponses')) return;
    this.background.start(async () => {
      const people = await this.wanting('avis_reponses', 'reponses.lire');
      if (people.length === 0) return stopCounting(this.db, formId);
      await countFrom(this.db, formId, answerId);
      return this.sendAnswers(formId, people);
    });
  }

  /** Sends the mails about answers that came during a pause which is over now. Call it at intervals. */
  async sendDue(): Promise<void> {
    if (!this.mails.canSend) return;
    const forms = await dueForms(this.db, this.options.now());
    if (forms.length === 0) return;
    const people = await this.wanting('avis_reponses', 'reponses.lire');
    for (const formId of forms)
      if (people.length > 0) await this.sendAnswers(formId, people);
      else await stopCounting(this.db, formId);
  }

  /** Waits until mails are stored. Each may start another one. */
  async settle(): Promise<void> {
    await this.background.settle();
    await this.background.settle();
  }

  /** Without the capability no person can turn mails off, so none that were asked for are sent. */
  private readonly mayAsk = () => this.mails.canSend && this.options.capabilities.includes('comptes');

  private async sendAnswers(formId: number, people: readonly Recipient[]): Promise<void> {
    const taken = await takeAnswers(this.db, formId, this.options.now());
    if (!taken) return;
    const link = `${this.options.publicUrl()}/#/apps/formulaire/${formId}/reponses`;
    for (const one of people)
      this.tell(one, (name) => noticeTexts.newAnswers(name, taken.form, taken.count, link), 'avis');
  }

  /** The people who asked for a kind of mail and may see what it tells of. */
  private wanting(choice: 'avis_reponses' | 'avis_comptes', right: Right): Promise<Recipient[]> {
    return this.db
      .selectFrom('utilisateurs')
      .select(['id', 'email', 'prenom'])
      .where('desactive_le', 'is', null)
      .where('invite_le', 'is', null)
      .where(
        'role',
        'in',
        ACCOUNT_ROLES.filter((role) => rightsOf(role).includes(right)),
      )
      .where(sql<boolean>`reglages ->> ${choice}::text = 'true'`)
      .execute();
  }
}
