import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Inputs whose value is '' while only a part is typed, and what may render them. */
const OF_PARTS = /\btype=\{?\s*["'`](?:date|time|month|week|number|datetime-local)\b/;
const KIT = /^src\/ui\/form\//;

const sources = ['src', 'embed', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`),
);

describe('A field for a date, a time or a number', () => {
  it('is one of the kit, because any other takes half a date for an empty one [K4]', () => {
    const users = sources.filter((file) => OF_PARTS.test(readFileSync(file, 'utf8')));
    expect(users.filter((file) => !KIT.test(file))).toEqual([]);
    expect(users.length).toBeGreaterThan(0);
  });
});
