import type { Plugin } from 'vite';
import { elementList } from '../manifest.ts';

const id = 'virtual:parvis-elements';

/**
 * `import { elements } from 'virtual:parvis-elements'`: the declared elements as data, so that a page can list them
 * without bundling the areas' code.
 */
export function elementsModule(): Plugin {
  return {
    name: 'parvis:elements-module',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const elements = ${JSON.stringify(elementList())};` : undefined,
  };
}
