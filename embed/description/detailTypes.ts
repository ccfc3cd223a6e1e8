/*
 * Reads from the sources which types areas declare for the details of their events: `event<MemberSaved>({…})`, an
 * interface of the same file or a shared one. Documents show its fields.
 */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { type AnyNode, declarationFiles, isNode, nodesIn } from './declarations';

/** The details of events that several areas have. */
const SHARED = 'src/domain/beforeWrite.ts';

/** On one line, without its comments. */
const oneLine = (code: string): string =>
  code
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/;? \}/g, ' }')
    // A union formatted over several lines begins with a bar.
    .replace(/: \| /g, ': ')
    .trim();

/** The fields of each interface, those of the one that it extends first. */
function interfacesOf(code: string, nodes: readonly AnyNode[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const node of nodes) {
    if (node.type !== 'TSInterfaceDeclaration') continue;
    const {
      id,
      body,
      extends: bases,
    } = node as unknown as { id: AnyNode; body: AnyNode; extends: AnyNode[] };
    const inherited = bases.map(({ start, end }) => fields.get(code.slice(start, end)) ?? '');
    fields.set(String(id.name), [...inherited, code.slice(body.start + 1, body.end - 1).trim()].join('\n'));
  }
  return fields;
}

/** A type as it is declared, with its fields in place of the name of an interface. */
const spelledOut = (type: string, fields: ReadonlyMap<string, string>): string =>
  type.replace(/(?<!\.)\b[A-Z]\w+\b/g, (name) => {
    const own = fields.get(name);
    return own === undefined ? name : `{ ${spelledOut(oneLine(own).replace(/;$/, ''), fields)} }`;
  });

interface DetailType {
  /** As it is declared: `MemberSaved`. */
  name: string;
  /** Its fields: `{ id?: number; isNew: boolean }`. */
  fields: string;
}

function sharedInterfaces() {
  const code = readFileSync(SHARED, 'utf8');
  return interfacesOf(code, [...nodesIn(parseAst(code, { lang: 'ts' }))]);
}

function readFile(file: string): [event: string, type: DetailType][] {
  const code = readFileSync(file, 'utf8');
  const found: [string, DetailType][] = [];
  const nodes = [...nodesIn(parseAst(code, { lang: 'ts' }))];
  const fields = new Map([...sharedInterfaces(), ...interfacesOf(code, nodes)]);
  for (const node of nodes) {
    const { key, value } = node as { key?: AnyNode; value?: AnyNode };
    if (node.type !== 'Property' || !isNode(value) || value.type !== 'CallExpression') continue;
    const [type] = ((value.typeArguments as AnyNode | null)?.params ?? []) as AnyNode[];
    if ((value.callee as AnyNode).name !== 'event' || !type) continue;
    const name = oneLine(code.slice(type.start, type.end));
    found.push([String(key?.name ?? key?.value), { name, fields: spelledOut(name, fields) }]);
  }
  return found;
}

let read: Record<string, DetailType> | undefined;

/** The types by short event name. Events without a detail have none. */
export function detailTypes(): Readonly<Record<string, DetailType>> {
  read ??= Object.fromEntries(declarationFiles().flatMap(readFile));
  return read;
}
