import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const folder = '.cache/pages';

/** Deals the files in turn, forth and back, the longest first, so that all parts take about as long. */
function deal(files, hands) {
  const sizeOf = (file) => statSync(file).size;
  const dealt = Array.from({ length: hands }, () => []);
  const sorted = [...files].sort((a, b) => sizeOf(b) - sizeOf(a));
  for (const [at, file] of sorted.entries()) {
    const place = at % hands;
    dealt[Math.floor(at / hands) % 2 ? hands - 1 - place : place].push(file);
  }
  return dealt.filter((hand) => hand.length > 0);
}

/** Writes a page that loads these test files one after the other. */
function pageOf(files, name) {
  const lines = files.map((file) => `await gather('${file}', () => import('../../${file}'));`);
  const page = `${folder}/${name}.ts`;
  const head =
    "import '../../tests/support/mount.tsx';\nimport { gather } from '../../tests/tools/runner/gather.ts';\n";
  writeFileSync(page, `${head}\n${lines.join('\n')}\n`);
  return page;
}

/** The component tests whose path contains `word`. */
export const componentTests = (word = '') =>
  readdirSync('tests', { recursive: true })
    .filter((name) => name.endsWith('.browser.tsx') && name.includes(word))
    .sort()
    .map((name) => `tests/${name}`);

/** StrictMode renders twice, but only in React's development build. */
const needsDevelopment = (file) => readFileSync(file, 'utf8').includes('StrictMode');

/** The files for one of two browsers. The first one uses React's slower development build, so it gets fewer files. */
function filesOfPart(files, part) {
  const hands = deal(
    files.filter((file) => !needsDevelopment(file)),
    9,
  );
  const first = [...files.filter(needsDevelopment), ...hands.slice(0, 4).flat()];
  return part === 1 ? first : files.filter((file) => !first.includes(file));
}

/** The pages for one of several browsers. Each page loads several files. */
export function pagesFor(files, part, parts, pages) {
  const mine = parts === 1 ? files : filesOfPart(files, part);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith(`${part}-`)) rmSync(`${folder}/${name}`);
  return deal(mine, pages).map((dealt, at) => pageOf(dealt, `${part}-${at + 1}`));
}
