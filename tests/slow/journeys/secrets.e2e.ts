import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltConsole, openConsole } from '../../fast/journeys/support/builtConsole.ts';

/*
 * The token and the password go to the server, in a header and in a body. A walk through the built console looks for
 * them everywhere else.
 */

declare global {
  interface Window {
    /** Name and `detail` of every event that the elements of the page dispatched. */
    dispatched: string[];
  }
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

let built: BuiltConsole;
let page: Page;
const log: string[] = [];
const told: string[] = [];
const received: string[] = [];

beforeAll(async () => {
  built = await openConsole({ members: 30, isSignedIn: false, log: (line) => void log.push(line) });
  page = built.page;
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => told.push(message.text()));
  page.on('response', (answer) => received.push(JSON.stringify(answer.headers())));
  await page.addInitScript(() => {
    const dispatched: string[] = [];
    Object.assign(globalThis, { dispatched });
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event: Event) {
      const detail = event instanceof CustomEvent ? event.detail : null;
      dispatched.push(`${event.type} ${JSON.stringify(detail ?? null)}`);
      return dispatch.call(this, event);
    };
  });
});

afterAll(() => built?.close());

/** Attributes and text of the whole page, shadow roots included, and everything stored where other scripts read. */
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
    found.push(...window.dispatched);
    return found;
  });

const everywhere = async () => [
  ...(await visible()),
  ...told,
  ...log,
  ...built.visitor.requests,
  ...received,
];

function expectNone(places: string[], secrets: Record<string, string>): void {
  for (const [name, secret] of Object.entries(secrets))
    expect([name, places.filter((place) => place.includes(secret))]).toEqual([name, []]);
}

describe('the token and the password', () => {
  it(
    'appear in no address, attribute, event, message, log or other store, on any screen',
    async () => {
      const wrong = 'mot-de-passe-errone';
      await page.goto(built.server.url);
      await page.getByLabel('Adresse e-mail').fill(built.server.email);
      await page.locator('input[type=password]').fill(wrong);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.getByRole('alert').waitFor();
      expectNone(await everywhere(), { wrong });
      await page.locator('input[type=password]').fill(built.server.password);
      // The shown password is still only a property of its field.
      await page.getByRole('button', { name: /^Afficher/ }).click();
      expectNone(await everywhere(), { password: built.server.password });
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
      const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
      expect(token.length).toBeGreaterThan(40);
      const secrets = { token, password: built.server.password, wrong };

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
      expect(built.visitor.requests.length).toBeGreaterThan(SCREENS.length);

      // Failures are logged, so they are checked too.
      built.server.controls.failNext('GET /api/membres*', { times: 9 });
      built.server.controls.garble('GET /api/statistics/*', 'shape', 9);
      await page.goto(`${built.server.url}/?again#/dashboard`);
      await expect.poll(() => told.some((line) => line.includes('Parvis:'))).toBe(true);
      built.server.controls.reset();
      expectNone(await everywhere(), secrets);

      await page.getByRole('button', { name: /Claire Martin/ }).click();
      await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
      await page.getByRole('button', { name: 'Se connecter' }).waitFor();
      expectNone(await everywhere(), secrets);
      // What makes the device known to the back end stays, and how the viewer likes the list.
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.sort()).toEqual(['parvis:appareil', 'parvis:members-list:1']);
      expect(log.some((line) => line.includes('"method":"POST","path":"/api/login"'))).toBe(true);
    },
    WALK_MS,
  );

  it('would be found in each of these places', async () => {
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
