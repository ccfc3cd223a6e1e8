import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Host,
  type Origin,
  scriptTag,
  serveCdn,
  serveHost,
  serveRefusal,
} from '../../../fast/journeys/support/hostPage.ts';
import { launch, rememberSession, visit } from '../../../fast/journeys/support/visitor.ts';

/*
 * Which back ends the markup of a page may name, on the built files and on real origins: the page, its scripts, the back
 * end it trusts, and another back end that records every call.
 */

let browser: Browser;
let cdn: Origin;
let api: Origin;
let other: Origin;
let host: Host;
const reached: string[] = [];

beforeAll(async () => {
  [browser, cdn, host] = await Promise.all([launch(), serveCdn(), serveHost(undefined)]);
  [api, other] = await Promise.all([serveRefusal(), serveRefusal((line) => reached.push(line))]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([cdn, api, other, host].map((origin) => origin.close()));
});
beforeEach(() => {
  reached.length = 0;
});

const script = (attributes = '', file = 'parvis.js', kind = 'type="module"') =>
  scriptTag(cdn, `${kind} ${attributes}`, file);
const configured = (settings: object) =>
  `${script()}<script type="module">import { configure } from '${cdn.url}/parvis.js'; configure(${JSON.stringify(settings)});</script>`;
const form = (page: Page) => page.getByRole('button', { name: 'Se connecter' });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'n’a pas autorisé' });

/** Opens a page that still has a session with the other back end from an earlier visit. */
async function open(head: string, body: string) {
  host.set('/', { head, body });
  const visitor = await visit(browser);
  visitor.page.setDefaultTimeout(20_000);
  await rememberSession(visitor.page, 'jeton', other.url);
  await visitor.page.goto(`${host.url}/`);
  return visitor;
}

/** Each widget shows the sentence and no field, and nothing reaches the other back end. */
async function expectRefused(page: Page, requests: string[], widgets = 1) {
  await expect.poll(() => refusal(page).count(), { timeout: 20_000 }).toBe(widgets);
  expect(await page.locator('input').count()).toBe(0);
  for (const sentence of await refusal(page).allTextContents()) expect(sentence).toContain(other.url);
  // A widget makes its calls at once; an idle moment of the page lets them start.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((request) => request.includes(other.url))).toEqual([]);
  expect(reached).toEqual([]);
}

const placeholder = (to: string, name = 'login') => `<div data-parvis="${name}" data-api="${to}"></div>`;
const element = (to: string, name = 'login') =>
  `<parvis-${name} api="${to}" identifiant="camp"></parvis-${name}>`;

describe('a page that has named no back end', () => {
  it('lets a placeholder name only the page’s own origin [Z11]', async () => {
    const { page, requests, complaints, context } = await open(script(), placeholder(other.url));
    await expectRefused(page, requests);
    expect(complaints).toEqual([expect.stringMatching(/<parvis-login> names the back end .*data-api=/)]);
    await page.evaluate((own) => {
      const later = document.createElement('div');
      Object.assign(later.dataset, { parvis: 'login', api: own });
      document.body.append(later);
    }, `${host.url}/backend`);
    await form(page).waitFor();
    await context.close();
  });

  it('lets an element name any back end [Z11]', async () => {
    const { page, context } = await open(script(), element(api.url));
    await form(page).waitFor();
    expect(await refusal(page).count()).toBe(0);
    await context.close();
  });

  it.each(['//', '/\\', '\\\\', 'HTTP://', ' http:/'])(
    'recognizes the other origin in an address that begins with %s [Z11]',
    async (start) => {
      const written = `${start}${other.url.replace('http://', '')}`;
      const { page, requests, context } = await open(
        script(),
        placeholder(written) + placeholder(host.url, 'tags'),
      );
      await page.locator('parvis-tags').waitFor({ state: 'attached' });
      await page.getByRole('alert').or(form(page)).first().waitFor();
      expect(requests.filter((request) => request.includes(other.url))).toEqual([]);
      expect(reached).toEqual([]);
      await context.close();
    },
  );
});

describe('a page that names its back ends', () => {
  it.each([
    ['with data-api on the script', () => script(`data-api="${api.url}"`)],
    [
      'with two in data-api on a script with a query',
      () => script(`data-api=" ${host.url}/b  ${api.url} "`, 'parvis.js?v=1'),
    ],
    ['with data-api on the classic file', () => script(`data-api="${api.url}"`, 'parvis.iife.js', 'defer')],
    ['with configure({ api })', () => configured({ api: api.url })],
    ['with configure({ apis })', () => configured({ apis: [host.url, api.url] })],
  ])('%s, refuses other back ends and allows these [Z11]', async (_how, head) => {
    const all = ['login', 'members', 'form'].flatMap((name) => [
      element(other.url, name),
      placeholder(other.url, name),
    ]);
    const refused = await open(head(), all.join(''));
    await expectRefused(refused.page, refused.requests, all.length);
    await refused.context.close();
    const { page, context } = await open(head(), element(api.url) + placeholder(api.url));
    await expect.poll(() => form(page).count()).toBe(2);
    expect(await refusal(page).count()).toBe(0);
    await context.close();
  });

  it('refuses its own origin too unless it names it [Z11]', async () => {
    const { page, context } = await open(script(`data-api="${api.url}"`), element(host.url));
    await refusal(page).waitFor();
    expect(await page.locator('input').count()).toBe(0);
    await context.close();
  });

  it('gives its first back end to a widget that names none [Z11]', async () => {
    const head = script(`data-api="${api.url} ${host.url}"`);
    const { page, requests, context } = await open(head, '<div data-parvis="login"></div>');
    await form(page).waitFor();
    await page.getByLabel('Adresse e-mail').fill('awa@exemple.fr');
    await page.locator('input[type=password]').fill('mot-de-passe');
    await form(page).click();
    await expect.poll(() => requests).toContain(`POST ${api.url}/api/login`);
    await context.close();
  });

  it('allows a refused back end once a script of the page names it [Z11]', async () => {
    const { page, context } = await open(script(`data-api="${host.url}"`), placeholder(api.url));
    await refusal(page).waitFor();
    const content = `import { configure } from '${cdn.url}/parvis.js'; configure({ apis: ['${api.url}'] });`;
    await page.addScriptTag({ type: 'module', content });
    await form(page).waitFor();
    expect(await refusal(page).count()).toBe(0);
    await context.close();
  });

  it('refuses a back end that an element gets later [Z11]', async () => {
    const { page, requests, context } = await open(script(`data-api="${api.url}"`), element(api.url));
    await form(page).waitFor();
    await page.locator('parvis-login').evaluate((widget, to) => widget.setAttribute('api', to), other.url);
    await expectRefused(page, requests);
    await context.close();
  });

  it('leaves the script tags of other products alone', async () => {
    const theirs = `<script defer src="${host.url}/stats.js" data-api="${other.url}"></script>`;
    const { page, context } = await open(theirs + script(), element(api.url));
    await form(page).waitFor();
    await context.close();
  });
});
