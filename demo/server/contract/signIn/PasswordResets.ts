/**
 * Resets forgotten passwords: a mail contains a link to a page of plain HTML, which works without scripts under the strict
 * policy and takes the new password. Mails are sent after the answer; `settle` waits for those being sent.
 */

import type { Limit } from '../../guard/auth/Attempts';
import { RESET_SECONDS, type Tokens, type User } from '../../guard/auth/tokens';
import { Background } from '../../guard/mail/Background';
import type { Mail, Mailer } from '../../guard/mail/mailer';
import { mailName } from '../../guard/mail/mailName';
import { noticeTexts } from '../../guard/mail/texts';
import { hashPassword } from '../../guard/passwords/passwordHash';
import { refusedPassword } from '../../guard/passwords/weakPasswords';
import { withOrganisations } from '../../guard/passwords/withOrganisations';
import { yieldToEventLoop } from '../../store/embedded/yieldToEventLoop';
import { serverTexts } from '../../texts';
import type { Api } from '../http/api';
import { HttpError } from '../http/httpError';

/**
 * Mails per account; further ones are silently left out. A link is valid for the same period, so requests in another
 * person's name fill that person's mailbox a little but never leave them without a working link.
 */
const RESET_ACCOUNT_LIMIT: Limit = { attempts: 3, seconds: RESET_SECONDS };

export const RESET_PATH = '/nouveau-mot-de-passe';

type Recipient = Pick<User, 'id' | 'email' | 'prenom'>;
/** The texts of a mail with a link. */
type Letter = (name: string | undefined, link: string, minutes: number) => Omit<Mail, 'to'>;

const resetLetter: Letter = (...about) => ({
  subject: serverTexts.resetSubject,
  text: serverTexts.resetMail(...about),
});
/** For an account that the operator has just created. */
export const welcome: Letter = (...about) => ({
  subject: serverTexts.welcomeSubject,
  text: serverTexts.welcomeMail(...about),
});
/** For an account whose password the operator wants changed. */
export const renewal: Letter = (...about) => ({
  subject: serverTexts.resetSubject,
  text: serverTexts.renewalMail(...about),
});

/** Sends a link to the page where a password is chosen. Returns false for a disabled account. */
export async function sendLink(
  tokens: Tokens,
  send: Mailer,
  publicUrl: string,
  { id, email, prenom }: Recipient,
  letter: Letter,
): Promise<boolean> {
  const token = await tokens.linkFor(id);
  if (!token) return false;
  const link = `${publicUrl}${RESET_PATH}?jeton=${token}`;
  await send({ to: email, ...letter(mailName(prenom), link, RESET_SECONDS / 60) });
  return true;
}

export class PasswordResets {
  private readonly sending = new Background();

  constructor(
    private readonly api: Pick<Api, 'db' | 'attempts' | 'tokens' | 'notices'>,
    private readonly send: Mailer | undefined,
    /** Address under which users reach the server. */
    private readonly publicUrl: () => string,
    private readonly passwordCost?: number,
  ) {}

  /**
   * Sends the link, if there is such an account; returns at once.
   * @throws HttpError 409 on a server without mails, whether or not there is such an account
   */
  request(email: string): void {
    const { send } = this;
    if (!send) throw new HttpError(409, serverTexts.resetWithoutMail);
    this.sending.start(() => this.mailLink(send, email));
  }

  private async mailLink(send: Mailer, email: string): Promise<void> {
    // The answer is sent first. The embedded database would delay it, and longer when the account exists.
    await yieldToEventLoop();
    const { db, attempts, tokens } = this.api;
    if (await attempts.count(RESET_ACCOUNT_LIMIT, 'mail', email)) return;
    const user = await db
      .selectFrom('utilisateurs')
      .select(['id', 'email', 'prenom'])
      .where('email', '=', email)
      // An invitation that was withdrawn or has ended is only renewed by an administrator.
      .where('invite_le', 'is', null)
      .executeTakeFirst();
    if (user) await sendLink(tokens, send, this.publicUrl(), user, resetLetter);
  }

  /** Waits for mails on their way. */
  settle(): Promise<void> {
    return this.sending.settle();
  }

  async isOpen(token: string): Promise<boolean> {
    return (await this.api.tokens.linkOwner(token)) !== undefined;
  }

  /**
   * Sets the password and ends every session of the user.
   * @returns `ended` when the link has expired, or why the password is refused; the link then stays valid
   */
  async setPassword(
    token: string,
    password: string,
    caller: string,
  ): Promise<'saved' | 'ended' | { problem: string }> {
    const { tokens, notices } = this.api;
    // Hashes are costly, so they are only computed for callers with a valid link.
    const user = await tokens.linkOwner(token);
    if (!user) return 'ended';
    const problem = await refusedPassword(password, await withOrganisations(this.api.db, user));
    if (problem) return { problem };
    const hash = await hashPassword(password, this.passwordCost, caller);
    const isReset = (await tokens.userOf(token, 'reinitialisation')) !== undefined;
    if (!(await tokens.spend(token, hash))) return 'ended';
    if (isReset) notices.tell(user, noticeTexts.passwordReset);
    return 'saved';
  }
}
