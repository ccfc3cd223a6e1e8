import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server.ts';
import { startBuilt } from './support/builtConsole.ts';
import { type Visit, visit } from './support/visitor.ts';

/*
 * Sign-in, sign-out, and what an administrator reads when sign-in fails: the built console on the reference server.
 */

let built: Awaited<ReturnType<typeof startBuilt>>;
let server: TestServer;
let current: Visit;
let page: Page;

beforeAll(async () => {
  built = await startBuilt();
  server = built.server;
});
beforeEach(async () => {
  current = await visit(built.browser);
  page = current.page;
  page.setDefaultTimeout(20_000);
});
afterEach(async () => {
  server.controls.reset();
  await current.context.close();
});
afterAll(() => built?.close());

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

describe('the sign-in form', () => {
  it('works by keyboard alone and then shows the wanted screen [L1, L15]', async () => {
    await page.goto(`${server.url}/#/community`);
    await email().focus();
    await page.keyboard.type(server.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(server.password);
    await page.keyboard.press('Enter');
    await title('Membres').waitFor();
    // The form that had the focus is gone: the next Tab starts at the screen.
    await page.locator('h1:focus', { hasText: 'Membres' }).waitFor();
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

  it('says that the password is wrong and keeps the typed address [L9, L10]', async () => {
    await page.goto(server.url);
    await signIn('not-it');
    await banner().waitFor();
    expect(await banner().textContent()).toMatch(/mot de passe/i);
    expect(await email().inputValue()).toBe(server.email);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await signIn();
    await title('Tableau de bord').waitFor();
  });

  it('says why a sign-in failed, keeps what was typed, and works on the next try [X1, X2]', async () => {
    const failures: [why: string, breakCall: () => void, sentence: RegExp][] = [
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
        'a 503 with a message',
        () => server.controls.failNext('/api/login', { status: 503, body: { message: 'En maintenance' } }),
        /^En maintenance/,
      ],
    ];
    for (const [why, breakCall, sentence] of failures) {
      // A fresh page, so that the banner of the attempt before is gone.
      await page.goto(server.url);
      await email().waitFor();
      breakCall();
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

  it('mails a link for a forgotten password [L8, L17, L22, L23, L24, L25]', async () => {
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

describe('a session', () => {
  beforeEach(async () => {
    await page.goto(server.url);
    await signIn();
    await title('Tableau de bord').waitFor();
  });

  it('ends from the user menu, in this tab and in the others [S7, S8, S31, S33]', async () => {
    const other = await current.context.newPage();
    await other.goto(`${server.url}/#/community`);
    await other.getByRole('heading', { level: 1, name: 'Membres' }).waitFor();
    await page.getByRole('button', { name: /Claire Martin/ }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await submit().waitFor();
    await other.getByRole('button', { name: 'Se connecter' }).waitFor();
    // What makes the device known to the back end stays, and how the viewer likes the list.
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.sort()).toEqual(['parvis:appareil', 'parvis:members-list:1']);
  });

  it('redirects the root, unknown paths and surveys to the dashboard [S22, S23, S24]', async () => {
    for (const path of ['/', '/nowhere/at/all', '/apps/sondage']) {
      await page.goto(`${server.url}/#${path}`);
      await expect.poll(() => page.url()).toMatch(/#\/dashboard$/);
    }
  });

  it('shows French on every screen [S35]', async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('.parvis').first().getAttribute('lang')).toBe('fr');
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await page.getByText('10 affichés sur 60').waitFor();
    const words = await page.locator('.parvis').first().textContent();
    expect(words).not.toMatch(/\b(Search|Loading|Error|Next|Previous|Cancel|Close|Page size|Select)\b/);
  });

  it('leaves the other anchors of the page alone', async () => {
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await title('Membres').waitFor();
    await page.evaluate(() => {
      location.hash = 'contact';
    });
    await page.getByRole('searchbox', { name: 'Rechercher un membre' }).waitFor();
    expect(page.url()).toMatch(/#contact$/);
  });

  it('asks for a new sign-in in place when the token has expired, and keeps what was typed [S11]', async () => {
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    const search = page.getByRole('searchbox', { name: 'Rechercher un membre' });
    await page.getByText('10 affichés sur 60').waitFor();
    // Only the search fails: the prefetch of the next page runs at any time.
    server.controls.failNext('GET /api/membres/?*search=mar*', { status: 401, times: 1 });
    // The text is filled in one step, because the form may appear between two letters.
    await search.fill('mar');
    await submit().waitFor();
    await signIn();
    await search.waitFor();
    expect(await search.inputValue()).toBe('mar');
  });
});
