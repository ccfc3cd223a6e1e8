import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'dist/cdn/chunks';

describe('the chunks of the script-tag build', () => {
  it('are read as one byte per character, and keep their words', () => {
    const chunks = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    expect(chunks.filter((code) => /[\u0100-\uffff]/.test(code))).toEqual([]);
    // «n’a» with its apostrophe.
    expect(chunks.some((code) => code.includes('n\\u2019a'))).toBe(true);
  });
});
