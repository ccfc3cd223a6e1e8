/** Longest address that mail servers accept. */
export const EMAIL_LENGTH = 254;

/** Text, @, text, dot, text, without spaces. Matching takes quadratic time, hence the maximum length. */
const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && PATTERN.test(text);
