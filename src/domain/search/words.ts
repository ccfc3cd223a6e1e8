/*
 * What counts as a word, in stored text and in what is typed. Every word of a search must be found: at the beginning of a
 * word, or, from three letters on, anywhere.
 */
import { foldAccents } from './foldAccents';
import type { Test } from './like';

/** Letters from which a word is found inside others, too. Short lists that are whole in the browser need none. */
export const INFIX_MIN = 3;
/** Further characters and words of a search don't count. */
const TEXT_MAX = 300;
const WORDS_MAX = 8;

/** From the first letter, digit or picture to the last, or to the sign of an address that is begun: other signs around a word aren't part of it. */
const WORD = /[\p{L}\p{N}\p{So}](?:.*[\p{L}\p{N}\p{So}])?@?/u;
const SIGNS = /[^\p{L}\p{N}\p{So}]+/u;

/** What stands between two blanks, without the signs around it. */
const bare = (token: string): string => WORD.exec(token)?.[0] ?? token;

/** The folded words of a text, without the brackets and dots around them. Signs that stand alone are words, too. */
export const wordsIn = (text: string): string[] => foldAccents(text).split(' ').filter(Boolean).map(bare);

/** The words that signs join to one: the name in an e-mail address, «dupont/martin». The host of an address is one word. */
function partsOf(word: string): string[] {
  const at = word.lastIndexOf('@');
  const parts = (at < 0 ? word : word.slice(0, at)).split(SIGNS);
  return [...parts, at < 0 ? '' : word.slice(at + 1)].filter(Boolean);
}

/** A longer word is neither a name nor an address. */
const WORD_MAX = 254;

/** The text as searches look in it: all words as they follow each other, then those that begin inside of one. */
export function searchable(text: string): string {
  const words = wordsIn(text);
  const inside = words.flatMap((word) => (word.length > WORD_MAX ? [] : partsOf(word).slice(1)));
  return [...words, ...inside].join(' ');
}

/** They stand before a name, and are no name. */
const TITLES = new Set('mr mrs mme mmes melle mlle mlles mm mgr'.split(' '));
/** They are titles before a name, in brackets and with a dot; elsewhere they may be an initial or a name. */
const OTHER_TITLES = new Set(
  'm dr pr me pere soeur frere abbe pasteur rev reverend monsieur madame mademoiselle messieurs mesdames docteur professeur maitre monseigneur'.split(
    ' ',
  ),
);
/** «M.Renard», without a space; «m.renard@…» is an address. */
const GLUED = /^(m|mr|mme|mlle|melle|dr|pr|me|mgr)\.(?=\p{L}[^@]*$)/iu;

/** What is searched. */
export interface Search {
  /** The words that must be found, each once. */
  words: readonly string[];
  /** The texts that a name may be as a whole: the search as it was typed, and without its titles. */
  names: readonly string[];
}

const isSign = (word: string): boolean => !WORD.test(word);

interface Token {
  word: string;
  /** It is left out unless there is nothing else. */
  isTitle: boolean;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  // Apostrophes and hyphens join: the first letter of «M’Ba» is no title.
  for (const typed of text.split(/\s+/).flatMap((part) => part.replace(GLUED, '$1. ').split(' '))) {
    const words = wordsIn(typed);
    const [word = ''] = words;
    const isFirst = tokens.every((token) => token.isTitle);
    const isMarked = isFirst || foldAccents(typed).length > word.length;
    // «M. et Mme Renard»
    const joins = word === 'et' && isFirst && tokens.length > 0;
    const isTitle = joins || TITLES.has(word) || (isMarked && OTHER_TITLES.has(word));
    for (const one of words) tokens.push({ word: one, isTitle: isTitle && words.length === 1 });
  }
  return tokens;
}

/** Reads what was typed. */
export function searchOf(text: string): Search {
  const tokens = tokensOf(text.slice(0, TEXT_MAX));
  const spoken = tokens.filter(({ word }) => !isSign(word));
  const named = spoken.filter(({ isTitle }) => !isTitle);
  // «M. Docteur»: the last title is a name.
  const required = [named, spoken.slice(-1)].find((list) => list.length) ?? tokens;
  const wordsOf = (list: readonly Token[]) => list.map(({ word }) => word);
  const textOf = (list: readonly Token[]) => wordsOf(list).slice(0, WORDS_MAX).join(' ');
  return {
    words: [...new Set(wordsOf(required))].slice(0, WORDS_MAX),
    names: [...new Set([textOf(spoken), textOf(required)])].filter(Boolean),
  };
}

/** The words that may be meant by one: none for an address, or for what is one word to programs. */
export const joinedParts = (word: string): string[] => (/[@_]/.test(word) ? [] : partsOf(word));

/** The text that `wordTest` looks in: a space begins and ends every word. */
export const searchLine = (text: string): string => ` ${searchable(text)} `;

/** A test of a word, or of all the words that signs join to it. */
export function orParts<Column extends string>(
  word: string,
  test: (word: string) => Test<Column>,
): Test<Column> {
  const parts = joinedParts(word);
  return parts.length > 1 ? { any: [test(word), { all: parts.map(test) }] } : test(word);
}

/** What a row must pass for each word of a search. */
export const wordTest = <Column extends string>(column: Column, word: string): Test<Column> =>
  orParts(word, (part) => ({ column, pieces: ['', part.length < INFIX_MIN ? ` ${part}` : part, ''] }));
