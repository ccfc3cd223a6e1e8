import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const folder = '.cache/pages';

/** Deals to and fro, the longest first: all get about the same. */
function deal(files, hands) {
  const sizeOf = (file) => statSync(file).size;
  const dealt = Array.from({ length: hands }, () => []);
  const sorted = [...files].sort((one, other) => sizeOf(other) - sizeOf(one));
  for (const [at, file] of sorted.entries()) {
    const place = at % hands;
    dealt[Math.floor(at / hands) % 2 ? hands - 1 - place : place].push(file);
  }
  return dealt.filter((hand) => hand.length > 0);
}

/** Writes the page that loads these test files one after the other. */
function pageOf(files, name) {
  const lines = files.map((file) => `await gather('${file}', () => import('../../${file}'));`);
  const page = `${folder}/${name}.ts`;
  const head = "import '../mount.tsx';\nimport { gather } from './gather.ts';\n";
  writeFileSync(page, `${head}\n${lines.join('\n')}\n`);
  return page;
}

/** The component tests whose path holds `word`. */
export const componentTests = (word = '') =>
  readdirSync('tests', { recursive: true })
    .filter((name) => name.endsWith('.browser.tsx') && name.includes(word))
    .sort()
    .map((name) => `tests/${name}`);

/** StrictMode renders twice in React's development build only. */
const needsDevelopment = (file) => readFileSync(file, 'utf8').includes('StrictMode');

/** The files of one of two browsers. The first one's React is the slower development build, so it gets fewer. */
function filesOfPart(files, part) {
  const hands = deal(
    files.filter((file) => !needsDevelopment(file)),
    9,
  );
  const first = [...files.filter(needsDevelopment), ...hands.slice(0, 4).flat()];
  return part === 1 ? first : files.filter((file) => !first.includes(file));
}

/** Pages for one of several browsers; each loads several of the files. */
export function pagesFor(files, part, parts, pages) {
  const mine = parts === 1 ? files : filesOfPart(files, part);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith(`${part}-`)) rmSync(`${folder}/${name}`);
  return deal(mine, pages).map((dealt, at) => pageOf(dealt, `${part}-${at + 1}`));
}
