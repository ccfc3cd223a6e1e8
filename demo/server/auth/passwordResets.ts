/**
 * Forgotten passwords: a mail with a link, a page of plain HTML behind the link (it works without script, under the
 * strict policy), a new password. Mails are sent after the answer; `settle` waits for the ones on their way.
 */
import type { Api } from '../http/api';
import { nextTurn } from '../members/transfer/nextTurn';
import { serverTexts } from '../texts';
import type { Limit } from './attempts';
import type { Mailer } from './mailer';
import { hashPassword } from './passwords';
import { RESET_SECONDS } from './tokens';

/**
 * Mails to one account; more are left out silently. A link lasts as long as this looks back: somebody who asks in
 * another's name fills their mailbox a little, and never keeps them from a link that works.
 */
export const RESET_ACCOUNT_LIMIT: Limit = { attempts: 3, seconds: RESET_SECONDS };

export const RESET_PATH = '/nouveau-mot-de-passe';

export class PasswordResets {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly api: Pick<Api, 'db' | 'attempts' | 'tokens'>,
    private readonly send: Mailer,
    /** Address under which users reach the server. */
    private readonly publicUrl: () => string,
    private readonly passwordCost?: number,
  ) {}

  /** Sends the link, if there is such an account; returns at once. */
  request(email: string): void {
    const work = this.mailLink(email)
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
      .finally(() => this.sending.delete(work));
    this.sending.add(work);
  }

  private async mailLink(email: string): Promise<void> {
    // The answer leaves first: the embedded database would keep it waiting, longer for an account than for none.
    await nextTurn();
    const { db, attempts, tokens } = this.api;
    if (await attempts.count(RESET_ACCOUNT_LIMIT, 'mail', email)) return;
    const user = await db
      .selectFrom('utilisateurs')
      .select(['id', 'email', 'prenom'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user) return;
    const token = await tokens.linkFor(user.id);
    if (!token) return;
    const link = `${this.publicUrl()}${RESET_PATH}?jeton=${token}`;
    const text = serverTexts.resetMail(user.prenom, link, RESET_SECONDS / 60);
    await this.send({ to: user.email, subject: serverTexts.resetSubject, text });
  }

  /** Waits for mails on their way. */
  async settle(): Promise<void> {
    await Promise.all(this.sending);
  }

  async isOpen(token: string): Promise<boolean> {
    return (await this.api.tokens.userOf(token, 'reinitialisation')) !== undefined;
  }

  /** Sets the password and ends every session of the user. False when the link has ended. */
  async setPassword(token: string, password: string, caller: string): Promise<boolean> {
    // Hashes are costly: only for those who hold a link.
    if (!(await this.isOpen(token))) return false;
    return this.api.tokens.spend(token, await hashPassword(password, this.passwordCost, caller));
  }
}
