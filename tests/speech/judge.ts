import type { Words } from './task.ts';

/** Dots and spaces are how Orca joins words, not what it says. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ?\.$/, '')
    .trim();

/** Words of Orca about a control or about itself; two controls of one kind share them. */
const OF_ORCA =
  /^(barre d’état|en-tête niveau \d|bouton|réduit|étendu|pressé|zone de saisie|requis|non coché|coché|formulaire|Mode \S+|saisie non valable|.{1,2})$/;

/** The sentences said, one a piece: Orca says a control, its error and its description in one go or in several. */
const sentences = (heard: readonly string[]) =>
  heard
    .flatMap((said) => said.split(/(?<=[.!?…])\s+/))
    .map(plain)
    .filter(Boolean);

export const isHeard = (words: Words, heard: readonly string[]): boolean => {
  const all = heard.map(plain).join(' | ');
  return typeof words === 'string' ? all.includes(plain(words)) : words.test(all);
};

/** What was said more than once after one key. */
export function saidTwice(heard: readonly string[]): string[] {
  const said = sentences(heard).filter((sentence) => !OF_ORCA.test(sentence));
  return [...new Set(said.filter((sentence, at) => said.indexOf(sentence) !== at))];
}

/** What is wrong with what was heard after one key; empty if all is well. */
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
