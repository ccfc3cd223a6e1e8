import type { Plugin } from 'vite';

const declaration = /\/src\/areas\/(?:[\w-]+\/area|attributes)\.ts$/;
const documentation = /(\bdoc:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;
const storeShim = /^use-sync-external-store\/shim/;
const shim = '\0parvis:external-store';

/**
 * Leaves out of the script-tag files what browsers have no use for: the documentation in the area declarations, which
 * is for manifests, and the stand-in for a hook that the React inside has.
 */
export function lean(): Plugin {
  return {
    name: 'parvis:lean',
    enforce: 'pre',
    resolveId: (source) => (storeShim.test(source) ? shim : undefined),
    load: (id) => (id === shim ? "export { useSyncExternalStore } from 'react';" : undefined),
    transform: (code, id) => (declaration.test(id) ? code.replaceAll(documentation, "$1''") : undefined),
  };
}
