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

describe('The documentation', () => {
  it('names only files and folders that exist', () => {
    const named = pages.flatMap((page) => pathsIn(page).map((path) => ({ page, path })));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
  });
});
