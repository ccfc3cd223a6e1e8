import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../tools/pictures/pictures';

const GUIDE = readFileSync('docs/GUIDE.md', 'utf8');
const README = readFileSync('README.md', 'utf8');
const MEGABYTE = 1024 * 1024;

/** A text as it reads: with plain spaces, and with both apostrophes alike. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();

/** The tables of texts, and the declarations that name areas and their tiles. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|\/)(?:texts\.fr|area|memberFieldRules)\.ts$/.test(name))
  .map((name) => `src/${name}`);

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'Literal' && 'value' in value && typeof value.value === 'string')
    return [value.value];
  return Object.values(value).flatMap(textsIn);
}

const onScreen = new Set(
  sources.flatMap((file) => textsIn(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' })).map(plain)),
);
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/«([^»]+)»/g)].map(([, quoted = '']) => plain(quoted));
const shownIn = (text: string): string[] =>
  [...text.matchAll(/pictures\/([\w-]+)\.webp/g)].map(([, name = '']) => name);

describe('docs/GUIDE.md', () => {
  it('quotes whole texts of the screens and nothing else', () => {
    const quoted = [...new Set(quotedIn(GUIDE))];
    expect(quoted.length).toBeGreaterThan(80);
    expect(quoted.filter((text) => !onScreen.has(text))).toEqual([]);
  });
});

describe('README.md', () => {
  it('has 110 lines at most, what it is for, two commands, and the console in light and dark [Y9]', () => {
    expect(README.split('\n').length - 1).toBeLessThanOrEqual(110);
    const [commands = ''] = /(?<=```sh\n)[^`]*/.exec(README) ?? [];
    expect(commands.trim().split('\n')).toEqual(['npm start', 'npm install parvis']);
    const { name, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(name).toBe('parvis');
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'pictures']));
    const [intro = ''] = /(?<=<\/picture>\n\n)[^#]*/.exec(README) ?? [];
    expect(intro.trim().split(/\.\s+/)).toHaveLength(2);
    expect(shownIn(README).sort()).toEqual(['console-dark', 'console-light']);
  });
});

describe('docs/pictures', () => {
  const files = readdirSync('docs/pictures').sort();

  it('has exactly the pictures that npm run pictures takes and the pages show', () => {
    const named = pictures.map(({ name }) => name);
    expect(files).toEqual(named.map((name) => `${name}.webp`).sort());
    expect([...new Set(shownIn(README + GUIDE))].sort()).toEqual([...named].sort());
  });

  it('weighs 1.5 MB at most', () => {
    const total = files.reduce((sum, file) => sum + statSync(`docs/pictures/${file}`).size, 0);
    expect(total).toBeLessThanOrEqual(1.5 * MEGABYTE);
  });
});
