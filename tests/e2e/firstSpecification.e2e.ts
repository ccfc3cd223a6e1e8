import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../src/texts/formats.ts';
import { type StrictBackEnd, startStrictBackEnd } from './support/strictBackEnd.ts';
import { launch, type Visit, visit } from './support/visitor.ts';

/*
 * The whole console on a back end that announces nothing and refuses whatever the specification doesn't name.
 */

let browser: Browser;
let back: StrictBackEnd;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  [browser, back] = await Promise.all([launch(), startStrictBackEnd({ members: 120, folders })]);
  visitor = await visit(browser);
  page = visitor.page;
  await page.setViewportSize({ width: 1280, height: 900 });
  page.setDefaultTimeout(8000);
});

afterAll(async () => {
  await browser?.close();
  await back?.close();
});

const press = (name: string | RegExp, scope: Page | Locator = page) =>
  scope.getByRole('button', { name, exact: true }).click();
const dialog = () => page.locator('dialog[open]:not([role])');
const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const go = (route: string) => page.goto(`${back.url}/#${route}`);
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
const toast = (text: string) => page.locator('[part=toast]', { hasText: text }).last().waitFor();
const choose = (item: string) => page.getByRole('menuitem', { name: item }).click();
async function alerted(title: string) {
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('heading', { name: title }).waitFor();
  await press('Compris', alert);
  await alert.waitFor({ state: 'detached' });
}
async function act(item: string) {
  await press('Actions');
  await choose(item);
}
/** Searches in the picker, takes the first hit and confirms. */
async function pick(search: string, confirm: string) {
  if (search) await dialog().getByRole('combobox').fill(search);
  await dialog()
    .getByRole('option', { name: search || undefined })
    .first()
    .click();
  await press(confirm, dialog());
}
async function create(nom: string, prenom: string) {
  await press('Ajouter un membre');
  await dialog().getByLabel('Nom', { exact: false }).first().fill(nom);
  await dialog().getByLabel('Prénom').fill(prenom);
  await dialog().getByRole('radio', { name: 'Femme' }).check();
  await press('Enregistrer', dialog());
  await alerted('Membre créé avec succès !');
}
async function search(text: string) {
  await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill(text);
  await page.locator('table:not([aria-busy])').waitFor();
}
const dayIn = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return isoDay(date);
};
async function addSpeaker(place: number, role: string) {
  const before = await page.locator('[data-remove]').count();
  await page.locator('[role=option]').nth(place).click();
  await page.getByLabel('Rôle').selectOption({ label: role });
  await press('Ajouter');
  await expect.poll(() => page.locator('[data-remove]').count()).toBe(before + 1);
}
const refusals = () => expect(back.refused).toEqual([]);

describe('the console on a back end of the specification alone', () => {
  it('signs in, asks for a new password, and shows the dashboard', async () => {
    await go('/');
    await press(/Mot de passe oublié/);
    await page.getByLabel('Adresse e-mail').fill(back.server.email);
    await page.getByRole('button', { name: /Envoyer|Réinitialiser/ }).click();
    await page
      .getByRole('button', { name: /Retour/ })
      .first()
      .click();
    await page.getByLabel('Adresse e-mail').fill(back.server.email);
    await page.locator('input[type=password]').fill(back.server.password);
    await press('Se connecter');
    await heading('Tableau de bord');
    await page.getByRole('radio', { name: 'Mensuel' }).or(page.getByText('Mensuel')).first().click();
    refusals();
  });

  it('lists, searches and filters members, page by page', async () => {
    await go('/community');
    await page.getByText('10 affichés sur 120').waitFor();
    await press('Suivant');
    await search('a');
    for (const at of [0, 1, 2]) {
      const filter = page.locator('details').nth(at);
      if ((await filter.getAttribute('open')) === null) await filter.locator('summary').click();
      await filter.locator('li').getByRole('checkbox').first().check();
    }
    const combined = /filtres_combines.*groupes\[\].*etapes\[\].*tags\[\]/;
    await expect.poll(() => back.passed.some((call) => combined.test(call))).toBe(true);
    await press('Effacer les filtres');
    await page.getByText('10 affichés sur 120').waitFor();
    refusals();
  });

  it('creates members, gives them all there is, edits and deletes them [MD42]', async () => {
    await go('/community');
    await create('Aubépine', 'Rose');
    await create('Aubépine', 'Jean');
    await create('Aubépine', 'Lou');
    await search('aubepine');
    await press('Aubépine Rose');
    await page.getByRole('heading', { name: 'Aubépine Rose' }).waitFor();
    await act('Associer un tag');
    await pick('', 'Associer les tags');
    await alerted('Tags associés avec succès !');
    await act('Insérer dans un groupe');
    await pick('Chorale', 'Ajouter au groupe');
    await alerted('Membres ajoutés avec succès !');
    await press('Ajouter un conjoint');
    await pick('Aubépine Jean', 'Enregistrer');
    await alerted('Conjoint ajouté avec succès');
    await press('Ajouter des enfants');
    await pick('Aubépine Lou', 'Enregistrer');
    await alerted('Enfants ajoutés avec succès');
    await press('Modifier');
    for (const [label, value] of [
      ['Téléphone', '06 12 34 56 78'],
      ['E-mail', 'rose@exemple.fr'],
      ['Adresse', '3 rue du Port'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await press('Enregistrer');
    await alerted('Membre mis à jour');
    await page.getByRole('link', { name: 'rose@exemple.fr' }).waitFor();
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await search('aubepine');
    await press('Actions pour Aubépine Rose');
    await choose('Supprimer');
    await press('Supprimer', dialog());
    await alerted('Membre supprimé');
    refusals();
  });

  it('imports a file it checked alone, and exports the filtered list it counted [A11]', async () => {
    await go('/community');
    await press('Autres actions');
    await choose('Importer des membres…');
    const rows = ['Nom;Prénom;Genre', 'Bruyère;Ada;F', 'Bruyère;Noé;H'].join('\r\n');
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'bruyere.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await press('Vérifier le fichier', dialog());
    await dialog().getByText('Seul le fichier a été vérifié, sans le serveur').waitFor();
    expect(back.passed.filter((call) => call.includes('import'))).toEqual([]);
    await press('Envoyer 2 lignes', dialog());
    // Shown, and announced.
    const report = dialog().getByText('2 lignes envoyées, sans que le serveur dise ce qu’il en a fait');
    await report.first().waitFor();
    await page.keyboard.press('Escape');
    await search('bruyere');
    await page.getByText('2 affichés sur 2').waitFor();
    await press('Autres actions');
    await choose('Exporter…');
    const saved = page.waitForEvent('download');
    await press('Exporter 2 membres', dialog());
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(3);
    refusals();
  });

  it('makes an event with speakers, edits and deletes it [EF18, SP10]', async () => {
    await go('/events/add');
    await heading('Nouvel événement');
    await page.getByLabel('Nom de l’événement').fill('Nuit des chandelles');
    await page.getByLabel('Date').fill(dayIn(0));
    await page.getByText("Ce nom d'événement est disponible").waitFor();
    await addSpeaker(1, 'Orateur');
    await addSpeaker(3, 'Musicien');
    await press("Créer l'événement");
    await toast('Événement créé avec succès\u00a0!');
    const card = page.getByRole('article').filter({ hasText: 'Nuit des chandelles' });
    await press('Modifier', card);
    await heading('Modifier l’événement');
    await page.getByLabel('Date').fill(dayIn(3));
    await addSpeaker(5, 'Modérateur');
    await press('Enregistrer');
    await toast('Événement modifié avec succès\u00a0!');
    await heading('Nuit des chandelles');
    await press('Supprimer');
    await press('Supprimer', page.locator('dialog[open]'));
    await toast('Événement supprimé avec succès !');
    for (const tab of ['Précédent', 'En cours', 'À venir'])
      await page.getByRole('tab', { name: tab }).click();
    await press('Mois');
    await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
    refusals();
  });

  it('builds, edits, views and deletes a form [F38]', async () => {
    await go('/apps/formulaire');
    await box('Nom du formulaire').fill('Accueil');
    await press('Ajouter un champ');
    await page.getByRole('menuitem', { name: 'Texte court', exact: true }).press('Enter');
    await box('Nom du champ').fill('Ville');
    await press('Créer');
    await toast('Formulaire créé avec succès');
    await press('Modifier «\u00a0Accueil\u00a0»');
    await box('Description').fill('Pour tous');
    await press('Mettre à jour');
    await toast('Formulaire mis à jour avec succès');
    await press('Voir «\u00a0Accueil\u00a0»');
    await dialog().getByText('Ville').waitFor();
    expect(
      await dialog()
        .getByRole('button', { name: /réponses/ })
        .count(),
    ).toBe(0);
    await press('Supprimer', dialog());
    await press('Supprimer', page.getByRole('alertdialog'));
    await toast('Formulaire supprimé avec succès');
    refusals();
  });

  it.each([
    ['/apps/groupes', 'Nouveau Groupe'],
    ['/apps/departements', 'Nouveau Département'],
    ['/apps/tags', 'Nouveau Tag'],
    ['/apps/integrations', 'Nouvelle Étape'],
  ])('keeps the list at %s', async (route, add) => {
    await go(route);
    await press(add);
    await dialog().getByRole('textbox').first().fill('Aubépines');
    await press('Enregistrer', dialog());
    await page.getByRole('button', { name: 'Modifier Aubépines', exact: true }).click();
    await dialog().getByRole('textbox').first().fill('Bruyères');
    await press('Enregistrer', dialog());
    await page.getByRole('button', { name: 'Supprimer Bruyères', exact: true }).click();
    await press('Supprimer', page.locator('dialog[open]'));
    await page.locator('li', { hasText: 'Bruyères' }).waitFor({ state: 'detached' });
    refusals();
  });

  it('was refused nothing from sign-in to sign-out', async () => {
    for (const route of ['/apps', '/apps/secretariat', '/settings']) await go(route);
    refusals();
    expect(back.passed.length).toBeGreaterThan(60);
  });
});
