import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The rows «title» → folder of the table in docs/SCREENS.md, two in each line. */
const screens = [
  ...readFileSync('docs/SCREENS.md', 'utf8').matchAll(/«([^»]+)»[^|\n]*\| `(areas\/[\w/]+)`/g),
].map(([, title = '', folder = '']) => ({ title, folder: `src/${folder}` }));

/** The source files of a folder and of its parent, which declares the title of an area. */
function sourceOf(folder: string): string {
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  );
  const beside = parent === 'src/areas' ? [] : readdirSync(parent).map((name) => `${parent}/${name}`);
  const files = [...inside, ...beside].filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => readFileSync(file, 'utf8').replaceAll('\\u00a0', ' ')).join('\n');
}

describe('the table of screens in docs/SCREENS.md', () => {
  it('names at least 20 screens', () => {
    expect(screens.length).toBeGreaterThanOrEqual(20);
  });

  it('gives the folder that shows each title', () => {
    for (const { title, folder } of screens) {
      expect.soft(existsSync(folder), title).toBe(true);
      expect.soft(sourceOf(folder), title).toContain(`'${title}'`);
    }
  });
});
