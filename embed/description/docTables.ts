/*
 * The Markdown tables of docs/REFERENCE.md, made from the area declarations and the tokens. `npm run
 * docs` writes them between their marks, and tests compare them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyArea, handlerName } from '../../src/areas/area';
import { customProperties, type ElementEvent, elementList, slots } from './elementList';

export interface DocTable {
  file: string;
  /** The name in `<!-- mark:start -->` and `<!-- mark:end -->`. */
  mark: string;
  content: string;
}

const REFERENCE = 'docs/REFERENCE.md';
const BACKEND = 'docs/BACKEND.md';

/** All generated parts of the documentation. @param all the described areas; by default all */
export function docTables(all?: readonly AnyArea[]): DocTable[] {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const screens = names.sort().map((name) => readFileSync(join('src', name), 'utf8'));
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  return [
    { file: REFERENCE, mark: 'widgets', content: elementTable(all) },
    { file: REFERENCE, mark: 'events', content: eventTable(all) },
    { file: REFERENCE, mark: 'properties', content: propertyTable(tokens) },
    { file: REFERENCE, mark: 'slots', content: slotTable() },
    { file: REFERENCE, mark: 'parts', content: partList(screens) },
    { file: BACKEND, mark: 'hide', content: hideSentence(all) },
  ];
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The elements with their own attributes and events. */
function elementTable(all?: readonly AnyArea[]): string {
  const rows = elementList(all).map(({ tag, doc, attributes, events }) => {
    const ownAttributes = attributes.filter(({ isCommon }) => !isCommon);
    const ownEvents = events.filter(({ isCommon }) => !isCommon);
    return [
      code(`<${tag}>`),
      doc,
      ownAttributes.map((attribute) => `${code(attribute.name)}: ${attribute.doc}`).join('<br>'),
      ownEvents.map(({ type }) => code(type)).join(' '),
    ];
  });
  return table(['element', 'what it shows', 'own attributes', 'own events'], rows);
}

/** The exported type of a detail, and its fields. */
const detailOf = ({ detail = '', detailName = '' }: ElementEvent) =>
  [...new Set([detailName, detail])].filter(Boolean).map(code).join('<br>');

/** Every event once, with the elements that send it. */
function eventTable(all?: readonly AnyArea[]): string {
  const seen = new Map<string, { event: ElementEvent; tags: string[] }>();
  for (const { tag, events } of elementList(all)) {
    for (const event of events) {
      const known = seen.get(event.type) ?? { event, tags: [] };
      known.tags.push(tag);
      seen.set(event.type, known);
    }
  }
  const rows = [...seen.values()].map(({ event, tags }) => [
    code(event.type),
    code(handlerName(event.name)),
    event.isCommon ? 'all' : tags.map(code).join(' '),
    detailOf(event),
    event.isCancelable ? `${event.doc} **Cancelable.**` : event.doc,
  ]);
  return table(['DOM event', 'React prop', 'element', 'detail', 'when'], rows);
}

/** The custom properties, grouped by the comments of the tokens. */
function propertyTable(tokens: string): string {
  const parts = tokens.split(/\/\*([\s\S]*?)\*\//).slice(2);
  const seen = new Set<string>();
  const rows: string[][] = [];
  let group = 'Base';
  parts.forEach((part, at) => {
    if (at % 2 === 1) {
      group = part.replace(/\s+/g, ' ').trim();
      return;
    }
    for (const { name, default: fallback } of customProperties(part)) {
      if (seen.has(name)) continue;
      seen.add(name);
      rows.push([code(name), code(fallback), group]);
      group = '';
    }
  });
  return table(['property', 'default', 'of'], rows);
}

/** The slots: where children of an element appear. */
function slotTable(): string {
  return table(
    ['slot', 'where'],
    slots.map(({ name, description }) => [code(name), description]),
  );
}

/** The parts that components name with `part="…"`, as a list in one sentence. */
function partList(sources: readonly string[]): string {
  const names = sources.flatMap((source) =>
    [...source.matchAll(/\bpart="([^"]+)"/g)].map(([, name = '']) => name),
  );
  return `${[...new Set(names)].sort().map(code).join(', ')}.`;
}

/** What hides the actions of the members list that a small back end lacks. */
function hideSentence(all?: readonly AnyArea[]): string {
  const attributes = elementList(all).find(({ name }) => name === 'members')?.attributes ?? [];
  const names = attributes.find(({ name }) => name === 'hide')?.oneOf ?? [];
  return `Action by action, \`hide\` of \`<parvis-members>\` removes what your back end lacks: ${names.map((name) => code(String(name))).join(', ')}.`;
}
