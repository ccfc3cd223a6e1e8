/*
 * Which requirements no test names. A test shows a requirement when its title holds the ID in brackets:
 * `it('shows the banner with the message of the call [L9, L10]')`. Any gap of the first specification fails, and of the
 * second part (acceptance-2.json) any gap in a section that has been delivered.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sectionsOf = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const first = sectionsOf('acceptance.json');
const second = sectionsOf('acceptance-2.json');
/** Sections of the second part that must have no gap. */
const DELIVERED = ['Z'];
const sections = [...first, ...second.filter(({ section }) => DELIVERED.includes(section))];
const folder = new URL('.', import.meta.url).pathname;
/** Suites that a test file calls, as those of tests/server/trust, have names without `.test`. */
const isSuite = (text) => /^\s*(?:it|describe)(?:\.each)?\(/m.test(text);
const bracketed = /\[((?:[A-Z]{1,3}\d+)(?:(?:, ?| ?[-–] ?)[A-Z]{1,3}\d+)*)\]/g;

/** `L1, L3-L5` → L1, L3, L4, L5 */
function expand(list) {
  return list.split(/, ?/).flatMap((part) => {
    const [first, last] = part.split(/ ?[-–] ?/);
    if (!last) return [first];
    const [, letters, from] = /^([A-Z]+)(\d+)$/.exec(first);
    const to = Number(/\d+$/.exec(last)[0]);
    return Array.from({ length: to - from + 1 }, (_, index) => `${letters}${Number(from) + index}`);
  });
}

function namedIds() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter(isSuite);
  return new Set(texts.flatMap((text) => [...text.matchAll(bracketed)].flatMap(([, list]) => expand(list))));
}

const named = namedIds();
const known = new Set([...first, ...second].flatMap(({ requirements }) => Object.keys(requirements)));
const unknown = [...named].filter((id) => !known.has(id));
let gaps = 0;

console.log('Requirements named by a test');
for (const { section, title, requirements } of sections) {
  const ids = Object.keys(requirements);
  const missing = ids.filter((id) => !named.has(id));
  gaps += missing.length;
  console.log(
    `  ${section.padEnd(3)} ${`${ids.length - missing.length}/${ids.length}`.padStart(7)}  ${title}`,
  );
  for (const id of missing) console.log(`        ${id} ${requirements[id]}`);
}
if (unknown.length > 0) console.log(`  Tests name unknown requirements: ${unknown.join(', ')}`);
process.exit(gaps + unknown.length > 0 ? 1 : 0);
