import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { launch, type Visit, visit } from './support/visitor.ts';

/*
 * Getting in, getting out, and what an administrator reads when the way is barred: the built console on the reference
 * server.
 */

let browser: Browser;
let server: TestServer;
let current: Visit;
let page: Page;

beforeAll(async () => {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  [browser, server] = await Promise.all([launch(), startTestServer({ folders })]);
});
beforeEach(async () => {
  current = await visit(browser);
  page = current.page;
  page.setDefaultTimeout(8000);
});
afterEach(async () => {
  server.controls.reset();
  await current.context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const email = () => page.getByLabel('Adresse e-mail');
const password = () => page.locator('input[type=password]');
const submit = () => page.getByRole('button', { name: 'Se connecter' });
const banner = () => page.getByRole('alert');
const title = (name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(secret = server.password) {
  await email().fill(server.email);
  await password().fill(secret);
  await submit().click();
}

describe('signing in', () => {
  it('takes the keyboard only, and comes back to the wanted page [L1, L15]', async () => {
    await page.goto(`${server.url}/#/community`);
    await email().focus();
    await page.keyboard.type(server.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(server.password);
    await page.keyboard.press('Enter');
    await title('Membres').waitFor();
    expect(page.url()).toMatch(/#\/community$/);
    const stored = await page.evaluate(() => [
      localStorage.getItem('authToken'),
      localStorage.getItem('user'),
    ]);
    expect(stored[0]).toBeTruthy();
    expect(JSON.parse(stored[1] ?? '')).toMatchObject({ email: server.email });
    await page.reload();
    await title('Membres').waitFor();
    expect(current.complaints).toEqual([]);
  });

  it('keeps what was typed under the sentence of a wrong password [L9, L10]', async () => {
    await page.goto(server.url);
    await signIn('not-it');
    await banner().waitFor();
    expect(await banner().textContent()).toMatch(/mot de passe/i);
    expect(await email().inputValue()).toBe(server.email);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await signIn();
    await title('Tableau de bord').waitFor();
  });

  it('says why each failed sign-in failed, keeps what was typed, and works the next time [X1, X2]', async () => {
    const failures: [why: string, breakIt: () => void, sentence: RegExp][] = [
      [
        'a dead connection',
        () => server.controls.garble('/api/login', 'drop', 30),
        /^Impossible de se connecter au serveur/,
      ],
      ['an HTML page', () => server.controls.garble('/api/login', 'html'), /^Erreur lors de la connexion/],
      ['torn JSON', () => server.controls.garble('/api/login', 'truncated'), /^Erreur lors de la connexion/],
      [
        'an answer of another shape',
        () => server.controls.garble('/api/login', 'shape'),
        /^Erreur lors de la connexion/,
      ],
      [
        'a 500 without a message',
        () => server.controls.failNext('/api/login', { body: {} }),
        /^Erreur lors de la connexion/,
      ],
      [
        'a 503 with one',
        () => server.controls.failNext('/api/login', { status: 503, body: { message: 'En maintenance' } }),
        /^En maintenance/,
      ],
    ];
    for (const [why, breakIt, sentence] of failures) {
      // Afresh, so that no banner of the attempt before stands there.
      await page.goto(server.url);
      await email().waitFor();
      breakIt();
      await signIn();
      await banner().waitFor();
      const typed = [await email().inputValue(), await password().inputValue()];
      expect([await banner().textContent(), typed], why).toEqual([
        expect.stringMatching(sentence),
        [server.email, server.password],
      ]);
      server.controls.reset();
    }
    await submit().click();
    await title('Tableau de bord').waitFor();
  });

  it('mails a link to whoever forgot their password [L8, L17, L22, L23, L24, L25]', async () => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click();
    await page.getByRole('heading', { name: 'Réinitialisation du mot de passe' }).waitFor();
    await email().fill(server.email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await page.getByText('Vérifiez votre boîte mail pour le lien de réinitialisation').waitFor();
    await server.settle();
    expect(server.mails.at(-1)?.to).toContain(server.email);
    await page.getByRole('button', { name: 'Retour à la connexion' }).click();
    await submit().waitFor();
  });
});

describe('once inside', () => {
  beforeEach(async () => {
    await page.goto(server.url);
    await signIn();
    await title('Tableau de bord').waitFor();
  });

  it('signs out from the user menu, here and in the other tab [S7, S8, S31, S33]', async () => {
    const other = await current.context.newPage();
    await other.goto(`${server.url}/#/community`);
    await other.getByRole('heading', { level: 1, name: 'Membres' }).waitFor();
    await page.getByRole('button', { name: /Claire Martin/ }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await submit().waitFor();
    await other.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('redirects the root and unknown paths, and has no way to surveys [S22, S23, S24]', async () => {
    for (const path of ['/', '/nowhere/at/all', '/apps/sondage']) {
      await page.goto(`${server.url}/#${path}`);
      await expect.poll(() => page.url()).toMatch(/#\/dashboard$/);
    }
  });

  it('speaks French throughout [S35]', async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('.parvis').first().getAttribute('lang')).toBe('fr');
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await page.getByText('10 affichés sur 60').waitFor();
    const words = await page.locator('.parvis').first().textContent();
    expect(words).not.toMatch(/\b(Search|Loading|Error|Next|Previous|Cancel|Close|Page size|Select)\b/);
  });

  it('leaves other anchors of the page alone', async () => {
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await title('Membres').waitFor();
    await page.evaluate(() => {
      location.hash = 'contact';
    });
    await page.getByRole('searchbox', { name: 'Rechercher un membre' }).waitFor();
    expect(page.url()).toMatch(/#contact$/);
  });

  it('asks to sign in again in place when the token has lapsed, with what was typed [S11]', async () => {
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    const search = page.getByRole('searchbox', { name: 'Rechercher un membre' });
    await page.getByText('10 affichés sur 60').waitFor();
    // That of the search: the next page is fetched ahead at some time of its own.
    server.controls.failNext('GET /api/membres/?*search=mar*', { status: 401, times: 1 });
    // At once: the form may come between two letters.
    await search.fill('mar');
    await submit().waitFor();
    await signIn();
    await search.waitFor();
    expect(await search.inputValue()).toBe('mar');
  });
});
