import { composed } from '../http/composed';

/** Control characters but the tab and line ends, and those that turn the direction of text or hide in it. */
const DECEIVING = /[^\P{Cc}\t\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Twice what any field holds, in UTF-16. */
const TIDIED_MAX = 20_000;

/**
 * Text of several lines as it may be stored: composed, `\n` at line ends, without what only deceives the eye. What is too
 * long for every field stays as it is, to be refused.
 */
export const tidiedText = (text: string | null | undefined): string =>
  text && text.length <= TIDIED_MAX
    ? composed(text)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(DECEIVING, '')
        .trim()
    : (text ?? '');
