import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const pages = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);

/** Paths of the project in code marks: `tests/fast/house`. */
const pathsIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/`((?:src|embed|demo|tests|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

/** Pages that are read in one sitting. Proofs and long tables are pages of their own. */
const WORDS: Readonly<Record<string, number>> = { 'docs/ARCHITECTURE.md': 2000, 'docs/TESTS.md': 900 };

describe('The documentation', () => {
  it('is short where a newcomer begins', () => {
    const counted = Object.keys(WORDS).map((page) => [
      page,
      readFileSync(page, 'utf8').split(/\s+/).filter(Boolean).length,
    ]);
    expect(counted.filter(([page, words]) => Number(words) > (WORDS[String(page)] ?? 0))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const named = pages.flatMap((page) => pathsIn(page).map((path) => ({ page, path })));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
  });
});
