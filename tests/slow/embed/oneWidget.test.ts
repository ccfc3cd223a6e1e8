import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, parseAst, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/*
 * What an app downloads more when it imports one component: Vite builds it from dist/esm, as from the package, and the
 * script-tag build says what the widget weighs.
 */

const FOLDER = '.cache/one-widget';
beforeAll(() => {
  if (!existsSync('.cache/loader-graph.json')) throw new Error('Build first: npm run build.');
});

interface LoaderGraph {
  core: string[];
  areas: Record<string, string[]>;
}

/** Of several files as if they were one, because both builds divide their code differently. */
const gzipped = (codes: readonly string[]) => gzipSync(codes.join('\n'), { level: 9 }).length;

interface Node {
  type: string;
  start: number;
  end: number;
}

function* literalsIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (/^(?:Template)?Literal$/.test((value as Node).type)) yield value as Node;
  else for (const part of Object.values(value)) yield* literalsIn(part);
}

/** An app of React components has the styles in a file of its own, elements have them in their code. */
function withoutStyles(code: string): string {
  const isStyle = ({ start, end }: Node) =>
    /\{[^{}]*[a-z-]+:[^{}]*\}/.test(code.slice(start, end)) && end - start > 60;
  return [...literalsIn(parseAst(code))]
    .filter(isStyle)
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}""${rest.slice(end)}`, code);
}

/** Bytes of a widget up to its first screen, without React, the loader and styles. */
function weightOf(name: string): number {
  const { core, areas }: LoaderGraph = JSON.parse(readFileSync('.cache/loader-graph.json', 'utf8'));
  const files = [...new Set([...core, ...(areas.session ?? []), ...(areas[name] ?? [])])];
  const own = files.filter((file) => !/\bvendor-/.test(file));
  return gzipped(own.map((file) => withoutStyles(readFileSync(`dist/cdn/${file}`, 'utf8'))));
}

interface Built {
  chunks: readonly Rolldown.OutputChunk[];
  /** Bytes of all chunks. */
  all: number;
  /** Bytes up to the first screen, whose chunk has this name. */
  until(screen?: RegExp): number;
}

const REACT = `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client';`;

async function app(name: string, imports: string, shown: string): Promise<Built> {
  const root = `${process.cwd()}/${FOLDER}/${name}`;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(`${root}/index.html`, '<div id="root"></div><script type="module" src="./main.js"></script>');
  writeFileSync(
    `${root}/main.js`,
    `${REACT} ${imports} createRoot(document.querySelector('#root')).render(${shown});`,
  );
  const built = await build({
    root,
    configFile: false,
    // About `use client` in each file, which says nothing to an app that runs in the browser alone.
    logLevel: 'error',
    resolve: { alias: { parvis: `${process.cwd()}/dist/esm/index.js` } },
    build: { write: false, modulePreload: false, reportCompressedSize: false, target: 'chrome125' },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[] = output?.output ?? [];
  const chunks = files.filter((file) => file.type === 'chunk');
  const sizeOf = (list: readonly Rolldown.OutputChunk[]) => gzipped(list.map(({ code }) => code));
  const withImports = (starts: readonly Rolldown.OutputChunk[]) => {
    const found = new Set(starts);
    for (const { imports: names } of found)
      for (const chunk of chunks) if (names.includes(chunk.fileName)) found.add(chunk);
    return [...found];
  };
  return {
    chunks,
    all: sizeOf(chunks),
    until: (screen) =>
      sizeOf(withImports(chunks.filter(({ isEntry, fileName }) => isEntry || screen?.test(fileName)))),
  };
}

const screensIn = ({ chunks }: Built): string[] =>
  chunks.flatMap(({ fileName }) => /\b([A-Z]\w+Area)\b/.exec(fileName)?.[1] ?? []).sort();

describe('An app that imports one component', () => {
  it('gets the code of that widget and of no other, and no more than the widget weighs', async () => {
    const bare = await app('none', '', `h('p', null, '')`);
    const one = await app(
      'members',
      `import { Members, Parvis } from 'parvis';`,
      `h(Parvis, null, h(Members))`,
    );
    expect(screensIn(one).filter((name) => name !== 'TextArea')).toEqual(['MembersArea']);

    const added = one.until(/\bMembersArea-/) - bare.until();
    const weight = weightOf('members');
    console.info(
      `Members adds ${added} bytes to an app and weighs ${weight}; with all later parts ${one.all - bare.all}.`,
    );
    expect(added).toBeLessThan(weight * 1.02);
  }, 120_000);

  it('gets every widget with the console', async () => {
    const all = await app('console', `import { Console } from 'parvis';`, 'h(Console)');
    expect(screensIn(all)).toEqual(
      expect.arrayContaining(['EventsArea', 'FormsArea', 'MembersArea', 'TagsArea']),
    );
  }, 120_000);
});
