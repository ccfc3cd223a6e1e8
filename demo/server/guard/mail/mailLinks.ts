/**
 * Links in mails that wait. A token never stands in the queue: the row says what the link will be for, and the token is made
 * when the mail is sent, so its time begins then.
 */
import type { Tokens } from '../auth/tokens';

/** The page where a password is chosen. */
export const RESET_PATH = '/nouveau-mot-de-passe';

/** What a link is for. */
export interface MailLink {
  genre: 'reinitialisation';
  compte: number;
}

/** Stands in the text of a stored mail where its link belongs. */
export const LINK_PLACE = '{lien}';

export const withLink = (text: string, link: string): string => text.replaceAll(LINK_PLACE, () => link);

/** Makes links with these tokens; undefined where the account is gone or disabled. */
export const linkMaker =
  (tokens: Tokens, publicUrl: () => string) =>
  async ({ compte: account }: MailLink): Promise<string | undefined> => {
    const token = await tokens.linkFor(account);
    return token && `${publicUrl()}${RESET_PATH}?jeton=${token}`;
  };
