import { composed } from '../http/composed';

/** Control characters but the tab and line ends, and those that turn the direction of text or hide in it. */
const DECEIVING = /[^\P{Cc}\t\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Twice the maximum of any field, in UTF-16 code units. */
const TIDIED_MAX = 20_000;

/**
 * Normalises text of several lines before it is stored: composed, `\n` at line ends, without deceptive characters.
 * Text that is too long for every field is left unchanged, because it will be refused.
 */
export const tidiedText = (text: string | null | undefined): string =>
  text && text.length <= TIDIED_MAX
    ? composed(text)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(DECEIVING, '')
        .trim()
    : (text ?? '');
