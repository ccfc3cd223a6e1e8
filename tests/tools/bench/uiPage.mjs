import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/* Builds the page of the kit's benches for production and opens it in a throttled tab. */

/**
 * Runs `drive(page)` on the built page and gives what it returns.
 * @param {import('playwright-core').Browser} browser
 * @param {{ query?: string, throttle?: number }} options
 * @param {(page: import('playwright-core').Page) => Promise<T>} drive
 * @template T
 */
export async function onUiPage(browser, { query = '', throttle = 4 }, drive) {
  const outDir = await mkdtemp(join(tmpdir(), 'parvis-bench-'));
  const config = {
    root: fileURLToPath(new URL('./uiPage', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(`${server.resolvedUrls.local[0]}${query}`);
    await page.locator('[part=surface]').waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    return await drive(page);
  } finally {
    await page.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * The tasks of the page's main thread while `act()` runs, in ms of its own processor time. Other processes don't count;
 * the throttling does.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number[]>}
 */
export async function mainThreadTasks(browser, page, act) {
  await browser.startTracing(page, { categories: ['-*', 'toplevel'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = (event) => `${event.pid}:${event.tid}`;
  const mainThreads = new Set(
    traceEvents.filter((event) => event.args?.name === 'CrRendererMain').map(threadOf),
  );
  return traceEvents
    .filter(
      (event) =>
        event.ph === 'X' &&
        event.name === 'ThreadControllerImpl::RunTask' &&
        mainThreads.has(threadOf(event)),
    )
    .map((event) => (event.tdur ?? event.dur) / 1000);
}

/** @param {number[]} values */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const round = (value) => Math.round(value * 10) / 10;
  return { median: round(sorted[Math.floor(sorted.length / 2)]), worst: round(sorted.at(-1)) };
}
