/* The sources that declare areas, with their attributes and events, as parsed code. */
import { readdirSync } from 'node:fs';

const AREAS = 'src/areas';

/** What several areas share first, then each area's own file. */
export function declarationFiles(): string[] {
  const areas = readdirSync(AREAS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('/area.ts'))
    .map((name) => `${AREAS}/${name}`)
    .sort();
  return [`${AREAS}/attributes.ts`, `${AREAS}/widgetEvent.ts`, ...areas];
}

/** A part of a parsed file. */
interface Node {
  type: string;
  start: number;
  end: number;
}
export type AnyNode = Node & Record<string, unknown>;

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The node and all nodes below it. */
export function* nodesIn(value: unknown): Generator<AnyNode> {
  if (isNode(value)) yield value;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* nodesIn(part);
}
