import type { ElementDescription } from '../../embed/description/elementList';

/*
 * The state of the playground: the chosen widget, its attributes and its custom properties. The parts of the page subscribe
 * to it; it knows none of them.
 */
export class Workbench {
  #description: ElementDescription;
  #written = new Map<string, string>();
  #styled = new Map<string, string>();
  #listeners = new Set<() => void>();

  constructor(
    readonly elements: readonly ElementDescription[],
    name: string | null,
  ) {
    const [first] = elements;
    if (!first) throw new Error('No widget is declared.');
    this.#description = elements.find((element) => element.name === name) ?? first;
  }

  get description(): ElementDescription {
    return this.#description;
  }

  /** The attributes of the widget as HTML has them. */
  get written(): ReadonlyMap<string, string> {
    return this.#written;
  }

  /** The custom properties of the theme, which stay when another widget is chosen. */
  get styled(): ReadonlyMap<string, string> {
    return this.#styled;
  }

  /** The listener is called when a widget is chosen, and on every change of an attribute or property. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  choose(name: string): void {
    const chosen = this.elements.find((element) => element.name === name);
    if (!chosen || chosen === this.#description) return;
    this.#description = chosen;
    const theme = this.#written.get('theme');
    this.#written = new Map(theme ? [['theme', theme]] : []);
    this.#changed();
  }

  /** `null` removes the attribute. */
  write(attribute: string, value: string | null): void {
    if (value === null) this.#written.delete(attribute);
    else this.#written.set(attribute, value);
    this.#changed();
  }

  /** Sets several properties at once; `null` removes one. */
  style(values: readonly (readonly [property: string, value: string | null])[]): void {
    for (const [property, value] of values) {
      if (value === null) this.#styled.delete(property);
      else this.#styled.set(property, value);
    }
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
