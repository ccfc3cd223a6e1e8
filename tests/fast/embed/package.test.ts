import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { RESERVED_HEIGHT } from '../../../embed/loader/reservedHeight';

/* Checks the built files that npm users get. `npm run test:package` installs them in hosts of several frameworks. */

const run = promisify(execFile);
const pkg = JSON.parse(readFileSync('package.json', 'utf8'));

beforeAll(() => {
  if (!existsSync('dist/types/html.d.ts')) throw new Error('Build first: npm run build.');
});

function targets(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return entry ? Object.values(entry).flatMap(targets) : [];
}

describe('The built files', () => {
  it('are version 1.0.0 with React’s production build and no check of the mode [C4]', () => {
    expect(readdirSync('dist/cdn')).toEqual(
      expect.arrayContaining(['parvis-1.0.0.js', 'parvis-1.0.0.iife.js']),
    );
    const codeOf = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => ({ file: `${folder}/${file}`, code: readFileSync(`${folder}/${file}`, 'utf8') }));
    const built = ['dist/cdn', 'dist/esm'].flatMap(codeOf);
    // Words that occur only in development builds of React, its compiler's output and Vite.
    const development =
      /validateDOMNesting|jsxDEV|react-dom-client\.development|process\.env|import\.meta\.env/;
    expect(built.filter(({ code }) => development.test(code)).map(({ file }) => file)).toEqual([]);
    const withReact = built.filter(({ code }) => code.includes('https://react.dev/errors/'));
    expect(withReact.map(({ file }) => file.replace(/-[\w-]{8}\.js$/, '.js')).sort()).toEqual([
      'dist/cdn/chunks/vendor.js',
      'dist/cdn/parvis-1.0.0.iife.js',
      'dist/cdn/parvis.iife.js',
    ]);
  });
});

describe('The npm package', () => {
  it('contains the notices of bundled packages', () => {
    const text = readFileSync('dist/cdn/LICENSES.txt', 'utf8');
    const titles = text.split(/\n\n-{80}\n\n/).map((notice) => notice.split('\n')[0] ?? '');
    const packages = Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies });
    // Types aren't in the build.
    for (const name of ['Parvis', ...packages.filter((each) => !each.startsWith('@types/'))])
      expect(titles.some((title) => title.startsWith(`${name} `))).toBe(true);
    for (const title of titles) expect(title).toMatch(/\((MIT|Unlicense|ISC|BSD-3-Clause)\)$/);
  });

  it('has a file for each export', () => {
    const files = targets(pkg.exports).filter((file) => !file.includes('*'));
    for (const file of [...files, ...Object.values<string>(pkg.bin)])
      expect(existsSync(file), file).toBe(true);
  });

  it('has the OpenAPI document of the reference server, with examples', () => {
    const { paths, info } = JSON.parse(readFileSync('dist/openapi.json', 'utf8'));
    expect(info.version).toBe(pkg.version);
    const { example } = paths['/api/membres/taged_multiple/'].post.requestBody.content['application/json'];
    expect(example).toEqual({ membre_ids: [4, 55], tags_ids: [2] });
  });

  it('loads in Node from both entries, without globals and without elements', async () => {
    const script = `
      const before = Reflect.ownKeys(globalThis).length;
      const react = await import('parvis');
      const elements = await import('parvis/elements');
      await import('parvis/elements/define');
      for (const of of ['react', 'vue', 'svelte', 'angular', 'solid']) await import('parvis/types/' + of);
      elements.define();
      console.log(JSON.stringify({
        added: Reflect.ownKeys(globalThis).slice(before).map(String),
        react: Object.keys(react), elements: Object.keys(elements),
        versions: [react.version, elements.version], isShared: react.session === elements.session,
      }));`;
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script]);
    expect(stderr).toBe('');
    const said = JSON.parse(stdout);
    expect(said.react).toEqual(expect.arrayContaining(['Parvis', 'Members', 'Console', 'configure']));
    expect(said.elements).toEqual(
      expect.arrayContaining(['define', 'mount', 'configure', 'createClient', 'session']),
    );
    expect(said).toMatchObject({ added: [], versions: [pkg.version, pkg.version], isShared: true });
  });
});

describe('The snippet with hashes', () => {
  const base = 'https://cdn.paroisse.example/parvis/1.0.0';

  it('names every chunk under the given address, the loader with its version, and the required policy', async () => {
    const { stdout } = await run(process.execPath, ['dist/snippet.mjs', base]);
    const integrity: Record<string, string> = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));
    const map = /<script type="importmap">(.*)<\/script>/.exec(stdout)?.[1] ?? '';
    const chunks = Object.entries(integrity).filter(([file]) => file.startsWith('chunks/'));
    expect(JSON.parse(map)).toEqual({
      integrity: Object.fromEntries(chunks.map(([file, hash]) => [`${base}/${file}`, hash])),
    });
    const loader = `parvis-${pkg.version}.js`;
    expect(stdout).toContain(`src="${base}/${loader}" integrity="${integrity[loader]}"`);
    expect(integrity[loader]).toBe(integrity['parvis.js']);
    expect(stdout).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
  });

  it('offers the newest loader of the major version without a hash, and says why', async () => {
    const { stdout } = await run(process.execPath, ['dist/snippet.mjs', base]);
    expect(stdout).toContain(`<script type="module" src="${base}/parvis-1.js" crossorigin="anonymous">`);
    expect(stdout).toContain('Each release replaces it, so it has no hash');
    const integrity = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));
    expect(integrity['parvis-1.js']).toBe(null);
    expect(readFileSync('dist/cdn/parvis-1.js')).toEqual(readFileSync(`dist/cdn/parvis-${pkg.version}.js`));
  });

  it('contains the rule that reserves the height of a widget', async () => {
    const { stdout } = await run(process.execPath, ['dist/snippet.mjs', base]);
    expect(stdout).toContain(`{ display: block; min-height: ${RESERVED_HEIGHT} }`);
  });

  it('refuses what is not an address', async () => {
    await expect(run(process.execPath, ['dist/snippet.mjs', 'cdn'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('https://cdn.example.org/parvis/'),
    });
  });
});
