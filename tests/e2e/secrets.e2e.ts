import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { launch, type Visit, visit } from './support/visitor.ts';

/*
 * Where the token and the password go: to the server, in a header and in a body. A walk through the built console looks
 * for them everywhere else.
 */

/** What the page itself wrote down: `detail` of every event of its elements. */
interface Watched {
  dispatched: string[];
}

const WALK_MS = 90_000;

const SCREENS = [
  '/dashboard',
  '/community',
  '/evenements',
  '/apps',
  '/apps/formulaires',
  '/apps/groupes',
  '/apps/departements',
  '/apps/tags',
  '/apps/integrations',
  '/apps/secretariat',
  '/settings',
];

let browser: Browser;
let server: TestServer;
let current: Visit;
let page: Page;
const log: string[] = [];
const told: string[] = [];
const received: string[] = [];

beforeAll(async () => {
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  const options = { folders, members: 30, log: (line: string) => log.push(line) };
  [browser, server] = await Promise.all([launch(), startTestServer(options)]);
  current = await visit(browser);
  page = current.page;
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => told.push(message.text()));
  page.on('response', (answer) => received.push(JSON.stringify(answer.headers())));
  await page.addInitScript(() => {
    const dispatched: string[] = [];
    Object.assign(globalThis, { dispatched });
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event: Event) {
      dispatched.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail ?? null)}`);
      return dispatch.call(this, event);
    };
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Attributes and text of the whole page, all shadow roots included, and what it keeps where others look. */
const visible = () =>
  page.evaluate(() => {
    const found: string[] = [location.href, document.title, document.cookie, JSON.stringify(history.state)];
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) found.push(`${element.localName} ${name}=${value}`);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
      found.push(root.textContent ?? '');
    };
    walk(document);
    for (const key of Object.keys(sessionStorage)) found.push(`${key} ${sessionStorage.getItem(key)}`);
    for (const key of Object.keys(localStorage))
      if (key !== 'authToken') found.push(`${key} ${localStorage.getItem(key)}`);
    found.push(...(globalThis as unknown as Watched).dispatched);
    return found;
  });

const everywhere = async () => [...(await visible()), ...told, ...log, ...current.requests, ...received];

function expectNone(places: string[], secrets: Record<string, string>): void {
  for (const [name, secret] of Object.entries(secrets))
    expect([name, places.filter((place) => place.includes(secret))]).toEqual([name, []]);
}

describe('the token and the password', () => {
  it(
    'are in no address, attribute, event, message, log or other store, on any screen',
    async () => {
      const wrong = 'mot-de-passe-errone';
      await page.goto(server.url);
      await page.getByLabel('Adresse e-mail').fill(server.email);
      await page.locator('input[type=password]').fill(wrong);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.getByRole('alert').waitFor();
      expectNone(await everywhere(), { wrong });
      await page.locator('input[type=password]').fill(server.password);
      // Shown on demand, it is still a property of its field only.
      await page.getByRole('button', { name: /^Afficher/ }).click();
      expectNone(await everywhere(), { password: server.password });
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
      const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
      expect(token.length).toBeGreaterThan(40);
      const secrets = { token, password: server.password, wrong };

      for (const screen of SCREENS) {
        await page.evaluate((path) => {
          location.hash = path;
        }, screen);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForFunction(() => {
          const root = document.querySelector('parvis-console')?.shadowRoot;
          return root?.querySelector('.parvis') && !root.querySelector('[aria-busy=true]');
        });
        expectNone(await visible(), secrets);
      }
      expect(current.requests.length).toBeGreaterThan(SCREENS.length);

      // What fails is told too.
      server.controls.failNext('GET /api/membres*', { times: 9 });
      server.controls.garble('GET /api/statistics/*', 'shape', 9);
      await page.goto(`${server.url}/?again#/dashboard`);
      await expect.poll(() => told.some((line) => line.includes('Parvis:'))).toBe(true);
      server.controls.reset();
      expectNone(await everywhere(), secrets);

      await page.getByRole('button', { name: /Claire Martin/ }).click();
      await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
      await page.getByRole('button', { name: 'Se connecter' }).waitFor();
      expectNone(await everywhere(), secrets);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(log.some((line) => line.includes('"method":"POST","path":"/api/login"'))).toBe(true);
    },
    WALK_MS,
  );

  it('would be found there', async () => {
    await page.evaluate(() => {
      const root = document.querySelector('parvis-console')?.shadowRoot;
      root?.querySelector('form')?.setAttribute('data-planted', 'planted');
      root?.dispatchEvent(new CustomEvent('parvis-planted', { detail: { token: 'planted' } }));
      console.info('planted');
    });
    const places = (await everywhere()).filter((place) => place.includes('planted'));
    expect(places.sort()).toEqual([
      'form data-planted=planted',
      'parvis-planted {"token":"planted"}',
      'planted',
    ]);
  });
});
