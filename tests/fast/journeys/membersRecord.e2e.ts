import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actions, actionsOn } from './support/actions.ts';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';
import { textOf } from './support/download';

/*
 * An administrator's day on the built console and the reference server: a member from creation to deletion, and a file
 * of members that is imported and exported again.
 */

let built: BuiltConsole;
let page: Page;
let app: Actions;

beforeAll(async () => {
  built = await openConsole({ members: 120, size: { width: 1280, height: 900 } });
  page = built.page;
  app = actionsOn(page);
  await page.goto(`${built.server.url}/#/community`);
  await page.getByText('25 affichés sur 120').waitFor();
});

afterAll(() => built?.close());

const panel = (title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, level: 2 }) });
const part = (title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, level: 3 }) }).last();

async function create(name: string, firstName: string) {
  await app.press('Ajouter un membre');
  await app.dialog().getByLabel('Nom', { exact: false }).first().fill(name);
  await app.dialog().getByLabel('Prénom').fill(firstName);
  await app.dialog().getByRole('radio', { name: 'Femme' }).check();
  await app.press('Enregistrer', app.dialog());
  await app.alerted('Membre créé avec succès !');
}
const filterList = (text: string) => page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill(text);

describe('a member', () => {
  it('is created from the list [MM1, MM6, MM7]', async () => {
    await create('Aubépine', 'Rose');
    await create('Aubépine', 'Jean');
    await create('Aubépine', 'Lou');
    await app.search('aubepine', 3);
  });

  it('has a record with an address of its own, a title, «Back», F5 and another tab [W1, S34, MD1]', async () => {
    await page.waitForURL(/aubepine/);
    const list = page.url();
    const link = page.getByRole('link', { name: 'Aubépine Rose' }).first();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.getByRole('heading', { name: 'Aubépine Rose' }).waitFor();
    expect(tab.url()).toMatch(/#\/community\/details\/\d+$/);
    await tab.close();
    await link.click();
    await page.getByRole('heading', { name: 'Details' }).waitFor();
    await page.waitForFunction(() => document.title === 'Aubépine Rose – Parvis');
    await page.goBack();
    await page.getByText('3 affichés sur 3').waitFor();
    await expect.poll(async () => [page.url(), await page.title()]).toEqual([list, 'Membres – Parvis']);
    await page.goForward();
    await page.reload();
    await page.getByRole('heading', { name: 'Aubépine Rose' }).waitFor();
  });

  it('gets a tag and a group [MM24, MM31, MD32]', async () => {
    await app.act('Associer un tag');
    const tag = await app.pick('', 'Associer les tags');
    await app.alerted('Tags associés avec succès !');
    await panel('Tags').getByText(tag, { exact: true }).waitFor();
    await app.act('Ajouter à un groupe');
    const group = await app.pick('Chorale', 'Ajouter au groupe');
    await app.alerted('Membres ajoutés avec succès !');
    expect(group).toMatch('Chorale');
    await part('Groupe actuel').getByText('Chorale').waitFor();
  });

  it('gets a spouse and a child, and appears in their records [MD18, MD20, MD25]', async () => {
    await app.press('Ajouter un conjoint');
    await app.pick('Aubépine Jean', 'Enregistrer');
    await app.alerted('Conjoint ajouté avec succès');
    await page.getByRole('button', { name: 'Changer le conjoint' }).waitFor();
    await app.press('Ajouter des enfants');
    await app.pick('Aubépine Lou', 'Enregistrer');
    await app.alerted('Enfants ajoutés avec succès');
    await page.getByRole('link', { name: 'Aubépine Jean' }).first().click();
    await page.getByRole('heading', { name: 'Aubépine Jean' }).waitFor();
    await part('Conjoint').getByText('Aubépine Rose').waitFor();
    await page.getByRole('link', { name: 'Aubépine Rose' }).first().click();
    await part('Enfants').getByText('Aubépine Lou').waitFor();
  });

  it('is edited, and the record shows the changes [MD39, MD43]', async () => {
    await app.press('Modifier');
    await page.getByRole('heading', { name: 'Modifier les infos du membre' }).waitFor();
    for (const [label, value] of [
      ['Téléphone', '06 12 34 56 78'],
      ['E-mail', 'rose@exemple.fr'],
      ['Adresse', '3 rue du Port'],
      ['Ville', 'Brest'],
    ] as const)
      await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    await page.getByRole('link', { name: 'TABLEAU DE BORD' }).click();
    await app.press('Continuer la saisie');
    expect(await page.getByLabel('Ville').inputValue()).toBe('Brest');
    await app.press('Enregistrer');
    await app.alerted('Membre mis à jour');
    await page.getByRole('link', { name: 'rose@exemple.fr' }).waitFor();
  });

  it('has a record that leads back to the unchanged list [M35, S27]', async () => {
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await page.getByRole('heading', { name: 'Membres' }).waitFor();
    await app.search('aubepine', 3);
    await page.getByText('06 12 34 56 78').waitFor();
  });

  it('has its record fetched when the pointer rests on its row', async () => {
    await filterList('');
    await page.getByText('25 affichés sur').waitFor();
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.url().includes('membre_avec_relations')) asked.push(request.url());
    };
    // No row is under the pointer yet.
    await page.mouse.move(1, 1);
    page.on('request', note);
    const name = page.locator('tbody th a[href*="/details/"]').nth(4);
    const answered = page.waitForResponse((response) => response.url().includes('membre_avec_relations'));
    await name.hover();
    await (await answered).finished();
    await name.click();
    await page.locator('dl').first().waitFor();
    page.off('request', note);
    expect(asked).toHaveLength(1);
    await app.press('Retour');
    await page.getByText('25 affichés sur').waitFor();
  });

  it('is deleted with every link to other members [MM34, MM36, MM37]', async () => {
    await app.search('aubepine', 3);
    await app.press('Actions pour Aubépine Rose');
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await app.dialog().getByText('30\u00a0jours dans la corbeille').waitFor();
    await app.press('Supprimer', app.dialog());
    await app.toast('Membre supprimé. La fiche de Aubépine Rose a été supprimée.');
    await page.getByText('2 affichés sur 2').waitFor();
    await page.getByRole('link', { name: 'Aubépine Jean' }).first().click();
    await part('Conjoint').getByText('Aucun conjoint').waitFor();
    await app.press('Retour');
  });
});

describe('a file of members', () => {
  const rows = [
    'Nom;Prénom;Genre;Date de naissance;Téléphone;E-mail;Ville',
    'Bruyère;Ada;F;05/03/1990;06 11 11 11 11;ada.bruyere@exemple.fr;Brest',
    'Bruyère;Noé;H;01/12/2001;06 22 22 22 22;noe.bruyere@exemple.fr;Saint-Étienne',
    'Bruyère;"Anne ""Nana""";F;;;;',
    'Bruyère;Zoé;;;;;',
  ];

  it('is imported line by line, and an invalid line does not lose valid lines', async () => {
    await app.act('Importer des membres…', 'Autres actions');
    await app
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'bruyere.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
    await app.press('Vérifier le fichier', app.dialog());
    // The check calls the same endpoint: without its answer first, the check would be the call that fails.
    await app.dialog().getByRole('button', { name: 'Importer 3 membres' }).waitFor();
    // The session expires during the import: no line is lost, and no member is created twice.
    built.server.controls.failNext('POST /api/membres/import', { status: 401, times: 1 });
    await app.press('Importer 3 membres', app.dialog());
    await page.getByLabel('Adresse e-mail').fill('admin@parvis.test');
    await page.getByLabel('Mot de passe').first().fill('parvis-demo');
    await app.press('Se connecter');
    await app.press('Reprendre', app.dialog());
    await app.dialog().getByText('3 membres créés').first().waitFor();
    const saved = page.waitForEvent('download');
    await app
      .dialog()
      .getByRole('button', { name: /rapport/i })
      .click();
    const report = await textOf(await saved);
    expect(report.split('\r\n').filter((line) => line.includes('Bruyère'))).toHaveLength(4);
    await page.keyboard.press('Escape');
    await app.dialog().waitFor({ state: 'detached' });
  });

  it('is exported with the same rows', async () => {
    await app.search('bruyere', 3);
    await app.act('Exporter…', 'Autres actions');
    const saved = page.waitForEvent('download');
    await app
      .dialog()
      .getByRole('button', { name: /^Exporter 3/ })
      .click();
    const text = await textOf(await saved);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    for (const words of [
      'Bruyère;Ada',
      'Bruyère;Noé',
      'Bruyère;"Anne ""Nana"""',
      'noe.bruyere@exemple.fr',
      'Saint-Étienne',
    ])
      expect(text).toMatch(words);
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });

  it('has logged nothing in the browser’s console but the 401 of the expired session', () => {
    expect(built.visitor.complaints).toEqual([expect.stringContaining('401')]);
  });
});
