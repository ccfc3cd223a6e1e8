/*
 * dist/types/html.d.ts declares the elements for TypeScript, from the area declarations: properties, attributes and
 * typed events of each tag. embed/types adds what frameworks need, once for all tags.
 */
import type { AnyArea } from '../../src/areas/area';
import { type ElementAttribute, type ElementDescription, elementList } from './elementList';

const literals = (oneOf: readonly (string | number)[]) => oneOf.map((value) => JSON.stringify(value));

const types = {
  text: 'string',
  number: 'number',
  flag: 'boolean',
  list: 'string',
  record: 'NamedValues',
} as const;

/** The type that a script reads from the property. */
function valueType({ kind, oneOf, default: fallback }: ElementAttribute): string {
  const plain = types[kind];
  const type = oneOf && kind !== 'list' ? literals(oneOf).join(' | ') : plain;
  return fallback === undefined ? `${type} | undefined` : type;
}

const listType = (oneOf: readonly (string | number)[] = []) => `readonly (${literals(oneOf).join(' | ')})[]`;

/** The type that a template may write. */
function writtenType({ kind, oneOf, name }: ElementAttribute): string {
  if (kind === 'flag') return ['boolean', ...literals(['', 'true', 'false', name])].join(' | ');
  if (kind === 'list') return `NameList<${literals(oneOf ?? []).join(' | ')}>`;
  if (kind === 'record') return 'NamedValues';
  if (kind === 'text') return oneOf ? literals(oneOf).join(' | ') : 'string';
  return oneOf ? [...literals(oneOf), ...literals(oneOf.map(String))].join(' | ') : 'number | string';
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const described = (doc: string, line: string) => [`/** ${doc.replaceAll('*/', '* /')} */`, line];
const block = (head: string, lines: readonly string[]) => [
  `export interface ${head} {`,
  ...indented(lines),
  '}',
];

function accessors(attributes: readonly ElementAttribute[]): string[] {
  return attributes.flatMap((attribute) => {
    const type = valueType(attribute);
    const list = attribute.kind === 'list' ? [listType(attribute.oneOf)] : [];
    const taken = new Set([...type.split(' | '), ...list, 'null', 'undefined']);
    return [
      ...described(attribute.doc, `get ${attribute.prop}(): ${type};`),
      `set ${attribute.prop}(value: ${[...taken].join(' | ')});`,
    ];
  });
}

/** The attribute under its HTML name, and under its JavaScript name where that differs. */
function written(attributes: readonly ElementAttribute[]): string[] {
  return attributes.flatMap((attribute) => {
    const { name, prop, doc } = attribute;
    const type = `${writtenType(attribute)} | undefined`;
    const own = described(doc, `${name === prop ? prop : `'${name}'`}?: ${type};`);
    return name === prop ? own : [...own, ...described(doc, `${prop}?: ${type};`)];
  });
}

function eventLines(events: ElementDescription['events']): string[] {
  return events.flatMap(({ name, type, doc }) =>
    described(doc, `'${type}': CustomEvent<EventDetails['${name}']>;`),
  );
}

function listening(element: string, events: string): string[] {
  return ['addEventListener', 'removeEventListener'].flatMap((method) => {
    const options = method.startsWith('add') ? 'AddEventListenerOptions' : 'EventListenerOptions';
    const rest = `options?: boolean | ${options}): void;`;
    const all = `HTMLElementEventMap & ${events}`;
    return [
      `${method}<K extends keyof (${all})>(type: K, listener: (this: ${element}, event: (${all})[K]) => unknown, ${rest}`,
      `${method}(type: string, listener: EventListenerOrEventListenerObject, ${rest}`,
    ];
  });
}

/** `parvis-members` → `ParvisMembers` */
const pascal = (tag: string) =>
  tag.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());

function elementBlocks({ tag, doc, attributes, events }: ElementDescription): string[] {
  const name = pascal(tag);
  const own = attributes.filter(({ isCommon }) => !isCommon);
  return [
    ...block(`${name}Events extends ParvisEvents`, eventLines(events.filter(({ isCommon }) => !isCommon))),
    ...block(`${name}Attributes extends ParvisAttributes`, written(own)),
    `/** ${doc} */`,
    ...block(`${name}Element extends ParvisProperties`, [
      ...accessors(own),
      ...listening(`${name}Element`, `${name}Events`),
    ]),
  ];
}

const objects = [
  ...described('A client of the host’s own instead of an address.', 'client?: Client | undefined;'),
  ...described('Sentences of the host by key.', 'messages?: Messages | undefined;'),
  ...described('Colours, sizes and fonts for each colour scheme.', 'appearance?: Appearance | undefined;'),
];

/** The text of html.d.ts. */
export function typings(all?: readonly AnyArea[]): string {
  const elements = elementList(all);
  const common = (elements[0]?.attributes ?? []).filter(({ isCommon }) => isCommon);
  const commonEvents = (elements[0]?.events ?? []).filter(({ isCommon }) => isCommon);
  const parts = ({ tag }: ElementDescription) =>
    `'${tag}': { element: ${pascal(tag)}Element; attributes: ${pascal(tag)}Attributes; events: ${pascal(tag)}Events };`;
  return [
    "import type { ParvisElement } from './embed/element/elementFor.js';",
    "import type { Client } from './src/api/client.js';",
    "import type { EventDetails } from './src/areas/all.js';",
    "import type { NameList } from './src/areas/attributes.js';",
    "import type { NamedValues } from './src/domain/records.js';",
    "import type { Messages } from './src/messages/messages.js';",
    "import type { Appearance } from './src/ui/colours/appearance.js';",
    '',
    ...block('ParvisEvents', eventLines(commonEvents)),
    ...block('ParvisAttributes', [...written(common), ...objects]),
    ...block('ParvisProperties extends ParvisElement', [...accessors(common), ...objects]),
    ...elements.flatMap(elementBlocks),
    '/** Everything about each tag, for the typings of frameworks. */',
    ...block('ParvisElements', elements.map(parts)),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...elements.map(({ tag }) => `    '${tag}': ${pascal(tag)}Element;`),
    '  }',
    '}',
    '',
  ].join('\n');
}
