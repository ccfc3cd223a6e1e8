import type { Plugin } from 'vite';

interface Change {
  module: RegExp;
  was: RegExp;
  becomes: string;
  /** The name of an object that replaces a global one for all changed modules of the library. */
  own?: string;
}

const apex = (name: string): Change => ({
  module: new RegExp(`/apexcharts/src/${name}\\.js$`),
  was: /\bwindow\.(?=(?:Apex|SVG)\b)|(?<![\w.$])(?=Apex\.\w)/g,
  becomes: 'own.',
  own: 'apexcharts',
});

/*
 * The only changes of libraries in the script-tag files: without them, the page changes Parvis or Parvis the page.
 * papaparse's registration with an AMD loader (Moodle, Magento) is switched off by `define` in buildCdn.ts.
 */
const changes: readonly Change[] = [
  // A page with charts of its own, perhaps in another version: settings and drawing library are on `window`.
  ...['apexcharts', 'modules/Core', 'modules/Fill'].map(apex),
  ...['modules/helpers/InitCtxVariables', 'modules/helpers/Localization', 'modules/settings/Config'].map(
    apex,
  ),
  // A page with zod of another version or with other settings: they are on `globalThis`.
  { module: /\/zod\/v4\/core\/core\.js$/, was: /\bglobalThis\b/g, becomes: 'own', own: 'zod' },
  // A page that added an enumerable property to Object.prototype: zod takes it for a method and fails.
  {
    module: /\/zod\/v4\/core\/util\.js$/,
    was: /for \(const key in table\)/,
    becomes: 'for (const key of Object.keys(table))',
  },
];

const OWN = '\0parvis:own-globals-of-';

/** Applies the changes. The build stops when a library no longer has one of these places. */
export function hostSafe(): Plugin {
  return {
    name: 'parvis:host-safe',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0parvis:own-globals-of-/ }, handler: (id) => id },
    load: { filter: { id: /^\0parvis:own-globals-of-/ }, handler: () => 'export const own = {};' },
    transform: {
      filter: { id: changes.map(({ module }) => module) },
      handler(code, id) {
        const { was, becomes, own } = changes.find(({ module }) => module.test(id)) as Change;
        const changed = code.replace(was, becomes);
        if (changed === code) this.error(`${id} has changed: nothing in it matches ${was} of hostSafe.ts.`);
        return { code: own ? `import { own } from '${OWN}${own}';\n${changed}` : changed, map: null };
      },
    },
  };
}
