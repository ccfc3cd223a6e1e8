/**
 * Normalises typed text before it is stored: composed characters, no doubled spaces, and no characters that only deceive
 * the eye. Joiners stay, because some scripts need them. Text is composed last, because a removed character may have separated
 * two accents.
 */
import { composed } from './composed';

/** Control characters, and characters that hide in text or change its direction. */
const DECEPTIVE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/** The same, except for the tab and line ends. */
const DECEPTIVE_IN_LINES = /[^\P{Cc}\t\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Longer text, in UTF-16 code units, is left unchanged: it exceeds every field and will be refused. */
const TIDY_MAX = 20_000;

/** Puts text on one line and changes nothing else that is visible. */
export const onOneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replace(DECEPTIVE, '')
    .trim();

/** Normalises text to one line. */
export const tidyLine = (text: string | null | undefined, max = TIDY_MAX): string =>
  text && text.length <= max ? composed(onOneLine(text)).replace(/\s+/g, ' ') : (text ?? '');

/** Normalises text of several lines, with `\n` at line ends. Spaces inside a line stay as they were typed. */
export const tidyText = (text: string | null | undefined): string =>
  text && text.length <= TIDY_MAX
    ? composed(
        text
          .replace(/\r\n?|[\u2028\u2029]/g, '\n')
          .replace(DECEPTIVE_IN_LINES, '')
          .trim(),
      )
    : (text ?? '');
