import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';

import { setTimeout as later } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CORS } from '../../../fast/journeys/support/hostPage.ts';
import { rememberSession } from '../../../fast/journeys/support/visitor.ts';
import { present } from '../../../support/present.ts';
import { listenOnFreePort } from '../../../support/processes/ports.ts';
import { chromiumFlags, findChromium } from '../../../tools/runner/chromium.mjs';

/*
 * The built dashboard on a page with the strictest policy that a host may set; its scripts and its back end have
 * another origin. Answers come late and one after the other, as from a slow server.
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

/** Answers requests for scripts and calls of the API. */
async function answer(path: string, method: string | undefined, response: ServerResponse) {
  if (method === 'OPTIONS') return response.writeHead(204, CORS).end();
  const found = answers[path];
  if (found) {
    await later(found.wait);
    return response
      .writeHead(200, { ...CORS, 'content-type': 'application/json' })
      .end(JSON.stringify(found.body));
  }
  const file = `dist/cdn${path}`;
  if (!existsSync(file)) return response.writeHead(404, CORS).end();
  response.writeHead(200, { ...CORS, 'content-type': 'text/javascript' });
  createReadStream(file).pipe(response);
}

const listening = async (server: Server) => `http://127.0.0.1:${await listenOnFreePort(server)}`;

let browser: Browser;
let elsewhere = '';
let host = '';
const servers: Server[] = [];

beforeAll(async () => {
  if (!existsSync('dist/cdn/parvis.js')) throw new Error('Build first: npm run build.');
  const backEnd = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://x').pathname, request.method, response);
  });
  elsewhere = await listening(backEnd);
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
  servers.push(backEnd, page);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
});

interface LayoutShift extends PerformanceEntry {
  value: number;
}

interface Notes {
  violations: string[];
  shifts: number[];
  before: string[];
}
declare global {
  interface Window {
    /** What the page records about itself from its first moment. */
    notes: Notes;
  }
}
const notesOf = (page: Page) => page.evaluate(() => window.notes);

const curve = "path.apexcharts-area[fill='none']";

interface Opening {
  /** Runs in the page before all other scripts. */
  prepare?: () => void;
  /** Pattern of requests that fail; the test then doesn't wait for the curve. */
  blocked?: string;
  /** What is asked for before the counts are answered. */
  beforeCounts?: readonly RegExp[];
}

async function open({ prepare = () => {}, blocked, beforeCounts = [] }: Opening = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(elsewhere, '')));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const notes: Notes = { violations: [], shifts: [], before: Object.keys(window) };
    Object.assign(window, { notes });
    document.addEventListener('securitypolicyviolation', (event) =>
      notes.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) notes.shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await rememberSession(page, 'jeton', elsewhere);
  await page.addInitScript(prepare);
  if (blocked) await page.route(blocked, (route) => route.abort());
  const early = Promise.all(beforeCounts.map((wanted) => page.waitForRequest(wanted)));
  await page.route('**/statistics/dashboard*', async (route) => {
    await early;
    await route.continue();
  });
  await page.goto(host);
  // A new window takes a moment to get its size, so the widget is added after that.
  await page.waitForFunction(() => innerWidth === 1280);
  await page.evaluate((api) => {
    const widget = document.createElement('parvis-dashboard');
    widget.setAttribute('api', api);
    document.body.append(widget);
  }, elsewhere);
  await page.locator('.apexcharts-pie').nth(1).waitFor();
  if (!blocked) await page.locator(curve).waitFor({ state: 'attached' });
  return { page, asked, complaints };
}

describe('the dashboard on a page with a strict policy', () => {
  it('draws, updates and resizes its charts without violating the policy [D8, D9, D10]', async () => {
    const { page, complaints } = await open();
    const box = present(await page.locator('.apexcharts-pie').first().boundingBox(), 'box of the chart');
    expect([Math.round(box.width), Math.round(box.height)]).toEqual([200, 200]);
    await page.getByRole('radio', { name: 'Mensuel' }).check();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('slider', { name: 'Nombre de Membres' }).hover();
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).not.toBe('5000');
    expect((await notesOf(page)).violations).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.locator('style').count()).toBe(0);
    // The page has the policy and records violations.
    await page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
    });
    await expect.poll(async () => (await notesOf(page)).violations.length).toBe(1);
    await page.close();
  });

  it('moves nothing while answers and charts arrive', async () => {
    const { page } = await open();
    expect((await notesOf(page)).shifts).toEqual([]);
    await page.close();
  });

  it('loads the code of its charts beside the counts, and calls no third party [D7]', async () => {
    const { page, asked } = await open({ beforeCounts: [/charts-/] });
    expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(host))).toEqual([]);
    await page.close();
  });

  it('adds no global of its chart library to the page', async () => {
    const { page } = await open();
    const { before } = await notesOf(page);
    const now = await page.evaluate(() => Object.keys(window));
    const added = now.filter((name) => !before.includes(name) && name !== 'notes');
    // Every copy of zod on a page shares these settings.
    expect(added.filter((name) => name !== '__zod_globalConfig')).toEqual([]);
    await page.close();
  });

  it('draws its charts on a page with charts of another version', async () => {
    const { page, complaints } = await open({
      prepare: () => {
        Object.assign(window, {
          SVG: 'version 2',
          Apex: { chart: { toolbar: { show: true } }, legend: { show: true } },
        });
      },
    });
    expect(complaints).toEqual([]);
    expect(await page.locator('.apexcharts-toolbar, .apexcharts-legend-series').count()).toBe(0);
    await page.close();
  });

  it('works without the code of its table and curve, and loads it with «Réessayer»', async () => {
    const { page, asked } = await open({ blocked: '**/chunks/dashboard-later-*' });
    await page
      .getByRole('alert')
      .getByText(/n’a pas pu être chargée/)
      .waitFor();
    await page.getByText('1 284').waitFor();
    await page.getByText('Total des membres').waitFor();
    expect(await page.locator('.apexcharts-pie').count()).toBe(2);
    await page.unroute('**/chunks/dashboard-later-*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator(curve).waitFor({ state: 'attached' });
    await page.getByRole('table', { name: 'Nombre de membres, date par date' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(asked.filter((url) => url.includes('evolution-membres'))).toHaveLength(1);
    await page.close();
  });

  it('requests the points and the code of the curve together with the counts', async () => {
    const { page } = await open({ beforeCounts: [/evolution-membres/, /dashboard-later/] });
    await page.close();
  });

  it('leaves no node and no listener behind when it is removed', async () => {
    const { page } = await open();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) =>
        present(
          metrics.find((metric) => metric.name === name),
          `metric ${name}`,
        ).value;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    const bodyBefore = await page.evaluate(() => {
      document.querySelector('parvis-dashboard')?.remove();
      return document.body.children.length;
    });
    const comeAndGo = (rounds: number) =>
      page.evaluate(
        async ([api, many]) => {
          for (let round = 0; round < many; round++) {
            const widget = document.createElement('parvis-dashboard');
            widget.setAttribute('api', api);
            document.body.append(widget);
            // Every other widget is removed only after its curve is drawn.
            while (round % 2 && !widget.shadowRoot?.querySelector('path.apexcharts-area'))
              await new Promise(requestAnimationFrame);
            widget.remove();
          }
        },
        [elsewhere, rounds] as const,
      );
    await comeAndGo(4);
    // The cache of the last answers is cleared after two seconds.
    const rest = { timeout: 10_000, interval: 250 };
    const few = (max: { nodes: number; listeners: number }) => async () => {
      const now = await count();
      return now.nodes <= max.nodes && now.listeners <= max.listeners;
    };
    // A React root has 142 listeners.
    await expect.poll(few({ nodes: Number.POSITIVE_INFINITY, listeners: 100 }), rest).toBe(true);
    const before = await count();
    await comeAndGo(30);
    await expect.poll(few({ nodes: before.nodes + 10, listeners: before.listeners }), rest).toBe(true);
    expect(await page.evaluate(() => document.body.children.length)).toBe(bodyBefore);
    expect(await page.locator('body > svg').count()).toBe(0);
    await page.close();
  }, 60_000);
});
