import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptTag } from '../../../fast/journeys/support/hostPage.ts';
import { type Hosts, openHosts } from '../../../fast/journeys/support/hosts.ts';
import { visit } from '../../../fast/journeys/support/visitor.ts';

/*
 * The built script-tag files on a page whose own elements have shadow roots, with widgets in them.
 */

let hosts: Hosts;
beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts?.close());

/** Opens a page with the loader, this body and this module of its own. */
async function open(body: string, script: string) {
  const head = `${scriptTag(hosts.cdn)}<script type="module">${script}</script>`;
  hosts.lenient.set('/', { head, body });
  const visitor = await visit(hosts.browser);
  await visitor.page.goto(`${hosts.lenient.url}/`);
  return visitor;
}

const LOGIN = '<parvis-login api="/"></parvis-login>';
const TWIN = '<div data-parvis="login" data-api="/"></div>';

describe('a shadow root of the page', () => {
  it.each([
    ['an element', LOGIN, ''],
    ['a placeholder', TWIN, ''],
    ['an element in a root inside another one', '<x-inner></x-inner>', LOGIN],
  ])('shows %s, added to an open root by a script [B4]', async (_, content, inner) => {
    const script = `
      const rooted = (html) => class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = html; }
      };
      customElements.define('x-inner', rooted('${inner}'));
      customElements.define('x-host', rooted('${content}'));
      setTimeout(() => document.body.append(document.createElement('x-host')), 200);`;
    const { page, context, complaints } = await open('<p>Paroisse</p>', script);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is found where its element is defined long after the page has loaded [B4]', async () => {
    const script = `window.defineHost = () => customElements.define('x-late', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '${LOGIN}'; }
    });`;
    const { page, context } = await open('<x-late></x-late>', script);
    await page.waitForLoadState('networkidle');
    await page.evaluate('defineHost()');
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    await context.close();
  });

  it('that is closed starts once the page names it, and its later content too [B4]', async () => {
    const script = `import { define } from '${hosts.cdn.url}/parvis.js';
      customElements.define('x-closed', class extends HTMLElement {
        connectedCallback() {
          this.inside = this.attachShadow({ mode: 'closed' });
          this.inside.innerHTML = '<p>Rien</p>';
          define(this.inside);
          setTimeout(() => { this.inside.innerHTML = '${TWIN}'; }, 100);
        }
        get size() { return this.inside.querySelector('parvis-login')?.shadowRoot?.querySelectorAll('button').length ?? 0; }
      });`;
    const { page, context, requests } = await open('<x-closed></x-closed>', script);
    await page.waitForFunction('document.querySelector("x-closed").size > 0');
    expect(requests.filter((request) => request.endsWith('/parvis.js')).length).toBe(1);
    await context.close();
  });

  it('of another element costs a page without widgets nothing but the loader [B4]', async () => {
    const script = `document.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '<p>Rien</p>'`;
    const { page, context, requests } = await open('<div></div>', script);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => request.includes('/chunks/'))).toEqual([]);
    await context.close();
  });
});

describe('a button that opens a widget', () => {
  const button = (attributes = '') =>
    `<button data-parvis-open="login" data-api="/" ${attributes}>Espace des membres</button>`;

  it('loads its code at the press, keeps what was typed when it is closed, and gives the focus back [B7]', async () => {
    const { page, context, requests, complaints } = await open(button(), '');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => request.includes('/chunks/'))).toEqual([]);

    await page.getByRole('button', { name: 'Espace des membres' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Espace des membres' });
    await dialog.getByLabel('Adresse e-mail').fill('awa@exemple.fr');
    // A widget of the page reserves 640 px and more, whatever it shows.
    expect((await page.locator('dialog').boundingBox())?.height).toBeLessThan(640);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Espace des membres');

    await page.keyboard.press('Enter');
    expect(await dialog.getByLabel('Adresse e-mail').inputValue()).toBe('awa@exemple.fr');
    await dialog.getByRole('button', { name: 'Fermer' }).first().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('dialog').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is a link for new tabs, and for readers whose scripts or chunks are blocked [B7]', async () => {
    const link = '<a href="/connexion" data-parvis-open="login" data-api="/">Espace</a>';
    hosts.lenient.set('/connexion', { body: '<h1>Page de connexion</h1>' });
    const { page, context } = await open(link, '');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Espace' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.getByRole('heading', { name: 'Page de connexion' }).waitFor();
    await tab.close();
    expect(await page.locator('dialog').count()).toBe(0);

    await context.route('**/chunks/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Espace' }).click();
    await page.getByRole('heading', { name: 'Page de connexion' }).waitFor();
    await context.close();
  });

  it('works inside a shadow root, and is named in the console where there is no such widget [B7]', async () => {
    const script = `document.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '${button()}'`;
    const { page, context } = await open('<div></div>', script);
    await page.getByRole('button', { name: 'Espace des membres' }).click();
    await page.getByRole('dialog').getByLabel('Adresse e-mail').waitFor();
    await context.close();

    const wrong = await open('<button data-parvis-open="logn" data-api="/">Espace</button>', '');
    const told = wrong.page.waitForEvent('console', (message) => message.text().includes('logn'));
    await wrong.page.getByRole('button', { name: 'Espace' }).click();
    expect((await told).text()).toContain('data-parvis="login"');
    await wrong.context.close();
  });
});
