/* Defines areas as custom elements, for embed/index.ts and the loader. Importing it does nothing. */
import { areas } from '../src/areas/all';
import { defineAreas } from './element/defineAreas';

export interface DefineOptions {
  /** First part of the tags. Keep `parvis` unless another product on the page uses it. */
  prefix?: string;
  /** Names of the areas to define, e.g. `['members', 'dashboard']`; all by default. */
  only?: readonly string[];
}

/** Defines the elements. Tags that are already defined stay as they are. Does nothing in Node. */
export function defineElements({ prefix, only }: DefineOptions = {}): void {
  if (typeof customElements === 'undefined') return;
  const names: readonly string[] = areas.map(({ name }) => name);
  for (const name of only ?? []) {
    if (!names.includes(name))
      console.warn(`Parvis: there is no area named "${name}" to define. There are: ${names.join(', ')}.`);
  }
  defineAreas(
    areas.filter(({ name }) => !only || only.includes(name)),
    prefix,
  );
}
