import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { customProperties, elementList } from '../description/elementList.ts';

const id = 'virtual:parvis-elements';

function contents(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const data = {
    elements: elementList(),
    properties: customProperties(readFileSync('src/ui/tokens.css', 'utf8')),
    version,
  };
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/**
 * `import { elements } from 'virtual:parvis-elements'` gives the declared elements and the custom properties as data, so
 * that a page can list them without bundling the areas' code.
 */
export function elementsModule(): Plugin {
  return {
    name: 'parvis:elements-module',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? contents() : undefined),
  };
}
