import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import {
  referenceServer,
  startReferenceServer,
  stopReferenceServer,
} from '../../support/processes/referenceServer.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { countReporter } from './countReporter.mjs';
import { addJitter } from './jitter.mjs';
import { componentTests, pageOf } from './page.mjs';
import { createTestVite } from './testVite.mjs';

/*
 * Component and element tests in real Chromium, on the sources: a Vite middleware compiles the files of a page, and
 * @web/test-runner only serves its own files. Each job has its own browser and reference server.
 */

const seed = Number(process.env.PARVIS_JITTER);
const jitter = seed ? `<script>(${addJitter})(${seed})</script>` : '';

/** A page without console.timeStamp, because React's notes in the browser's timeline take a tenth of the time. */
const pageWithoutTimeline = (framework) =>
  `<!doctype html><html><head><script>delete console.timeStamp</script>${jitter}</head><body><script type="module" src="${framework}"></script></body></html>`;

/*
 * tests/tools/runner/jobs.ts chooses the files, and the titles of a second try. By hand, `PARVIS_AREA=members npx wtr
 * --config tests/tools/runner/wtr.config.mjs` runs those with this word in their path.
 */
const { PARVIS_FILES, PARVIS_AREA, PARVIS_TITLES, PARVIS_REPORT: report } = process.env;
const files = PARVIS_FILES?.split(',') ?? componentTests(PARVIS_AREA);
const mode = process.env.PARVIS_MODE ?? 'development';
const vite = await createTestVite(mode);

// The runner serves its own browser modules itself.
const ownUrl = /^\/(__web|$|\?)|^\/node_modules\/@web\//;

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
  files: [pageOf(files)],
  // A single page at a time, because a page in the background gets no frames and no focus.
  concurrency: 1,
  testsFinishTimeout: 1_800_000,
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      // Keeps one accessibility tree up to date. Without it the browser builds a new one whenever a test asks for a role or
      // a name, which took a third of the processor time of screens with many of them.
      async createPage({ context }) {
        const page = await context.newPage();
        await (await page.createCDPSession()).send('Accessibility.enable');
        return page;
      },
    }),
  ],
  testFramework: { config: { timeout: 60_000, ...(PARVIS_TITLES && { grep: `/${PARVIS_TITLES}/` }) } },
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
