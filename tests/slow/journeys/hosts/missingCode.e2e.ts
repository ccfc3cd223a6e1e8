import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Host,
  type Origin,
  scriptTag,
  serveCdn,
  serveHost,
} from '../../../fast/journeys/support/hostPage.ts';
import { launch, rememberSession, visit } from '../../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

/*
 * What a widget says when its own code can't load or run: it blames the code and never the server.
 */

let browser: Browser;
let cdn: Origin;
let server: TestServer;
let host: Host;

beforeAll(async () => {
  [browser, cdn, host, server] = await Promise.all([
    launch(),
    serveCdn(),
    serveHost(undefined),
    startTestServer({ members: 12 }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([cdn, host, server].map((place) => place.close()));
});

declare global {
  interface Window {
    /** Filled by the script of the page that `open` serves. */
    heard: string[];
  }
}

const told = 'Cette partie n’a pas pu être chargée';
const noServer = 'Impossible de se connecter au serveur';

/** Opens a page whose scripts record `parvis-failed` events and the calls of `onError`. */
async function open(body: string, head = '') {
  const script = `${scriptTag(cdn)}
    <script type="module">
      import { configure } from '${cdn.url}/parvis.js';
      window.heard = [];
      document.addEventListener('parvis-failed', ({ detail }) => heard.push('event ' + detail.code));
      configure({ api: '${server.url}', onError: ({ failure }) => heard.push('onError ' + failure.kind) });
    </script>`;
  host.set('/', { head: head + script, body });
  const visitor = await visit(browser);
  visitor.page.setDefaultTimeout(20_000);
  return visitor;
}

const heard = (page: Page) => page.evaluate(() => window.heard);

async function signIn(page: Page) {
  await page.locator('input[type=email], input').first().fill('secretariat@parvis.test');
  await page.locator('input[type=password]').fill('un-mot-de-passe');
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

describe('a widget whose code does not load', () => {
  it('blames its code at sign-in and tells the host', async () => {
    const { page, complaints, requests, context } = await open('<parvis-login></parvis-login>');
    await page.route('**/chunks/kit-*', (route) => route.abort());
    await page.goto(`${host.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    await signIn(page);
    await page.getByText(told).first().waitFor();
    expect(await page.getByText(noServer).count()).toBe(0);
    expect(requests.filter((request) => request.startsWith(`POST ${server.url}`))).toEqual([]);
    expect(await heard(page)).toEqual(expect.arrayContaining(['event code', 'onError code']));
    expect(complaints).toContainEqual(expect.stringContaining('a part of its code could not be loaded'));
    await context.close();
  });

  it('keeps the session of an earlier visit', async () => {
    const { page, context } = await open('<parvis-members></parvis-members>');
    await rememberSession(page, await server.login(), server.url);
    await page.route('**/chunks/kit-*', (route) => route.abort());
    await page.goto(`${host.url}/`);
    await page.getByText(told).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
    await context.close();
  });

  it('leaves no unhandled rejection in the page', async () => {
    const { page, complaints, context } = await open('<parvis-login></parvis-login>');
    await page.addInitScript(() => {
      addEventListener('unhandledrejection', () => console.error('UNHANDLED'));
    });
    await page.route('**/chunks/**', (route) => route.abort());
    await page.goto(`${host.url}/`);
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).waitFor();
    expect(complaints.filter((text) => text.includes('UNHANDLED'))).toEqual([]);
    await context.close();
  });
});

describe('a widget on a page that extends Object.prototype', () => {
  it('signs in and shows the members', async () => {
    const polluted = '<script>Object.prototype.extend = function () { return this; };</script>';
    const { page, complaints, context } = await open('<parvis-members></parvis-members>', polluted);
    await rememberSession(page, await server.login(), server.url);
    await page.goto(`${host.url}/`);
    await page.getByRole('heading', { level: 1, name: 'Membres' }).waitFor();
    await page.locator('parvis-members tbody tr a').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
