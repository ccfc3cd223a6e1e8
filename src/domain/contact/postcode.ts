/** Postcodes. The French rule is five digits; another country has its own, so nothing else is refused or changed. */

const FRENCH = /^\d{5}$/;
/** The beginning of postcodes, as lists are narrowed by it. */
const START = /^\d{1,5}$/;
/** «69001 Lyon», «1000 Bruxelles». */
const BEFORE_TOWN = /^(?:F-)?(\d{4,5})\s+(\p{L}.*)$/u;

/** Whether a text is a French postcode, or none at all. */
export const isFrenchPostcode = (text: string): boolean => !text.trim() || FRENCH.test(text.trim());

/** Whether a text can be the beginning of French postcodes: «69» for a whole department. */
export const isPostcodeStart = (text: string): boolean => START.test(text);

/** The two parts of a town that is written with its postcode; undefined for one that isn't. */
export function splitPostcode(town: string): { code_postal: string; ville: string } | undefined {
  const [, code, name] = BEFORE_TOWN.exec(town.trim()) ?? [];
  return code && name ? { code_postal: code, ville: name } : undefined;
}
