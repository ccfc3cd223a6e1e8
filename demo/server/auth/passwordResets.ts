/**
 * Forgotten passwords: a mail with a link, a page of plain HTML behind the link (it works without script, under the
 * strict policy), a new password. Mails are sent after the answer; `settle` waits for the ones on their way.
 */
import type { Database } from '../database/openDatabase';
import { serverTexts } from '../texts';
import { countAttempt, RESET_ACCOUNT_LIMIT } from './attempts';
import type { Mailer } from './mailer';
import { hashPassword } from './passwords';
import { issueToken, RESET_SECONDS, revokeAll, userOfToken } from './tokens';

export const RESET_PATH = '/nouveau-mot-de-passe';

export class PasswordResets {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly db: Database,
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
    const user = await this.db
      .selectFrom('utilisateurs')
      .select(['id', 'email', 'prenom'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user || (await countAttempt(this.db, RESET_ACCOUNT_LIMIT, 'mail', email))) return;
    const token = await issueToken(this.db, user.id, 'reinitialisation', RESET_SECONDS);
    const link = `${this.publicUrl()}${RESET_PATH}?jeton=${token}`;
    const text = serverTexts.resetMail(user.prenom, link, RESET_SECONDS / 60);
    await this.send({ to: user.email, subject: serverTexts.resetSubject, text });
  }

  /** Waits for mails on their way. */
  async settle(): Promise<void> {
    await Promise.all(this.sending);
  }

  async isOpen(token: string): Promise<boolean> {
    return (await userOfToken(this.db, token, 'reinitialisation')) !== undefined;
  }

  /** Sets the password and ends every session of the user. False when the link has ended. */
  async setPassword(token: string, password: string): Promise<boolean> {
    const user = await userOfToken(this.db, token, 'reinitialisation');
    if (!user) return false;
    const mot_de_passe = await hashPassword(password, this.passwordCost);
    await this.db
      .updateTable('utilisateurs')
      .set({ mot_de_passe, updated_at: new Date().toISOString() })
      .where('id', '=', user.id)
      .execute();
    await revokeAll(this.db, user.id);
    return true;
  }
}
