/**
 * Links in mails that wait. A token never stands in the queue: the row says what the link will be for, and the token is made
 * when the mail is sent, so its time begins then.
 */
import type { Database } from '../../store/database/database';
import type { Tokens } from '../auth/tokens';
import { createLink, LINK_PATH, type LinkSubject } from '../links/Links';

/** The page where a password is chosen. */
export const RESET_PATH = '/nouveau-mot-de-passe';

/** What a link is for: a new password of an account, or what a person without an account may do. */
export type MailLink = { genre: 'reinitialisation'; compte: number } | ({ genre: 'lien' } & LinkSubject);

/** Stands in the text of a stored mail where its link belongs. */
export const LINK_PLACE = '{lien}';

export const withLink = (text: string, link: string): string => text.replaceAll(LINK_PLACE, () => link);

/** Makes links; undefined where the account is gone or disabled. */
export const linkMaker =
  (db: Database, tokens: Tokens, publicUrl: () => string) =>
  async (link: MailLink): Promise<string | undefined> => {
    if (link.genre === 'lien') return `${publicUrl()}${LINK_PATH}?jeton=${await createLink(db, link)}`;
    const token = await tokens.linkFor(link.compte);
    return token && `${publicUrl()}${RESET_PATH}?jeton=${token}`;
  };
