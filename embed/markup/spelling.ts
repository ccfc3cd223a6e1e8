/*
 * Warns a host's developers about a misspelt tag or attribute. Only names that are nearly one of ours are reported,
 * because a page may write any other attribute. Pages download this module only when a name looks wrong.
 */

import { nearestWord } from '../../src/messages/nearestWord';

const didYouMean = (name: string | undefined) => (name ? ` Did you mean ${name}?` : '');

/**
 * Warns that there is no widget `what` (a tag, or the name in a placeholder) and names the nearest one, as it is written
 * there.
 */
export function warnOfTag(what: string, names: readonly string[], write = (name: string) => name): void {
  const word = what.replaceAll(/^<parvis-|^data-parvis=|[">]/g, '');
  const meant = nearestWord(word, names, Math.ceil(word.length / 3));
  const suggestion = didYouMean(meant && write(meant));
  console.warn(`${what}: Parvis has no such widget.${suggestion} There are: ${names.join(', ')}.`);
}

/** The loader has reserved the height of a widget for every placeholder. No widget comes to one of a misspelt name. */
export function releaseHeight(name: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:where([data-parvis="${CSS.escape(name)}"]){height:auto}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Warns about attributes that nearly match one the tag knows. */
export function warnOfAttributes(tag: string, written: readonly string[], known: readonly string[]): void {
  for (const name of written) {
    const meant = nearestWord(name, known, name.length < 6 ? 1 : 2);
    if (meant) console.warn(`<${tag}> has no attribute ${name}; it is ignored.${didYouMean(meant)}`);
  }
}
