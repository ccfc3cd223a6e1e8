/** Which letters of a shown text a search has found. */
import { foldAccents } from './foldAccents';
import { joinedParts, type Search } from './words';

/** What a list or an option shows; longer texts have no marks at their end. */
const SHOWN_MAX = 500;

type Range = readonly [from: number, to: number];

/** A folded text, and for each of its letters where it stands in the text as it is shown. */
interface Folded {
  text: string;
  from: readonly number[];
  to: readonly number[];
}

/** One letter between two others, so that a blank stays one. */
const folds = new Map<string, string>();
function foldLetter(letter: string): string {
  const known = folds.get(letter);
  if (known !== undefined) return known;
  const folded = foldAccents(`x${letter}x`).slice(1, -1);
  folds.set(letter, folded);
  return folded;
}

const LOOSE = /\p{M}/u;

function foldText(shown: string, foldOne: (letter: string) => string): Folded {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const letter of shown.slice(0, SHOWN_MAX)) {
    const end = at + letter.length;
    for (const folded of foldOne(letter)) {
      if (folded === ' ' && text.endsWith(' ')) continue;
      text += folded;
      from.push(at);
      to.push(end);
    }
    // A loose accent belongs to the letter before it.
    if (LOOSE.test(letter) && to.length) to[to.length - 1] = end;
    at = end;
  }
  return { text, from, to };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word begins words of the text, else where it first stands inside of one, from `infixMin` letters on. */
function placesOf(text: string, word: string, infixMin: number): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  const beginning = places.filter((at) => !LETTER.test(text[at - 1] ?? ' '));
  return beginning.length || word.length < infixMin ? beginning : places.slice(0, 1);
}

function merged(ranges: readonly Range[]): Range[] {
  const found: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

function rangesIn(folded: Folded, words: readonly string[], infixMin = 1): Range[] {
  const { text, from, to } = folded;
  return merged(
    words.flatMap((word) =>
      placesOf(text, word, infixMin).map((at): Range => [from[at] ?? 0, to[at + word.length - 1] ?? 0]),
    ),
  );
}

/**
 * The ranges of a name, a town or an address in which words of the search stand.
 * @param infixMin letters from which a word is found inside others, too
 */
export function markedIn(shown: string, { words }: Search, infixMin = 1): Range[] {
  const folded = foldText(shown, foldLetter);
  const parts = words.flatMap((word) => (folded.text.includes(word) ? [word] : [word, ...joinedParts(word)]));
  return rangesIn(folded, parts, infixMin);
}

/** The ranges of telephone numbers in which searched digits stand, whatever is between the digits. */
export function markedDigits(shown: string, { words }: Search): Range[] {
  const folded = foldText(shown, (letter) => (/\d/.test(letter) ? letter : ''));
  const digits = words.filter((word) => /^\d{3,}$/.test(word));
  // After the code of a country, a number has no 0.
  return rangesIn(
    folded,
    digits.map((word) => (folded.text.includes(word) ? word : word.replace(/^0/, ''))),
  );
}
