/**
 * Text that was encoded twice: a program has read the UTF-8 of another one as Windows, Mac or DOS, so «é» became «Ã©»,
 * «√©» or «├®». Each such pair is turned back, wherever it stands, and nothing else is touched.
 */
import { bytesByCharacter, decodeUtf8, type Single, UPPER_HALVES } from './codings';

/** Codings that programs take UTF-8 for. */
export const TAKEN_FOR = ['windows-1252', 'macintosh', 'ibm850'] as const satisfies readonly Single[];
export type TakenFor = (typeof TAKEN_FOR)[number];

/** Letters of the first bytes of é, œ, € and the other letters and signs of Western Europe. */
const LEADS = { two: [0xc2, 0xc3, 0xc4, 0xc5], three: 0xe2 };
/** Text that was garbled more than twice. */
const ROUNDS_MAX = 3;

const letterOf = (single: Single, byte: number): string => UPPER_HALVES[single][byte - 0x80]!;
const escaped = (letters: string): string => letters.replaceAll(/[\\\]^-]/g, '\\$&');

function pairs(single: TakenFor): RegExp {
  const follow = `[${escaped(UPPER_HALVES[single].slice(0, 0x40))}]`;
  const two = `[${escaped(LEADS.two.map((lead) => letterOf(single, lead)).join(''))}]`;
  return new RegExp(`${two}${follow}|${letterOf(single, LEADS.three)}${follow}{2}`, 'g');
}

const patterns = new Map<TakenFor, RegExp>();
function patternOf(single: TakenFor): RegExp {
  const pattern = patterns.get(single) ?? pairs(single);
  patterns.set(single, pattern);
  return pattern;
}

function turnedBack(found: string, single: TakenFor): string {
  const byByte = bytesByCharacter(single);
  return decodeUtf8(Uint8Array.from(found, (letter) => byByte.get(letter) ?? 0)) ?? found;
}

/** «à» ends in a byte that many programs turn into a space or drop at the end of a cell. */
const LOST_SPACE = /Ã(?: {1,2}(?=\S)|(?=["';,\t\r\n]|$))/g;

/** Whether the text has letters that were encoded twice. */
export const isTwice = (text: string, single: TakenFor): boolean => text.search(patternOf(single)) >= 0;

/** The text with these letters turned back. */
export function undoTwice(text: string, single: TakenFor): string {
  let undone = text;
  for (let round = 0; round < ROUNDS_MAX && isTwice(undone, single); round++)
    undone = undone.replace(patternOf(single), (found) => turnedBack(found, single));
  if (undone === text || single !== 'windows-1252') return undone;
  return undone.replace(LOST_SPACE, (found) => (found.length > 1 ? 'à ' : 'à'));
}
