import { randomInt } from 'node:crypto';
import { folded } from '../text/folded';

const SLUG_MAX = 40;
/** Nothing that is read as something else, no vowels: no words. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const CODE_LENGTH = 6;

/** What of a name can stand in an address. */
export const slugOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '') || 'formulaire';

/** The readable part and a code, so that nobody finds a form by guessing its name. */
export function newIdentifiant(name: string): string {
  let code = '';
  while (code.length < CODE_LENGTH) code += LETTERS[randomInt(LETTERS.length)];
  return `${slugOf(name)}-${code}`;
}
