import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `it` of `it(…)`, `it.each(…)(…)` and the like. */
function calledName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  return calledName(node.object ?? node.callee ?? node.tag);
}

function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis: { value: { cooked: string } }[] = Array.isArray(node.quasis) ? node.quasis : [];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** A list of IDs that a title gets as a value: `'[T1, T3]'`. */
const LIST = /^\[[A-Z]{1,3}\d[^\]]*\]$/;

function visit(value: unknown, titles: string[]): void {
  if (Array.isArray(value)) for (const item of value) visit(item, titles);
  if (!isNode(value)) return;
  const isTest = value.type === 'CallExpression' && /^(?:it|test|describe)$/.test(calledName(value.callee));
  const title = isTest ? stringOf(Array.isArray(value.arguments) && value.arguments[0]) : stringOf(value);
  if (title !== undefined && (isTest || LIST.test(title))) titles.push(title);
  for (const key of Object.keys(value)) visit(value[key], titles);
}

/** Titles of the tests that a file declares, and lists of requirements for titles, but nothing from comments. */
export function titlesOf(code: string, file: string): string[] {
  const titles: string[] = [];
  visit(parseSync(file, code).program, titles);
  return titles;
}

/** The same for every file of a folder. */
export const titlesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => titlesOf(readFileSync(join(folder, file), 'utf8'), file));
