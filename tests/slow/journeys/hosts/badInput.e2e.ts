import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptTag } from '../../../fast/journeys/support/hostPage.ts';
import { type Hosts, openHosts } from '../../../fast/journeys/support/hosts.ts';
import { visit } from '../../../fast/journeys/support/visitor.ts';

/*
 * Mistakes of pages, on the built files: each gets a sentence in the console or a panel in its place, and none causes
 * an exception in the page.
 */

let hosts: Hosts;
const loader = (attributes?: string, file?: string) => scriptTag(hosts.cdn, attributes, file);

beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts?.close());

async function arrive() {
  const visitor = await visit(hosts.browser);
  visitor.page.setDefaultTimeout(20_000);
  return visitor;
}

const form = (page: Page) => page.getByRole('button', { name: 'Se connecter' });

/** Inserts HTML as a script of the page would after the load. */
const insert = (page: Page, html: string) =>
  page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), html);

describe('the loader', () => {
  it('suggests the nearest widget and attribute, and copies only known attributes from a placeholder', async () => {
    hosts.host.set('/', {
      head: loader(`type="module" data-api="${hosts.api.url}"`),
      body: `<parvis-membres></parvis-membres><div data-parvis=" Évènements !"></div><div data-parvis="dashbord"></div>
        <parvis-members pagesize="25" class="x" api="${hosts.api.url}" v-if="y"></parvis-members>
        <div data-parvis=" LOGIN " data-onclick="document.title='pwned'" data-style="color:red" data-1x data-api="${hosts.api.url}" data-them="dark"></div>`,
    });
    const { page, complaints, context } = await arrive();
    await page.goto(`${hosts.host.url}/`);
    // The members list may also show the form.
    await form(page).first().waitFor();
    await expect.poll(() => complaints.length).toBe(5);
    expect([...complaints].sort()).toEqual([
      expect.stringMatching(/^<parvis-login> has no attribute them; .*Did you mean theme\?/),
      expect.stringMatching(/^<parvis-members> has no attribute pagesize; .*Did you mean page-size\?/),
      expect.stringMatching(/^<parvis-membres>.*Did you mean <parvis-members>\?/),
      expect.stringMatching(/^data-parvis=" Évènements !".*There are: console, login/),
      expect.stringMatching(/^data-parvis="dashbord".*Did you mean data-parvis="dashboard"\?/),
    ]);
    expect(await page.locator('div > parvis-login').evaluate((widget) => widget.getAttributeNames())).toEqual(
      ['api'],
    );
    await context.close();
  });

  it('warns about a tag that another script has defined, and leaves it', async () => {
    const theirs = "customElements.define('parvis-tags', class extends HTMLElement { theirs = true })";
    hosts.lenient.set('/', {
      head: `<script>${theirs}</script>${loader()}`,
      body: '<parvis-tags></parvis-tags><parvis-login api="/"></parvis-login>',
    });
    const { page, complaints, context } = await arrive();
    await page.goto(`${hosts.lenient.url}/`);
    await form(page).waitFor();
    expect(complaints).toEqual([expect.stringMatching(/^<parvis-tags> was defined by another script/)]);
    expect(await page.locator('parvis-tags').evaluate((element) => 'theirs' in element)).toBe(true);
    await context.close();
  });

  it('throws nothing when the host removes a widget while its code loads', async () => {
    hosts.lenient.set('/', {
      head: loader(),
      body: '<parvis-members id="gone"></parvis-members><div data-parvis="tags"></div><parvis-login api="/"></parvis-login>',
    });
    const { page, complaints, context } = await arrive();
    await page.route('**/chunks/vendor-*', async (route) => {
      await page.evaluate(() => {
        document.querySelector('#gone')?.remove();
        document.querySelector('[data-parvis]')?.remove();
      });
      await route.continue();
    });
    await page.goto(`${hosts.lenient.url}/`);
    await form(page).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows a panel when an old copy asks for code that is gone', async () => {
    const old = readFileSync('dist/cdn/parvis.js', 'utf8').replaceAll(
      /(core|cdn)-[\w-]{8}\.js/g,
      '$1-OLDOLDOL.js',
    );
    hosts.host.set('/', {
      head: loader('type="module"', 'old.js'),
      body: '<parvis-login api="/"></parvis-login>',
    });
    const { page, complaints, context } = await arrive();
    await page.route('**/old.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: old,
      }),
    );
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).waitFor();
    const own = complaints.filter((text) => text.startsWith('Parvis 1.0.0'));
    expect(own).toEqual([expect.stringContaining('an old copy')]);
    await context.close();
  });

  it('warns about an address with another scheme, and asks no password [K24]', async () => {
    hosts.lenient.set('/', { head: loader(), body: '<parvis-login api="ftp://example.org"></parvis-login>' });
    const { page, complaints, context } = await arrive();
    await page.goto(`${hosts.lenient.url}/`);
    await page.getByRole('alert').filter({ hasText: 'Prévenez la personne qui gère ce site' }).waitFor();
    expect(await page.locator('input').count()).toBe(0);
    expect(complaints).toEqual([expect.stringMatching(/<parvis-login api="ftp:.*Write api="https:/)]);
    await context.close();
  });

  it('offers no sign-in where nobody has named a back end and the site is none, and says what to write [K24]', async () => {
    hosts.lenient.set('/', { head: loader(), body: '<parvis-members></parvis-members>' });
    const { page, complaints, requests, context } = await arrive();
    await page.goto(`${hosts.lenient.url}/`);
    await page.getByRole('alert').filter({ hasText: 'Prévenez la personne qui gère ce site' }).waitFor();
    expect(await page.locator('input').count()).toBe(0);
    const ours = complaints.filter((text) => text.startsWith('Parvis'));
    expect(ours).toEqual([
      expect.stringMatching(/no Parvis API at http.*api="https:\/\/…" on <parvis-members>/),
    ]);
    expect(requests.filter((request) => request.includes('/api/'))).toEqual([
      `GET ${hosts.lenient.url}/api/verify-token`,
    ]);
    await context.close();
  });

  it('keeps no room for a misspelt placeholder [K24]', async () => {
    hosts.lenient.set('/', { head: loader(), body: '<div data-parvis="membres"></div>' });
    const { page, complaints, context } = await arrive();
    await page.goto(`${hosts.lenient.url}/`);
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringMatching(/^data-parvis="membres": .*Did you mean data-parvis="members"\?/)]);
    expect((await page.locator('[data-parvis]').boundingBox())?.height).toBe(0);
    await context.close();
  });

  it('also finds mistakes in elements that are added later', async () => {
    hosts.lenient.set('/', { head: loader(), body: '<parvis-login api="/"></parvis-login>' });
    const { page, complaints, context } = await arrive();
    await page.goto(`${hosts.lenient.url}/`);
    await form(page).waitFor();
    const made: [html: string, complaint: RegExp][] = [
      ['<parvis-tag></parvis-tag>', /^<parvis-tag>: Parvis has no such widget. Did you mean <parvis-tags>\?/],
      [
        '<p><parvis-login api="/" them="dark"></parvis-login></p>',
        /^<parvis-login> has no attribute them; .*theme\?/,
      ],
      ['<div data-parvis="groupes"></div>', /^data-parvis="groupes": .*Did you mean data-parvis="groups"\?/],
      [
        '<div data-parvis="login" data-api="/" data-rout="/x"></div>',
        /^<parvis-login> has no attribute rout; .*route\?/,
      ],
      [
        '<parvis-login api="file:///etc/passwd"></parvis-login>',
        /<parvis-login api="file:[^"]+"> is no address/,
      ],
    ];
    for (const [html, complaint] of made) {
      complaints.length = 0;
      await insert(page, html);
      await expect.poll(() => complaints).toEqual([expect.stringMatching(complaint)]);
    }
    await context.close();
  });

  it('requests blocked code twice before it shows a panel that requests it again', async () => {
    hosts.host.set('/', { head: loader(), body: '<parvis-login api="/"></parvis-login>' });
    const { page, complaints, requests, context } = await arrive();
    const asked = () => requests.filter((request) => request.includes('/chunks/core-')).length;
    await page.route('**/chunks/**', (route) => route.abort());
    await page.goto(`${hosts.host.url}/`);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
    await retry.waitFor();
    expect(asked()).toBe(2);
    expect(complaints.filter((text) => text.includes('its code could not be downloaded'))).toHaveLength(1);
    await page.unroute('**/chunks/**');
    await retry.click();
    await form(page).waitFor();
    expect(asked()).toBe(3);
    await context.close();
  });

  it('leaves to a load of the page what failed again', async () => {
    hosts.host.set('/', { head: loader(), body: '<parvis-login></parvis-login>' });
    const { page, context } = await arrive();
    await page.route('**/chunks/**', (route) => route.abort());
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
    const reload = page.getByRole('alert').getByRole('button', { name: 'Recharger la page' });
    await reload.waitFor();
    await page.unroute('**/chunks/**');
    await reload.click();
    await form(page).waitFor();
    await context.close();
  });

  it('shows a panel for a screen whose code alone is blocked', async () => {
    hosts.host.set('/', {
      head: loader(),
      body: '<parvis-login api="/"></parvis-login><parvis-form identifiant="accueil"></parvis-form>',
    });
    const { page, context } = await arrive();
    await page.route('**/chunks/publicForm-*', (route) => route.abort());
    await page.goto(`${hosts.host.url}/`);
    await form(page).waitFor();
    const retry = page.locator('parvis-form').getByRole('button', { name: 'Réessayer' });
    await retry.waitFor();
    await page.unroute('**/chunks/publicForm-*');
    const [answer] = await Promise.all([page.waitForResponse('**/chunks/publicForm-*'), retry.click()]);
    expect(answer.ok()).toBe(true);
    await context.close();
  });

  it('offers to load the page again when further tries fail although the file is there', async () => {
    hosts.lenient.set('/', {
      head: loader(),
      body: '<parvis-login></parvis-login><parvis-form identifiant="accueil"></parvis-form>',
    });
    const { page, context } = await arrive();
    await page.route('**/chunks/publicForm-*', (route) =>
      route.request().method() === 'HEAD' ? route.continue() : route.abort(),
    );
    await page.goto(`${hosts.lenient.url}/`);
    const widget = page.locator('parvis-form');
    await widget.getByRole('button', { name: 'Réessayer' }).click();
    await page.unroute('**/chunks/publicForm-*');
    const [answer] = await Promise.all([
      page.waitForResponse('**/chunks/publicForm-*'),
      widget.getByRole('button', { name: 'Recharger la page' }).click(),
    ]);
    expect(answer.ok()).toBe(true);
    await context.close();
  });
});
