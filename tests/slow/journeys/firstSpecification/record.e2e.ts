import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStrictConsole, type StrictConsole } from '../../../fast/journeys/support/strictConsole.ts';

/* A member's record and its dialogs, on a back end that announces nothing and refuses what the specification omits. */

let app: StrictConsole;

beforeAll(async () => {
  app = await openStrictConsole();
  await app.go('/community');
});
afterEach(() => app.expectNoRefusal());
afterAll(() => app?.close());

async function create(name: string, firstName: string, more: Record<string, string> = {}) {
  await app.press('Ajouter un membre');
  const field = (label: string) => app.dialog().getByRole('textbox', { name: label });
  await field('Nom').first().fill(name);
  await field('Prénom').fill(firstName);
  await app.dialog().getByRole('radio', { name: 'Femme' }).check();
  for (const [label, value] of Object.entries(more)) await app.dialog().getByLabel(label).fill(value);
  await app.press('Enregistrer', app.dialog());
  await app.alerted('Membre créé avec succès !');
}
const part = (title: string) =>
  app.page.locator('section', { has: app.page.getByRole('heading', { name: title, exact: true }) }).last();
const fill = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await app.page.getByRole('textbox', { name: label }).fill(value);
};

describe('a member on a back end of the specification alone', () => {
  it('is created with three fields or with all fields', async () => {
    await create('Aubépine', 'Jean');
    await create('Aubépine', 'Lou');
    await create('Aubépine', 'Rose', {
      'Date de naissance': '1990-03-05',
      Nationalité: 'Togolaise',
      Profession: 'Sage-femme',
      Téléphone: '06 12 34 56 78',
      'E-mail': 'rose@exemple.fr',
      Adresse: '3 rue du Port',
      Ville: 'Brest',
    });
    await app.search('aubepine', 3);
    await app.page.getByRole('link', { name: 'Aubépine Rose' }).first().click();
    await app.page.getByRole('heading', { name: 'Aubépine Rose' }).waitFor();
    await app.page.getByText('Sage-femme').waitFor();
  });

  it('changes its step, department and group', async () => {
    const { act, pick, alerted } = app;
    for (const label of ['Formation', 'Engagement']) {
      await act('Associer une étape');
      const step = await pick(label, 'Associer l’étape');
      await alerted('Étape associée avec succès\u00a0!');
      await part('Parcours').getByText(step, { exact: true }).waitFor();
    }
    for (const [item, label, title] of [
      ['Ajouter à un département', 'Ajouter au département', 'Département actuel'],
      ['Ajouter à un groupe', 'Ajouter au groupe', 'Groupe actuel'],
    ] as const)
      for (const place of [0, 1]) {
        await act(item);
        const option = app.dialog().getByRole('option').nth(place);
        const name = (await option.locator('span + span').locator('span').first().textContent()) ?? '';
        await option.click();
        await app.press(label, app.dialog());
        await alerted('Membres ajoutés avec succès !');
        await part(title).getByText(name, { exact: true }).waitFor();
      }
  });

  it('leaves a department, a group and a tag', async () => {
    const { act, alerted, confirm } = app;
    for (const [item, title] of [
      ['Retirer d’un département', 'Département actuel'],
      ['Retirer d’un groupe', 'Groupe actuel'],
    ] as const) {
      await act(item);
      await confirm('Retirer');
      await alerted('Membre retiré avec succès !');
      await part(title).getByText('Aucune donnée').waitFor();
    }
    await act('Associer un tag');
    const tag = await app.pick('', 'Associer les tags');
    await alerted('Tags associés avec succès !');
    await app.press(`Retirer le tag ${tag}`);
    await confirm('Retirer');
    await app.page.getByText('Tag retiré').first().waitFor();
    await part('Tags').getByText('Aucun tag').waitFor();
  });

  it('gets a spouse, another spouse and a child', async () => {
    const { press, pick, alerted } = app;
    for (const [opener, name] of [
      ['Ajouter un conjoint', 'Aubépine Jean'],
      ['Changer le conjoint', 'Aubépine Lou'],
    ] as const) {
      await press(opener);
      await pick(name, 'Enregistrer');
      await alerted('Conjoint ajouté avec succès');
    }
    await press('Ajouter des enfants');
    await pick('Aubépine Jean', 'Enregistrer');
    await alerted('Enfants ajoutés avec succès');
    await part('Conjoint').getByText('Aubépine Lou').waitFor();
    await part('Enfants').getByText('Aubépine Jean').waitFor();
  });

  it('keeps the edit that the user chooses when another person saved first [MD42]', async () => {
    const { press, page, backEnd } = app;
    await press('Modifier');
    await app.heading('Modifier les infos du membre');
    await fill({ Téléphone: '06 99 99 99 99', Ville: 'Quimper' });
    const { id } = await backEnd.server.db
      .selectFrom('membres')
      .select('id')
      .where('prenom', '=', 'Rose')
      .where('nom', '=', 'Aubépine')
      .executeTakeFirstOrThrow();
    const token = await backEnd.server.login();
    const reached = { telephone: '06 12 34 56 78', email: 'rose@exemple.fr', adresse: '5 quai Neuf' };
    const theirs = { id, nom: 'Aubépine', prenom: 'Rose', genre: 'feminin', ...reached };
    const answer = await fetch(`${backEnd.server.url}/api/membres/${id}/`, {
      method: 'PUT',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(theirs),
    });
    expect(answer.status, await answer.text()).toBe(200);
    await press('Enregistrer');
    await press('Garder ma version');
    await app.alerted('Membre mis à jour');
    await page.getByRole('link', { name: '06 99 99 99 99' }).waitFor();
    await page.locator('dd', { hasText: 'Quimper' }).waitFor();
  });

  it('leaves the list and the families when it is deleted', async () => {
    const { page, press, choose, dialog } = app;
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await app.search('aubepine', 3);
    await press('Actions pour Aubépine Rose');
    await choose('Supprimer');
    await press('Supprimer', dialog());
    await app.alerted('Membre supprimé');
    await page.getByText('2 affichés sur 2').waitFor();
    await page.getByRole('link', { name: 'Aubépine Lou' }).first().click();
    await part('Conjoint').getByText('Aucun conjoint').waitFor();
    expect(app.backEnd.passed.some((call) => /^DELETE \/api\/membres\/\d+\/$/.test(call))).toBe(true);
  });
});
