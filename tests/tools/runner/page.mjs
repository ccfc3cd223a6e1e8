import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

const FOLDER = '.cache/pages';

/**
 * Writes a page that loads these test files one after the other.
 * @param {string[]} files paths of test files
 * @returns {string} its path
 */
export function pageOf(files) {
  const lines = files.map((file) => `await gather('${file}', () => import('../../${file}'));`);
  const head =
    "import '../../tests/support/mount.tsx';\nimport { gather } from '../../tests/tools/runner/gather.ts';\n";
  mkdirSync(FOLDER, { recursive: true });
  const page = `${FOLDER}/${process.pid}.ts`;
  writeFileSync(page, `${head}\n${lines.join('\n')}\n`);
  return page;
}

/** The component tests whose path contains `word`. */
export const componentTests = (word = '') =>
  readdirSync('tests', { recursive: true })
    .filter((name) => name.endsWith('.browser.tsx') && name.includes(word))
    .sort()
    .map((name) => `tests/${name}`);
