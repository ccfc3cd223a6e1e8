import type { NewMail } from '../../../../../demo/server/letters/MailQueue';
import type { Mail } from '../../../../../demo/server/letters/mailer';
import { whole } from '../../guard/mail/letters/whole';

const LINK = /https?:\/\/\S+?\/lien\?jeton=[\w-]+/g;

/** What stands below a letter where a file for calendars goes with it. */
export const FILE = { PUBLISH: '[agenda PUBLISH]', CANCEL: '[agenda CANCEL]' } as const;

/**
 * A letter whole, with «Camp» for the event's name, which it shares with no other, and the place holder where its link is, and below it what its file does in a calendar. Method and file are one
 * word: a reader's calendar goes by the file, a mail server by the method.
 */
export function letterOf(mail: NewMail | Mail, name: string): string {
  const { subject, text } = mail;
  const letter = whole({ subject, text: text.replaceAll(LINK, '{lien}') }).replaceAll(name, 'Camp');
  if (!mail.calendar) return letter;
  const { method, content } = mail.calendar;
  return `${letter}\n[agenda ${content.includes(`\r\nMETHOD:${method}\r\n`) ? method : 'contradictoire'}]\n`;
}
