/*
 * Reads from the sources what the comments above declarations say of areas, of their attributes and of their events.
 * Manifests, typings and documents print it; no widget carries it.
 */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { type AnyNode, declarationFiles, nodesIn } from './declarations';

interface Sentences {
  /** The `name` of the area that the file declares; undefined in a file that several areas share. */
  area: string | undefined;
  /** Under `area`, `attribute pageSize`, `event route`. */
  byName: ReadonlyMap<string, string>;
}

/** The text of a `/** … *\/` comment, on one line. */
const textOf = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

function readFile(file: string): Sentences {
  const code = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, code);
  const above = ({ start }: AnyNode): string | undefined => {
    const comment = comments.findLast(({ end }) => end <= start);
    if (!comment?.value.startsWith('*') || code.slice(comment.end, start).trim() !== '') return undefined;
    return textOf(comment.value);
  };
  const byName = new Map<string, string>();
  let area: string | undefined;
  for (const node of nodesIn(program)) {
    const { type, key, value } = node as AnyNode & { key?: AnyNode; value?: AnyNode };
    if (type === 'ExportNamedDeclaration' && code.slice(node.start, node.end).includes('defineArea(')) {
      byName.set('area', above(node) ?? '');
    } else if (type === 'Property' && value?.type === 'CallExpression') {
      const kind = (value.callee as AnyNode).name === 'event' ? 'event' : 'attribute';
      const sentence = above(node);
      if (sentence) byName.set(`${kind} ${key?.name ?? key?.value}`, sentence);
    } else if (type === 'Property' && key?.name === 'name' && value?.type === 'Literal') {
      area ??= String(value.value);
    }
  }
  return { area, byName };
}

let read: readonly Sentences[] | undefined;

/**
 * What the sources say of an area, or of one of its own or shared attributes or events.
 * @param what `area`, `attribute pageSize`, `event route`
 * @returns '' for an area that the sources don't declare, such as one of a test
 */
export function sentenceOf(area: string, what: string): string {
  read ??= declarationFiles().map(readFile);
  const own = read.find((file) => file.area === area)?.byName.get(what);
  const shared = read.filter((file) => file.area === undefined).map(({ byName }) => byName.get(what));
  return own ?? shared.find(Boolean) ?? '';
}
