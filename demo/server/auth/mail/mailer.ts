import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface MailSettings {
  /** Mail server, `smtp://…`; without it, mails are written as files in the data folder. */
  smtp?: string;
  mailFrom?: string;
}

export type Mailer = (mail: Mail) => Promise<void>;

/** The sender when none is configured. */
export const MAIL_FROM = 'Parvis <parvis@localhost>';

/** Writes each mail as an .eml file that any mail program opens. */
function fileMailer(folder: string, from = MAIL_FROM): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    await mkdir(folder, { recursive: true });
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
    await transport.sendMail({ from, ...mail });
  };
}

/** The mailer that the settings choose. */
export const mailerOf = ({ smtp, mailFrom }: MailSettings, dataDir: string): Mailer =>
  smtp ? smtpMailer(smtp, mailFrom) : fileMailer(mailFolder(dataDir), mailFrom);

/** The folder for mails that are written as files. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mails');
