import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Maps, sets and form data, which no library replaces; the name before the call tells them from arrays. */
const allowed = /\b(data|timers|days|rows|selection|styles|state|seen)\.(keys|values)\(\)/;

// Prototype.js answers `[…].entries()` with an array, others add `keys` and `values` of their own.
it('no code of a widget asks an array for its iterator', () => {
  const files = ['src', 'embed'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('build/'))
      .map((name) => `${folder}/${name}`),
  );
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\.(entries|keys|values)\(\)/.test(line) && !allowed.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
