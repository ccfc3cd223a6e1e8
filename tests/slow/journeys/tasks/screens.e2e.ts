import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTasks, type Tasks } from './openTasks.ts';

/*
 * What administrators do most with events and forms, with as few interactions as the best tools of the trade need.
 */

let tasks: Tasks;

beforeAll(async () => {
  tasks = await openTasks({ members: 60 });
  const body = new FormData();
  const answers = {
    1: 'Diallo Awa',
    2: 'a@exemple.fr',
    3: '06 12 34 56 78',
    4: '2015-06-30',
    6: 'M',
    7: 'Par ses propres moyens',
  };
  body.append('valeurs', JSON.stringify(answers));
  body.append('10', new File(['Rien à signaler'], 'fiche.txt'));
  const path = '/api/formulaires/inscription-camp-ete/reponses/';
  expect((await fetch(tasks.server.url + path, { method: 'POST', body })).status).toBe(201);
});
afterAll(() => tasks?.close());

const click = (role: 'link' | 'button', name: RegExp) => tasks.page.getByRole(role, { name }).click();

describe('with few interactions, an administrator', () => {
  it('sees every date of a weekly event in the month, with two clicks', async () => {
    const { page } = tasks;
    await tasks.goTo('/dashboard');
    await click('link', /^ÉVÉNEMENTS$/);
    await click('button', /^Mois$/);
    const dates = page.getByRole('grid').locator('[data-event]', { hasText: 'Répétition de la chorale' });
    await expect.poll(() => dates.count()).toBeGreaterThan(1);
    expect(await tasks.taken()).toBeLessThanOrEqual(2);
  });

  it('plans an event with three speakers from its day in the month by ten interactions, and by nine the next time [SP1]', async () => {
    const { page, server } = tasks;
    const headers = { Authorization: `Token ${await server.login()}` };
    const list = await fetch(`${server.url}/api/membres/?page_size=3`, { headers });
    const { results }: { results: { nom: string; prenom: string }[] } = await list.json();
    const plan = async (name: string) => {
      await click('button', /^Mois$/);
      await tasks.counted();
      await click('link', /^Ajouter un événement ce jour$/);
      await page.getByLabel('Nom de l’événement').fill(name);
      const role = page.getByLabel('Rôle');
      await role.getByRole('option').nth(1).waitFor({ state: 'attached' });
      if ((await role.inputValue()) === '') await role.selectOption({ index: 1 });
      for (const { nom, prenom } of results) {
        const field = page.getByRole('combobox', { name: 'Membre' });
        await field.fill(`${nom} ${prenom}`);
        await page.locator('[role=option]', { hasText: prenom }).first().waitFor();
        await field.press('Enter');
      }
      await expect.poll(() => page.locator('[data-remove]').count()).toBe(3);
      await click('button', /^Créer l'événement$/);
      await page.getByRole('button', { name: /^Mois$/ }).waitFor();
      await page.locator('[part=toast]', { hasText: 'créé avec succès' }).last().waitFor();
      return tasks.taken();
    };
    await tasks.goTo('/events');
    expect([await plan('Veillée des familles'), await plan('Veillée des jeunes')]).toEqual([10, 9]);
  });

  it('reads the answers to a form with one click, one in full with another, and opens its file with a third [W4]', async () => {
    const { page } = tasks;
    await tasks.goTo('/apps/formulaire');
    await click('link', /^1 réponse, 1 nouvelle/);
    await page.getByText('Diallo Awa').waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(1);
    await click('link', /^Réponse n°/);
    await page.getByRole('heading', { name: /^Réponse n°/ }).waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(1);
    await click('button', /^Ouvrir fiche\.txt/);
    await page.getByRole('dialog').getByText('Rien à signaler').waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(1);
  });

  it('makes a form of ten fields with 26 presses besides its texts', async () => {
    const { page } = tasks;
    await tasks.goTo('/apps/formulaire');
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await box('Nom du formulaire').fill('Accueil');
    for (let at = 1; at <= 10; at += 1) {
      await click('button', /^Ajouter un champ$/);
      await page.getByRole('menuitem', { name: 'Texte court', exact: true }).press('Enter');
      await box('Nom du champ').fill(`Champ ${at}`);
    }
    await click('button', /^Créer$/);
    await page.locator('[part=toast]', { hasText: 'Formulaire créé avec succès' }).waitFor();
    const { presses, fields } = await tasks.counted();
    expect([presses <= 26, fields <= 11]).toEqual([true, true]);
  });

  it('needs nothing that the console of the browser complains of', () => {
    expect(tasks.visitor.complaints).toEqual([]);
  });
});
