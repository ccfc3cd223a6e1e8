import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../../tools/runner/chromium.mjs';
import { openPlaces, type Places } from '../support/places.ts';

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places?.close());

it('lets the back/forward cache keep a page with widgets, and finds new widgets after the return', async () => {
  const { host, loader, api } = places;
  // Playwright turns that cache off by default.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  host.set('/', {
    head: loader,
    body: `<parvis-login api="${api.url}"></parvis-login><div id="later"></div>`,
  });
  host.set('/next', { body: '<p>Ailleurs</p>' });
  const page = await browser.newPage();
  await page.goto(`${host.url}/`);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  await page.getByLabel('Adresse e-mail').fill('awa@exemple.fr');
  await page.goto(`${host.url}/next`);
  // A page that comes out of that cache has no load event.
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  expect(await page.evaluate('persisted')).toBe(true);
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe('awa@exemple.fr');
  await page.evaluate(() => {
    const later = document.querySelector('#later');
    if (later) later.innerHTML = '<div data-parvis="tags"></div>';
  });
  await page.locator('#later parvis-tags').waitFor();
  await browser.close();
});
