import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Origin, serveCdn } from '../../../fast/journeys/support/hostPage.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/* A form by keyboard alone: built, its fields moved, shared, and answered by a visitor. */

let site: Site;
let keys: Keyboard;
let cdn: Origin;
let host: Origin;

beforeAll(async () => {
  [site, cdn] = await Promise.all([openSite(), serveCdn()]);
  host = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="fr"><title>Paroisse</title><script type="module" src="${cdn.url}/parvis.js"></script><main><parvis-form api="${site.server.url}" identifiant="inscription-camp-ete" submit></parvis-form></main>`,
    );
  });
  keys = keyboardOf(await site.page());
  await keys.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keys.page.goto(`${site.server.url}/#/apps/formulaire`);
  await keys.page.locator('tbody tr').first().waitFor();
});
afterAll(async () => {
  await site?.close();
  await Promise.all([cdn, host].map((origin) => origin?.close()));
});

const fieldNames = () => keys.page.locator('[data-part=head]').allTextContents();
const toast = (text: string) => keys.page.locator('[part=toast]', { hasText: text }).waitFor();

async function addField(steps: number, name: string) {
  await keys.enter('Ajouter un champ');
  await keys.page.getByRole('menuitem').first().waitFor();
  for (let step = 0; step < steps; step++) await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.arrives(/^textbox Nom du champ/);
  await keys.type(name);
}

describe('a keyboard user', () => {
  it('builds a form and moves a field', async () => {
    await keys.to('Nom du formulaire');
    await keys.type('Goûter');
    await addField(0, 'Prénom');
    await addField(4, 'Jour');
    expect(await fieldNames()).toHaveLength(2);
    await keys.to(/^button Jour/, 'Shift+Tab');
    await keys.press('Alt+ArrowUp');
    await expect.poll(async () => (await fieldNames())[0]).toMatch('Jour');
    await keys.arrives(/^button Jour/);
    await keys.enter('Créer');
    await toast('Formulaire créé avec succès');
    await keys.hasFocus();
  });

  it('shares the form', async () => {
    await keys.to('Voir «\u00a0Goûter\u00a0»');
    await keys.press('Enter');
    await keys.page.getByRole('dialog').getByRole('heading', { name: 'Goûter' }).waitFor();
    await keys.enter('Partager');
    await keys.page
      .getByText(/Lien copié|Lien du formulaire/)
      .first()
      .waitFor();
    await keys.hasFocus();
    await keys.press('Escape');
    await keys.arrives('button Voir «\u00a0Goûter\u00a0»');
  });

  it('answers a form as a visitor', async () => {
    const visitor = keyboardOf(await site.page({ isSignedIn: false }));
    await visitor.page.goto(host.url);
    await visitor.page.getByRole('heading', { name: 'Inscription au camp d’été' }).waitFor();
    await visitor.enter('Envoyer');
    // The form says what is missing, and the first missing field has the focus.
    await visitor.page
      .getByText(/à corriger/)
      .first()
      .waitFor();
    await visitor.hasFocus();
    await visitor.to(/^textbox Nom et prénom/);
    await visitor.type('Zoé Dupont');
    await visitor.to(/^textbox E-mail/);
    await visitor.type('parent@exemple.fr');
    await visitor.to(/^textbox Téléphone/);
    await visitor.type('06 12 34 56 78');
    await visitor.to(/Date de naissance/);
    await visitor.page.keyboard.type('30062015');
    await visitor.to(/^combobox Taille/);
    await visitor.press('ArrowDown');
    await visitor.to(/^radio/);
    await visitor.press('Space');
    await visitor.to(/Fiche sanitaire/);
    const asked = visitor.page.waitForEvent('filechooser');
    await visitor.press('Enter');
    const file = { name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await (await asked).setFiles(file);
    await visitor.enter('Envoyer');
    await visitor.page.getByRole('heading', { name: 'Merci\u00a0!' }).waitFor();
    await visitor.hasFocus();
  });
});
