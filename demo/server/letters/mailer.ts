import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same in HTML. */
  html?: string;
  /** Identifies the mail, however often it is sent. */
  id?: string;
  /** Who writes, where it is another organisation than the server's. */
  organisation?: string;
  calendar?: MailCalendar;
}

/** A file for calendars, and what it does: it tells of an event, or cancels it. */
export interface MailCalendar {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** The settings of mails, as `ServerOptions` has them. */
export interface MailOptions {
  /** Mail server, `smtp://…`. */
  smtp?: string;
  /** Whether mails may leave the machine in clear text, where the mail server has no TLS; false by default. */
  smtpInClear?: boolean;
  /** Folder where mails become files instead, for trying out or for a program that sends them from there. */
  mails?: string;
  mailFrom?: string;
  /** The name under which mails arrive, where `mailFrom` has none. */
  organisation?: string;
}

export interface Mailer {
  /** @param signal ends an attempt that its caller no longer waits for */
  (mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Where mails become files instead. */
  folder?: string;
}

/** The sender when none is configured. */
export const MAIL_FROM = 'Parvis <parvis@localhost>';

/** As an object, the address is one mailbox to the mail library. A text would be parsed as a list with names and groups. */
const addressed = (
  { to, subject, text, html, id, organisation, calendar }: Mail,
  from: string,
  ofServer?: string,
) => ({
  from: senderOf(from, organisation ?? ofServer),
  subject,
  text,
  ...(html !== undefined && { html }),
  to: { name: '', address: to },
  ...(id !== undefined && { messageId: `<${id}@${hostOf(from)}>` }),
  ...(calendar && { icalEvent: { ...calendar, filename: 'evenement.ics' } }),
  // So that no program answers that its owner is on holiday.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** The sender with the organisation's name, unless the operator has given another one with the address. */
const senderOf = (from: string, organisation: string | undefined) =>
  organisation && (from === MAIL_FROM || !from.includes('<'))
    ? {
        name: organisation,
        address: from
          .slice(from.lastIndexOf('<') + 1)
          .replace('>', '')
          .trim(),
      }
    : from;

/** The host of the sender's address, `name@host` or `Name <name@host>`. */
const hostOf = (from: string): string =>
  from
    .slice(from.lastIndexOf('@') + 1)
    .replace('>', '')
    .trim();

/** Writes each mail as an .eml file that any mail program opens. */
export function fileMailer(folder: string, from = MAIL_FROM, organisation?: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  const write: Mailer = async (mail) => {
    const { message } = await transport.sendMail(addressed(mail, from, organisation));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${++written}.eml`;
    // Only the owner may read it, because the mail contains a link that changes a password.
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  };
  return Object.assign(write, { folder });
}

/** Timeout of a mail server that doesn't answer; nodemailer's own is ten minutes. */
const SMTP_MS = 10_000;

/** Name and password, host and TLS of a mail server, with one limit for each of its steps. */
export const smtpOptions = (address: string, mayBeInClear: boolean, milliseconds = SMTP_MS) => ({
  url: address,
  requireTLS: !mayBeInClear && !isLocal(address),
  dnsTimeout: milliseconds,
  connectionTimeout: milliseconds,
  greetingTimeout: milliseconds,
  socketTimeout: milliseconds,
});

/** Whether mails to this server stay on the machine. */
const isLocal = (address: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/**
 * Sends through a mail server: `smtp://user:password@host:587`. Unless it may be in clear text, a server of another
 * machine that offers no TLS is refused before it gets the password or the mail.
 */
function smtpMailer(
  address: string,
  { smtpInClear = false, mailFrom = MAIL_FROM, organisation }: MailOptions,
): Mailer {
  const transport = nodemailer.createTransport(smtpOptions(address, smtpInClear));
  return async (mail, signal) => {
    await transport.sendMail({ ...addressed(mail, mailFrom, organisation), ...(signal && { signal }) });
  };
}

/** The mailer that the settings choose; undefined for a server that sends none. */
export function mailerOf(options: MailOptions): Mailer | undefined {
  const { smtp, mails, mailFrom, organisation } = options;
  if (smtp) return smtpMailer(smtp, options);
  return mails ? fileMailer(mails, mailFrom, organisation) : undefined;
}

/** The folder where `npm run account` writes mails that no server sends. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mails');
