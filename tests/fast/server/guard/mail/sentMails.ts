/** A queue of its own over the database of a test, whose mail server does what the test says. */

import type { WriteLine } from '../../../../../demo/server/letters/FailureLog';
import { MailQueue, type NewMail } from '../../../../../demo/server/letters/MailQueue';
import type { Mail } from '../../../../../demo/server/letters/mailer';
import type { MailLink } from '../../../../../demo/server/letters/mailLinks';
import type { Database } from '../../../../../demo/server/store/database/database';

const MINUTE = 60_000;

/** What the mail server says to a mail that it doesn't take. */
export const refusal = (code = 550) =>
  Object.assign(new Error('refused'), {
    code: 'EENVELOPE',
    responseCode: code,
    response: `${code} no such\r\nmailbox`,
  });
/** What it says to a wrong password. */
export const wrongPassword = () =>
  Object.assign(new Error('Invalid login'), {
    code: 'EAUTH',
    responseCode: 535,
    response: '535 5.7.8 bad credentials',
  });
export const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });

export class TestMails {
  readonly sent: Mail[] = [];
  /** What the log of the servers says. */
  readonly log: Parameters<WriteLine>[0][] = [];
  at = Date.now();
  /** Throws where the mail server does. */
  answer: (mail: Mail) => Promise<void> | void = () => {};
  /** Makes the link of a mail. */
  linkFor: (link: MailLink, to: string) => Promise<string | undefined> = async () => undefined;

  constructor(private readonly db: () => Database) {}

  /** Another server over the same database. */
  server(): MailQueue {
    return new MailQueue(
      this.db(),
      async (mail) => {
        await this.answer(mail);
        this.sent.push(mail);
      },
      {
        now: () => this.at,
        linkFor: (link, to) => this.linkFor(link, to),
        log: (line) => void this.log.push(line),
      },
    );
  }

  mail = (more: Partial<NewMail> = {}): NewMail => ({
    to: 'awa@exemple.fr',
    kind: 'avis',
    subject: 'Un avis',
    text: 'Bonjour',
    ...more,
  });

  /** Lets a server send what is due so many minutes later. */
  async later(minutes: number, queue = this.server()): Promise<void> {
    this.at += minutes * MINUTE;
    queue.wake();
    await queue.settle();
  }

  /** The mails of the queue, in the order in which they were stored. */
  rows = () => this.db().selectFrom('messages').selectAll().orderBy('id').execute();
}
