/*
 * The state of one element: its declared attributes, the properties that a script set, and how events leave it.
 * Properties take precedence over attributes and are never reflected. Both go through the same declaration, which
 * refuses a bad value the same way: it warns once, naming the tag and the fix, and uses the default.
 */
import { type AnyArea, eventsOf, eventType } from '../../src/areas/area';
import {
  type Attribute,
  type Attributes,
  attributeName,
  commonAttributes,
  elementAttributes,
} from '../../src/areas/attributes';
import type { WidgetHandle, WidgetProps } from '../../src/areas/Widget';
import { warnOfValue } from '../../src/areas/warnOfValue';

/** Properties without an attribute, because they are objects. */
const objectProperties = ['client', 'messages', 'appearance'] as const;

export class ElementState {
  readonly declared: Attributes;
  readonly handle: { current: WidgetHandle | null } = { current: null };
  readonly element: HTMLElement;
  readonly #set = new Map<string, unknown>();
  readonly #warned = new Set<string>();
  readonly #cancelable: readonly string[];

  constructor(element: HTMLElement, area: AnyArea) {
    this.element = element;
    this.declared = declaredAttributes(area);
    const events = eventsOf(area);
    const names = Object.keys(events).filter((name) => events[name]?.isCancelable);
    this.#cancelable = names.map(eventType);
  }

  /** The property, else the attribute, else the default. */
  read(prop: string): unknown {
    const attribute = this.declared[prop];
    const own = this.#set.get(prop);
    if (!attribute || (own && typeof own === 'object' && attribute.kind === 'record')) return own;
    const name = attributeName(prop);
    const written = own === undefined || own === null ? this.element.getAttribute(name) : String(own);
    const parsed = attribute.parse(written, name);
    this.#warn(parsed, attribute);
    return parsed.value;
  }

  values(): WidgetProps['attributes'] {
    const values = Object.fromEntries(Object.keys(this.declared).map((prop) => [prop, this.read(prop)]));
    return values as WidgetProps['attributes'];
  }

  write(prop: string, value: unknown): void {
    this.#set.set(prop, value);
  }

  emit: WidgetProps['emit'] = (type, detail) =>
    this.element.dispatchEvent(
      new CustomEvent(type, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: this.#cancelable.includes(type),
      }),
    );

  #warn(parsed: ReturnType<Attribute<unknown>['parse']>, { oneOf }: Attribute<unknown>): void {
    const { warning } = parsed;
    if (!warning || this.#warned.has(warning)) return;
    this.#warned.add(warning);
    warnOfValue(this.element.localName, parsed, oneOf);
  }
}

/** The attributes of every widget, then the area's own. */
export function declaredAttributes(area: AnyArea): Attributes {
  return { ...commonAttributes, ...elementAttributes, ...area.attributes };
}

/** All properties of the area's element. */
export function propertyNames(area: AnyArea): string[] {
  return [...Object.keys(declaredAttributes(area)), ...objectProperties];
}
