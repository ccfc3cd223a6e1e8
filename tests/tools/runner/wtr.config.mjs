import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { createServer } from 'vite';
import {
  referenceServer,
  startReferenceServer,
  stopReferenceServer,
} from '../../support/processes/referenceServer.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { countReporter } from './countReporter.mjs';
import { addJitter } from './jitter.mjs';
import { componentTests, pagesFor } from './pages.mjs';

/*
 * Component and element tests in real Chromium, on the sources: a Vite middleware compiles the files of a page, and
 * @web/test-runner only serves its own files. `PARVIS_PART=1/2` runs the first half of the tests, with its own browser
 * and reference server. The second half runs on React's production build, as hosts do, which takes a fifth less time;
 * the first half covers StrictMode and React's warnings.
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
const ownUrl = /^\/(__web|$|\?)|^\/node_modules\/@web\//;
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

const seed = Number(process.env.PARVIS_JITTER);
const jitter = seed ? `<script>(${addJitter})(${seed})</script>` : '';

/** A page without console.timeStamp, because React's notes in the browser's timeline take a tenth of the time. */
const pageWithoutTimeline = (framework) =>
  `<!doctype html><html><head><script>delete console.timeStamp</script>${jitter}</head><body><script type="module" src="${framework}"></script></body></html>`;

const [part, parts] = (process.env.PARVIS_PART ?? '1/1').split('/').map(Number);
const files = process.argv.includes('--files')
  ? []
  : pagesFor(componentTests(process.env.PARVIS_AREA), part, parts, 4);

const mode = part === 2 ? 'production' : 'development';
// The builds of the dependencies follow this variable.
process.env.NODE_ENV = mode;

export const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null, ws: false, preTransformRequests: false },
  appType: 'custom',
  mode,
  logLevel: 'error',
  // Two parallel runs must not write into the same folder.
  cacheDir: `node_modules/.vite-tests-${part}`,
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

/** Lets the browser cache all files, because nothing changes while the tests run. */
function keepInBrowser(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'cache-control' ? 'max-age=3600' : value);
}

async function serveSources(context, next) {
  if (ownUrl.test(context.url)) return next();
  const { req, res } = context;
  context.respond = false;
  res.statusCode = 200;
  keepInBrowser(res);
  await new Promise((resolve) => {
    res.once('close', resolve);
    vite.middlewares(req, res, () => {
      res.statusCode = 404;
      res.end();
    });
  });
}

const report = process.env.PARVIS_BROWSER_REPORT;

/** A port that the system gives. The runner alone would look from 8000 on, where two that start at once collide. */
async function freePort() {
  const probe = createProbe().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

await startReferenceServer();

export default {
  rootDir: process.cwd(),
  port: await freePort(),
  files,
  // A single page at a time, because a page in the background gets no frames and no focus.
  concurrency: 1,
  testsFinishTimeout: 1_800_000,
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } })],
  testFramework: { config: { timeout: 60_000 } },
  testRunnerHtml: pageWithoutTimeline,
  // tests/run.mjs reads the counts from this report; other runs write none.
  reporters: [defaultReporter(), ...(report ? [countReporter(report)] : [])],
  middleware: [referenceServer, serveSources],
  plugins: [
    {
      name: 'parvis:stop-servers',
      serverStop() {
        stopReferenceServer();
        return vite.close();
      },
    },
  ],
  coverageConfig: {
    include: ['src/**/*.{ts,tsx}', 'embed/**/*.ts'],
    reporters: ['text-summary'],
    reportDir: 'coverage',
  },
};
