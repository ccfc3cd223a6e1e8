import type { Words } from './task.ts';

/** Removes the dots and spaces with which Orca joins words. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ?\.$/, '')
    .trim();

/** Orca's own words about a control or about itself; two controls of the same kind share them. */
const OF_ORCA =
  /^(barre d’état|en-tête niveau \d|bouton|réduit|étendu|pressé|zone de saisie|requis|non coché|coché|formulaire|Mode \S+|saisie non valable|.{1,2})$/;

/** The single sentences: Orca says a control, its error and its description in one utterance or in several. */
const sentences = (heard: readonly string[]) =>
  heard
    .flatMap((said) => said.split(/(?<=[.!?…])\s+/))
    .map(plain)
    .filter(Boolean);

export const isHeard = (words: Words, heard: readonly string[]): boolean => {
  const all = heard.map(plain).join(' | ');
  return typeof words === 'string' ? all.includes(plain(words)) : words.test(all);
};

/** The sentences that Orca repeated after a key. */
export function saidTwice(heard: readonly string[]): string[] {
  const said = sentences(heard).filter((sentence) => !OF_ORCA.test(sentence));
  return [...new Set(said.filter((sentence, at) => said.indexOf(sentence) !== at))];
}

/** The faults in what was heard after a key; empty without a fault. */
export function faultsOf(
  heard: readonly string[],
  hears: readonly Words[],
  mayBeSilent: boolean,
  knownTwice: readonly string[] = [],
): string[] {
  const missing = hears.filter((words) => !isHeard(words, heard)).map((words) => `not heard: ${words}`);
  const again = saidTwice(heard).filter((sentence) => !knownTwice.includes(sentence));
  const twice = again.map((sentence) => `said twice: ${sentence}`);
  const silent = heard.length === 0 && !mayBeSilent ? ['nothing was said'] : [];
  return [...missing, ...twice, ...(missing.length > 0 ? [] : silent)];
}
