/** What a failed attempt to send a mail means: the mail is refused, or the mail server is away for all mails. */
import { queueTexts } from './texts';

interface SmtpError {
  /** Of the mail library. */
  code?: unknown;
  /** Of the mail server, such as 550. */
  responseCode?: unknown;
  response?: unknown;
}

/** The mail library's codes for a sender, recipient or message that the server didn't take. */
const ABOUT_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/** «Service not available»: the server takes no mails now. */
const CLOSING = 421;

const REASON_MAX = 200;

/** Whether the mail server refused this mail. Otherwise it is away, or its settings are wrong, and every mail waits. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  return ABOUT_MAIL.has(String(code)) && responseCode !== CLOSING;
}

/**
 * Whether the mail couldn't even be put together: the mail library and the system name what they meet, so an error without a
 * name is one of the program, which the next mail may not meet.
 */
export function isUnsendable(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  return code === undefined && responseCode === undefined;
}

/** The reason as a sentence, with the words of the mail server. */
export function failureReason(error: unknown): string {
  if (isUnsendable(error)) return queueTexts.notMade;
  if (!isRefused(error)) return queueTexts.away;
  const { response } = error as SmtpError;
  const words = typeof response === 'string' ? response.slice(0, REASON_MAX) : '';
  return queueTexts.refused(words.replaceAll(/\s+/g, ' ').trim());
}
