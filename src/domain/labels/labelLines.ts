/**
 * The lines of a label: at most six of 38 signs, as the post reads them. Empty ones are closed up, and the last has the postcode
 * and the town in capitals.
 */
import { addresseeOf, type NameWords } from './addressee';
import type { Household } from './households';
import type { LabelPerson } from './labelPeople';

const LINES_MAX = 6;
const SIGNS_MAX = 38;

/** A part of an address that a label can't do without. */
export type LackingPart = 'street' | 'postcode' | 'town';

export interface Label {
  household: Household;
  lines: readonly string[];
  /** What did not fit, as it is written in the records. */
  cut: readonly string[];
  lacking: readonly LackingPart[];
}

const word = (text: string | null | undefined): string => text?.trim() ?? '';
const signs = (text: string): readonly string[] => Array.from(text);

/** A text in lines of 38 signs, broken between words; a longer word is broken in itself. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const next = line ? `${line} ${part}` : part;
    if (signs(next).length <= SIGNS_MAX) {
      line = next;
      continue;
    }
    end();
    const all = signs(part);
    const whole = Math.floor((all.length - 1) / SIGNS_MAX) * SIGNS_MAX;
    for (let at = 0; at < whole; at += SIGNS_MAX) lines.push(all.slice(at, at + SIGNS_MAX).join(''));
    line = all.slice(whole).join('');
  }
  end();
  return lines;
}

interface Fitted {
  lines: readonly string[];
  cut: readonly string[];
}

/** As many lines of each text as there is room for: the first of each, then further ones in the order of the texts. */
function fitted(texts: readonly string[], room: number): Fitted {
  const blocks = texts.map((text) => ({ text, lines: wrapped(text), taken: 1 }));
  let left = room - blocks.length;
  for (const block of blocks) {
    const more = Math.min(left, block.lines.length - 1);
    block.taken += more;
    left -= more;
  }
  return {
    lines: blocks.flatMap(({ lines, taken }) => lines.slice(0, taken)),
    cut: blocks.filter(({ lines, taken }) => lines.length > taken).map(({ text }) => text),
  };
}

function lackingOf(person: LabelPerson, hasPostcodes: boolean): LackingPart[] {
  const { adresse, adresse_complement, code_postal, ville } = person;
  return [
    ...(word(adresse) || word(adresse_complement) ? [] : (['street'] as const)),
    ...(word(code_postal) || !hasPostcodes ? [] : (['postcode'] as const)),
    ...(word(ville) ? [] : (['town'] as const)),
  ];
}

interface LabelOptions {
  /** Whether children are named below the adults of their household. */
  withChildren: boolean;
  /** Whether the back end keeps postcodes. */
  hasPostcodes: boolean;
  words: NameWords;
}

export function composedLabel(household: Household, options: LabelOptions): Label {
  const [person] = household;
  if (!person) return { household, lines: [], cut: [], lacking: [] };
  const { adresse, adresse_complement, code_postal, ville } = person;
  const { names, children } = addresseeOf(household, options.withChildren, options.words);
  const place = `${word(code_postal)} ${word(ville)}`.trim().toUpperCase();
  const texts = [names, children, word(adresse_complement), word(adresse)].filter(Boolean);
  const above = fitted(texts, LINES_MAX - (place ? 1 : 0));
  const [town = '', ...more] = wrapped(place);
  return {
    household,
    lines: [...above.lines, ...(town ? [town] : [])],
    cut: more.length > 0 ? [...above.cut, place] : above.cut,
    lacking: lackingOf(person, options.hasPostcodes),
  };
}
