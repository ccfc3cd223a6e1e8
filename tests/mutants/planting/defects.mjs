import { existsSync, readdirSync, readFileSync } from 'node:fs';

/*
 * Reads the lists in tests/mutants/planted and its folders. An entry names a source file, the tests that must notice,
 * and its defects: `'L5 the toggle does nothing': [find, replace]`. The key is the defect's name, and its first word
 * the requirement.
 */

const folder = new URL('../planted/', import.meta.url);
const endings = { browser: '.tsx', test: '.ts', e2e: '.ts' };

/** `areas/login/login.browser` → `tests/areas/login/login.browser.tsx`. */
const testPath = (name) => `tests/${name}${endings[name.split('.').at(-1)]}`;

function defectsOf({ file, tests, plant }, list) {
  return Object.entries(plant).map(([name, [find, replace, ...own]]) => ({
    name,
    list,
    requirement: name.split(' ')[0],
    family: name.match(/^[A-Z]+/)?.[0] ?? '',
    file,
    find,
    replace,
    tests: (own.length > 0 ? own : tests).map(testPath),
  }));
}

/** A sentence about a defect that can't be planted. */
function problemOf({ name, file, find, replace, tests }) {
  const missing = [file, ...tests].find((path) => !existsSync(path));
  if (missing) return `${name}: there is no ${missing}.`;
  const places = readFileSync(file, 'utf8').split(find).length - 1;
  if (places !== 1)
    return `${name}: ${file} has ${places} places with ${JSON.stringify(find)}; it needs one.`;
  return find === replace ? `${name}: nothing changes.` : undefined;
}

/** Reads all defects. Throws with the list of those that can't be planted. */
export async function readDefects() {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.mjs'));
  const defects = [];
  for (const name of names.sort()) {
    const { default: entries } = await import(new URL(name, folder).href);
    defects.push(...entries.flatMap((entry) => defectsOf(entry, name.replace('.mjs', ''))));
  }
  const problems = defects.map(problemOf).filter(Boolean);
  const twice = defects.filter(({ name }, at) => defects.findIndex((other) => other.name === name) !== at);
  problems.push(...twice.map(({ name }) => `${name}: two defects have this name.`));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return defects.map(sourceOf);
}

const sourceOf = (defect) => ({ ...defect, source: readFileSync(defect.file, 'utf8') });

/** The source with the defect. It is the source as it was when the run began, because files may be edited meanwhile. */
export const withDefect = ({ source, find, replace }) => source.replace(find, () => replace);

/** `Map.groupBy`, which Node 20 doesn't have. */
export function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
