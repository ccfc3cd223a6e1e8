/**
 * Resets forgotten passwords: a mail contains a link to a page of plain HTML, which works without scripts under the strict
 * policy and takes the new password. Mails are stored after the answer; `settle` waits for that.
 */

import type { Api } from '../../guard/api';
import { RESET_MAILS } from '../../guard/doors/limits';
import { hashPassword } from '../../guard/passwords/passwordHash';
import { refusedPassword } from '../../guard/passwords/weakPasswords';
import { withOrganisations } from '../../guard/passwords/withOrganisations';
import { HttpError } from '../../http/httpError';
import type { User } from '../../http/user';
import { Background } from '../../letters/Background';
import type { MailQueue, NewMail } from '../../letters/MailQueue';
import { LINK_PLACE } from '../../letters/mailLinks';
import { linkLetters, noticeTexts } from '../../letters/texts';
import type { Letter as LetterTexts } from '../../letters/writeLetter';
import { RESET_SECONDS } from '../../links/linkSeconds';
import { yieldToEventLoop } from '../../store/embedded/yieldToEventLoop';
import { signInTexts } from './texts';

type Recipient = Pick<User, 'id' | 'email' | 'prenom'>;
/** The texts of a mail with a link. */
type Letter = (name: string | undefined, link: string, minutes: number) => LetterTexts;

/** A mail with a link to the page where a password is chosen. */
export const linkMail = ({ id, email, prenom }: Recipient, letter: Letter) =>
  ({
    to: email,
    kind: 'mot-de-passe',
    link: { genre: 'reinitialisation', compte: id },
    ...letter(prenom, LINK_PLACE, RESET_SECONDS / 60),
  }) satisfies NewMail;

export class PasswordResets {
  private readonly storing = new Background();

  constructor(
    private readonly api: Pick<Api, 'db' | 'attempts' | 'tokens' | 'notices'> & { mails: MailQueue },
    private readonly passwordCost?: number,
  ) {}

  /**
   * Sends the link, if there is such an account; returns at once.
   * @throws HttpError 409 on a server without mails, whether or not there is such an account
   */
  request(email: string): void {
    if (!this.api.mails.canSend) throw new HttpError(409, signInTexts.resetWithoutMail);
    this.storing.start(() => this.mailLink(email));
  }

  private async mailLink(email: string): Promise<void> {
    // The answer is sent first. The embedded database would delay it, and longer when the account exists.
    await yieldToEventLoop();
    const { db, attempts, mails } = this.api;
    if (await attempts.count(RESET_MAILS, 'mail', email)) return;
    const user = await db
      .selectFrom('utilisateurs')
      .select(['id', 'email', 'prenom'])
      .where('email', '=', email)
      // An invitation that was withdrawn or has ended is only renewed by an administrator.
      .where('invite_le', 'is', null)
      .executeTakeFirst();
    if (user) await mails.post(linkMail(user, linkLetters.reset));
  }

  /** Waits until the mails that were asked for are stored. */
  settle(): Promise<void> {
    return this.storing.settle();
  }

  /** Whose password an open link chooses. */
  async ownerOf(token: string): Promise<Recipient | undefined> {
    return (await this.api.tokens.linkOwner(token))?.user;
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
    const owner = await tokens.linkOwner(token);
    if (!owner) return 'ended';
    const { link, user } = owner;
    const problem = await refusedPassword(password, await withOrganisations(this.api.db, user));
    if (problem) return { problem };
    const hash = await hashPassword(password, this.passwordCost, caller);
    if (!(await tokens.spend(token, hash))) return 'ended';
    if (link.usage === 'reinitialisation') notices.tell(user, noticeTexts.passwordReset);
    return 'saved';
  }
}
