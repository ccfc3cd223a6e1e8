/**
 * Links in mails that wait. A token never stands in the queue: the row says what the link will be for, and the token is made
 * when the mail is sent, so its time begins then.
 */
import { createLink, LINK_PATH, type LinkSubject } from '../links/Links';
import type { Database } from '../store/database/database';

/** The page where a password is chosen. */
export const RESET_PATH = '/nouveau-mot-de-passe';

/** A reminder of one date of an event, which is sent only while that date takes place and its reader is expected. */
interface ReminderOf {
  event: number;
  /** The day by the rule of a series, else the day of the event. */
  own: string;
  /** When it began as the mail says it, in milliseconds since 1970. */
  begin: number;
  /** Where the reader withdraws. */
  registration?: LinkSubject;
}

/** What a link is for: a new password of an account, what a person without an account may do, or what a reminder has. */
export type MailLink =
  | { genre: 'reinitialisation'; compte: number }
  | ({ genre: 'lien' } & LinkSubject)
  | ({ genre: 'rappel' } & ReminderOf);

/** Stands in the text of a stored mail where its link belongs. */
export const LINK_PLACE = '{lien}';

export const withLink = (text: string, link: string): string => text.replaceAll(LINK_PLACE, () => link);

/** Whether a reminder to this address is still right. */
export type ReminderCheck = (reminder: ReminderOf, to: string) => Promise<boolean>;

/** Makes links; undefined where what the mail is about is gone, and '' for a mail that needs none. */
export const linkMaker =
  (
    db: Database,
    tokens: { linkFor(account: number): Promise<string | undefined> },
    publicUrl: () => string,
    isRight: ReminderCheck = async () => false,
  ) =>
  async (link: MailLink, to: string): Promise<string | undefined> => {
    const linkOf = async (subject: LinkSubject) =>
      `${publicUrl()}${LINK_PATH}?jeton=${await createLink(db, subject)}`;
    if (link.genre === 'lien') return linkOf(link);
    if (link.genre === 'rappel') {
      if (!(await isRight(link, to))) return undefined;
      return link.registration ? linkOf(link.registration) : '';
    }
    const token = await tokens.linkFor(link.compte);
    return token && `${publicUrl()}${RESET_PATH}?jeton=${token}`;
  };
