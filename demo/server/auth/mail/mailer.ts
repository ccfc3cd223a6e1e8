import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface MailSettings {
  /** Mail server, `smtp://…`. */
  smtp?: string;
  /** Folder where mails become files instead, for trying out or for a program that sends them from there. */
  mails?: string;
  mailFrom?: string;
}

export type Mailer = (mail: Mail) => Promise<void>;

/** The sender when none is configured. */
export const MAIL_FROM = 'Parvis <parvis@localhost>';

/** As an object, the address is one mailbox to the mail library. A text would be parsed as a list with names and groups. */
const addressed = ({ to, ...mail }: Mail) => ({ ...mail, to: { name: '', address: to } });

/** Writes each mail as an .eml file that any mail program opens. */
export function fileMailer(folder: string, from = MAIL_FROM): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...addressed(mail) });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${++written}.eml`;
    // Only the owner may read it, because the mail contains a link that changes a password.
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  };
}

/** Timeout of a mail server that doesn't answer; nodemailer's own is ten minutes. */
const SMTP_MS = 10_000;

/** Sends through a mail server: `smtp://user:password@host:587`. */
function smtpMailer(address: string, from = MAIL_FROM): Mailer {
  const transport = nodemailer.createTransport({
    url: address,
    dnsTimeout: SMTP_MS,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...addressed(mail) });
  };
}

/** The mailer that the settings choose; undefined for a server that sends none. */
export function mailerOf({ smtp, mails, mailFrom }: MailSettings): Mailer | undefined {
  if (smtp) return smtpMailer(smtp, mailFrom);
  return mails ? fileMailer(mails, mailFrom) : undefined;
}

/** The folder where `npm run account` writes mails that no server sends. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mails');
