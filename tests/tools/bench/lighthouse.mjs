/*
 * Lighthouse's mobile scores of three screens of the built console, medians of some runs. Lighthouse is large, so it is
 * no dependency of the project:
 *
 *   npm install --prefix .cache/lighthouse --no-save lighthouse@12
 *   npm run build && node --import tsx tests/tools/bench/lighthouse.mjs [runs]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { freePort } from '../../support/processes/ports.ts';
import { chromiumFlags, findChromium } from '../runner/chromium.mjs';
import { onBuiltServer, openSignedIn } from './builtServer.mjs';

const MEMBERS = 10_000;
const runs = Number(process.argv[2] ?? 3);
const screens = { login: '', dashboard: '#/dashboard', members: '#/community' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const inFolder = createRequire(pathToFileURL(join(process.cwd(), '.cache/lighthouse/package.json')));
const { default: lighthouse } = await import(pathToFileURL(inFolder.resolve('lighthouse')).href);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A browser with a profile of its own, in which Lighthouse opens its tabs and finds the session. */
async function onBrowser(drive) {
  const profile = await mkdtemp(join(tmpdir(), 'parvis-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    return await drive(browser, port);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** One run with cold caches. */
async function measure(browser, url, hash, port) {
  // Lighthouse would clear the token with the caches, so only these are cleared.
  const page = await browser.newPage();
  await (await browser.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  const settings = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
  const { lhr } = await lighthouse(`${url}/${hash}`, { ...settings, disableStorageReset: true });
  return lhr;
}

await onBuiltServer(MEMBERS, (url) =>
  onBrowser(async (browser, port) => {
    for (const [name, hash] of Object.entries(screens)) {
      if (hash) await (await openSignedIn(browser, url, hash)).close();
      const reports = [];
      for (let run = 0; run < runs; run++) reports.push(await measure(browser, url, hash, port));
      const scores = CATEGORIES.map(
        (id) => `${id} ${median(reports.map(({ categories }) => categories[id].score * 100)).toFixed(0)}`,
      );
      const audits = AUDITS.map(
        (id) => `${id} ${median(reports.map((report) => report.audits[id].numericValue)).toFixed(2)}`,
      );
      console.log(`${name.padEnd(10)} ${scores.join(', ')}`);
      console.log(`${''.padEnd(10)} ${audits.join(', ')}`);
    }
  }),
);
