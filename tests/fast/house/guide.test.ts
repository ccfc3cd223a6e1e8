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
    expect(commands.trim().split('\n')).toEqual(['npm start', 'npm test']);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test', 'pictures']));
    // What runs them elsewhere says the same command.
    expect(readFileSync('.ci/run', 'utf8').trim().split('\n').at(-1)).toBe('exec npm test');
    const [intro = ''] = /(?<=<\/picture>\n\n)[^#]*/.exec(README) ?? [];
    expect(intro.trim().split(/\.\s+/)).toHaveLength(2);
    expect(shownIn(README).sort()).toEqual(['console-dark', 'console-light']);
  });
});

describe('The npm package', () => {
  const { name, version, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const TEXT = /\.(md|txt|ts|tsx|mjs|php|html)$/;
  const written = ['README.md', 'llms.txt', 'package.json'].concat(
    ['docs', 'embed', 'demo', 'src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => TEXT.test(path))
        .map((path) => `${folder}/${path}`),
    ),
  );
  const linesOf = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => ({ file, line: line.trim() }));
  const lines = written.flatMap(linesOf);

  it('is taken from its file everywhere, because no registry has it', () => {
    const byName = new RegExp(
      `\\b(npm (i|install|add)|yarn add|pnpm add) ${name}\\b|npx (--package=)?${name}\\b|esm\\.sh/${name}|(unpkg|jsdelivr)[\\w./]*/${name}\\b`,
    );
    expect(lines.filter(({ line }) => byName.test(line))).toEqual([]);
  });

  it('has one name of its file wherever one is named', () => {
    const files = lines.flatMap(({ file, line }) =>
      [...line.matchAll(/[\w./-]+\.tgz/g)].map(([tgz]) => ({ file, tgz })),
    );
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter(({ tgz }) => !tgz.endsWith(`parvis-${version}.tgz`))).toEqual([]);
    expect(scripts.package).toBe('node demo/pack.mjs');
  });

  it('says only scripts that it has', () => {
    const named = lines.flatMap(({ file, line }) =>
      [...line.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, script = '']) => ({ file, script })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
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
