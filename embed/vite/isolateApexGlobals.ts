import type { Plugin } from 'vite';

const library = /\/node_modules\/apexcharts\/dist\/apexcharts\.(esm|common)\.js$/;
const globals = /\bwindow\.(Apex|SVG|TreemapSquared)\b|(?<![\w.$])(Apex)(?=\._chartInstances\b)/g;

/**
 * ApexCharts keeps its settings and its drawing library on `window`. A host that uses ApexCharts, perhaps in another
 * version, has them there too and would change our charts. In the script-tag builds they are variables of the module.
 */
export function isolateApexGlobals(): Plugin {
  return {
    name: 'parvis:isolate-apex-globals',
    transform(code, id) {
      if (!library.test(id)) return;
      const isolated = code.replace(globals, (_, named, bare) => `parvisApex.${named ?? bare}`);
      return { code: `var parvisApex = {};\n${isolated}`, map: null };
    },
  };
}
