/**
 * How many bits a password is worth. zxcvbn-ts finds what lists and patterns know: the most used passwords, French and
 * English words and names, keyboards, dates, repetitions. Characters that none of them explains count as the CNIL counts
 * them (recommendation 2022-100): by the size of their alphabet.
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Only the beginning is looked at: what follows makes no password weaker, and the search grows with the square. */
const LENGTH = 32;
/** Readings of digits and signs as letters that are tried per word; the library's 100 take seconds. */
const SUBSTITUTIONS = 8;

type Match = ReturnType<ZxcvbnFactory['check']>['sequence'][number];

/** The lists take 4 MB and half a second of a core, so they are only loaded when a first password is chosen. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS,
    maxLength: LENGTH,
  });
}

let loading: Promise<ZxcvbnFactory> | undefined;

const alphabets = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{Ll}\p{Lu}\p{N}]/u, 33],
] as const;

const alphabetOf = (text: string): number =>
  alphabets.reduce((size, [kind, letters]) => size + (kind.test(text) ? letters : 0), 0);

/** A separator that was there before is a repetition: it counts one bit. */
function unexplainedBits(token: string, separators: Set<string>): number {
  let bits = 0;
  const characters = [...token];
  const rest = characters.filter((character) => {
    const isKnown = separators.has(character);
    if (/[\s\p{P}\p{S}]/u.test(character)) separators.add(character);
    if (isKnown) bits++;
    return !isKnown;
  });
  return bits + rest.length * Math.log2(alphabetOf(rest.join('')) || 1);
}

const bitsOf = (sequence: readonly Match[]): number => {
  const separators = new Set<string>();
  return sequence.reduce(
    (bits, { pattern, token, guesses }) =>
      bits + (pattern === 'bruteforce' ? unexplainedBits(token, separators) : Math.log2(guesses)),
    0,
  );
};

interface Strength {
  bits: number;
  /** Whether the whole password is one entry of a list. */
  isListed: boolean;
  /** Whether a part of it is a word of its owner. */
  hasOwnWord: boolean;
}

/** @param own words of the owner, which an attacker tries first */
export async function strengthOf(password: string, own: readonly string[]): Promise<Strength> {
  // A failed load is tried again with the next password.
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const { sequence } = (await loading).check(password.slice(0, LENGTH), [...own]);
  return {
    bits: bitsOf(sequence),
    isListed: sequence.length === 1 && sequence[0]?.pattern === 'dictionary',
    hasOwnWord: sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs'),
  };
}
