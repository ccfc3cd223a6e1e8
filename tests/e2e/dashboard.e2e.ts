import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../support/runner/chromium.mjs';
import { rememberSession } from './support/visitor.ts';

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

const curve = "path.apexcharts-area[fill='none']";

interface Opening {
  /** Runs in the page before anything else. */
  prepare?: () => void;
  /** Requests that fail; the curve is not waited for. */
  blocked?: string;
}

async function open({ prepare = () => {}, blocked }: Opening = {}) {
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
      for (const entry of list.getEntries()) notes.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await rememberSession(page, 'jeton', elsewhere);
  await page.addInitScript(prepare);
  if (blocked) await page.route(blocked, (route) => route.abort());
  await page.goto(host);
  // A new window takes a moment to get its size: the widget comes when the page stands still.
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

  it('stands without the code of its table and curve, and loads it again with «Réessayer»', async () => {
    const { page, asked } = await open({ blocked: '**/chunks/EvolutionResult-*' });
    await page
      .getByRole('alert')
      .getByText(/n’a pas pu être chargée/)
      .waitFor();
    await page.getByText('1 284').waitFor();
    await page.getByText('Total des membres').waitFor();
    expect(await page.locator('.apexcharts-pie').count()).toBe(2);
    await page.unroute('**/chunks/EvolutionResult-*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator(curve).waitFor({ state: 'attached' });
    await page.getByRole('table', { name: 'Nombre de membres, date par date' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(asked.filter((url) => url.includes('evolution-membres'))).toHaveLength(1);
    await page.close();
  });

  it('asks for the points with the counts, and for what shows them after the counts', async () => {
    const { page } = await open();
    const [counts, points, code] = await page.evaluate(() =>
      ['/statistics/dashboard', '/evolution-membres', 'EvolutionResult']
        .map((part) => {
          const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
          return entry as PerformanceResourceTiming;
        })
        .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
    );
    expect(points!.startTime).toBeLessThan(counts!.responseEnd);
    expect(code!.startTime).toBeGreaterThan(counts!.responseEnd);
    await page.close();
  });

  it('leaves no node and no listener behind when it has come and gone', async () => {
    const { page } = await open();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    const bodyBefore = await page.evaluate(() => {
      document.querySelector('parvis-dashboard')!.remove();
      return document.body.children.length;
    });
    const comeAndGo = (rounds: number) =>
      page.evaluate(
        async ([api, many]) => {
          for (let round = 0; round < many; round++) {
            const widget = document.createElement('parvis-dashboard');
            widget.setAttribute('api', api);
            document.body.append(widget);
            // Gone at once, or once it is drawn.
            while (round % 2 && !widget.shadowRoot?.querySelector('path.apexcharts-area'))
              await new Promise(requestAnimationFrame);
            widget.remove();
          }
        },
        [elsewhere, rounds] as const,
      );
    await comeAndGo(4);
    // What is remembered of the last answers goes after two seconds.
    const rest = { timeout: 10_000, interval: 250 };
    const few = (max: { nodes: number; listeners: number }) => async () => {
      const now = await count();
      return now.nodes <= max.nodes && now.listeners <= max.listeners;
    };
    // One React root has 142 listeners.
    await expect.poll(few({ nodes: Number.POSITIVE_INFINITY, listeners: 100 }), rest).toBe(true);
    const before = await count();
    await comeAndGo(30);
    await expect.poll(few({ nodes: before.nodes + 10, listeners: before.listeners }), rest).toBe(true);
    expect(await page.evaluate(() => document.body.children.length)).toBe(bodyBefore);
    expect(await page.locator('body > svg').count()).toBe(0);
    await page.close();
  }, 60_000);
});
