import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../fast/journeys/support/download';
import { openStrictConsole, type StrictConsole } from '../../../fast/journeys/support/strictConsole.ts';

/* Members, from sign-in to sign-out, on a back end that announces nothing and refuses what the specification omits. */

let app: StrictConsole;

beforeAll(async () => {
  app = await openStrictConsole({ isSignedIn: false });
});
afterEach(() => app.expectNoRefusal());
afterAll(() => app?.close());

/** Ticks the first two rows and chooses an action for them. */
async function tickTwo(action: string) {
  // The action before reloads the list, which moves the rows under the pointer.
  await app.page.locator('table[aria-busy=true]').waitFor({ state: 'detached' });
  for (const row of [0, 1]) await app.page.locator('tbody').getByRole('checkbox').nth(row).check();
  await app.press('Actions groupées');
  // By keyboard, because the list may still move the menu.
  await app.page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}
/** A section of the record. */
const part = (title: string) =>
  app.page.locator('section', { has: app.page.getByRole('heading', { name: title, exact: true }) }).last();

describe('members on a back end of the specification alone', () => {
  it('need a sign-in, which offers a new password', async () => {
    const { page, backEnd, press } = app;
    await app.go('/');
    await press(/Mot de passe oublié/);
    await page.getByLabel('Adresse e-mail').fill(backEnd.server.email);
    await press('Envoyer le lien');
    await page.getByText('Vérifiez votre boîte mail pour le lien de réinitialisation').waitFor();
    await press('Retour à la connexion');
    await page.getByLabel('Adresse e-mail').fill(backEnd.server.email);
    await page.locator('input[type=password]').fill(backEnd.server.password);
    await press('Se connecter');
    await app.heading('Tableau de bord');
    await page.getByRole('radio', { name: 'Mensuel' }).check();
    await page.getByLabel('Date de début').fill('2026-01-01');
    const asked = /evolution-membres.*period=monthly.*start_date=2026-01-01/;
    await expect.poll(() => backEnd.passed.some((call) => asked.test(call))).toBe(true);
  });

  it('are listed, searched and filtered, page by page', async () => {
    const { page, backEnd, press } = app;
    await app.go('/community');
    await page.getByText('10 affichés sur 120').waitFor();
    await press('Suivant');
    await page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill('a');
    await page.getByText(/^10 affichés sur (?!120$)/).waitFor();
    for (const at of [0, 1, 2]) {
      const filter = page.locator('details').nth(at);
      if ((await filter.getAttribute('open')) === null) await filter.locator('summary').click();
      await filter.locator('li').getByRole('checkbox').first().check();
    }
    const combined = /filtres_combines.*groupes\[\].*etapes\[\].*tags\[\]/;
    await expect.poll(() => backEnd.passed.some((call) => combined.test(call))).toBe(true);
    await press('Effacer les filtres');
    await page.getByText('10 affichés sur 120').waitFor();
  });

  it('are added as a family, by the calls of single members [Y1]', async () => {
    const { backEnd, press, dialog } = app;
    await app.go('/community');
    await app.act('Ajouter une famille', 'Autres actions');
    const field = (name: string) => dialog().locator(`[name="${name}"]`);
    await field('famille.nom').fill('Aubépine');
    for (const [line, name, gender] of [
      ['adulte1', 'Rose', 'feminin'],
      ['adulte2', 'Luc', 'masculin'],
      ['enfant1', 'Iris', 'feminin'],
    ] as const) {
      await field(`${line}.prenom`).fill(name);
      await dialog().locator(`[name="${line}.genre"][value=${gender}]`).check();
    }
    await press('Enregistrer la famille', dialog());
    await app.alerted('Famille enregistrée');
    const writes = backEnd.passed.filter((call) => call.startsWith('POST /api/membres/'));
    expect(writes.map((call) => call.replaceAll(/\d+/g, '*').split('?')[0])).toEqual([
      'POST /api/membres/',
      'POST /api/membres/',
      'POST /api/membres/',
      'POST /api/membres/*/ajouter_conjoint/',
      'POST /api/membres/*/ajouter_enfant/',
      'POST /api/membres/*/ajouter_enfant/',
    ]);
  });

  it('are imported from a file that the browser checks alone, and exported as filtered [A11]', async () => {
    const { page, backEnd, press, dialog } = app;
    await app.go('/community');
    await app.act('Importer des membres…', 'Autres actions');
    const rows = ['Nom;Prénom;Genre', 'Bruyère;Ada;F', 'Bruyère;Noé;H'].join('\r\n');
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'bruyere.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await press('Vérifier le fichier', dialog());
    await dialog().getByText('Les doublons avec les fiches existantes').waitFor();
    expect(backEnd.passed.filter((call) => call.includes('import'))).toEqual([]);
    await press('Envoyer 2 lignes', dialog());
    // The report is shown, and announced in a live region.
    const report = dialog().getByText('2 lignes envoyées, résultat inconnu');
    await report.first().waitFor();
    await page.keyboard.press('Escape');
    await app.search('bruyere', 2);
    await app.act('Exporter…', 'Autres actions');
    const saved = page.waitForEvent('download');
    await press('Exporter 2 membres', dialog());
    const text = await textOf(await saved);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('get a tag, a step, a group and a department together', async () => {
    await tickTwo('Associer des tags');
    const tag = await app.pick('', 'Associer les tags');
    await app.alerted('Tags associés avec succès !');
    await tickTwo('Associer une étape');
    const step = await app.pick('', 'Associer l’étape');
    await app.alerted('Étape associée avec succès\u00a0!');
    await tickTwo('Ajouter à un groupe');
    const group = await app.pick('Chorale', 'Ajouter au groupe');
    await app.alerted('Membres ajoutés avec succès !');
    await tickTwo('Ajouter à un département');
    const department = await app.pick('', 'Ajouter au département');
    await app.alerted('Membres ajoutés avec succès !');
    await app.page.getByRole('link', { name: 'Bruyère Ada' }).first().click();
    await part('Groupe actuel').getByText(group, { exact: true }).waitFor();
    await part('Département actuel').getByText(department, { exact: true }).waitFor();
    await part('Parcours').getByText(step, { exact: true }).waitFor();
    await part('Tags').getByText(tag, { exact: true }).waitFor();
  });

  it('are out of reach after sign-out, which removes the token', async () => {
    const { page, backEnd } = app;
    await page.getByRole('button', { name: /Claire Martin/ }).click();
    await app.choose('Déconnexion');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null);
    expect(backEnd.passed.at(-1)).toBe('POST /api/logout');
    expect(backEnd.passed.length).toBeGreaterThan(40);
  });
});
