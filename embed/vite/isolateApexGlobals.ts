import type { Plugin } from 'vite';

const library = /\/node_modules\/apexcharts\/dist\/apexcharts\.(esm|common)\.js$/;
const globals = /\bwindow\.(Apex|SVG|TreemapSquared)\b|(?<![\w.$])(Apex)(?=\._chartInstances\b)/g;

/**
 * ApexCharts keeps its settings and its drawing library on `window`. A host with charts of its own has them there too,
 * of another version perhaps, and would change ours: in the script-tag builds these names live in the module.
 */
export function isolateApexGlobals(): Plugin {
  return {
    name: 'parvis:own-apex',
    transform(code, id) {
      if (!library.test(id)) return;
      const own = code.replace(globals, (_, named, bare) => `parvisApex.${named ?? bare}`);
      return { code: `var parvisApex = {};\n${own}`, map: null };
    },
  };
}
