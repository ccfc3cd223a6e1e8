import type { Plugin } from 'vite';

const declaration = /\/src\/areas\/(?:[\w-]+\/area|attributes)\.ts$/;
const documentation = /(\bdoc:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** Modules that a browser with the React inside never runs, and what stands in for them. */
const standIns = [
  { source: /^use-sync-external-store\/shim/, code: "export { useSyncExternalStore } from 'react';" },
  // wouter's default location: src/routing always gives its own.
  {
    source: /^\.\/use-browser-location\.js$/,
    code: 'export const useBrowserLocation = null, useSearch = null;',
  },
];
// zod keeps its settings on globalThis, for several copies to share; here there is one, and the page stays clean.
const zodCore = /\/zod\/v4\/core\/core\.js$/;
// In a page with an AMD loader (RequireJS in Moodle or Magento) it would register there and come back empty.
const papaparse = /\/papaparse\/papaparse(?:\.min)?\.js$/;
const amd =
  /(?:typeof define\s*={2,3}\s*(["'])function\1|(["'])function\2\s*={2,3}\s*typeof define)\s*&&\s*define\.amd/;
const prefix = '\0parvis:stand-in:';

/**
 * Leaves out of the script-tag files what browsers have no use for: the documentation in the area declarations, which
 * is for manifests, and parts of libraries that are never reached.
 */
export function lean(): Plugin {
  return {
    name: 'parvis:lean',
    enforce: 'pre',
    resolveId: {
      filter: { id: standIns.map(({ source }) => source) },
      handler: (source) => prefix + standIns.findIndex((standIn) => standIn.source.test(source)),
    },
    load: {
      filter: { id: /^\0parvis:stand-in:/ },
      handler: (id) => standIns[Number(id.slice(prefix.length))]?.code,
    },
    transform: {
      filter: { id: [declaration, zodCore, papaparse] },
      handler: (code, id) => {
        if (zodCore.test(id)) return `const page = {};\n${code.replaceAll('globalThis', 'page')}`;
        if (papaparse.test(id)) return code.replace(amd, 'false');
        return code.replaceAll(documentation, "$1''");
      },
    },
  };
}
