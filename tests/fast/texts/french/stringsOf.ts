import { Window } from 'happy-dom';
import { isNode, type Node, parsed, piecesOf } from '../syntax';
import { VALUE } from './rules';

/** A string of a file and the place where it begins. */
export interface Found {
  text: string;
  offset: number;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText')
    return String(node.value)
      .replaceAll(/[ \n\t]+/g, ' ')
      .replaceAll('&nbsp;', '\u00a0');
  if (node.type !== 'TemplateLiteral') return undefined;
  return piecesOf(node).join(VALUE);
}

/** Nodes whose strings are names of modules or types, not texts. */
const NAMES = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TaggedTemplateExpression',
]);

function visit(value: unknown, found: Found[]): void {
  if (Array.isArray(value)) for (const item of value) visit(item, found);
  if (!isNode(value) || NAMES.has(value.type)) return;
  const text = textOf(value);
  if (text !== undefined) found.push({ text, offset: value.start });
  for (const key of Object.keys(value)) visit(value[key], found);
}

/** String literals, templates and JSX text of TypeScript and JavaScript. */
export function stringsOfScript(code: string, file: string): Found[] {
  const found: Found[] = [];
  visit(parsed(code, file), found);
  return found;
}

const SHOWN_ATTRIBUTES = ['content', 'title', 'aria-label', 'alt', 'placeholder', 'label', 'description'];

/** Text and shown attributes of HTML and XML; scripts and styles are left out. */
export function stringsOfMarkup(code: string): Found[] {
  const { document } = new Window();
  document.write(code);
  for (const other of document.querySelectorAll('script,style,[http-equiv]')) other.remove();
  const texts: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const name of SHOWN_ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent);
  }
  return texts
    .map((text) => text.replaceAll(/[ \n\t]+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => ({ text, offset: 0 }));
}

const PHP_TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:\\[\s\S]|[^'\\])*)'|"((?:\\[\s\S]|[^"\\])*)"/g;

/** String literals of PHP, with what a plugin's header says about it. */
export function stringsOfPhp(code: string): Found[] {
  const found: Found[] = [];
  for (const match of code.matchAll(PHP_TOKEN)) {
    const text = match[1] ?? match[2] ?? /^ \* Description: +(.*)$/m.exec(match[0])?.[1];
    if (text)
      found.push({ text: text.replaceAll(/\\(['"])/g, '$1').replaceAll('%s', VALUE), offset: match.index });
  }
  return found;
}

/** Values of `.ini`, `.yml` and `.json` files, one a line. */
export const stringsOfSettings = (code: string): Found[] =>
  [...code.matchAll(/^[ \t]*["']?[\w.-]+["']?[ \t]*[:=][ \t]*(?:"(.*)"|'(.*)'|([^[{\n]*?)),?$/gm)].map(
    (match) => ({
      text: match[1] ?? match[2] ?? match[3] ?? '',
      offset: match.index,
    }),
  );
