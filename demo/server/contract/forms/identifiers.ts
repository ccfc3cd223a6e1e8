import { randomInt } from 'node:crypto';
import { uniqueKey } from '../../../../src/domain/search/uniqueKey';

const SLUG_MAX = 40;
/** No characters that are easily confused, and no vowels, so that no words appear. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const CODE_LENGTH = 6;

/** The part of a name that an address can contain. */
const slugOf = (name: string): string =>
  uniqueKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '') || 'formulaire';

/** Makes a readable part and a random code, so that a form can't be found by guessing its name. */
export function newIdentifier(name: string): string {
  let code = '';
  while (code.length < CODE_LENGTH) code += LETTERS[randomInt(LETTERS.length)];
  return `${slugOf(name)}-${code}`;
}
