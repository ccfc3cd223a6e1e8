/** Longest address that mail servers take. */
export const EMAIL_LENGTH = 254;

/** Text, @, text, dot, text, without spaces. The time it takes grows with the square of the length. */
const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && PATTERN.test(text);
