import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { type Host, type Origin, scriptTag, serveCdn, serveHost, strictPolicy } from './support/hostPage.ts';
import { launch, rememberSession, visit } from './support/visitor.ts';

/*
 * What hosts do to widgets and what widgets must not do to hosts: the built files on pages of another origin.
 */

interface Manifest {
  modules: [{ declarations: { tagName: string }[] }];
}

const manifest: Manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const tags = manifest.modules[0].declarations.map(({ tagName }) => tagName);

let browser: Browser;
let cdn: Origin;
let server: TestServer;
let host: Host;
let lenient: Host;
let token: string;
const loader = (attributes?: string, file?: string) => scriptTag(cdn, attributes, file);

beforeAll(async () => {
  [browser, cdn, server] = await Promise.all([launch(), serveCdn(), startTestServer({ members: 30 })]);
  host = await serveHost(strictPolicy(cdn.url, server.url));
  lenient = await serveHost(undefined);
  token = await server.login();
});

afterAll(async () => {
  await browser.close();
  await Promise.all([cdn, server, host, lenient].map((origin) => origin.close()));
});

async function arrive(isSignedIn = false) {
  const visitor = await visit(browser);
  visitor.page.setDefaultTimeout(25_000);
  if (isSignedIn) await rememberSession(visitor.page, token, server.url);
  return visitor;
}

const form = (page: Page) => page.getByRole('button', { name: 'Se connecter' });

/** One element of each widget; the form is part of the sample data. */
const everyWidget = () =>
  tags
    .map((tag) => {
      const form = tag === 'parvis-form' ? ' identifiant="inscription-camp-ete"' : '';
      return `<${tag} api="${server.url}"${form}></${tag}>`;
    })
    .join('');

/** Waits until every widget of the page is drawn, none is busy, and the charts are there. */
const allShown = (page: Page) =>
  page.waitForFunction((all) => {
    const roots = all.map((tag) => document.querySelector(tag)?.shadowRoot);
    const isThere = roots.every(
      (root) => root?.querySelector('.parvis') && !root.querySelector('[aria-busy=true]'),
    );
    const charts = document
      .querySelector('parvis-dashboard')
      ?.shadowRoot?.querySelectorAll('svg.apexcharts-svg');
    return isThere && (charts?.length ?? 0) > 2;
  }, tags);

describe('every widget', () => {
  it('works under the strictest policy, charts included, and does not change the page', async () => {
    const content = '<p><a href="#contact">Contact</a> <input id="mine"></p><h2 id="contact">Contact</h2>';
    const traces = (page: Page) =>
      page.evaluate(() => ({
        globals: Object.keys(globalThis).filter((key) => !/^(violations|SCRIPT)/.test(key)),
        registered: Object.getOwnPropertySymbols(globalThis).map(String),
        html: document.documentElement.getAttributeNames(),
        body: document.body.getAttributeNames(),
        // The loader's only rule reserves space for widgets that are not defined yet.
        sheets:
          document.querySelectorAll('style').length +
          document.adoptedStyleSheets.filter((sheet) =>
            [...sheet.cssRules].some(
              ({ cssText }) =>
                !/^@media screen \{\s+:where\(\[data-parvis\]:not\(:has\(:is\(parvis-/.test(cssText),
            ),
          ).length,
        children: [...document.body.children].map(({ localName }) => localName),
        styles: [...document.querySelectorAll('html, body, p, a, input, h2')].map((element) => {
          const style = getComputedStyle(element);
          const isOurs = (name: string) =>
            !/^(height|block-size|perspective-origin|transform-origin)$/.test(name);
          return [...style]
            .filter(isOurs)
            .map((name) => style.getPropertyValue(name))
            .join();
        }),
        address: location.pathname + location.search + location.hash,
        title: document.title,
        history: [history.length, history.scrollRestoration, JSON.stringify(history.state)],
        focus: document.activeElement?.id,
        scroll: scrollY,
      }));
    const state = async (page: Page) => {
      await page.goto(`${host.url}/?page=3#contact`);
      await page.locator('#mine').focus();
    };
    host.set('/', { body: content + everyWidget() });
    const bare = await arrive(true);
    await state(bare.page);
    const before = await traces(bare.page);
    await bare.context.close();

    host.set('/', { head: loader(), body: content + everyWidget() });
    const { page, violations, complaints, requests, context } = await arrive(true);
    await state(page);
    await allShown(page);
    expect(await violations()).toEqual([]);
    expect(complaints).toEqual([]);
    const after = await traces(page);
    const others = requests.filter(
      (request) => ![host, cdn, server].some(({ url }) => request.includes(url)),
    );
    expect(others).toEqual([]);
    expect(after).toEqual({ ...before, registered: [...before.registered, 'Symbol(parvis.page)'] });
    await context.close();
  });

  it('loads from the published snippet under a strict policy, but not from files that were changed', async () => {
    const published = readFileSync('dist/cdn/snippet.html', 'utf8');
    // The source that a strict policy needs, as the snippet itself names it.
    const needed = /script-src ('sha256-[^']+' \S+)/.exec(published)?.[1] ?? '';
    const checked = await serveHost(strictPolicy(needed, server.url));
    checked.set('/', { head: published, body: `<parvis-login api="${server.url}"></parvis-login>` });
    const { page, context, violations, complaints } = await arrive();
    let isTampered = false;
    await context.route('https://cdn.example.org/parvis/**', async (route) => {
      const file = new URL(route.request().url()).pathname.replace('/parvis/', 'dist/cdn/');
      const body = readFileSync(file, 'utf8') + (isTampered && file.includes('/core-') ? ';alert(1)' : '');
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ body, contentType: 'text/javascript', headers });
    });
    await page.goto(`${checked.url}/`);
    await form(page).waitFor();
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('script').length)).toBe(2);
    isTampered = true;
    const later = await context.newPage();
    await later.goto(`${checked.url}/?later`);
    await later.getByRole('alert').getByRole('button', { name: 'Réessayer' }).waitFor();
    expect(await later.locator('input').count()).toBe(0);
    expect(await violations()).toEqual([]);
    await context.close();
    await checked.close();
  });
});

describe('the loader', () => {
  it.each<[string, () => { head?: string; foot?: string }]>([
    ['an async module in the head', () => ({ head: loader('type="module" async') })],
    ['a module at the end of the body', () => ({ foot: loader() })],
    ['the classic file in the head', () => ({ head: loader('', 'parvis.iife.js') })],
    ['the classic file, async', () => ({ head: loader('async', 'parvis.iife.js') })],
  ])('works as %s', async (_where, parts) => {
    const { head = '', foot = '' } = parts();
    const placeholder = '<div data-parvis="login" data-api="/">Sans <b>JavaScript</b>, écrivez-nous.</div>';
    host.set('/', { head, body: `<p>Avant</p>${placeholder}<p>Après</p>${foot}` });
    const { page, complaints, violations, context } = await arrive();
    await page.goto(`${host.url}/`);
    await form(page).waitFor();
    expect(await page.locator('[data-parvis]').evaluate((div) => div.innerHTML)).toBe(
      '<parvis-login api="/"></parvis-login>',
    );
    expect([complaints, await violations()]).toEqual([[], []]);
    await context.close();
  });

  it('works in a file together with other scripts, also when they look like AMD or CommonJS', async () => {
    const classic = readFileSync('dist/cdn/parvis.iife.js', 'utf8');
    const bundle = `var define = function () { throw new Error('define') }; define.amd = {}; var module = { exports: {} };
      var exports = module.exports; var $ = 1, React = { version: 'theirs' }
      ${classic}
      (function () { window.after = [$, React.version, typeof Parvis.configure, Object.keys(module.exports).length] })()`;
    lenient.set('/', {
      head: '<script src="/all.js"></script>',
      body: `<parvis-dashboard api="${server.url}"></parvis-dashboard>`,
    });
    const { page, complaints, context } = await arrive(true);
    await page.route('**/all.js', (route) => route.fulfill({ contentType: 'text/javascript', body: bundle }));
    await page.goto(`${lenient.url}/`);
    await page.locator('svg.apexcharts-svg').nth(2).waitFor();
    expect(await page.evaluate('after')).toEqual([1, 'theirs', 'function', 0]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('starts once on a page with both the module and the classic file', async () => {
    host.set('/', {
      head: loader('', 'parvis.iife.js') + loader(),
      body: '<parvis-login api="/"></parvis-login>',
    });
    const { page, complaints, requests, context } = await arrive();
    await page.goto(`${host.url}/`);
    await form(page).waitFor();
    expect(complaints).toEqual([expect.stringMatching(/already runs Parvis .*the first one stays in place/)]);
    expect(requests.filter((request) => request.includes('/chunks/'))).toEqual([]);
    await context.close();
  });

  it('keeps the first copy when another version loads later', async () => {
    const other = readFileSync('dist/cdn/parvis.js', 'utf8').replaceAll('1.0.0', '9.9.9');
    host.set('/', {
      head: loader() + loader('type="module"', 'other.js'),
      body: '<parvis-login api="/"></parvis-login>',
    });
    const { page, complaints, context } = await arrive();
    await page.route('**/other.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: other,
      }),
    );
    await page.goto(`${host.url}/`);
    await form(page).waitFor();
    expect(complaints).toEqual([expect.stringMatching(/Parvis 9\.9\.9 was loaded .* runs Parvis 1\.0\.0/)]);
    await context.close();
  });
});
