import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringsOfScript } from '../french/stringsOf';
import { isNode, nameOf, nodesIn, parsed, piecesOf } from '../syntax';

/** A string that people may read, and where it stands. */
export interface Shown {
  text: string;
  place: string;
}

/** Attributes and properties whose strings people read. */
const READ =
  /^(?:title|label|text|message|placeholder|hint|description|alt|legend|note|confirm|cancel|aria-(?:label|description|placeholder|roledescription|valuetext))$|Label$|Title$|Text$/;

function literalsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'JSXExpressionContainer') return literalsOf(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression')
    return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...literalsOf(node.left), ...literalsOf(node.right)];
  if (node.type !== 'TemplateLiteral') return [];
  return piecesOf(node);
}

/** JSX text, braces with a string in it, and the values of read attributes and properties. */
function readIn(value: unknown, found: string[]): void {
  if (Array.isArray(value)) for (const item of value) readIn(item, found);
  if (!isNode(value)) return;
  if (value.type === 'JSXText') found.push(String(value.value));
  if (value.type === 'JSXElement' || value.type === 'JSXFragment')
    for (const child of nodesIn(value.children)) found.push(...literalsOf(child));
  if (
    (value.type === 'JSXAttribute' || value.type === 'Property') &&
    READ.test(nameOf(value.name ?? value.key))
  )
    found.push(...literalsOf(value.value));
  for (const key of Object.keys(value)) readIn(value[key], found);
}

/** The names of tables of texts and their quoted keys, which never appear on a screen. */
const namesIn = (code: string) =>
  [...code.matchAll(/defineTexts\(\s*'(\w+)'|^ +'([^']+)':/gm)].map(([, table, key]) => table ?? key);

/** All strings of files of texts; of other files the strings in places that people read. */
function stringsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  if (/\/texts\.fr\.ts$/.test(file)) {
    const names = namesIn(code);
    return stringsOfScript(code, file)
      .map(({ text }) => text)
      .filter((text) => !names.includes(text));
  }
  const found: string[] = [];
  readIn(parsed(code, file), found);
  return found;
}

/** The strings of the scripts in this folder that people may read. */
export const shownStringsOf = (folder: string): Shown[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .flatMap((place) => stringsOf(place).map((text) => ({ text, place })))
    .filter(({ text }) => /\p{L}/u.test(text));
