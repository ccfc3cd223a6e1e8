/*
 * What editors and readers know of the elements, all derived from the area declarations: custom-elements.json,
 * VS Code's HTML data, JetBrains' web-types, the README's table, and the list the playground is made from.
 */
import { areas } from '../src/areas/all';
import { type AnyArea, commonEvents, eventType } from '../src/areas/area';
import { type Attributes, attributeName, commonAttributes } from '../src/areas/attributes';

export interface ElementAttribute {
  /** As in HTML. */
  name: string;
  /** As in JavaScript. */
  prop: string;
  kind: 'text' | 'number' | 'flag';
  doc: string;
  default: unknown;
  oneOf?: readonly (string | number)[];
  /** True for those every element has. */
  isCommon: boolean;
}

export interface ElementDescription {
  name: string;
  tag: string;
  title: string;
  doc: string;
  attributes: readonly ElementAttribute[];
  /** DOM event types, common ones first. */
  events: readonly string[];
  ownEvents: readonly string[];
}

function describe(attributes: Attributes, isCommon: boolean): ElementAttribute[] {
  return Object.entries(attributes).map(([prop, { kind, doc, oneOf, default: fallback }]) => {
    return { name: attributeName(prop), prop, kind, doc, default: fallback, oneOf, isCommon };
  });
}

/** Every element, in the order of `areas`. */
export function elementList(all: readonly AnyArea[] = areas): ElementDescription[] {
  return all.map(({ name, tag, title, doc, attributes, emits }) => ({
    name,
    tag,
    title,
    doc,
    attributes: [...describe(attributes, false), ...describe(commonAttributes, true)],
    events: [...commonEvents, ...emits].map(eventType),
    ownEvents: emits.map(eventType),
  }));
}

const words = { text: 'string', number: 'number', flag: 'boolean' } as const;

function typeOf({ kind, oneOf }: ElementAttribute): string {
  return oneOf ? oneOf.map((value) => JSON.stringify(value)).join(' | ') : words[kind];
}

/** https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0 */
function customElements(elements: readonly ElementDescription[]) {
  const declarations = elements.map(({ tag, doc, attributes, events }) => ({
    kind: 'class',
    name: tag,
    tagName: tag,
    customElement: true,
    description: doc,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      fieldName: attribute.prop,
      description: attribute.doc,
      type: { text: typeOf(attribute) },
      default: attribute.default === undefined ? undefined : JSON.stringify(attribute.default),
    })),
    members: [
      { kind: 'method', name: 'reload', description: 'Starts the screen over with fresh data.' },
      { kind: 'method', name: 'navigate', parameters: [{ name: 'path', type: { text: 'string' } }] },
    ],
    events: events.map((name) => ({ name, type: { text: 'CustomEvent' } })),
  }));
  const exports = elements.map(({ tag }) => ({
    kind: 'custom-element-definition',
    name: tag,
    declaration: { name: tag, module: 'esm/elements.js' },
  }));
  return {
    schemaVersion: '1.0.0',
    modules: [{ kind: 'javascript-module', path: 'esm/elements.js', declarations, exports }],
  };
}

/** Custom data of VS Code's HTML language service. */
function vscodeData(elements: readonly ElementDescription[]) {
  const tags = elements.map(({ tag, doc, attributes }) => ({
    name: tag,
    description: doc,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.doc,
      valueSet: attribute.kind === 'flag' ? 'v' : undefined,
      values: attribute.oneOf?.map((value) => ({ name: String(value) })),
    })),
  }));
  return { version: 1.1, tags };
}

/** JetBrains' description of custom elements. */
function webTypes(elements: readonly ElementDescription[], version: string) {
  const described = elements.map(({ tag, doc, attributes, events }) => ({
    name: tag,
    description: doc,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.doc,
      value: { type: typeOf(attribute) },
    })),
    js: { events: events.map((name) => ({ name })) },
  }));
  return {
    name: 'parvis',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: described } },
  };
}

/** The files of dist that describe the elements, by name. */
export function manifests(version: string, all: readonly AnyArea[] = areas): Record<string, unknown> {
  const elements = elementList(all);
  return {
    'custom-elements.json': customElements(elements),
    'vscode.html-custom-data.json': vscodeData(elements),
    'web-types.json': webTypes(elements, version),
  };
}

/** The table of elements in the README, as Markdown. */
export function elementTable(all: readonly AnyArea[] = areas): string {
  const rows = elementList(all).map(({ tag, doc, attributes, ownEvents }) => {
    const own = attributes.filter(({ isCommon }) => !isCommon).map((a) => `\`${a.name}\`: ${a.doc}`);
    return `| \`<${tag}>\` | ${doc} | ${own.join('<br>')} | ${ownEvents.map((name) => `\`${name}\``).join(' ')} |`;
  });
  return [
    '| element | what it shows | own attributes | own events |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
