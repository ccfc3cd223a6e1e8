import { parseArgs } from 'node:util';

/** A word means the suite of this name, or all suites that it begins: `faults` means `faults-members` and so on. */
const means = (word: string) => (name: string) => name === word || name.startsWith(`${word}-`);

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: { only: { type: 'string', default: '' }, from: { type: 'string' } },
    allowPositionals: true,
  });

/**
 * The suites to run: `static hosts` and `--only=static,hosts` choose these, `--from=hosts` this one and all after it.
 * Throws a sentence if there is no such suite or option.
 */
export function chooseSuites(args: readonly string[], names: readonly string[]): string[] {
  const { values, positionals } = parse(args);
  const words = [...values.only.split(','), ...positionals].filter(Boolean);
  const unknown = [...words, values.from ?? []].flat().filter((word) => !names.some(means(word)));
  if (unknown.length > 0)
    throw new Error(`No suite is named ${unknown.join(' or ')}. There are: ${names.join(', ')}.`);
  const first = values.from ? names.findIndex(means(values.from)) : 0;
  return names.slice(first).filter((name) => words.length === 0 || words.some((word) => means(word)(name)));
}
