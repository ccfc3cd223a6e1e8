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
/** Those of a function within count for that one. */
const STATEMENTS_OF_FUNCTION = 25;
/**
 * The functions that are larger, each with why its parts would read worse. Another function has parts: a component of its
 * own, a hook, or a function that knows nothing of the rest.
 */
const LARGER: Readonly<Record<string, string>> = {
  'addressRoutes.ts#addressRoutes': 'the checks of one call, in the order in which they may tell something',
  'app.ts#createApp': 'one line for each part of the server',
  'client.ts#createClient':
    'options of the host, token source, capabilities and running writes of one client',
  'hashSource.ts#createHashSource': 'last place, length of the history and trail of one widget',
  'mergeEvent.ts#mergeEvent': 'one decision over three versions of an event',
  'readAnswers.ts#checkedAnswers': 'one pass over the fields, whose errors, values and files belong together',
  'session.ts#createSession': 'token, state, previous person and count of sign-ins of one session',
  'session.ts#syncFromOtherTab':
    'what another tab may have done, case by case, over the state of one session',
  'settings.ts#checkedSettings': 'the rule of each setting, into one list of errors',
  'startServer.ts#serve': 'the steps of a start, in their order',
};

interface Node {
  type: string;
  start: number;
  end: number;
  /** The name of a declared function or variable. */
  id?: { name?: string } | null;
}

const files = ['src', 'embed', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`),
);
const styles = files.filter((file) => file.endsWith('.css'));
const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Without types, which have nothing to run. */
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value) => isNode(value) && !value.type.startsWith('TS'));
const isFunction = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const isStatement = ({ type }: Node) => /^(?!Block|Empty).*(?:Statement|Declaration)$/.test(type);

interface Measured {
  /** Its own name, or that of what holds it. */
  name: string;
  start: number;
  end: number;
  /** Without those of functions within. */
  statements: number;
}

function functionsIn(root: Node): Measured[] {
  const all: Measured[] = [];
  const visit = (node: Node, holder: string, inside?: Measured) => {
    for (const child of childrenOf(node)) {
      const name = child.id?.name ?? holder;
      if (inside && isStatement(child)) inside.statements++;
      const own = isFunction(child) && { name, start: child.start, end: child.end, statements: 0 };
      if (own) all.push(own);
      visit(child, name, own || inside);
    }
  };
  visit(root, '');
  return all;
}

/** The names of the functions of a source that are too large. */
const largeFunctions = (text: string, lang: 'ts' | 'tsx' | 'js'): string[] =>
  functionsIn(parseAst(text, { lang }) as unknown as Node)
    .filter(
      ({ start, end, statements }) =>
        linesOf(text.slice(start, end)) > LINES_OF_FUNCTION || statements > STATEMENTS_OF_FUNCTION,
    )
    .map(({ name }) => name);

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
    const wrong = [...code, ...styles].flatMap((file) => {
      const lines = linesOf(textOf(file));
      const mayBeShort = /(?:^|\/)(?:index|main)\.ts$|\.css$/.test(file) || MIGRATION.test(file);
      const isShort = lines < LINES_OF_FILE.least && !mayBeShort;
      return isShort || lines > LINES_OF_FILE.most ? [`${file}: ${lines}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('A function', () => {
  it(`has at most ${STATEMENTS_OF_FUNCTION} statements of its own and ${LINES_OF_FUNCTION} lines, but for a few that read better whole`, () => {
    const large = code.flatMap((file) =>
      largeFunctions(textOf(file), langOf(file)).map((name) => `${basename(file)}#${name}`),
    );
    expect(large.sort()).toEqual(Object.keys(LARGER));
  });

  it('is measured in a component, a method and a callback', () => {
    const long = '\n'.repeat(90);
    const texts = [
      `export function Screen() {${long}  return <p />;\n}`,
      `class Store {\n  read() {${long}  }\n}`,
      `items.map((item) => {${'work();'.repeat(26)}});`,
      `const outer = () => {${'work();'.repeat(20)} const inner = () => {${'work();'.repeat(20)}}};`,
    ];
    expect(texts.map((text) => largeFunctions(text, 'tsx'))).toEqual([['Screen'], ['Store'], [''], []]);
  });
});
