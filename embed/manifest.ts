/*
 * What editors and readers know of the elements, all derived from the area declarations: custom-elements.json,
 * VS Code's HTML data, JetBrains' web-types, and the README's table.
 */
import { areas } from '../src/areas/all';
import { type AnyArea, commonEvents, eventType } from '../src/areas/area';
import { type Attribute, attributeName } from '../src/areas/attributes';
import { declaredAttributes } from './ElementState';

interface DeclaredAttribute extends Attribute<unknown> {
  /** As in HTML. */
  name: string;
  /** As in JavaScript. */
  prop: string;
}

function attributesOf(area: AnyArea): DeclaredAttribute[] {
  return Object.entries(declaredAttributes(area)).map(([prop, attribute]) => ({
    ...attribute,
    prop,
    name: attributeName(prop),
  }));
}

const eventsOf = (area: AnyArea): string[] => [...commonEvents, ...area.emits].map(eventType);
const words = { text: 'string', number: 'number', flag: 'boolean' } as const;

function typeOf({ kind, oneOf }: Attribute<unknown>): string {
  return oneOf ? oneOf.map((value) => JSON.stringify(value)).join(' | ') : words[kind];
}

/** https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0 */
function customElements(all: readonly AnyArea[]) {
  const declarations = all.map((area) => ({
    kind: 'class',
    name: area.tag,
    tagName: area.tag,
    customElement: true,
    description: area.doc,
    attributes: attributesOf(area).map((attribute) => ({
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
    events: eventsOf(area).map((name) => ({ name, type: { text: 'CustomEvent' } })),
  }));
  const exports = all.map((area) => ({
    kind: 'custom-element-definition',
    name: area.tag,
    declaration: { name: area.tag, module: 'esm/elements.js' },
  }));
  return {
    schemaVersion: '1.0.0',
    modules: [{ kind: 'javascript-module', path: 'esm/elements.js', declarations, exports }],
  };
}

/** Custom data of VS Code's HTML language service. */
function vscodeData(all: readonly AnyArea[]) {
  const tags = all.map((area) => ({
    name: area.tag,
    description: area.doc,
    attributes: attributesOf(area).map(({ name, doc, oneOf, kind }) => ({
      name,
      description: doc,
      valueSet: kind === 'flag' ? 'v' : undefined,
      values: oneOf?.map((value) => ({ name: String(value) })),
    })),
  }));
  return { version: 1.1, tags };
}

/** JetBrains' description of custom elements. */
function webTypes(all: readonly AnyArea[], version: string) {
  const elements = all.map((area) => ({
    name: area.tag,
    description: area.doc,
    attributes: attributesOf(area).map((attribute) => ({
      name: attribute.name,
      description: attribute.doc,
      value: { type: typeOf(attribute) },
    })),
    js: { events: eventsOf(area).map((name) => ({ name })) },
  }));
  return {
    name: 'parvis',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements } },
  };
}

/** The files of dist that describe the elements, by name. */
export function manifests(version: string, all: readonly AnyArea[] = areas): Record<string, unknown> {
  return {
    'custom-elements.json': customElements(all),
    'vscode.html-custom-data.json': vscodeData(all),
    'web-types.json': webTypes(all, version),
  };
}

/** The table of elements in the README, as Markdown. */
export function elementTable(all: readonly AnyArea[] = areas): string {
  const common = new Set(Object.keys(declaredAttributes({ ...all[0], attributes: {} } as AnyArea)));
  const rows = all.map((area) => {
    const own = attributesOf(area).filter(({ prop }) => !common.has(prop));
    const attributes = own.map((a) => `\`${a.name}\` ${a.doc}`).join('<br>');
    const events = area.emits.map((name) => `\`${eventType(name)}\``).join(' ');
    return `| \`<${area.tag}>\` | ${area.doc} | ${attributes} | ${events} |`;
  });
  return [
    '| element | what it shows | its attributes | its events |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
