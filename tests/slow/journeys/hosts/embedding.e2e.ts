import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptTag } from '../../../fast/journeys/support/hostPage.ts';
import { type Hosts, openHosts } from '../../../fast/journeys/support/hosts.ts';
import { rememberSession, visit } from '../../../fast/journeys/support/visitor.ts';

/*
 * The built script-tag files on a host's page, with three origins: page, scripts and back end.
 */

let hosts: Hosts;
const tag = (query = '') => scriptTag(hosts.cdn, undefined, `parvis.js${query}`);

beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts?.close());

describe('a widget on a host page', () => {
  it('works under the strictest policy and calls no third party', async () => {
    hosts.host.set('/', { head: tag(), body: `<parvis-login api="${hosts.api.url}"></parvis-login>` });
    const { page, violations, complaints, requests, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await violations()).toEqual([]);
    expect(complaints).toEqual([]);
    const origins = new Set(requests.map((request) => new URL(request.split(' ')[1] ?? '').origin));
    for (const origin of origins) expect([hosts.host.url, hosts.cdn.url, hosts.api.url]).toContain(origin);
    await context.close();
  });

  it('appears in each <div data-parvis>, also in those added later', async () => {
    hosts.host.set('/', {
      head: tag(),
      body: '<div data-parvis="login" data-api="/" data-theme="dark"></div><p id="later"></p>',
    });
    const { page, violations, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await page.locator('div > parvis-login').getAttribute('theme')).toBe('dark');
    await page.evaluate(() => {
      const placeholder = document.createElement('div');
      Object.assign(placeholder.dataset, { parvis: 'login', api: '/' });
      document.querySelector('#later')?.replaceWith(placeholder);
    });
    await page.waitForFunction(() => document.querySelectorAll('parvis-login:defined').length === 2);
    expect(await violations()).toEqual([]);
    await context.close();
  });

  it('costs a page only the loader until the page holds it', async () => {
    hosts.host.set('/', { head: tag(), body: '<p>Bonjour</p>' });
    const { page, requests, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`, { waitUntil: 'networkidle' });
    expect(requests.filter((request) => request.includes(hosts.cdn.url))).toEqual([
      `GET ${hosts.cdn.url}/parvis.js`,
    ]);
    await context.close();
  });

  it('preloads all code of its first screen', async () => {
    hosts.host.set('/', { head: tag(), body: '<parvis-login api="/"></parvis-login>' });
    const { page, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    const preloaded = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href),
      );
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/chunks/')),
    );
    // The form doesn't wait for the calls of the session and the code that reads their answers.
    const later = loaded.filter((name) => !preloaded.includes(name));
    expect(later.filter((name) => !/\/(kit)-[^/]+$/.test(name))).toEqual([]);
    expect(loaded).toEqual(expect.arrayContaining(preloaded));
    await context.close();
  });

  it('gets a warning in the console when its tag is unknown', async () => {
    hosts.host.set('/', { head: tag(), body: '<parvis-membres></parvis-membres>' });
    const { page, complaints, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`);
    await expect.poll(() => complaints).toEqual([expect.stringContaining('<parvis-membres>')]);
    await context.close();
  });

  it('loads React once when the script is there twice, and warns', async () => {
    hosts.host.set('/', { head: tag() + tag('?v=2'), body: '<parvis-login api="/"></parvis-login>' });
    const { page, complaints, requests, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(complaints).toEqual([expect.stringContaining('the first one stays in place')]);
    expect(requests.filter((request) => request.includes('/vendor-'))).toHaveLength(1);
    expect(await page.getByRole('button', { name: 'Se connecter' }).count()).toBe(1);
    await context.close();
  });

  it('shows a sentence and a button when its code is blocked, and loads on retry', async () => {
    hosts.host.set('/', { head: tag(), body: '<parvis-login api="/"></parvis-login>' });
    const { page, context } = await visit(hosts.browser);
    await page.route('**/chunks/**', (route) => route.abort());
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('alert').waitFor();
    await page.unroute('**/chunks/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    await context.close();
  });

  it('applies configure() of a module script before its first call', async () => {
    const script = `<script type="module">import { configure } from '${hosts.cdn.url}/parvis.js'; configure({ api: '${hosts.api.url}' });</script>`;
    hosts.lenient.set('/', { head: tag() + script, body: '<parvis-members></parvis-members>' });
    const { page, complaints, requests, context } = await visit(hosts.browser);
    await rememberSession(page, 'vieux', hosts.api.url);
    await page.goto(`${hosts.lenient.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(requests).toContain(`GET ${hosts.api.url}/api/verify-token`);
    expect(requests.some((request) => request.includes(`${hosts.lenient.url}/api`))).toBe(false);
    expect(complaints.filter((text) => text.includes('configure'))).toEqual([]);
    await context.close();
  });

  it('runs from the classic file, which puts its functions on Parvis', async () => {
    const classic = `<script defer src="${hosts.cdn.url}/parvis.iife.js"></script>`;
    hosts.host.set('/', { head: classic, body: '<parvis-login api="/"></parvis-login>' });
    const { page, violations, context } = await visit(hosts.browser);
    await page.goto(`${hosts.host.url}/`);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await page.evaluate<string[]>('Object.keys(globalThis.Parvis ?? {}).sort()')).toEqual([
      'configure',
      'define',
      'preload',
      'ready',
      'version',
    ]);
    expect(await violations()).toEqual([]);
    await context.close();
  });

  it('has a published hash for each of its files but the one that moves', () => {
    const hashes: Record<string, string | null> = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));
    expect(Object.keys(hashes)).toContain('parvis.js');
    const { 'parvis-1.js': moving, ...kept } = hashes;
    expect(moving).toBe(null);
    for (const [file, hash] of Object.entries(kept)) {
      const digest = createHash('sha384')
        .update(readFileSync(`dist/cdn/${file}`))
        .digest('base64');
      expect(hash).toBe(`sha384-${digest}`);
    }
  });
});

describe('the look of a widget', () => {
  const hostile = `html { font-size: 62.5% } body { color: red; line-height: 4; text-align: right; direction: rtl }
    * { letter-spacing: 9px !important; text-transform: uppercase !important; color: red !important;
        line-height: 5 !important; text-indent: 40px !important; white-space: pre !important }
    button, input { background: red !important; border: 9px dotted blue !important; height: 99px !important }`;

  it('is the same on a page with hostile styles', async () => {
    const looks = [];
    for (const css of ['', hostile]) {
      hosts.host.set('/', { head: tag(), css, body: '<parvis-login api="/"></parvis-login>' });
      const { page, context } = await visit(hosts.browser);
      await page.goto(`${hosts.host.url}/`);
      await page.getByRole('button', { name: 'Se connecter' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      looks.push(
        await page.locator('parvis-login').evaluate((element) => {
          const all = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('*:not(slot)') ?? [])];
          return all.map((inner) => {
            const { width, height } = inner.getBoundingClientRect();
            const style = getComputedStyle(inner);
            const own = [
              'color',
              'letterSpacing',
              'textTransform',
              'lineHeight',
              'textAlign',
              'direction',
              'fontSize',
            ];
            const words = own.map((name) => style.getPropertyValue(name) || Reflect.get(style, name));
            return `${inner.localName} ${Math.round(width)}×${Math.round(height)} ${words.join(' ')}`;
          });
        }),
      );
      await context.close();
    }
    expect(looks[0]).toContainEqual(expect.stringMatching(/^h1 .* 23\.04px$/));
    expect(looks[1]).toEqual(looks[0]);
  });

  const widgets = ['<parvis-login api="/"></parvis-login>', '<div data-parvis="login" data-api="/"></div>'];
  const heights: [rule: string, height: number][] = [
    ['', 777],
    ['height: 300px', 300],
    ['max-height: 300px', 300],
    ['min-height: 900px', 900],
    ['height: auto; min-height: 640px', 640],
  ];
  it.each(widgets.flatMap((widget) => heights.map(([rule, height]) => ({ widget, rule, height }))))(
    'is $height px high before and after the code of $widget loads, with the rule “$rule”',
    async ({ widget, rule, height }) => {
      const { page, context } = await visit(hosts.browser);
      await page.setViewportSize({ width: 1000, height: 777 });
      const css = `[data-parvis], parvis-login { display: block; ${rule} }`;
      hosts.host.set('/', { head: tag(), body: `<main>${widget}</main>`, css });
      const measured = () =>
        page.locator('main > *').evaluate((place) => place.getBoundingClientRect().height);
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/chunks/**', (route) => isReleased.then(() => route.continue()));
      await page.goto(`${hosts.host.url}/`, { waitUntil: 'commit' });
      await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
      const before = await measured();
      release();
      await page.getByRole('button', { name: 'Se connecter' }).waitFor();
      expect([before, await measured()]).toEqual([height, height]);
      await context.close();
    },
  );

  it('adds no style, class or global to the page', async () => {
    const body = '<parvis-login api="/"></parvis-login>';
    const traces = async () => {
      const { page, context } = await visit(hosts.browser);
      await page.goto(`${hosts.host.url}/`);
      if (await page.locator('script').count())
        await page.getByRole('button', { name: 'Se connecter' }).waitFor();
      const found = await page.evaluate(() => ({
        globals: Object.keys(globalThis).filter((key) => key !== 'violations'),
        html: document.documentElement.getAttributeNames(),
        body: document.body.getAttributeNames(),
        // The loader's only rule reserves space for widgets that are not defined yet.
        styles:
          document.querySelectorAll('style').length +
          document.adoptedStyleSheets.filter((sheet) =>
            [...sheet.cssRules].some(
              ({ cssText }) =>
                !/^@media screen \{\s+:where\(\[data-parvis\]:not\(:has\(:is\(parvis-/.test(cssText),
            ),
          ).length,
      }));
      await context.close();
      return found;
    };
    hosts.host.set('/', { body });
    const before = await traces();
    hosts.host.set('/', { head: tag(), body });
    expect(await traces()).toEqual(before);
  });
});
