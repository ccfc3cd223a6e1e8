import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../src/areas/all';

/*
 * What differs from area to area is said in the declaration of each one (src/areas/area.ts), so that a new area changes no
 * file that serves all of them. There, an array, an object or a type that names two areas is a list of areas.
 */

/** Where the same words mean something else, or a list is the better code. */
const ALLOWED: Readonly<Record<string, string>> = {
  'embed/build/cdn/chunkGroups.ts':
    'which pages share a chunk is weighed by their sizes; a new area needs no row',
  'embed/check/announcedCalls.ts': 'identifiers of what visitors see, by the calls of the contract',
  'embed/check/calls.ts': 'the kinds of records, by the calls of the contract',
  'embed/cms/texts.ts': 'French names for shortcodes; an area without one keeps its own',
  'embed/description/manifests.ts': 'keys of the manifest of custom elements',
  'src/areas/frame/palette/texts.fr.ts':
    'titles of what is found, by the keys under which hosts replace them',
};

const FILES_OF_ALL = [
  ...readdirSync('embed', { recursive: true, encoding: 'utf8' }).map((name) => `embed/${name}`),
  ...readdirSync('src/areas/frame', { recursive: true, encoding: 'utf8' }).map(
    (name) => `src/areas/frame/${name}`,
  ),
  ...readdirSync('src/areas').map((name) => `src/areas/${name}`),
  ...readdirSync('src').map((name) => `src/${name}`),
].filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** Those of the areas and of their folders. */
const NAMES = new Set<string>([
  ...areas.map(({ name }) => name),
  ...readdirSync('src/areas', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'frame' ? entry.name : [],
  ),
]);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The word of a string, or of a key without quotes. */
function wordOf({ type, value, key }: Node): unknown {
  if (type === 'Literal') return value;
  return type === 'Property' && isNode(key) ? key.name : undefined;
}

function namesIn(node: Node): string[] {
  const word = wordOf(node);
  const own = typeof word === 'string' && NAMES.has(word) ? [word] : [];
  return [...new Set([...own, ...childrenOf(node).flatMap(namesIn)])];
}

const LISTS = ['ArrayExpression', 'ObjectExpression', 'TSUnionType'];

/** The areas of each list. */
function listsIn(node: Node): string[] {
  const names = LISTS.includes(node.type) ? namesIn(node) : [];
  return names.length > 1 ? [names.join(', ')] : childrenOf(node).flatMap(listsIn);
}

const listsInText = (text: string): string[] => listsIn(parseAst(text, { lang: 'tsx' }) as unknown as Node);

const lists = FILES_OF_ALL.flatMap((file) =>
  listsInText(readFileSync(file, 'utf8')).map((names) => ({ file, names })),
);

describe('areas', () => {
  it('are listed by no file that serves all of them, but by their declarations', () => {
    expect(FILES_OF_ALL.length).toBeGreaterThan(100);
    const others = lists.filter(({ file }) => !(file in ALLOWED));
    expect(others.map(({ file, names }) => `${file} lists ${names}`)).toEqual([]);
  });

  it('are listed where it is allowed', () => {
    expect([...new Set(lists.map(({ file }) => file))].sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it.each([
    "const all = ['members', 'events'];",
    "const rows = [{ area: 'members' }, { area: 'events' }];",
    'const soon = { dashboard: 1, members: 2 };',
    "const named = new Map([['a.tsx', 'form'], ['b.tsx', 'checkin']]);",
    "type Known = 'members' | 'events';",
  ])('are found in %s', (text) => {
    expect(listsInText(text)).toHaveLength(1);
  });

  it('are not found where one is named alone', () => {
    expect(listsInText("const isMembers = ['members', 'others'].includes(name);")).toEqual([]);
  });
});
