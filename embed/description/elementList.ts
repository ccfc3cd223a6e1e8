/*
 * The description of every element, derived from the area declarations and the comments above them. The manifests for editors, the tables of the
 * documentation, the CMS packages and the playground are made from it.
 */
import { areas } from '../../src/areas/all';
import { type AnyArea, eventType } from '../../src/areas/area';
import {
  type AttributeKind,
  type Attributes,
  attributeName,
  commonAttributes,
  elementAttributes,
} from '../../src/areas/attributes';
import { commonEvents, type WidgetEvents } from '../../src/areas/widgetEvent';
import { detailTypes } from './detailTypes';
import { sentenceOf } from './sentences';

export interface ElementAttribute {
  /** The name in HTML. */
  name: string;
  /** The name in JavaScript. */
  prop: string;
  kind: AttributeKind;
  doc: string;
  default: unknown;
  oneOf?: readonly (string | number)[];
  /** True for those every element has. */
  isCommon: boolean;
}

export interface ElementEvent {
  /** The short name: `member-saved`. */
  name: string;
  /** The name in the DOM: `parvis-member-saved`. */
  type: string;
  doc: string;
  /** The TypeScript type of `detail`, with its fields; undefined when the event has none. */
  detail?: string | undefined;
  /** The name under which the package exports that type, where it has one. */
  detailName?: string | undefined;
  /** True when a host can prevent what the event announces. */
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
  /** The events of all elements first, then the element's own. */
  events: readonly ElementEvent[];
}

/** The sentences that are the same for every area that has such an attribute. */
const listDoc = (prop: string, names: readonly (string | number)[] = []): string =>
  prop === 'show'
    ? 'The only actions to show, by the names of `hide`; `list` alone for none. It protects nothing: the back end does.'
    : `What not to show, with commas: ${names.join(', ')}. It protects nothing: the back end does.`;

function describe(area: string, attributes: Attributes, isCommon: boolean): ElementAttribute[] {
  return Object.entries(attributes).map(([prop, { kind, oneOf, default: fallback }]) => {
    const doc = kind === 'list' ? listDoc(prop, oneOf) : sentenceOf(area, `attribute ${prop}`);
    return { name: attributeName(prop), prop, kind, doc, default: fallback, oneOf, isCommon };
  });
}

function describeEvents(area: string, events: WidgetEvents, isCommon: boolean): ElementEvent[] {
  const details = detailTypes();
  return Object.entries(events).map(([name, { isCancelable = false }]) => ({
    name,
    type: eventType(name),
    doc: sentenceOf(area, `event ${name}`),
    detail: details[name]?.fields,
    detailName: details[name]?.name,
    isCancelable,
    isCommon,
  }));
}

/** Every element, in the order of `areas`. */
export function elementList(all: readonly AnyArea[] = areas): ElementDescription[] {
  return all.map(({ name, tag, title, attributes, emits }) => ({
    name,
    tag,
    title,
    doc: sentenceOf(name, 'area'),
    attributes: [
      ...describe(name, attributes, false),
      ...describe(name, { ...commonAttributes, ...elementAttributes }, true).filter(
        ({ prop }) => !(prop in attributes),
      ),
    ],
    events: [...describeEvents(name, commonEvents, true), ...describeEvents(name, emits, false)],
  }));
}

/** The slots. Children without one of these slots aren't shown. */
export const slots = [
  { name: 'header', description: 'Shows above the widget, signed in or not.' },
  {
    name: 'loading',
    description: 'Replaces the splash while the widget’s code or the session loads.',
  },
  {
    name: 'empty',
    description:
      'Replaces the text of an empty list: members, forms, groups, departments, tags, steps. It does not show when a search finds nothing.',
  },
];

/** The default where the host sets no accent, without the value that would follow from it. */
const withoutOwn = (fallback: string): string => fallback.replace(/^var\(--pv-own[\w-]*, (.*)\)$/, '$1');

/** The custom properties that the tokens read, with their defaults: `--parvis-accent: #76c12c`. */
export function customProperties(tokens: string): { name: string; default: string }[] {
  const uses = tokens.matchAll(/var\(\s*(--parvis-[\w-]+),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g);
  const found = new Map<string, string>();
  for (const [, name = '', fallback = ''] of uses)
    if (!found.has(name)) found.set(name, withoutOwn(fallback.replace(/\s+/g, ' ').trim()));
  return [...found].map(([name, fallback]) => ({ name, default: fallback }));
}
