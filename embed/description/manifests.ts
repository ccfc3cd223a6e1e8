/*
 * The files that tell editors about the elements: custom-elements.json, VS Code's HTML data and JetBrains' web-types.
 */
import { areas } from '../../src/areas/all';
import type { AnyArea } from '../../src/areas/area';
import {
  customProperties,
  type ElementAttribute,
  type ElementDescription,
  type ElementEvent,
  elementList,
  slots,
} from './elementList';

const words = {
  text: 'string',
  number: 'number',
  flag: 'boolean',
  list: 'string',
  record: 'string',
} as const;

function typeOf({ kind, oneOf }: ElementAttribute): string {
  return oneOf && kind !== 'list' ? oneOf.map((value) => JSON.stringify(value)).join(' | ') : words[kind];
}

const eventText = ({ doc, isCancelable }: ElementEvent) => (isCancelable ? `${doc} Cancelable.` : doc);
const eventClass = ({ detail }: ElementEvent) => (detail ? `CustomEvent<${detail}>` : 'CustomEvent');

const methods = [
  { name: 'reload', description: 'Restarts the screen with fresh data. Unsaved input is lost.' },
  {
    name: 'navigate',
    description: 'Opens a path of the element’s routes, e.g. `/community/details/12`.',
    parameters: [{ name: 'path', type: { text: 'string' } }],
  },
];

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
      description: eventText(event),
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
      events: events.map((event) => ({ name: event.type, description: eventText(event) })),
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
