/* Creates widgets by code instead of markup. Pages of elements don't download this module. */
import { areas } from '../src/areas/all';
import { type AnyArea, eventsOf, eventType, handlerName } from '../src/areas/area';
import { checkHostNames } from '../src/messages/checkHostNames';
import { defineElements } from './define';
import { propertyNames } from './element/ElementState';

interface MountedWidget {
  /** Sets properties and handlers; those left out keep their value. */
  update(props: MountProps): void;
  unmount(): void;
}

/** Attributes in camelCase, properties, and handlers like `onMemberSaved`, which receive the event. */
type MountProps = Readonly<Record<string, unknown>>;

/** Appends the widget of an area to `parent`: `mount(el, 'members', { pageSize: 25, onMemberSaved })`. */
export function mountElement(parent: Element, name: string, props: MountProps = {}): MountedWidget {
  const area = areas.find((candidate) => candidate.name === name);
  if (!area) {
    throw new Error(
      `Parvis: there is no area named "${name}". There are: ${areas.map((a) => a.name).join(', ')}.`,
    );
  }
  defineElements({ only: [name] });
  const element = document.createElement(area.tag);
  const update = updater(element, area);
  update(props);
  parent.append(element);
  return { update, unmount: () => element.remove() };
}

function updater(element: HTMLElement, area: AnyArea): (props: MountProps) => void {
  const types = new Map(
    Object.keys(eventsOf(area)).map((event) => [handlerName(event) as string, eventType(event)]),
  );
  const listening = new Map<string, EventListener>();
  const known = [...propertyNames(area), ...[...types].map(([type]) => type)];
  return (props) => {
    // An element also has the properties of every element, such as `hidden`.
    const odd = Object.entries(props).filter(([prop]) => !known.includes(prop) && !(prop in element));
    checkHostNames(`mount(…, '${area.name}')`, 'prop', Object.fromEntries(odd), known);
    for (const [prop, value] of Object.entries(props)) {
      const type = types.get(prop);
      if (!type) {
        Reflect.set(element, prop, value);
        continue;
      }
      const before = listening.get(type);
      if (before) element.removeEventListener(type, before);
      listening.delete(type);
      if (typeof value !== 'function') continue;
      const listener: EventListener = (event) => void value(event);
      listening.set(type, listener);
      element.addEventListener(type, listener);
    }
  };
}
