import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../support/download';
import { openStrictConsole, type StrictConsole } from '../support/strictConsole.ts';

/* Members, from sign-in to sign-out, on a back end that announces nothing and refuses what isn't specified. */

let on: StrictConsole;

beforeAll(async () => {
  on = await openStrictConsole({ isSignedIn: false });
});
afterEach(() => on.expectNoRefusal());
afterAll(() => on?.close());

/** Ticks the first rows and chooses what is done with them. */
async function tickTwo(action: string) {
  // What was done before has the list loaded again, and that moves what is under the pointer.
  await on.page.locator('table[aria-busy=true]').waitFor({ state: 'detached' });
  for (const row of [0, 1]) await on.page.locator('tbody').getByRole('checkbox').nth(row).check();
  await on.act(action, 'Actions groupées');
}
/** A section of the record. */
const part = (title: string) =>
  on.page.locator('section', { has: on.page.getByRole('heading', { name: title, exact: true }) }).last();

describe('members on a back end of the specification alone', () => {
  it('are behind a sign-in, with a new password for those who forgot theirs', async () => {
    const { page, back, press } = on;
    await on.go('/');
    await press(/Mot de passe oublié/);
    await page.getByLabel('Adresse e-mail').fill(back.server.email);
    await press('Envoyer le lien');
    await page.getByText('Vérifiez votre boîte mail pour le lien de réinitialisation').waitFor();
    await press('Retour à la connexion');
    await page.getByLabel('Adresse e-mail').fill(back.server.email);
    await page.locator('input[type=password]').fill(back.server.password);
    await press('Se connecter');
    await on.heading('Tableau de bord');
    await page.getByText('Mensuel').first().click();
    await page.getByLabel('Date de début').fill('2026-01-01');
    const asked = /evolution-membres.*period=monthly.*start_date=2026-01-01/;
    await expect.poll(() => back.passed.some((call) => asked.test(call))).toBe(true);
  });

  it('are listed, searched and filtered, page by page', async () => {
    const { page, back, press } = on;
    await on.go('/community');
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
    await expect.poll(() => back.passed.some((call) => combined.test(call))).toBe(true);
    await press('Effacer les filtres');
    await page.getByText('10 affichés sur 120').waitFor();
  });

  it('come in from a file checked alone, and go out as the filtered list was counted [A11]', async () => {
    const { page, back, press, dialog } = on;
    await on.go('/community');
    await on.act('Importer des membres…', 'Autres actions');
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
    await on.search('bruyere', 2);
    await on.act('Exporter…', 'Autres actions');
    const saved = page.waitForEvent('download');
    await press('Exporter 2 membres', dialog());
    const text = await textOf(await saved);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('are acted on together: a tag, a step, a group, a department', async () => {
    await tickTwo('Associer des tags');
    const tag = await on.pick('', 'Associer les tags');
    await on.alerted('Tags associés avec succès !');
    await tickTwo('Associer une étape');
    const step = await on.pick('', 'Associer l’étape');
    await on.alerted('Étape associée avec succès\u00a0!');
    await tickTwo('Ajouter à un groupe');
    const group = await on.pick('Chorale', 'Ajouter au groupe');
    await on.alerted('Membres ajoutés avec succès !');
    await tickTwo('Ajouter à un département');
    const department = await on.pick('', 'Ajouter au département');
    await on.alerted('Membres ajoutés avec succès !');
    await on.press('Bruyère Ada');
    await part('Groupe actuel').getByText(group, { exact: true }).waitFor();
    await part('Département actuel').getByText(department, { exact: true }).waitFor();
    await part('Parcours').getByText(step, { exact: true }).waitFor();
    await part('Tags').getByText(tag, { exact: true }).waitFor();
  });

  it('are out of reach once signed out, and the token with them', async () => {
    const { page, back } = on;
    await page.getByRole('button', { name: /Claire Martin/ }).click();
    await on.choose('Déconnexion');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null);
    expect(back.passed.at(-1)).toBe('POST /api/logout');
    expect(back.passed.length).toBeGreaterThan(40);
  });
});
