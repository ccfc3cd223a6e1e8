import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/*
 * How large things may be. A newcomer reads a folder at one look, a file in one sitting and a function on one screen.
 */
const FILES_IN_FOLDER = { least: 3, most: 20 };
/** Folders below an area, or below a part of the server. */
const DEPTH = 2;
const LINES_OF_FILE = { least: 6, most: 300 };
/** A migration is as short as its change. */
const MIGRATION = /\/migrations\/\d{4}-/;
const LINES_OF_FUNCTION = 80;
/**
 * The functions that are longer, each with what their parts would have to share. Another function has parts: a component
 * of its own, a hook, or a function that knows nothing of the rest.
 */
const LONGER: Readonly<Record<string, string>> = {
  'src/api/client.ts#createClient':
    'options of the host, token source, capabilities and running writes of one client',
  'src/routing/hashSource.ts#createHashSource': 'last place, length of the history and trail of one widget',
  'src/session/session.ts#createSession':
    'token, state, previous person and count of sign-ins of one session',
};

interface Node {
  type: string;
  start: number;
  end: number;
  /** The name of a declared function. */
  id?: { name: string } | null;
}

const files = ['src', 'embed', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`),
);
const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function functionsIn(node: Node): Node[] {
  const children = Object.values(node).flat().filter(isNode);
  const own = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
  return [...(own ? [node] : []), ...children.flatMap(functionsIn)];
}

/** The functions of a source that are too long, each by its name, or by its first line where it has none. */
function longFunctions(text: string, lang: 'ts' | 'tsx' | 'js'): string[] {
  return functionsIn(parseAst(text, { lang }) as unknown as Node)
    .filter(({ start, end }) => linesOf(text.slice(start, end)) > LINES_OF_FUNCTION)
    .map(({ start, id }) => id?.name ?? `line ${text.slice(0, start).split('\n').length}`);
}

const langOf = (file: string) => (file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js');

/** Where the depth of a folder is counted from: an area, a wing of the server, or another folder of the first two levels. */
const PART = /^(?:src\/areas\/[^/]+|demo\/server\/[^/]+|[^/]+\/[^/]+)/;

describe('A folder', () => {
  // The folders of the packages for content systems are theirs.
  const folders = [...new Set(code.map(dirname))];

  it(`holds ${FILES_IN_FOLDER.least} to ${FILES_IN_FOLDER.most} files`, () => {
    const counted = folders.map((folder) => ({
      folder,
      held: files.filter((file) => dirname(file) === folder).length,
    }));
    // A folder with a page is an address, which may need nothing but the page and its script.
    const isAddress = (folder: string) => files.includes(`${folder}/index.html`);
    // Each change of the tables is one more file.
    const isMany = ({ folder, held }: (typeof counted)[number]) =>
      held > FILES_IN_FOLDER.most && !folder.endsWith('/migrations');
    const isWrong = ({ folder, held }: (typeof counted)[number]) =>
      isMany({ folder, held }) || (held < FILES_IN_FOLDER.least && !isAddress(folder));
    expect(counted.filter(isWrong)).toEqual([]);
  });

  it(`stands at most ${DEPTH} levels below an area`, () => {
    const levels = (folder: string) => folder.replace(PART, '').split('/').length - 1;
    expect(folders.filter((folder) => levels(folder) > DEPTH)).toEqual([]);
  });
});

describe('A file', () => {
  it(`has ${LINES_OF_FILE.least} to ${LINES_OF_FILE.most} lines`, () => {
    const wrong = code.flatMap((file) => {
      const lines = linesOf(textOf(file));
      const mayBeShort = /^(?:index|main)\.ts$/.test(basename(file)) || MIGRATION.test(file);
      const isShort = lines < LINES_OF_FILE.least && !mayBeShort;
      return isShort || lines > LINES_OF_FILE.most ? [`${file}: ${lines}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('A function', () => {
  it(`has at most ${LINES_OF_FUNCTION} lines, but for a few whose parts would share everything`, () => {
    const long = code.flatMap((file) =>
      longFunctions(textOf(file), langOf(file)).map((name) => `${file}#${name}`),
    );
    expect(long.sort()).toEqual(Object.keys(LONGER));
  });

  it('is found in a component, a method and a callback', () => {
    const body = '  work();\n'.repeat(90);
    const texts = [
      `export function Screen() {\n${body}  return <p />;\n}`,
      `class Store {\n  read() {\n${body}  }\n}`,
      `items.map((item) => {\n${body}});`,
    ];
    expect(texts.map((text) => longFunctions(text, 'tsx'))).toEqual([['Screen'], ['line 2'], ['line 1']]);
  });
});
