import type { Plugin } from 'vite';

const library = /\/node_modules\/apexcharts\/(?:dist\/apexcharts\.(?:esm|common)|src\/.*)\.js$/;
const globals = /\bwindow\.(Apex|SVG|TreemapSquared)\b|(?<![\w.$])(Apex)(?=\.\w)/g;
const OWN = '\0parvis:apex';

/**
 * ApexCharts keeps its settings and its drawing library on `window`. A host that uses ApexCharts, perhaps in another
 * version, has them there too and would change our charts. In the script-tag builds they live in a module instead.
 */
export function isolateApexGlobals(): Plugin {
  return {
    name: 'parvis:isolate-apex-globals',
    resolveId: (id) => (id === OWN ? id : undefined),
    load: (id) => (id === OWN ? 'export const parvisApex = {};' : undefined),
    transform(code, id) {
      if (!library.test(id)) return;
      const isolated = code.replace(globals, (_, named, bare) => `parvisApex.${named ?? bare}`);
      if (isolated === code) return;
      return { code: `import { parvisApex } from '${OWN}';\n${isolated}`, map: null };
    },
  };
}
