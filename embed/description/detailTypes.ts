/* Reads from the sources which types areas declare for the details of their events: `event<Partial<Member>>({…})`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

const AREAS = 'src/areas';

function declarations(): string[] {
  const areas = readdirSync(AREAS).map((name) => `${AREAS}/${name}/area.ts`);
  return [`${AREAS}/widgetEvent.ts`, ...areas.filter((file) => existsSync(file))];
}

/** A part of a parsed file. */
interface Node {
  type: string;
  start: number;
  end: number;
}
export type AnyNode = Node & Record<string, unknown>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The node and all nodes below it. */
export function* nodesIn(value: unknown): Generator<AnyNode> {
  if (isNode(value)) yield value;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* nodesIn(part);
}

/** On one line, without its comments. */
const oneLine = (code: string): string =>
  code
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/;? \}/g, ' }')
    // A union formatted over several lines begins with a bar.
    .replace(/: \| /g, ': ')
    .trim();

function readFile(file: string): [name: string, type: string][] {
  const code = readFileSync(file, 'utf8');
  const found: [string, string][] = [];
  for (const node of nodesIn(parseAst(code, { lang: 'ts' }))) {
    const { key, value } = node as { key?: AnyNode; value?: AnyNode };
    if (node.type !== 'Property' || !isNode(value) || value.type !== 'CallExpression') continue;
    const [type] = ((value.typeArguments as AnyNode | null)?.params ?? []) as AnyNode[];
    if ((value.callee as AnyNode).name === 'event' && type)
      found.push([String(key?.name ?? key?.value), oneLine(code.slice(type.start, type.end))]);
  }
  return found;
}

let read: Record<string, string> | undefined;

/** The types by short event name. Events without a detail have none. */
export function detailTypes(): Readonly<Record<string, string>> {
  read ??= Object.fromEntries(declarations().flatMap(readFile));
  return read;
}
