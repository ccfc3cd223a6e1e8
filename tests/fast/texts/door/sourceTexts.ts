import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, nameOf, nodesIn, parsed, piecesOf } from '../syntax';
import { isSentence } from './isSentence';

/** A French string of the sources, with the call that it is an argument of. */
export interface SourceText {
  text: string;
  file: string;
  /** `defineTexts`, `extendTexts`, `defineArea`, or none of them. */
  door: string | undefined;
}

/** A call of `defineTexts` or `extendTexts`. */
export interface Table {
  file: string;
  /** The name that is defined, or the table that is extended. */
  of: string;
  /** The constant that holds the table. */
  constant: string;
  isExtension: boolean;
  keys: string[];
}

const DOORS = new Set(['defineTexts', 'extendTexts', 'defineArea']);
/** Names of modules and of types. */
const NAMES = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType']);

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText') return String(node.value).trim();
  if (node.type !== 'TemplateLiteral') return undefined;
  return piecesOf(node).join('');
}

class Reader {
  readonly texts: SourceText[] = [];
  readonly tables: Table[] = [];

  constructor(readonly file: string) {}

  read(node: Node, door: string | undefined, constant: string): void {
    if (NAMES.has(node.type)) return;
    const text = textOf(node);
    if (text && isSentence(text)) this.texts.push({ text, file: this.file, door });
    const call = node.type === 'CallExpression' ? nameOf(node.callee) : '';
    if (call === 'defineTexts' || call === 'extendTexts') this.readTable(node, call, constant);
    const inner = DOORS.has(call) ? call : door;
    const named = node.type === 'VariableDeclarator' ? nameOf(node.id) : constant;
    for (const key of Object.keys(node))
      for (const child of nodesIn(node[key])) this.read(child, inner, named);
  }

  private readTable(node: Node, call: string, constant: string): void {
    const [first, words] = nodesIn(node.arguments);
    const keys = nodesIn(words?.properties).map(({ key }) => nameOf(key));
    const isExtension = call === 'extendTexts';
    this.tables.push({ file: this.file, of: nameOf(first), constant, isExtension, keys });
  }
}

function readCode(code: string, file: string): Reader {
  const reader = new Reader(file);
  for (const node of parsed(code, file)) reader.read(node, undefined, '');
  return reader;
}

/** What a piece of code holds, for tests of this search. */
export const textsOf = (code: string): SourceText[] => readCode(code, 'a.tsx').texts;

/** Every file below `src` with its code. */
export const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const readers = sources.map(({ file, code }) => readCode(code, file));
export const sourceTexts = readers.flatMap(({ texts }) => texts);
export const tables = readers.flatMap((reader) => reader.tables);
