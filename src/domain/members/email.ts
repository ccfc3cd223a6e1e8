/** Longest address that mail servers accept. */
export const EMAIL_LENGTH = 254;

/** Text, @, text, dot, text, without spaces. Matching takes quadratic time, hence the maximum length. */
const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address: the rule of the specification for members. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && PATTERN.test(text);

/** What separates, quotes or comments addresses in a mail, and characters that aren't seen. */
const SYNTAX = /[()<>[\]:;,"\\\p{C}]/u;

/**
 * Whether every program reads the text as the same single mailbox: no display name, group, list, comment or quotes. Mails
 * are only sent to such addresses, so a mail can't reach another mailbox than the screen shows.
 */
export const isMailbox = (text: string): boolean => isEmail(text) && !SYNTAX.test(text);
