import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };

/** npm packs these whatever `files` says. */
const packed = ['README.md', 'LICENSE', 'package.json', ...files];
const isPacked = (path: string): boolean =>
  packed.some((each) => path === each || path.startsWith(`${each}/`));

const documents = packed.filter((path) => /\.(md|txt)$/.test(path));

interface Link {
  /** The paragraph or row up to the link. */
  before: string;
  target: string;
}

/** The links of a text to files. A picture that isn’t packed is told by its text. */
function linksOf(document: string): Link[] {
  const paragraphs = readFileSync(document, 'utf8').split(/\n\n|\n(?=[|-])/);
  return paragraphs.flatMap((text) =>
    [...text.matchAll(/(?<!!\[[^\]]*)\]\(([^)\s#]+)[^)]*\)/g)].flatMap((match) => {
      const path = match[1] ?? '';
      if (/^(?:https?:|mailto:|…)/.test(path)) return [];
      return [{ before: text.slice(0, match.index), target: join(dirname(document), path) }];
    }),
  );
}

describe('the documents of the npm package', () => {
  it('are there', () => {
    expect(documents.length).toBeGreaterThan(6);
    for (const path of packed.filter((each) => !/^!|\*|^dist/.test(each)))
      expect(existsSync(path) && statSync(path).size > 0, path).toBe(true);
  });

  it.each(documents)('have no link in %s to what isn’t packed, unless it says «in a clone»', (document) => {
    const dead = linksOf(document).filter(
      ({ before, target }) => !isPacked(target) && !/\bin a clone\b/i.test(before),
    );
    expect(dead.map(({ target }) => target)).toEqual([]);
  });

  it.each(documents)('say in %s what «in a clone» means, where they use it', (document) => {
    const text = readFileSync(document, 'utf8').replaceAll(/\s+/g, ' ');
    if (/\bin a clone\b,? (?:\[|`)/i.test(text))
      expect(text).toMatch(/in the repository, not in the npm package/);
    else expect(linksOf(document).every(({ target }) => isPacked(target))).toBe(true);
  });
});
