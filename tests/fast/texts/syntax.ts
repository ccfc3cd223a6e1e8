import { parseSync } from 'vite';

/** A node of the syntax tree of a script; its other keys hold values and nodes. */
export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes of a value that is a node, a list of nodes or anything else. */
export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** What a name, a key or a literal says. */
export const nameOf = (value: unknown): string =>
  isNode(value) ? String(value.name ?? value.value ?? '') : '';

/** The pieces of a template between its values. */
export const piecesOf = (template: Node): string[] =>
  nodesIn(template.quasis).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  );

/** The top nodes of a script. */
export function parsed(code: string, file: string): Node[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return nodesIn(program.body);
}
