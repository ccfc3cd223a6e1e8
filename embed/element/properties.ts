/* The properties of an element: accessors of its class, and those that a script set before the class was there. */
import type { ElementState } from './ElementState';

interface WithState extends HTMLElement {
  state: ElementState;
  changed(): void;
}

/** An accessor that reads and writes the state of the element. */
export function accessorOf(name: string): PropertyDescriptor & ThisType<WithState> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return this.state.read(name);
    },
    set(value: unknown) {
      this.state.write(name, value);
      this.changed();
    },
  };
}

/** Properties that a script set before the element was defined are on the instance, where they hide the accessors. */
export function takeEarlyProperties(element: HTMLElement, names: string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
