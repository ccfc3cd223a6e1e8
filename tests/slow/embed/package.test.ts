import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeBlocks } from '../package/snippets';

const run = promisify(execFile);
const pkg = JSON.parse(readFileSync('package.json', 'utf8'));

beforeAll(() => {
  if (!existsSync('dist/types/html.d.ts')) throw new Error('Build first: npm run build.');
});

/** Writes the TypeScript of the documentation as files of one project, with the fixtures. */
function snippetProject(): string {
  const folder = '.cache/snippets';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const documents = ['README.md', 'docs/EMBEDDING.md', 'docs/FRAMEWORKS.md', 'docs/REFERENCE.md'];
  const blocks = documents.flatMap((file) => [...codeBlocks(file, 'tsx'), ...codeBlocks(file, 'ts')]);
  // tests/slow/package/frameworks and its host of Angular check the snippets of other frameworks.
  const own = blocks.filter((code) => !/types\/(vue|svelte|solid|angular)|^\/\/ app\//.test(code));
  expect(own.length).toBeGreaterThan(4);
  const files = own.map((code, at) => {
    writeFileSync(`${folder}/snippet${at}.tsx`, code);
    return `snippet${at}.tsx`;
  });
  const fixtures = ['react.tsx', 'elements.ts'].map((file) => `../../tests/slow/package/types/${file}`);
  const config = { extends: '../../tests/slow/package/types/tsconfig.json', files: [...files, ...fixtures] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  return folder;
}

describe('The npm package', () => {
  it('contains the files that integrators use and no others', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { stdout } = await run(npm, ['pack', '--dry-run', '--json', '--ignore-scripts']);
    const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(stdout);
    const paths = files.map(({ path }) => path);
    const version = pkg.version.replaceAll('.', '\\.');
    const wanted = [
      /^(README\.md|LICENSE|llms\.txt|package\.json|docs\/(EMBEDDING|FRAMEWORKS|REFERENCE|BACKEND|CALLS|UPGRADING)\.md)$/,
      /^docs\/examples\/backend\.py$/,
      /^dist\/(style\.css|snippet\.mjs|check\.mjs)$/,
      /^dist\/(openapi|custom-elements|vscode\.html-custom-data|web-types)\.json$/,
      /^dist\/esm\/(index|elements|define|types|(src|embed)\/[\w/.-]+)\.js$/,
      new RegExp(`^dist/cdn/(parvis(-1|(-${version})?(\\.iife)?)|chunks/[\\w-]+-[\\w-]{8})\\.js$`),
      /^dist\/cdn\/(integrity\.json|snippet\.html|LICENSES\.txt)$/,
      /^dist\/types\/(html|elements|define|style|react|vue|svelte|angular|solid)\.d\.ts$/,
      /^dist\/types\/embed\/(index|element\/elementFor|define|mount)\.d\.ts$/,
      /^dist\/types\/src\/[\w/]+(\.fr)?\.d\.ts$/,
    ];
    expect(paths.filter((path) => !wanted.some((pattern) => pattern.test(path)))).toEqual([]);
    for (const pattern of wanted)
      expect(
        paths.some((path) => pattern.test(path)),
        String(pattern),
      ).toBe(true);
    // There are declarations of what is exported, not of every screen.
    expect(paths.filter((path) => path.startsWith('dist/types/')).length).toBeLessThan(90);
  });

  it('types the components, the elements in JSX and in the DOM, what events carry, and every snippet', async () => {
    const compiler = 'node_modules/typescript/bin/tsc';
    const compiled = await run(process.execPath, [compiler, '-p', snippetProject()]).catch((error) => error);
    expect(compiled.stdout).toBe('');
  });
});
