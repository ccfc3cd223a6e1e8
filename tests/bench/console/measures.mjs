import { pageProbe } from './pageProbe.mjs';

/*
 * Measures one of the two pages in a new browser context: each function opens the page, measures and closes it. Times
 * are by the page's own clock, up to the painted frame.
 */

/** The speed of the line and the machine. Slow 4G is the preset of Chromium's developer tools. */
export const conditions = {
  'as it is': undefined,
  'slow 4G, 4× slower processor': { kilobits: 1600, up: 750, latency: 150, throttle: 4 },
};

async function openPage(browser, { url, path, session, condition }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 }, locale: 'fr-FR' });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await page.addInitScript(pageProbe);
  if (session) {
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('authToken', token);
        localStorage.setItem('user', user);
      },
      [session.token, JSON.stringify(session.user)],
    );
  }
  const cdp = await context.newCDPSession(page);
  const wire = await watchWire(cdp);
  if (condition) await slowDown(cdp, condition);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  return { page, cdp, wire, close: () => context.close() };
}

async function slowDown(cdp, { kilobits, up, latency, throttle }) {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (kilobits * 1000) / 8,
    uploadThroughput: (up * 1000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
}

/** How long no call may be running before the line counts as quiet. */
const QUIET = 400;

/** Counts the calls and the bytes of their answers, with headers. `quiet` waits until none is running. */
async function watchWire(cdp) {
  const underWay = new Set();
  let changed = performance.now();
  const wire = {
    requests: 0,
    bytes: 0,
    async quiet() {
      const since = performance.now();
      while (underWay.size > 0 || performance.now() - Math.max(since, changed) < QUIET)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
  const own = new Set();
  const end = ({ requestId }) => {
    underWay.delete(requestId);
    changed = performance.now();
  };
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  cdp.on('Network.loadingFinished', end);
  cdp.on('Network.loadingFailed', end);
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && response.url.startsWith('http')) own.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!own.delete(requestId) || encodedDataLength === 0) return;
    wire.requests += 1;
    wire.bytes += encodedDataLength;
  });
  return wire;
}

const painted = (page, what, expected) =>
  page.evaluate(([name, value]) => globalThis.bench.painted(name, value), [what, expected]);

/**
 * Opens the page at `hash` and measures the time until it shows `what`, the longest task until then, and the bytes on
 * the line.
 */
export async function opening(browser, { hash, what, expected, ...where }) {
  const { page, wire, close } = await openPage(browser, { ...where, path: `${where.path}${hash}` });
  const time = await painted(page, what, expected);
  const longest = await page.evaluate(() => globalThis.bench.longest());
  await wire.quiet();
  await close();
  return { time, longest, requests: wire.requests, kilobytes: wire.bytes / 1024 };
}

/** Measures the next pages of the members list, each when the line is quiet, and a search typed at human speed. */
export async function listTimes(browser, { pages, search, ...where }) {
  const { page, wire, close } = await openPage(browser, { ...where, path: `${where.path}#/community` });
  await painted(page, 'rows', pages[0]);
  const turns = [];
  for (const names of pages.slice(1)) {
    await wire.quiet();
    turns.push(await page.evaluate((expected) => globalThis.bench.turn(expected), names));
  }
  await wire.quiet();
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type(search.words, { delay: 90 });
  const found = await page.evaluate((expected) => globalThis.bench.found(expected), search.names);
  await close();
  return { turns, found };
}

const rounds = { warmUp: 10, counted: 50 };

/** The heap and the nodes on the members list, before and after many changes between it and the dashboard. */
export async function memory(browser, { figures, names, ...where }) {
  const { page, cdp, close } = await openPage(browser, { ...where, path: `${where.path}#/community` });
  await painted(page, 'rows', names);
  await cdp.send('Performance.enable');
  const change = (times) =>
    page.evaluate(
      async ([count, counts, rows]) => {
        for (let at = 0; at < count; at += 2) {
          await globalThis.bench.goTo('#/dashboard', 'dashboard', counts);
          await globalThis.bench.goTo('#/community', 'rows', rows);
        }
      },
      [times, figures, names],
    );
  await change(rounds.warmUp);
  const before = await settledMemory(page, cdp);
  await change(rounds.counted);
  const after = await settledMemory(page, cdp);
  await close();
  return { before, after };
}

/** Waits until the query cache has released the last answers. */
export async function settledMemory(page, cdp) {
  await page.waitForTimeout(2500);
  for (let at = 0; at < 3; at++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { heap: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
