import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOn } from '../../../fast/journeys/support/actions.ts';
import { openTasks, type Tasks } from './openTasks.ts';

/*
 * What administrators do most with members, with as few interactions as the best tools of the trade need. Limits count
 * presses and filled fields together.
 */

let tasks: Tasks;

beforeAll(async () => {
  tasks = await openTasks({ members: 300, isSignedIn: false });
});
afterAll(() => tasks?.close());

const search = () => tasks.page.getByRole('searchbox', { name: 'Rechercher un membre' });
const names = () => tasks.page.locator('tbody th a[href*="/details/"]');
const named = (name: string) => tasks.page.locator(`tbody th a[title="${name}"]`).first();
const record = () => tasks.page.getByRole('heading', { name: 'Details' }).waitFor();
const option = (): Locator => tasks.page.locator('[popover] [role=option]:not([aria-disabled=true])').first();
const notice = (text: string) => tasks.page.locator('[part=toast]', { hasText: text }).waitFor();

describe('with few interactions, an administrator', () => {
  it('signs in: two fields and Enter', async () => {
    const { page, server } = tasks;
    await tasks.goTo('/community');
    await page.getByLabel('Adresse e-mail').fill(server.email);
    await page.locator('input[type=password]').fill(server.password);
    await page.keyboard.press('Enter');
    await names().first().waitFor();
    expect(await tasks.counted()).toEqual({ presses: 1, fields: 2 });
  });

  it('finds a member with one field, also one letter off', async () => {
    const name = (await names().nth(4).getAttribute('title')) ?? '';
    await search().fill(name);
    await named(name).waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(1);
    const [last = ''] = name.split(' ');
    const misspelt = `${last.slice(0, 3)}q${last.slice(4)}`;
    // The row is there already, and a click while rows are replaced would be made again.
    const answer = tasks.page.waitForResponse((response) =>
      response.url().includes(encodeURIComponent(misspelt)),
    );
    await search().fill(misspelt);
    await answer;
    await expect.poll(() => tasks.page.locator('table[aria-busy]').count()).toBe(0);
    await named(name).waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(1);
  });

  it('opens a record with one click, and again by its address alone', async () => {
    await names().first().click();
    await record();
    expect(await tasks.taken()).toBeLessThanOrEqual(1);
    await tasks.page.reload();
    await record();
    expect(await tasks.taken()).toBe(0);
  });

  it('adds a tag with two clicks', async () => {
    await tasks.page.getByRole('button', { name: 'Associer un tag' }).click();
    const tag = (await option().locator('span > span').first().textContent()) ?? '';
    await option().click();
    await notice(tag);
    expect(await tasks.taken()).toBeLessThanOrEqual(2);
  });

  it('edits the telephone of a person who has no e-mail, inventing nothing', async () => {
    const { page, server } = tasks;
    const headers = {
      Authorization: `Token ${await server.login()}`,
      'content-type': 'application/json',
    };
    const body = { nom: 'Sansmail', prenom: 'Odile', genre: 'feminin', adresse: '3 rue du Port' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const { data } = await (await fetch(`${server.url}/api/membres/`, init)).json();
    await tasks.goTo(`/community/details/${data.id}`);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('06 12 34 56 78');
    await page.getByRole('checkbox', { name: /E-mail/ }).check();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(4);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '06 12 34 56 78' }).waitFor();
    const answer = await fetch(`${server.url}/api/membres/${data.id}/`, { headers });
    const { email, adresse, telephone } = (await answer.json()).data;
    expect([email ?? '', adresse, telephone]).toEqual(['', '3 rue du Port', '06 12 34 56 78']);
  });

  it('adds a family of four in 25 interactions at most, with its links on both sides [Y1]', async () => {
    const { page, server } = tasks;
    const app = actionsOn(page);
    await tasks.goTo('/community');
    await names().first().waitFor();
    await app.act('Ajouter une famille', 'Autres actions');
    const field = (name: string) => app.dialog().locator(`[name="${name}"]`);
    const fill = async (line: string, values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values))
        if (name === 'genre') await app.dialog().locator(`[name="${line}.genre"][value=${value}]`).click();
        else await field(`${line}.${name}`).fill(value);
    };
    await fill('famille', { nom: 'Quatrefages', adresse: '9 quai Neuf', ville: 'Brest' });
    await fill('adulte1', { prenom: 'Paul', genre: 'masculin', telephone: '06 12 34 56 78' });
    await fill('adulte2', { prenom: 'Anne', genre: 'feminin', email: 'anne@exemple.fr' });
    await fill('enfant1', { prenom: 'Hugo', genre: 'masculin', date_naissance: '2015-02-03' });
    await app.press('Ajouter un enfant', app.dialog());
    const lea = app.dialog().locator('[name^=enfant][name$=".prenom"]').nth(1);
    const [line = ''] = ((await lea.getAttribute('name')) ?? '').split('.');
    await fill(line, { prenom: 'Lea', genre: 'feminin', date_naissance: '2018-05-06' });
    await app.press('Enregistrer la famille', app.dialog());
    await page.getByRole('alertdialog').getByText('4 fiches créées').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await tasks.taken()).toBeLessThanOrEqual(25);
    const headers = { Authorization: `Token ${await server.login()}` };
    const ask = async (path: string) => (await fetch(server.url + path, { headers })).json();
    const { results } = await ask('/api/membres/?search=Quatrefages');
    const found = await Promise.all(
      results.map(({ id }: { id: number }) => ask(`/api/membres/${id}/membre_avec_relations/`)),
    );
    const linked = found.map(({ data }) => [
      ...[data.prenom, data.ville, data.conjoint?.prenom],
      ...[data.enfants.length, data.parents.length],
    ]);
    expect(linked.sort()).toEqual([
      ['Anne', 'Brest', 'Paul', 2, 0],
      ['Hugo', 'Brest', undefined, 0, 2],
      ['Lea', 'Brest', undefined, 0, 2],
      ['Paul', 'Brest', 'Anne', 2, 0],
    ]);
  });

  it('gives 30 members a tag with four clicks', async () => {
    const { page } = tasks;
    await tasks.goTo('/community?size=50');
    await names().nth(49).waitFor();
    const boxes = page.locator('tbody').getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(29).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Associer un tag' }).click();
    await option().click();
    await notice('(30 membres)');
    expect(await tasks.taken()).toBeLessThanOrEqual(4);
  });

  it('imports a messy file with four clicks', async () => {
    const { page } = tasks;
    const app = actionsOn(page);
    const lines = [
      'Sexe;NOM;Prénom(s);Tél.;Courriel;Né(e) le',
      'F;Brézolles;Noémie;06.11.22.33.44;noemie@exemple.fr;05/03/1990',
      'M;Brézolles;Gaël;;;',
      'M;;;;;',
      'F;Brézolles;Zoé;06 11 22 33 45;pas une adresse;05/03/1990',
    ];
    const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
    await tasks.goTo('/community');
    // The notice of the task before this one stays for ten seconds and would cover a button.
    await page.reload();
    await app.act('Importer des membres…', 'Autres actions');
    await app
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
    await app.press('Vérifier le fichier', app.dialog());
    await app.press('Importer 2 membres', app.dialog());
    await app.dialog().getByText('2 membres créés').first().waitFor();
    const { presses, fields } = await tasks.counted();
    expect([presses <= 4, fields <= 1]).toEqual([true, true]);
  });
});
