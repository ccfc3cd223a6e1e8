/*
 * What editors and readers know of the elements, all derived from the area declarations: custom-elements.json,
 * VS Code's HTML data, JetBrains' web-types, the README's table, and the list the playground is made from.
 */
import { areas } from '../src/areas/all';
import { type AnyArea, eventType } from '../src/areas/area';
import { type Attributes, attributeName, commonAttributes } from '../src/areas/attributes';
import { commonEvents, type WidgetEvents } from '../src/areas/widgetEvent';
import { detailTypes } from './detailTypes';

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

export interface ElementEvent {
  /** Short: `member-saved`. */
  name: string;
  /** As in the DOM: `parvis-member-saved`. */
  type: string;
  doc: string;
  /** The type of `detail`, as TypeScript; missing when there is none. */
  detail?: string | undefined;
  /** True when a host may prevent it. */
  isCancelable: boolean;
  /** True for those every element has. */
  isCommon: boolean;
}

export interface ElementDescription {
  name: string;
  tag: string;
  title: string;
  doc: string;
  attributes: readonly ElementAttribute[];
  /** Common ones first. */
  events: readonly ElementEvent[];
}

function describe(attributes: Attributes, isCommon: boolean): ElementAttribute[] {
  return Object.entries(attributes).map(([prop, { kind, doc, oneOf, default: fallback }]) => {
    return { name: attributeName(prop), prop, kind, doc, default: fallback, oneOf, isCommon };
  });
}

function describeEvents(events: WidgetEvents, isCommon: boolean): ElementEvent[] {
  const details = detailTypes();
  return Object.entries(events).map(([name, { doc, isCancelable = false }]) => ({
    name,
    type: eventType(name),
    doc,
    detail: details[name],
    isCancelable,
    isCommon,
  }));
}

/** Every element, in the order of `areas`. */
export function elementList(all: readonly AnyArea[] = areas): ElementDescription[] {
  return all.map(({ name, tag, title, doc, attributes, emits }) => ({
    name,
    tag,
    title,
    doc,
    attributes: [...describe(attributes, false), ...describe(commonAttributes, true)],
    events: [...describeEvents(commonEvents, true), ...describeEvents(emits, false)],
  }));
}

const words = { text: 'string', number: 'number', flag: 'boolean' } as const;

function typeOf({ kind, oneOf }: ElementAttribute): string {
  return oneOf ? oneOf.map((value) => JSON.stringify(value)).join(' | ') : words[kind];
}

const eventWords = ({ doc, isCancelable }: ElementEvent) => (isCancelable ? `${doc} Cancelable.` : doc);
const eventClass = ({ detail }: ElementEvent) => (detail ? `CustomEvent<${detail}>` : 'CustomEvent');

const methods = [
  { name: 'reload', description: 'Starts the screen over with fresh data; what was typed in it is lost.' },
  {
    name: 'navigate',
    description: 'Goes to a path of the element’s routes, e.g. `/community/details/12`.',
    parameters: [{ name: 'path', type: { text: 'string' } }],
  },
];

/** Where children of an element show; others don't. */
export const slots = [
  { name: 'header', description: 'Stands above the widget, signed in or not.' },
  {
    name: 'loading',
    description: 'Shows while the widget’s code or the session is awaited, in place of the splash.',
  },
  {
    name: 'empty',
    description:
      'Shows where a list has nothing at all, in place of its own words: members, forms, groups, departments, tags, steps. Not where a search found nothing.',
  },
];

/** The custom properties at the top of the tokens, with their fallbacks: `--parvis-accent: #76c12c`. */
export function customProperties(tokens: string): { name: string; default: string }[] {
  const uses = tokens.matchAll(/var\(\s*(--parvis-[\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g);
  const found = new Map<string, string>();
  for (const [, name = '', fallback = ''] of uses)
    if (!found.has(name)) found.set(name, fallback.replace(/\s+/g, ' ').trim());
  return [...found].map(([name, fallback]) => ({ name, default: fallback }));
}

/** https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0 */
function customElements(elements: readonly ElementDescription[], tokens: string) {
  const cssProperties = customProperties(tokens);
  const declarations = elements.map(({ tag, doc, attributes, events }) => ({
    kind: 'class',
    name: tag,
    superclass: { name: 'HTMLElement' },
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
      ...attributes.map((attribute) => ({
        kind: 'field',
        name: attribute.prop,
        attribute: attribute.name,
        description: attribute.doc,
        type: { text: typeOf(attribute) },
      })),
      ...methods.map((method) => ({ kind: 'method', ...method })),
    ],
    events: events.map((event) => ({
      name: event.type,
      description: eventWords(event),
      type: { text: eventClass(event) },
    })),
    slots,
    cssProperties,
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
function webTypes(elements: readonly ElementDescription[], version: string, tokens: string) {
  const css = { properties: customProperties(tokens).map(({ name }) => ({ name })) };
  const described = elements.map(({ tag, doc, attributes, events }) => ({
    name: tag,
    description: doc,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.doc,
      value: { type: typeOf(attribute) },
    })),
    slots,
    js: {
      properties: attributes.map((attribute) => ({
        name: attribute.prop,
        description: attribute.doc,
        type: typeOf(attribute),
      })),
      events: events.map((event) => ({ name: event.type, description: eventWords(event) })),
    },
    css,
  }));
  return {
    name: 'parvis',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: described } },
  };
}

interface ManifestSource {
  version: string;
  /** The text of src/ui/tokens.css. */
  tokens: string;
}

/** The files of dist that describe the elements, by name. */
export function manifests(
  { version, tokens }: ManifestSource,
  all: readonly AnyArea[] = areas,
): Record<string, unknown> {
  const elements = elementList(all);
  return {
    'custom-elements.json': customElements(elements, tokens),
    'vscode.html-custom-data.json': vscodeData(elements),
    'web-types.json': webTypes(elements, version, tokens),
  };
}
