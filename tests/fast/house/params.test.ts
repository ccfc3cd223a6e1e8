import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The text between the first parenthesis at or after a place and the one that closes it. */
function parenthesized(text: string, from: number): string {
  const start = text.indexOf('(', from);
  let depth = 0;
  for (let at = start; at >= 0 && at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(start, at);
  }
  return '';
}

const DOCUMENTED = /\/\*\*(?:(?!\*\/)[\s\S])*?@param(?:(?!\*\/)[\s\S])*\*\//g;

/** Each `@param` with the parameters of what stands below its comment. */
function paramsIn(file: string) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(DOCUMENTED)].flatMap(({ 0: comment, index }) => {
    const parameters = parenthesized(text, index + comment.length);
    return [...comment.matchAll(/@param ([\w$]+)/g)].map(([, name = '']) => ({ file, name, parameters }));
  });
}

describe('A documented parameter', () => {
  it('has the name that it has in the code below', () => {
    const params = ['src', 'embed', 'demo', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('node_modules'))
        .flatMap((path) => paramsIn(`${folder}/${path}`)),
    );
    expect(params.length).toBeGreaterThan(150);
    const wrong = params.filter(({ name, parameters }) => !new RegExp(`\\b${name}\\b`).test(parameters));
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });
});
