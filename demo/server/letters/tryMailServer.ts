/** Asks the mail server whether it would take mails, and sends none. */
import { domainToASCII } from 'node:url';
import SMTPConnection, { type SMTPConnectionCustomAuthHandler } from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { MAIL_FROM, type MailOptions, smtpOptions } from './mailer';
import { failureSentences, type ServerFailure, serverFailure } from './sendFailures';

type TriedMailServer = { ok: true } | { ok: false; cause: ServerFailure; phrase: string; remedy: string };

/** `name@host` out of `Name <name@host>`, as it stands in an envelope. */
function senderAddress(from: string): string {
  const address = /<([^<>]*)>/.exec(from)?.[1] ?? from;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at).trim()}@${domainToASCII(address.slice(at + 1).trim())}`;
}

/**
 * The connection, TLS, name and password, and then the sender. The mail library has no call that only names the sender, so that
 * is said as one more step of signing in, which may be any conversation with the server.
 */
function converse(connection: SMTPConnection, auth: ReturnType<SMTPTransport['getAuth']>): Promise<void> {
  return new Promise((done, fail) => {
    const next = (step: () => void) => (error?: Error | null) => (error ? fail(error) : step());
    connection.on('error', fail);
    connection.once('end', () => fail(Object.assign(new Error('closed'), { code: 'ECONNECTION' })));
    const nameSender = () => connection.login({ method: NAME_SENDER }, next(done));
    connection.connect(
      next(() => (auth && connection.allowsAuth ? connection.login(auth, next(nameSender)) : nameSender())),
    );
  });
}

const NAME_SENDER = 'PARVIS-SENDER';

/** Names the sender to the mail server and takes it back. */
const nameSender =
  (from: string): SMTPConnectionCustomAuthHandler =>
  async ({ sendCommand }) => {
    const { status, response } = await sendCommand(`MAIL FROM:<${senderAddress(from)}>`);
    if (status < 200 || status > 299) throw new SenderRefused(status, response);
    await sendCommand('RSET');
  };

/** In the form of the mail library's own errors. */
class SenderRefused extends Error {
  readonly refusal;
  constructor(responseCode: number, response: string) {
    super(response);
    this.refusal = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode, response };
  }
}

/**
 * Connects to the mail server, signs in and names the sender, for as many milliseconds at most. Without a mail server in the
 * settings there is nothing to ask, and the answer is `ok`.
 */
export async function tryMailServer(
  { smtp, smtpInClear, mailFrom = MAIL_FROM }: MailOptions,
  milliseconds: number,
): Promise<TriedMailServer> {
  if (!smtp) return { ok: true };
  const transport = new SMTPTransport(smtpOptions(smtp, smtpInClear === true, milliseconds));
  const customAuth = { [NAME_SENDER]: nameSender(mailFrom) };
  const connection = new SMTPConnection({ ...transport.options, customAuth });
  // Each step has a limit of its own in the mail library, so a slow server would take several times as long.
  const limit = setTimeout(() => connection.close(), milliseconds);
  try {
    await converse(connection, transport.getAuth({}));
    return { ok: true };
  } catch (raised) {
    const error = raised instanceof SenderRefused ? raised.refusal : raised;
    const cause = serverFailure(error) ?? 'away';
    return { ok: false, cause, ...failureSentences(cause, error) };
  } finally {
    clearTimeout(limit);
    connection.close();
  }
}
