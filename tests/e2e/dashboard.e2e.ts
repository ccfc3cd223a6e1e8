import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../support/chromium.mjs';

/*
 * The built dashboard on a page with the strictest policy a host may set, its scripts and its back end on another
 * origin. Answers come late and one after the other, as they do on a slow day.
 */

const SLOW = 150;

const slices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    nom: `Équipe ${at}`,
    membres_count: at,
    color: at + 1,
  }));
const answers: Record<string, { wait: number; body: unknown }> = {
  '/api/verify-token': { wait: 0, body: { data: { user: { id: 1, name: 'Awa Diop' } } } },
  '/api/statistics/dashboard': {
    wait: SLOW,
    body: { data: { groups: 12, departments: 9, users: 34, members: 1284 } },
  },
  '/api/groupes/statistiques/': { wait: SLOW * 2, body: { data: { data: { groupes: slices(12) } } } },
  '/api/departements/statistiques/': {
    wait: SLOW * 3,
    body: { data: { data: { departements: slices(3) } } },
  },
  '/api/membres/evolution-membres/': {
    wait: SLOW * 4,
    body: {
      data: Array.from({ length: 5000 }, (_, at) => ({
        date: new Date(Date.UTC(2012, 0, 1 + at)).toISOString().slice(0, 10),
        value: 100 + at,
      })),
    },
  },
};

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Scripts and back end. */
async function answer(path: string, method: string | undefined, response: ServerResponse) {
  if (method === 'OPTIONS') return response.writeHead(204, cors).end();
  const found = answers[path];
  if (found) {
    await later(found.wait);
    return response
      .writeHead(200, { ...cors, 'content-type': 'application/json' })
      .end(JSON.stringify(found.body));
  }
  const file = `dist/cdn${path}`;
  if (!existsSync(file)) return response.writeHead(404, cors).end();
  response.writeHead(200, { ...cors, 'content-type': 'text/javascript' });
  createReadStream(file).pipe(response);
}

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let browser: Browser;
let elsewhere = '';
let host = '';
const servers: Server[] = [];

beforeAll(async () => {
  if (!existsSync('dist/cdn/parvis.js')) throw new Error('Build first: npm run build.');
  const back = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://x').pathname, request.method, response);
  });
  elsewhere = await listening(back);
  const page = createServer((_, response) => {
    const policy = `default-src 'none'; script-src ${elsewhere}; style-src 'self'; connect-src ${elsewhere}; require-trusted-types-for 'script'; trusted-types 'none'`;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(
      `<!doctype html><html lang="fr"><title>Intranet</title><body><script type="module" src="${elsewhere}/parvis.js"></script></html>`,
    );
  });
  host = await listening(page);
  servers.push(back, page);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

/** What the page notes down about itself from its first moment. */
interface Notes {
  violations: string[];
  shifts: number[];
  before: string[];
}
const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

async function open(prepare = () => {}): Promise<{ page: Page; asked: string[]; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(elsewhere, '')));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    localStorage.setItem('authToken', 'jeton');
    const notes: Notes = { violations: [], shifts: [], before: Object.keys(window) };
    Object.assign(window, { notes });
    document.addEventListener('securitypolicyviolation', (event) =>
      notes.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.addInitScript(prepare);
  await page.goto(host);
  // A new window takes a moment to get its size: the widget comes when the page stands still.
  await page.waitForFunction(() => innerWidth === 1280);
  await page.evaluate((api) => {
    const widget = document.createElement('parvis-dashboard');
    widget.setAttribute('api', api);
    document.body.append(widget);
  }, elsewhere);
  await page.locator('.apexcharts-pie').nth(1).waitFor();
  await page.locator("path.apexcharts-area[fill='none']").waitFor({ state: 'attached' });
  return { page, asked, complaints };
}

describe('the dashboard on a strict page', () => {
  it('draws its charts without a violation of the policy, changes and resizes included [D8, D9, D10]', async () => {
    const { page, complaints } = await open();
    const box = await page.locator('.apexcharts-pie').first().boundingBox();
    expect([Math.round(box!.width), Math.round(box!.height)]).toEqual([200, 200]);
    await page.getByRole('radio', { name: 'Mensuel' }).check();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('slider', { name: 'Nombre de Membres' }).hover();
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).not.toBe('5000');
    expect((await notesOf(page)).violations).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.locator('style').count()).toBe(0);
    // The policy is there, and what breaks it is noted.
    await page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
    });
    await expect.poll(async () => (await notesOf(page)).violations.length).toBe(1);
    await page.close();
  });

  it('moves nothing while answers and charts come in', async () => {
    const { page } = await open();
    expect((await notesOf(page)).shifts).toEqual([]);
    await page.close();
  });

  it('asks for the code of the charts after the counts, and nobody else for anything [D7]', async () => {
    const { page, asked } = await open();
    const at = (part: string) => asked.findIndex((url) => url.includes(part));
    const counted = await page.evaluate(() =>
      performance.getEntriesByType('resource').find((entry) => entry.name.includes('/statistics/dashboard')),
    );
    const charts = await page.evaluate(() =>
      performance.getEntriesByType('resource').find((entry) => entry.name.includes('ApexChart')),
    );
    expect(at('ApexChart')).toBeGreaterThan(at('/api/statistics/dashboard'));
    expect(charts!.startTime).toBeGreaterThan((counted as PerformanceResourceTiming).responseEnd);
    expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(host))).toEqual([]);
    await page.close();
  });

  it('keeps the names of its drawing library off the page', async () => {
    const { page } = await open();
    const { before } = await notesOf(page);
    const now = await page.evaluate(() => Object.keys(window));
    const added = now.filter((name) => !before.includes(name) && name !== 'notes');
    // zod's own settings, which every copy of zod shares.
    expect(added.filter((name) => name !== '__zod_globalConfig')).toEqual([]);
    await page.close();
  });

  it('draws beside a host that has charts of its own, of whatever version', async () => {
    const { page, complaints } = await open(() => {
      Object.assign(window, {
        SVG: 'version 2',
        Apex: { chart: { toolbar: { show: true } }, legend: { show: true } },
      });
    });
    expect(complaints).toEqual([]);
    expect(await page.locator('.apexcharts-toolbar, .apexcharts-legend-series').count()).toBe(0);
    await page.close();
  });
});
