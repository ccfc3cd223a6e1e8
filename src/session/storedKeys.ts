/**
 * The keys of local storage that the console's own page reads too, before any other code is there (demo/readEarly.ts).
 * This module imports nothing, so that the page's first script stays small.
 */

export const TOKEN_KEY = 'authToken';
/** The back end that the stored token is for, and the checksums of token and user. */
export const OWNER_KEY = 'parvis:api';
/** What the next visit asks first, in earlyReads.ts. It is only of use with its token. */
export const EARLY_KEY = 'parvis:first';

/** A checksum that tells two values of a key apart. It protects nothing, because the value is stored beside it. */
export function sumOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum.toString(36);
}
