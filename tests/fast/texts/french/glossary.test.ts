import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frenchTextsOf } from './frenchTexts';

/*
 * One thing has one name. docs/GLOSSARY.md names it, and lists in italics the words that no French text of ours has for it.
 */
const [, rest = ''] = readFileSync('docs/GLOSSARY.md', 'utf8').split('## The words people read');
const [section = ''] = rest.split('\n## ');
const rows = [...section.matchAll(/^\| (?!use|---)([^|]+) \| ([^|]+) \|/gm)].map(
  ([, use = '', not = '']) => ({ use, not: [...not.matchAll(/\*([^*]+)\*/g)].map(([, word = '']) => word) }),
);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0]');
/** The whole word, in the plural too. One that begins with a capital is looked for at the beginning of sentences only. */
const patternOf = (word: string) =>
  new RegExp(`(?<![\\p{L}-])${escaped(word)}s?(?![\\p{L}-])`, /^\p{Lu}/u.test(word) ? 'u' : 'iu');
const patterns = rows.flatMap(({ use, not }) => not.map((word) => ({ use, word, found: patternOf(word) })));

/** The words in italics that a text has, with the one to use. */
const refusedIn = (text: string): string[] =>
  patterns.filter(({ found }) => found.test(text)).map(({ word, use }) => `«${word}», say «${use}»`);

/** Where a word in italics is the name of something else. */
const OTHERS: readonly (readonly [place: RegExp, text: RegExp])[] = [
  // Heads of columns, by which spreadsheets made from older files find it.
  [/contract\/events\/texts\.ts/, /^Récurrent$/],
  [/contract\/registrations\/texts\.ts/, /^Place en attente$/],
  // The tag that editors of SPIP write.
  [/spip\//, /widget=membres/],
];
const isOther = (place: string, text: string) =>
  OTHERS.some(([where, what]) => where.test(place) && what.test(text));

const specification = readFileSync('tests/tools/acceptance/requirements-1.json', 'utf8');
/** Files of texts, of the server too, and what editors of sites read. What operators type and read has its own words. */
const READ =
  /^(?:src\/.*(?:texts\.fr|area)\.ts|demo\/(?:server\/(?!ops\/|store\/).*[tT]exts\.ts|playground\/.*)|embed\/(?!check\/).*):/;
const texts = frenchTextsOf(['src', 'embed', 'demo']).filter(
  ({ place, text }) => READ.test(place) && !specification.includes(text) && !isOther(place, text),
);

describe('The French half of the glossary', () => {
  it('is kept by every text [V15]', () => {
    const breaches = texts.flatMap(({ place, text }) =>
      refusedIn(text).map((why) => `${place} ${why}: ${text}`),
    );
    expect(texts.length).toBeGreaterThan(2000);
    expect(breaches).toEqual([]);
  });

  it('is kept by the guide and by the page on personal data [V15]', () => {
    // What they quote is a screen's, and code has words of its own.
    const spoken = (file: string) =>
      readFileSync(file, 'utf8')
        .replace(/«[^»]*»|`[^`]*`/g, '')
        .split('\n');
    const breaches = ['docs/GUIDE.md', 'docs/PRIVACY.md'].flatMap((file) =>
      spoken(file).flatMap((line, at) => refusedIn(line).map((why) => `${file}:${at + 1} ${why}`)),
    );
    expect(breaches).toEqual([]);
  });

  it('refuses a word in italics as a whole word, in the plural too, and no other', () => {
    expect(patterns.length).toBeGreaterThan(25);
    for (const text of ['Les serviteurs', 'Second facteur retiré', 'Vide\u00a0: sans limite', 'Votre widget'])
      expect.soft(refusedIn(text), text).not.toEqual([]);
    for (const text of ['Le serveur', 'facteurs', 'si elle est vide\u00a0: rien', 'individuelle'])
      expect.soft(refusedIn(text), text).toEqual([]);
  });
});
