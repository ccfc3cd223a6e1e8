import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptTag } from '../../../fast/journeys/support/hostPage.ts';
import { type Hosts, openHosts } from '../../../fast/journeys/support/hosts.ts';
import { visit } from '../../../fast/journeys/support/visitor.ts';

/*
 * The built script-tag files on a page whose widgets are far below what shows, and on pages that ask for code ahead.
 */

let hosts: Hosts;
beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts?.close());

const SPACE = '<div style="height: 500vh"></div>';

/** Opens a page with these widgets far below, and loader `file`. */
async function open(body: string, script = '', file?: string) {
  const head = scriptTag(hosts.cdn, undefined, file) + script;
  hosts.lenient.set('/', { head, body: `<p><a href="#place">Aller</a></p>${SPACE}${body}` });
  const visitor = await visit(hosts.browser);
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.goto(`${hosts.lenient.url}/`, { waitUntil: 'networkidle' });
  const chunks = () => visitor.requests.filter((request) => request.includes('/chunks/')).length;
  return { ...visitor, chunks };
}

const login = (attributes: string) =>
  `<div id="place"><parvis-login api="/" ${attributes}></parvis-login></div>`;
const placeholder =
  '<div id="place" data-parvis="login" data-api="/" data-loading="lazy"><p>Connexion</p></div>';

describe('a place with loading="lazy"', () => {
  for (const [what, body] of [
    ['element', login('loading="lazy"')],
    ['placeholder', placeholder],
  ] as const)
    it(`costs the page only the loader until an address leads to it: ${what}`, async () => {
      const { page, requests, chunks, context } = await open(body);
      expect([chunks(), requests.filter((request) => request.includes('/api/'))]).toEqual([0, []]);
      const before = await page.locator('#place').boundingBox();
      expect(before?.height).toBeGreaterThanOrEqual(640);
      await page.getByRole('link', { name: 'Aller' }).click();
      await page.getByRole('button', { name: 'Se connecter' }).waitFor();
      expect((await page.locator('#place').boundingBox())?.height).toBe(before?.height);
      await context.close();
    });

  it('starts by Tab, and a placeholder shows its own words until then', async () => {
    const { page, chunks, context } = await open(placeholder);
    await page.getByText('Connexion', { exact: true }).waitFor();
    expect(chunks()).toBe(0);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    await context.close();
  });

  it('starts when it is printed, made eager or added by a script that made it so', async () => {
    const { page, chunks, context } = await open(`${login('loading="lazy"')}${SPACE}${placeholder}`);
    expect(chunks()).toBe(0);
    await page.evaluate(() => document.querySelector('parvis-login')?.setAttribute('loading', 'eager'));
    await page.locator('parvis-login').getByRole('button', { name: 'Se connecter' }).first().waitFor();
    // The code is there now; the other place still waits.
    expect(await page.locator('div > parvis-login').count()).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.getByRole('button', { name: 'Se connecter' }).count()).toBe(2);
    await context.close();
  });
});

describe('preload()', () => {
  const addLogin = () => {
    const element = document.createElement('parvis-login');
    element.setAttribute('api', '/');
    document.body.append(element);
  };
  const asking = (name: string, times = 1) =>
    `<script type="module">
      import { preload } from '${hosts.cdn.url}/parvis.js';
      for (let i = 0; i < ${times}; i++) preload('${name}');
      await preload('${name}');
      document.title = 'fini';
    </script>`;
  const done = (visitor: Awaited<ReturnType<typeof open>>) =>
    expect.poll(() => visitor.page.title()).toBe('fini');

  it('downloads the code of a widget once, and no data, before the page has one', async () => {
    const visitor = await open('', asking('members', 2));
    await done(visitor);
    const { page, requests, chunks, complaints, context } = visitor;
    expect(requests.some((request) => /\/chunks\/members-/.test(request))).toBe(true);
    expect([requests.filter((request) => request.includes('/api/')), complaints]).toEqual([[], []]);
    const before = chunks();
    expect(new Set(requests).size).toBe(requests.length);
    await page.evaluate(addLogin);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    // The sign-in form is another screen.
    expect(chunks() - before).toBeLessThan(4);
    await context.close();
  });

  it('refuses a name that there is none of, with the nearest one', async () => {
    const visitor = await open('', asking('membres'));
    await done(visitor);
    expect(new Set(visitor.complaints.map((line) => line.split(' There are')[0]))).toEqual(
      new Set([
        "Parvis: preload('membres') loads nothing, because there is no such widget. Write preload('members').",
      ]),
    );
    await visitor.context.close();
  });

  it('leaves a failed download to the widget', async () => {
    hosts.lenient.set('/vide', { head: scriptTag(hosts.cdn), body: '' });
    const visitor = await visit(hosts.browser);
    const { page, context } = visitor;
    await page.route('**/chunks/login-*', (route) => route.abort());
    await page.goto(`${hosts.lenient.url}/vide`);
    const module = `${hosts.cdn.url}/parvis.js`;
    // As a text, because vitest would replace import().
    await page.evaluate(`import('${module}').then(({ preload }) => preload('login'))`);
    await page.unroute('**/chunks/login-*');
    await page.evaluate(addLogin);
    const retry = page.getByRole('button', { name: /Réessayer|Se connecter/ });
    await retry.first().waitFor();
    await context.close();
  });
});

describe('parvis-1.js', () => {
  it('runs with the chunks of the release, and reads data-api of its own tag', async () => {
    const head = `<script type="module" data-api="${hosts.api.url}" src="${hosts.cdn.url}/parvis-1.js"></script>`;
    hosts.host.set('/', { head, body: '<div data-parvis="members"></div>' });
    const { page, requests, violations, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(requests.filter((request) => request.includes('/parvis'))).toEqual([
      `GET ${hosts.cdn.url}/parvis-1.js`,
    ]);
    expect(await violations()).toEqual([]);
    await context.close();
  });
});
