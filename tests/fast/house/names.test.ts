import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/*
 * French stands on the wire and in texts. What the code itself names is English: types, functions, components, variables,
 * files and folders. docs/GLOSSARY.md holds the pairs.
 */

/** Where a French name is the name of something outside of the code, or of a text. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'a migration names tables and columns': /^demo\/server\/store\/migrations\//,
  'SPIP and the links of forms, registrations and helpers prescribe the names of folders':
    /^(?:demo\/(?:formulaires|inscriptions|pointage)|embed\/spip)\b/,
};

/** Exports that several modules declare under one name, because a host, a library or a loader asks for that name. */
const SHARED_EXPORTS: Readonly<Record<string, RegExp>> = {
  'the package and the loader give hosts these names':
    /^(?:src\/index|embed\/index|embed\/loader\/loader)\.ts#/,
  'a widget reads it from the module of its screen': /#prefetchPlan$/,
  'the migrator reads it from every migration': /#(?:up|down)$/,
  'stands in for a module of Node in the browser': /^demo\/static\/worker\/node\//,
};

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** `GROUPE_MAX`, `groupeMax` → groupe, max. */
const wordsIn = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** The words between backticks in the first column of the table of pairs. */
const pairs = readFileSync('docs/GLOSSARY.md', 'utf8').split('## The pairs')[1]?.split('\n## ')[0] ?? '';
const french = new Set(
  [...pairs.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, column = '']) =>
    [...column.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word),
  ),
);
/** `membre_id` can only be a key or a column: the code itself writes no name like that. */
const IS_COLUMN = /^[a-z]+(?:_[a-z]+)+$/;
const isFrench = (name: string): boolean =>
  !IS_COLUMN.test(name) && wordsIn(name).some((word) => french.has(word));

/** The names that a pattern binds. `{ nom }` takes the name of its key, which may be one of the wire. */
function boundBy(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property') return pattern.shorthand ? [] : boundBy(pattern.value as Node);
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern.left as Node);
  if (pattern.type === 'MemberExpression') return [];
  return childrenOf(pattern)
    .filter(({ type }) => !type.startsWith('TS'))
    .flatMap(boundBy);
}

/** The properties of the components in a file are its own, unlike the keys of a row. */
const propsOf = (node: Node): string[] =>
  childrenOf(node.body as Node)
    .filter(({ type }) => type === 'TSPropertySignature')
    .map(({ key }) => String((key as Node).name));

const nameOf = (node: unknown): string[] =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier')
    ? [String(node.name)]
    : [];

/** What a node itself declares. */
function declaredBy(node: Node): string[] {
  const params = Array.isArray(node.params) ? node.params.filter(isNode).flatMap(boundBy) : [];
  switch (node.type) {
    case 'VariableDeclarator':
      return boundBy(node.id as Node);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
      return [...nameOf(node.id), ...params];
    case 'ArrowFunctionExpression':
      return params;
    case 'TSInterfaceDeclaration':
      return [...nameOf(node.id), ...(/Props$/.test(String(nameOf(node.id))) ? propsOf(node) : [])];
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return nameOf(node.key);
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return nameOf(node.local);
    default:
      return [];
  }
}

function declaredIn(node: Node): string[] {
  return [...declaredBy(node), ...childrenOf(node).flatMap(declaredIn)];
}

const parsed = (text: string, lang: 'ts' | 'tsx' | 'js'): Node => parseAst(text, { lang }) as unknown as Node;
const langOf = (file: string) => (file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js');
const frenchNamesIn = (text: string, lang: 'ts' | 'tsx' | 'js' = 'ts'): string[] => [
  ...new Set(declaredIn(parsed(text, lang)).filter(isFrench)),
];

function exportsIn(tree: Node): string[] {
  return childrenOf(tree)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => {
      if (!isNode(declaration)) return [];
      const declarators = childrenOf(declaration).filter(({ type }) => type === 'VariableDeclarator');
      return declarators.length > 0
        ? declarators.flatMap(({ id }) => boundBy(id as Node))
        : nameOf(declaration.id);
    });
}

const files = ['src', 'embed', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const code = files.filter((file) => /(?<!\.d)\.(?:ts|tsx|mjs)$/.test(file));
const trees = new Map(code.map((file) => [file, parsed(readFileSync(file, 'utf8'), langOf(file))]));
const isAllowed = (file: string) => Object.values(ALLOWED).some((place) => place.test(file));

describe('A name in the code', () => {
  it('is compared with the French words of the glossary', () => {
    expect(french.size).toBeGreaterThan(60);
    expect([...french]).toEqual(
      expect.arrayContaining(['membre', 'membres', 'etape', 'formulaire', 'corbeille']),
    );
    expect(trees.size).toBeGreaterThan(700);
  });

  it('is English', () => {
    const wrong = [...trees]
      .filter(([file]) => !isAllowed(file))
      .flatMap(([file, tree]) =>
        [...new Set(declaredIn(tree).filter(isFrench))].map((name) => `${file}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('is English too where it is that of a file or folder', () => {
    const named = files.filter((file) => isFrench(file.slice(file.lastIndexOf('/') + 1)));
    expect(named.filter((file) => !isAllowed(file))).toEqual([]);
  });

  it('is found in every kind of declaration, but not in a key', () => {
    const texts = [
      'const membre = 1;',
      'const { a: membre } = row;',
      'const [membre] = rows;',
      'function work(membre: string) {}',
      'rows.map((membre) => membre);',
      'function conjointName() {}',
      'class Etapes {}',
      'class Store { #etape = 1; }',
      'type Etape = string;',
      'interface EtapeRow {}',
      'interface CardProps { membre: string }',
      "import { row as membre } from './row';",
    ];
    for (const text of texts) expect.soft(frenchNamesIn(text), text).toHaveLength(1);
    const keys = [
      'const { membre } = row;',
      'const row = { membre: 1 };',
      'interface Row { membre: string }',
    ];
    for (const text of keys) expect.soft(frenchNamesIn(text), text).toEqual([]);
  });
});

describe('An exported name', () => {
  const declarations = [...trees].flatMap(([file, tree]) =>
    [...new Set(exportsIn(tree))].map((name) => ({ name, place: `${file}#${name}` })),
  );
  const isShared = (place: string) => Object.values(SHARED_EXPORTS).some((reason) => reason.test(place));

  it('is declared by one module alone', () => {
    const own = declarations.filter(({ place }) => !isShared(place));
    const homonyms = own.filter(({ name }) => own.filter((other) => other.name === name).length > 1);
    expect(homonyms.map(({ place }) => place)).toEqual([]);
    expect(own.length).toBeGreaterThan(2000);
  });

  it('is shared by several modules only where something asks for it', () => {
    const idle = Object.entries(SHARED_EXPORTS).filter(
      ([, reason]) => !declarations.some(({ place }) => reason.test(place)),
    );
    expect(idle).toEqual([]);
  });
});
