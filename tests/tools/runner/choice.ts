import { changedFiles, reachedBy } from './changed';
import { KINDS, kindOf, testFilesIn } from './files';

/** Checks without tests of their own, each a single test in the counts. */
export const CHECKS: Readonly<Record<string, { args: readonly string[]; after?: string }>> = {
  build: { args: ['--import', 'tsx', 'embed/build/main.ts'] },
  lint: { args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  types: { args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  sizes: { args: ['tests/tools/size.mjs'], after: 'build' },
};

export interface Choice {
  /** The tier that runs whole, else `partial`. */
  extent: 'fast' | 'slow' | 'partial';
  checks: readonly string[];
  files: readonly string[];
}

/**
 * What the words of the command choose: names of checks and kinds (`lint`, `components`), folders and files (`tests/slow`), parts
 * of paths (`members`), and `--changed[=ref]`, which runs all checks. Without a word it is the whole fast tier.
 */
export function choose(words: readonly string[]): Choice {
  const named = words.filter((word) => word.startsWith('tests/'));
  const places = named.length > 0 ? named : ['tests/fast'];
  const names = words.filter((word) => !word.startsWith('--') && !word.startsWith('tests/'));
  const changed = words.find((word) => /^--changed(?:=|$)/.test(word));
  const checks = names.filter((name) => name in CHECKS);
  const kinds = KINDS.filter((kind) => names.includes(kind));
  const parts = names.filter((name) => !checks.includes(name) && !kinds.some((kind) => kind === name));
  const isWhole = names.length === 0 && !changed;
  if (isWhole && places.join() === 'tests/fast')
    return { extent: 'fast', checks: Object.keys(CHECKS), files: testFilesIn('tests/fast') };

  // Words that name checks alone ask for no tests.
  const isOfChecks = checks.length > 0 && checks.length === names.length;
  let files = isOfChecks ? [] : [...new Set(places.flatMap(testFilesIn))];
  if (kinds.length > 0) files = files.filter((file) => kinds.some((kind) => kind === kindOf(file)));
  if (parts.length > 0) files = files.filter((file) => parts.some((part) => file.includes(part)));
  if (changed) files = reachedBy(changedFiles(changed.split('=')[1]), files);
  const needed = changed ? Object.keys(CHECKS) : files.length > 0 ? ['build'] : [];
  return {
    extent: isWhole && places.join() === 'tests/slow' ? 'slow' : 'partial',
    checks: [...new Set([...needed, ...checks])],
    files,
  };
}
