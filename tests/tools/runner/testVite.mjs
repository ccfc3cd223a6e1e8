import { createServer } from 'vite';

/*
 * The Vite server that compiles the sources for component tests. Jobs that run at the same time share the packages it
 * prepared, so packages.mjs prepares them before the first job.
 */

const noHmrClient = {
  name: 'parvis:no-hmr-client',
  enforce: 'pre',
  load: (id) =>
    /vite\/dist\/client\/client\.mjs/.test(id)
      ? `export const createHotContext = () => ({ accept() {}, prune() {}, dispose() {}, invalidate() {}, on() {}, off() {}, send() {}, data: {} });
         export const updateStyle = () => {}; export const removeStyle = () => {}; export const injectQuery = (url) => url;`
      : undefined,
};

// The runner serves its own browser modules, so Vite must leave their URLs unchanged.
const runnerModules = {
  name: 'parvis:runner-modules',
  enforce: 'pre',
  resolveId: (source) => {
    if (source.startsWith('/__web')) return { id: source, external: true };
    if (source === '@web/test-runner-commands')
      return { id: '/node_modules/@web/test-runner-commands/browser/commands.mjs', external: true };
  },
};

// Vite's dev server defines constants in its client, which is only a stub here.
const version = {
  name: 'parvis:version',
  transform: (code, id) =>
    /\/(src|embed)\//.test(id) && code.includes('__PARVIS_VERSION__')
      ? { code: code.replaceAll('__PARVIS_VERSION__', '"test"'), map: null }
      : undefined,
};

/** @param {'development' | 'production'} mode which of React's builds the pages get */
export function createTestVite(mode) {
  // The builds of the dependencies follow this variable.
  process.env.NODE_ENV = mode;
  return createServer({
    server: { middlewareMode: true, hmr: false, watch: null, ws: false, preTransformRequests: false },
    appType: 'custom',
    mode,
    logLevel: 'error',
    cacheDir: `node_modules/.vite-tests-${mode}`,
    plugins: [noHmrClient, runnerModules, version],
    optimizeDeps: {
      noDiscovery: true,
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'swr',
        'wouter',
        'wouter/memory-location',
        'papaparse',
        'idb',
        'uqr',
        'zod/mini',
        '@r2wc/react-to-web-component',
        'apexcharts',
        'react-apexcharts',
        'axe-core',
        'chai',
        '@vitest/expect',
        '@vitest/spy',
      ],
    },
  });
}
