/**
 * How well a word reads: the sum over its letters that are not ASCII. French letters where French has them count for a
 * reading, signs and capitals in the middle of a word against it. Only the differences between readings matter.
 */
import { isFrequent } from './accentedWords';

/** Letters of French by frequency, then those of neighbours. */
const LETTERS: readonly (readonly [string, number])[] = [
  ['é', 3],
  ['è', 2.5],
  ['àçêÉ', 2],
  ['ëïîôœÈÇ', 1.5],
  ['âûùÀÊÔÎÏŒË', 1],
  ['üöäñíóáúãåøßšžæÿÜÖÄÂÛ', 0.5],
];
const weights = new Map(LETTERS.flatMap(([letters, weight]) => [...letters].map((each) => [each, weight])));
const OTHER_CAPITAL = 0.2;
const OTHER_LETTER = -0.5;
const FREQUENT = 4;
const UNREADABLE = -8;
const IN_WORD = -4;

/** Unicode takes these signs for letters. */
const SIGNS = /[ªºƒµπΩ\uf8ff]/;
const isLetter = (letter: string): boolean => /\p{L}/u.test(letter) && !SIGNS.test(letter);
const isLower = (letter: string): boolean => /\p{Ll}/u.test(letter);
const isUpper = (letter: string): boolean => /\p{Lu}/u.test(letter);
const isVowel = (letter: string): boolean => /[aeiouy]/i.test(letter);

function signAt(sign: string, before: string, after: string): number {
  if (sign === '\xa0' || sign === '\u202f') return isLetter(before) && isLetter(after) ? -0.5 : 0.5;
  if (/[°º]/.test(sign)) return /[n\d]/i.test(before) ? 1 : -2;
  const isInside = isLetter(before) && isLetter(after);
  if (sign === '’' && isLetter(before)) return 3;
  if (!/[’‘«»“”…–—€•·]/.test(sign)) return isInside ? IN_WORD : -2;
  return isInside || (isLetter(before) && sign !== '…' && sign !== '»' && sign !== '”') ? -3 : 0.3;
}

/** Accents that French has only in certain places. */
function placing(letter: string, before: string, after: string): number {
  if (/[àù]/.test(letter)) return isLetter(after) ? -1.5 : 0;
  if (/[ëï]/.test(letter)) return isVowel(before) ? 0.5 : -0.5;
  if (letter === 'â') return isVowel(before) ? -1 : 0;
  if (letter === 'ç') return isVowel(after) ? 0 : -1;
  return 0;
}

function letterAt(letter: string, before: string, after: string): number {
  if (/\d/.test(before) || /\d/.test(after)) return -2;
  if (isUpper(letter)) {
    // «HÈlËne» is another coding, «McÉwan» is rare.
    if (isLower(before)) return IN_WORD;
    return (weights.get(letter) ?? OTHER_CAPITAL) + (before === '' && isLower(after) ? 0.5 : 0);
  }
  if (isUpper(before) && isUpper(after)) return -2;
  const isOddStart = before === '' && isLower(after) && letter !== 'é' ? -1 : 0;
  return (weights.get(letter) ?? OTHER_LETTER) + placing(letter, before, after) + isOddStart;
}

/** Without a context every letter of another script is as likely as any other. */
const isForeign = (letter: string): boolean => isLetter(letter) && !/\p{Script=Latin}/u.test(letter);

/** The higher, the likelier that somebody has written this word. */
export function likelihood(word: string): number {
  const letters = [...word];
  let sum = 0;
  letters.forEach((letter, at) => {
    if (letter <= '\x7f') return;
    const [before = '', after = ''] = [letters[at - 1], letters[at + 1]];
    if (/[\p{Cc}\ufffd\uf8ff]/u.test(letter)) sum += UNREADABLE;
    else if (!isForeign(letter))
      sum += isLetter(letter) ? letterAt(letter, before, after) : signAt(letter, before, after);
  });
  const isKnown = word.split(/[’']/).some((part) => /[^\x20-\x7e]/.test(part) && isFrequent(part));
  return isKnown ? sum + FREQUENT : sum;
}
