import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server.ts';
import { startBuilt } from './support/builtConsole.ts';
import { type Visit, visit } from './support/visitor.ts';

/*
 * What the console says where it can't do what was asked: half a date, a refused filter, an ended session, no network.
 */

let built: Awaited<ReturnType<typeof startBuilt>>;
let server: TestServer;
let token: string;
let current: Visit;
let page: Page;

beforeAll(async () => {
  built = await startBuilt();
  server = built.server;
});
beforeEach(async () => {
  token = await server.login();
  current = await visit(built.browser);
  page = current.page;
  page.setDefaultTimeout(20_000);
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem('authToken', stored);
    sessionStorage.setItem('visited', '1');
  }, token);
});
afterEach(async () => {
  server.controls.reset();
  await current.context.close();
});
afterAll(() => built?.close());

const DATE = 'Date incomplète\u00a0: jour, mois et année';
const TIME = 'Heure incomplète\u00a0: heures et minutes';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const writes = () => server.controls.calls().filter((call) => !call.startsWith('GET'));

async function api(method: string, path: string, body?: object) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  return read.data ?? read;
}

describe('half a date', () => {
  it('in a member’s form is said, sent nowhere, and leaves the stored date [K4]', async () => {
    const made = await api('POST', '/api/membres/', {
      nom: 'Testard',
      prenom: 'Paul',
      genre: 'masculin',
      date_naissance: '1961-05-12',
      telephone: '0612345678',
      email: 'paul@exemple.fr',
      adresse: '1 rue du Port',
    });
    await page.goto(`${server.url}/#/community/details/${made.id}/edit`);
    const date = page.getByLabel('Date de naissance');
    await date.focus();
    await page.keyboard.press('Delete');
    server.controls.reset();
    await button('Enregistrer').click();
    await page.getByText(DATE).waitFor();
    expect(await date.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(writes()).toEqual([]);
    expect((await api('GET', `/api/membres/${made.id}/`)).date_naissance).toBe('1961-05-12');

    // Half a date is typed work: leaving asks.
    await page.getByRole('link', { name: 'ÉVÉNEMENTS' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
    await date.focus();
    await page.keyboard.type('05122000');
    await button('Enregistrer').click();
    await expect
      .poll(async () => (await api('GET', `/api/membres/${made.id}/`)).date_naissance)
      .toBe('2000-05-12');
  });

  it('in an event is said of date and hours, and creates nothing [K4]', async () => {
    await page.goto(`${server.url}/#/events/add`);
    await page.getByLabel('Nom de l’événement').fill('Veillée de prière');
    await page.getByLabel('Heure de début').focus();
    await page.keyboard.type('07');
    await page.getByLabel('Lieu').focus();
    await page.getByText(TIME).waitFor();
    await page.getByLabel('Date', { exact: false }).first().focus();
    await page.keyboard.type('12');
    server.controls.reset();
    await page.keyboard.press('Enter');
    await page.getByText(DATE).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(writes()).toEqual([]);
  });

  it('in the form of visitors is said at its field, and nothing is sent [K4]', async () => {
    await page.goto(`${server.url}/formulaires/inscription-camp-ete`);
    // Until its code is there, the field is disabled and takes no focus.
    await page.locator('input[type=date]').waitFor();
    await page.getByLabel(/^Date de naissance/).focus();
    await page.keyboard.type('12');
    server.controls.reset();
    await button('Envoyer').click();
    await page.getByText(DATE).waitFor();
    expect(writes()).toEqual([]);
  });

  it('in a filter asks nothing, and «Réinitialiser» removes it [K4]', async () => {
    await page.goto(`${server.url}/#/dashboard`);
    await page.getByRole('slider').waitFor();
    await page.waitForLoadState('networkidle');
    server.controls.reset();
    await page.getByLabel('Date de début').focus();
    await page.keyboard.type('12');
    await page.getByLabel('Date de fin').focus();
    await page.getByText(DATE).waitFor();
    await button('Réinitialiser').click();
    await page.getByText(DATE).waitFor({ state: 'detached' });
    expect(server.controls.calls().filter((call) => call.includes('start_date'))).toEqual([]);
  });
});

describe('a refused read', () => {
  it('shows the server’s reason at the date that caused it, and in place of the result [K15]', async () => {
    await page.goto(`${server.url}/#/dashboard`);
    await page.getByRole('slider').waitFor();
    await page.getByLabel('Date de début').fill('2010-01-01');
    const reason = 'La période est limitée à 3660 jours';
    const date = page.getByLabel('Date de début');
    await expect.poll(() => date.getAttribute('aria-invalid')).toBe('true');
    const described = await date.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => (field.getRootNode() as ShadowRoot).getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described).toContain(reason);
    expect(await page.getByRole('alert').textContent()).toContain(reason);
    await page.getByRole('radio', { name: 'Mensuel' }).check();
    await expect.poll(() => date.getAttribute('aria-invalid')).toBe(null);
  });

  it('of a search stands at the search [K15]', async () => {
    await page.goto(`${server.url}/#/apps/formulaire`);
    await page.locator('tbody tr').first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Rechercher un formulaire' });
    server.controls.failNext('GET /api/formulaires/?*search*', {
      status: 422,
      body: { success: false, message: 'Erreur de validation des données', errors: { search: 'Trop long.' } },
    });
    await search.fill('chorale');
    await expect.poll(() => search.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText('Trop long.').count()).toBe(2);
  });
});

describe('a session that ended', () => {
  const expired = () =>
    page.getByText('Votre session a expiré. Vos saisies sont conservées\u00a0: reconnectez-vous.');
  const email = () => page.getByLabel('Adresse e-mail');
  const submit = () => page.getByRole('button', { name: 'Se connecter' });

  it('while something was typed says so above the form, which knows the e-mail address [K16]', async () => {
    await page.goto(`${server.url}/#/community/details/1/edit`);
    const job = page.getByLabel('Profession');
    await job.fill('Luthière');
    await api('POST', '/api/logout');
    await button('Enregistrer').click();
    await expired().waitFor();
    expect(await email().inputValue()).toBe(server.email);
    await page.locator('input[type=password]').fill(server.password);
    await submit().click();
    await expired().waitFor({ state: 'detached' });
    expect(await job.inputValue()).toBe('Luthière');
  });

  it('in a dialog says so too, also for half a date [K16]', async () => {
    await page.goto(`${server.url}/#/community`);
    await page.locator('tbody tr').first().waitFor();
    await button('Ajouter un membre').click();
    await page.getByLabel('Date de naissance').focus();
    await page.keyboard.type('12');
    await api('POST', '/api/logout');
    // The search for a likely duplicate tells the console.
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Nom/).fill('Testard');
    await dialog.getByLabel(/^Prénom/).fill('Paul');
    await dialog.locator('input[name=email]').fill('paul@exemple.fr');
    await expired().waitFor();
    expect(await email().inputValue()).toBe(server.email);
  });

  it('with nothing typed shows the form as it is [K16]', async () => {
    await page.goto(`${server.url}/#/community`);
    await page.locator('tbody tr').first().waitFor();
    // Only the search: the next page is fetched ahead at any time.
    server.controls.failNext('GET /api/membres/?*search=an*', { status: 401 });
    await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill('an');
    await submit().waitFor();
    expect(await expired().count()).toBe(0);
    expect(await email().inputValue()).toBe('');
  });
});

describe('a list without network', () => {
  it('of members says so where the eyes are, without a count or a number of pages [K19]', async () => {
    await page.setViewportSize({ width: 1093, height: 614 });
    // From the beginning, because the next page is fetched ahead.
    await page.route(/\/api\/membres\/\?(?=.*page=2\b)/, (route) => route.abort());
    await page.goto(`${server.url}/#/community?size=25`);
    await page.getByText('25 affichés sur').waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await button('Suivant').click();
    const line = page.getByRole('alert').filter({ hasText: 'Impossible de se connecter au serveur' });
    await line.waitFor();
    await expect
      .poll(() =>
        line.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    const pager = await page.getByRole('navigation', { name: 'Pagination' }).textContent();
    expect(pager).toContain('– affichés sur –');
    expect(pager).not.toMatch(/\b0\b|sur 1/);
    await page.getByText('– membres', { exact: true }).waitFor();
  });
});
