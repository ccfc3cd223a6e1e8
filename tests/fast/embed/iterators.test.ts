import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Maps, sets and form data, whose iterators no library replaces. Their names tell them from arrays. */
const allowed =
  /\b(data|timers|days|rows|selection|styles|state|seen|ticks|drafts|byId|byDate|found|units|events)\.(keys|values)\(\)/;

// Prototype.js makes `[…].entries()` return an array; other libraries add their own `keys` and `values`.
it('no code of a widget calls the iterator methods of an array', () => {
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
