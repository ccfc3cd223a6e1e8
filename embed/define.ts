/* Defines areas as custom elements, for embed/index.ts and the loader. Importing it does nothing. */
import { areas } from '../src/areas/all';
import type { AnyArea } from '../src/areas/area';
import { elementFor } from './element/elementFor';

export interface DefineOptions {
  /** First part of the tags. Keep `parvis` unless another product on the page uses it. */
  prefix?: string;
  /** Names of the areas to define, e.g. `['members', 'dashboard']`; all by default. */
  only?: readonly string[];
}

function tagOf(area: AnyArea, prefix: string): string {
  return `${prefix}-${area.name}`;
}

/** Defines the elements. Tags that are already defined stay as they are. Does nothing in Node. */
export function defineElements({ prefix = 'parvis', only }: DefineOptions = {}): void {
  if (typeof customElements === 'undefined') return;
  const names: readonly string[] = areas.map(({ name }) => name);
  for (const name of only ?? []) {
    if (!names.includes(name))
      console.warn(`Parvis: there is no area named "${name}" to define. There are: ${names.join(', ')}.`);
  }
  for (const area of areas) {
    const tag = tagOf(area, prefix);
    if ((only && !only.includes(area.name)) || customElements.get(tag)) continue;
    customElements.define(tag, elementFor(area));
  }
}
