import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visit, visit } from '../../fast/journeys/support/visitor.ts';
import { type StaticHost, serveFolder } from './staticHost.ts';

/*
 * The console without a server, on a host that only has files, under a path. Its limits are long, because the first
 * start of a database in a browser is slow on a busy machine.
 */

const NUMBER_OF_MEMBERS = 300;

let folder: string;
let browser: Browser;
let host: StaticHost;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-static-'));
  const args = ['--import', 'tsx', 'demo/static/build/main.ts', `--out=${folder}/site`];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  [browser, host] = await Promise.all([launch(), serveFolder(`${folder}/site`)]);
  visitor = await visit(browser);
  page = visitor.page;
  await page.setViewportSize({ width: 1280, height: 900 });
  page.setDefaultTimeout(60_000);
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const press = (name: string, scope: Page | Locator = page) =>
  scope.getByRole('button', { name, exact: true }).click();
const dialog = () => page.locator('dialog[open]:not([role])');
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const notice = () => page.getByRole('complementary', { name: 'Démonstration' });

async function signIn() {
  const [email, password] = await notice().locator('code').allTextContents();
  await page.getByLabel('Adresse e-mail').fill(email ?? '');
  await page.locator('input[type=password]').fill(password ?? '');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await title('Tableau de bord');
}

describe('the console without a server', () => {
  it('shows the sign-in form and explains the demo before the database is ready', async () => {
    host.block(/\.bin$/);
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    expect(await notice().textContent()).toContain('les données restent dans cet onglet');
  });

  it('says that the database could not load, and tries again on demand', async () => {
    await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    expect(await notice().getByRole('status').textContent()).toContain('n’a pas pu se préparer');
    host.block(undefined);
    visitor.complaints.splice(0);
    await press('Réessayer');
    await notice().getByText('La démonstration se prépare…').waitFor();
  });

  it('signs in with the account that it shows, even before the database is ready', async () => {
    await signIn();
    await page.getByRole('heading', { name: 'Groupes', exact: true }).waitFor();
    await page.getByText(String(NUMBER_OF_MEMBERS), { exact: true }).first().waitFor();
    expect(await notice().locator('#account').isHidden()).toBe(true);
  });

  it('opens the members and creates a member', async () => {
    await page.getByRole('link', { name: 'COMMUNAUTÉ' }).click();
    await page.getByText(`25 affichés sur ${NUMBER_OF_MEMBERS}`).waitFor();
    await press('Ajouter un membre');
    await dialog().getByLabel('Nom', { exact: false }).first().fill('Aubépine');
    await dialog().getByLabel('Prénom').fill('Rose');
    await dialog().getByRole('radio', { name: 'Femme' }).check();
    await press('Enregistrer', dialog());
    await page.getByRole('alertdialog').getByRole('heading', { name: 'Membre créé avec succès !' }).waitFor();
    await press('Compris', page.getByRole('alertdialog'));
    await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill('aubepine');
    await page.getByText('1 affiché sur 1').waitFor();
  });

  it('imports a file in the encoding of old spreadsheets, and exports it again', async () => {
    const rows = ['Nom;Prénom;Genre', 'Bruyère;Noé;H', 'Bruyère;Zoé;F'];
    await press('Autres actions');
    await page.getByRole('menuitem', { name: 'Importer des membres…' }).click();
    const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'bruyere.csv', mimeType: 'text/csv', buffer });
    await press('Vérifier le fichier', dialog());
    await press('Importer 2 membres', dialog());
    await dialog().getByText('2 membres créés').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill('bruyere');
    await page.getByText('2 affichés sur 2').waitFor();
    await press('Autres actions');
    await page.getByRole('menuitem', { name: 'Exporter…' }).click();
    const saved = page.waitForEvent('download');
    await dialog()
      .getByRole('button', { name: /^Exporter 2/ })
      .click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    expect(text).toMatch('Bruyère;Noé');
    await dialog().waitFor({ state: 'detached' });
  });

  it('opens every area', async () => {
    for (const [hash, name] of [
      ['/events', 'Événements'],
      ['/apps/formulaire', 'Constructeur de Formulaires'],
      ['/apps/departements', 'Gestion des Départements'],
      ['/apps/tags', 'Gestion des Tags'],
      ['/apps/groupes', 'Gestion des Groupes'],
      ['/apps/integrations', 'Gestion des Intégrations'],
      ['/settings', 'Paramètres'],
    ] as const) {
      await page.goto(`${host.url}#${hash}`);
      await title(name);
    }
  });

  it('takes the answers and the file of a visitor', async () => {
    await page.evaluate(() => {
      const form = document.createElement('parvis-form');
      form.setAttribute('identifiant', 'inscription-camp-ete');
      form.setAttribute('submit', '');
      document.body.append(form);
    });
    const form = page.locator('parvis-form');
    await form.getByLabel(/^Nom et prénom/).fill('Zoé Dupont');
    await form.getByLabel(/^E-mail/).fill('parent@exemple.fr');
    await form.getByLabel(/^Téléphone/).fill('06 12 34 56 78');
    await form.getByLabel(/^Date de naissance/).fill('2015-06-30');
    await form.getByLabel(/^Taille/).selectOption('M');
    await form.getByLabel('Par ses propres moyens').check();
    const file = { name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await form.getByLabel(/^Fiche sanitaire/).setInputFiles(file);
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await form.getByRole('heading', { name: 'Merci\u00a0!' }).waitFor();
  });

  it('stays signed in over a reload, which restores the sample data', async () => {
    await page.goto(`${host.url}#/community`);
    await press('Recommencer', notice());
    await page.getByText(`25 affichés sur ${NUMBER_OF_MEMBERS}`).waitFor();
  });

  it('has only requested files of its host, and has violated no policy', async () => {
    expect(visitor.requests.filter((request) => !request.startsWith(`GET ${host.url}`))).toEqual([]);
    expect(host.asked.filter((line) => !/^200 GET/.test(line) && !/^404 GET .*\.bin$/.test(line))).toEqual(
      [],
    );
    expect(await visitor.violations()).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});
