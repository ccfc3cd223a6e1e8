/**
 * What a failed attempt to send a mail means. Either the mail server doesn't take this mail, or it takes none: it is away, or
 * refuses the password, the encryption or the sender of the settings. Then every mail waits.
 */
import { mailFailureTexts, queueTexts } from './queueTexts';

interface SmtpError {
  /** Of the mail library. */
  code?: unknown;
  /** Of the system or of OpenSSL, where the mail library replaced it by its own. */
  originalCode?: unknown;
  /** Of the mail server, such as 550. */
  responseCode?: unknown;
  response?: unknown;
  /** What the mail server answered to, such as `MAIL FROM`. */
  command?: unknown;
}

/** Why the mail server takes no mail at all. `address` is the sender's. */
export type ServerFailure = 'away' | 'password' | 'tls' | 'address';

/** The mail library's codes for a sender, recipient or message that the server didn't take. */
const ABOUT_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/** Names in the codes of certificates and handshakes, such as DEPTH_ZERO_SELF_SIGNED_CERT and ERR_SSL_WRONG_VERSION_NUMBER. */
const ABOUT_TLS = /CERT|SSL|TLS|ISSUER|SIGNATURE|HANDSHAKE|EPROTO$/;
/** Status codes of a server that wants a password, or another one. */
const PASSWORD_ASKED = new Set([530, 534, 535]);
/** A mail server that tells only at the recipient that it doesn't take the sender, as Postfix does. */
const ABOUT_SENDER = /\b5\.1\.[78]\b|sender address rejected/i;

const WORDS_MAX = 200;

const errorOf = (error: unknown): SmtpError => (error ?? {}) as SmtpError;
/** 4xx: the mail server may take the same later. */
const isForNow = (status: unknown): boolean => typeof status === 'number' && status >= 400 && status < 500;

/** Whether the mail server's answer is about the sender, which all mails share. */
const isAboutSender = (error: SmtpError): boolean =>
  error.code === 'EENVELOPE' && (error.command === 'MAIL FROM' || ABOUT_SENDER.test(serverWords(error)));

/** Why the mail server takes no mail; undefined when it only refuses this one, or when the error isn't one of sending. */
export function serverFailure(raised: unknown): ServerFailure | undefined {
  const error = errorOf(raised);
  const { code, originalCode, responseCode } = error;
  if (isUnsendable(error)) return undefined;
  // «Service not available»: the server takes no mails now.
  if (responseCode === 421) return 'away';
  if (code === 'EAUTH' || code === 'ENOAUTH' || PASSWORD_ASKED.has(Number(responseCode)))
    return isForNow(responseCode) ? 'away' : 'password';
  if (code === 'ETLS' || ABOUT_TLS.test(String(originalCode ?? ''))) return 'tls';
  if (isAboutSender(error)) return isForNow(responseCode) ? 'away' : 'address';
  return ABOUT_MAIL.has(String(code)) ? undefined : 'away';
}

/**
 * Whether the mail couldn't even be put together: the mail library and the system name what they meet, so an error without a
 * name is one of the program, which the next mail may not meet.
 */
export function isUnsendable(error: unknown): boolean {
  const { code, responseCode } = errorOf(error);
  return code === undefined && responseCode === undefined;
}

/** The mail server's own words, on one line; empty where it said nothing. */
function serverWords(error: unknown): string {
  const { response } = errorOf(error);
  return typeof response === 'string' ? response.slice(0, WORDS_MAX).replaceAll(/\s+/g, ' ').trim() : '';
}

/** What happened and what to do, where the mail server takes no mail. */
export const failureSentences = (cause: ServerFailure, error: unknown) => ({
  phrase: mailFailureTexts[cause].phrase(serverWords(error)),
  remedy: mailFailureTexts[cause].remedy,
});

/** The reason as a sentence, with the words of the mail server. */
export function failureReason(error: unknown): string {
  if (isUnsendable(error)) return queueTexts.notMade;
  const cause = serverFailure(error);
  if (!cause) return queueTexts.refused(serverWords(error));
  const { phrase, remedy } = failureSentences(cause, error);
  return `${phrase} ${remedy}`;
}
