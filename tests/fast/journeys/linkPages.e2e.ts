import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../support/present.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { launch } from './support/visitor.ts';

/*
 * The pages behind the links of mails, measured: on a phone of 280 px, in both themes, without scripts.
 */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LONG = 'Rencontre interparoissiale des équipes d’aumônerie de Saint-Germain-en-Laye';
const OWNER = 'Communauté Notre-Dame-de-la-Compassion';
const TARGET_MIN = 44;
const PAGE_MAX = 15 * 1024;

let server: TestServer;
let browser: Browser;
let token = '';
/** Pages by their names: what each link opens. */
const pages = new Map<string, string>();
/** Without scripts, as a reader of mails may have it. */
let plain: BrowserContext;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    launch(),
    startTestServer({ members: 3, timeZone: 'Europe/Paris' }),
  ]);
  token = await server.login();
  plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 280, height: 700 } });
  await openPages();
}, 60_000);

afterAll(async () => {
  await plain?.close();
  await browser?.close();
  await server?.close();
});

/** Calls the back end as the office does. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  const { data, results } = (await answer.json()) as { data?: T; results?: T };
  return (data ?? results) as T;
}

/** The link of the last mail to an address. */
async function linkTo(address: string): Promise<string> {
  await server.settle();
  const mail = present(
    server.mails.findLast(({ to }) => to === address),
    `mail to ${address}`,
  );
  return present(/http\S+/.exec(mail.text)?.[0], 'link');
}

async function openPages(): Promise<void> {
  const { id } = await call<{ id: number }>('POST', '/api/events/', {
    ...{ nom_evenement: LONG, lieu: 'Maison diocésaine', date: '2099-07-04T10:00:00' },
    ...{ heure_debut: '10:00', heure_fin: '16:00', is_recurrent: false },
  });
  await call('PUT', `/api/events/${id}/inscriptions/`, {
    ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 3, personnes_max: 6, attente: true },
    ...{ offre_heures: 24, accord: false, formulaire_id: null, organisation: OWNER, separer: true },
    ...{ confidentialite: null, conservation_mois: null },
  });
  const register = (email: string, ...names: string[]) =>
    call('POST', '/api/events/register/', {
      ...{ evenement: id, email },
      personnes: names.map((prenom) => ({ prenom, nom: 'Nomsecret' })),
    });
  await register('famille@exemple.fr', 'Marie-Antoinette Bénédicte', 'Jade', 'Ivan', 'Kim');
  await register('luc@exemple.fr', 'Luc');
  pages.set('registration', await linkTo('famille@exemple.fr'));
  const all = `${pages.get('registration')}&choix=tous`;
  pages.set('withdrawal', all);
  const people = await call<{ id: number; prenom: string }[]>('GET', `/api/events/${id}/attendees/`);
  const leaving = people.find(({ prenom }) => prenom === 'Jade');
  await call('POST', `/api/events/${id}/unregister/`, { inscrits: [leaving?.id] });
  await server.settle();
  const offer = present(
    server.mails.findLast(({ text }) => text.includes('libérée')),
    'offer',
  );
  pages.set('offer', present(/http\S+/.exec(offer.text)?.[0], 'link'));
  await call('POST', '/api/comptes/', {
    ...{ email: 'nora@exemple.fr', nom: 'Petit', prenom: 'Nora', role: 'utilisateur' },
  });
  pages.set('invitation', await linkTo('nora@exemple.fr'));
  pages.set('unknown', `${server.url}/lien?jeton=autre`);
}

const targets = (page: Page) =>
  page.locator('button:visible, a.button:visible, summary:visible, input:visible:not([type=hidden])');

async function smallTargets(page: Page): Promise<string[]> {
  const small: string[] = [];
  for (const target of await targets(page).all()) {
    const box = present((await target.boundingBox()) ?? undefined, 'box');
    if (box.width < TARGET_MIN || box.height < TARGET_MIN) small.push(await target.innerHTML());
  }
  return small;
}

const NAMES = ['registration', 'withdrawal', 'offer', 'invitation', 'unknown'];

describe('The page behind a mailed link', () => {
  it.each(NAMES)(
    'has targets of 44 px and no sideways scroll at 280 px, with scripts off: %s [V4]',
    async (name) => {
      const page = await plain.newPage();
      await page.goto(present(pages.get(name), 'page'));
      for (const fold of await page.locator('summary').all()) await fold.click();
      expect(await targets(page).count()).toBeGreaterThan(name === 'unknown' ? -1 : 0);
      expect(await smallTargets(page)).toEqual([]);
      const { width } = present((await page.locator('main').boundingBox()) ?? undefined, 'main');
      expect(width).toBeLessThanOrEqual(280);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
      await page.close();
    },
  );

  it.each(NAMES)(
    'weighs at most 15 KB with its style sheet, and keeps the strict policy: %s [V4]',
    async (name) => {
      const answer = await fetch(present(pages.get(name), 'page'));
      const text = await answer.text();
      const [, sheet = ''] = /rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
      const css = await fetch(new URL(sheet, server.url));
      expect(css.headers.get('cache-control')).toContain('immutable');
      expect(css.headers.get('content-type')).toContain('text/css');
      expect(Buffer.byteLength(text) + (await css.arrayBuffer()).byteLength).toBeLessThan(PAGE_MAX);
      expect(text).not.toMatch(/<style|style=|<script|https?:\/\/(?!127)/);
      expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'");
    },
  );

  it.each(['light', 'dark'] as const)('breaks no rule of axe, %s [V4]', async (colorScheme) => {
    const context = await browser.newContext({ bypassCSP: true, colorScheme });
    const page = await context.newPage();
    for (const name of NAMES) {
      await page.goto(present(pages.get(name), 'page'));
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => {
        const { violations } = await (
          window as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          }
        ).axe.run();
        return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect.soft(found, name).toEqual([]);
    }
    await context.close();
  });

  it('names the organisation, has the event as its heading, and a first name with its state in each row [V4, RV6]', async () => {
    const page = await plain.newPage();
    await page.goto(present(pages.get('registration'), 'page'));
    expect(await page.locator('.owner').textContent()).toBe(OWNER);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([LONG]);
    const rows = page.getByRole('list', { name: 'Personnes de votre inscription' }).getByRole('listitem');
    expect(await rows.count()).toBe(3);
    expect(await rows.first().textContent()).toMatch(/^Marie-Antoinette Bénédicte\s*Une place\s*Retirer$/);
    await page.getByRole('button', { name: 'Retirer Ivan' }).waitFor();
    expect(await page.textContent('main')).not.toContain('Nomsecret');
    await page.getByRole('link', { name: 'Annuler toute l’inscription…' }).click();
    await page
      .getByRole('heading', { name: 'Retirer Marie-Antoinette Bénédicte, Ivan et Kim\u00a0?' })
      .waitFor();
    await page.getByRole('link', { name: 'Ne rien changer' }).click();
    expect(await rows.count()).toBe(3);
    await page.close();
  });
});
