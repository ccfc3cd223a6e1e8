import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../../../src/texts/formats.ts';
import { openStrictConsole, type StrictConsole } from '../../../fast/journeys/support/strictConsole.ts';

/* Events, forms and the short lists, on a back end that announces nothing and refuses what the specification omits. */

declare global {
  interface Window {
    /** The last data that the page shared through the system. */
    shared: ShareData;
  }
}

let app: StrictConsole;

beforeAll(async () => {
  app = await openStrictConsole();
  await app.go('/events');
});
afterEach(() => app.expectNoRefusal());
afterAll(() => app?.close());

const dayIn = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return isoDay(date);
};
async function addSpeaker(place: number, role: string) {
  const { page } = app;
  const before = await page.locator('[data-remove]').count();
  await page.getByLabel('Rôle').selectOption({ label: role });
  await page.getByRole('combobox', { name: 'Membre' }).click();
  await page.locator('[role=option]').nth(place).click();
  await expect.poll(() => page.locator('[data-remove]').count()).toBe(before + 1);
}

describe('an event on a back end of the specification alone', () => {
  it('is created with two speakers, the second in a new role [SP10]', async () => {
    const { page, press } = app;
    await page.getByRole('link', { name: 'Ajouter un événement' }).click();
    await app.heading('Nouvel événement');
    await page.getByLabel('Nom de l’événement').fill('Nuit des chandelles');
    await page.getByLabel('Date').fill(dayIn(0));
    await page.getByText("Ce nom d'événement est disponible").waitFor();
    await press('Gérer les rôles');
    await press('Nouveau rôle');
    await app.dialog().last().getByRole('textbox').first().fill('Veilleur');
    await press('Enregistrer', app.dialog().last());
    await app.toast('Rôle créé');
    await page.keyboard.press('Escape');
    await addSpeaker(1, 'Orateur');
    await addSpeaker(3, 'Veilleur');
    await press("Créer l'événement");
    await app.toast('créé avec succès');
    const card = page.getByRole('article').filter({ hasText: 'Nuit des chandelles' });
    await press('Voir détails', card);
    await page.getByText('Veilleur').waitFor();
  });

  it('changes its day, loses a speaker and gains another [EF18]', async () => {
    const { page, press } = app;
    await press('Modifier');
    await app.heading('Modifier l’événement');
    await page.getByLabel('Date').fill(dayIn(3));
    await page.locator('[data-remove]').last().click();
    await addSpeaker(5, 'Modérateur');
    await press('Enregistrer');
    await app.toast('Événement modifié avec succès\u00a0!');
    await app.heading('Nuit des chandelles');
    await page.getByText('Modérateur').waitFor();
  });

  it('is deleted, and every tab, the recurrence filter and the month still load', async () => {
    const { page, press } = app;
    await press('Autres actions');
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await press('Supprimer', page.locator('dialog[open]'));
    await app.toast('Événement supprimé avec succès !');
    for (const tab of ['Précédent', 'En cours', 'À venir'])
      await page.getByRole('tab', { name: tab }).click();
    await page.getByText('Hebdomadaires').first().click();
    await press('Mois');
    await page.getByRole('grid').first().waitFor();
    await press('Mois suivant');
    await page
      .getByText(/ce mois/)
      .first()
      .waitFor();
  });

  it('leaves its role behind, which can be renamed and deleted', async () => {
    const { page, press } = app;
    await app.go('/events/add');
    await press('Gérer les rôles');
    for (const [opener, action] of [
      [/^Modifier.*Veilleur/, 'Enregistrer'],
      [/^Supprimer.*Veilleuse/, 'Supprimer'],
    ] as const) {
      await press(opener);
      if (action === 'Enregistrer') await app.dialog().last().getByRole('textbox').first().fill('Veilleuse');
      await press(action, page.locator('dialog[open]').last());
      await app.toast(action === 'Enregistrer' ? 'Rôle mis à jour' : 'Rôle supprimé');
    }
    await page.keyboard.press('Escape');
  });
});

describe('a form on a back end of the specification alone', () => {
  it('is built and edited [F38]', async () => {
    const { page, press, box } = app;
    await app.go('/apps/formulaire');
    await box('Nom du formulaire').fill('Accueil');
    await press('Ajouter un champ');
    await page.getByRole('menuitem', { name: 'Texte court', exact: true }).press('Enter');
    await box('Nom du champ').fill('Ville');
    await press('Créer');
    await app.toast('Formulaire créé avec succès');
    await press('Modifier «\u00a0Accueil\u00a0»');
    await box('Description').fill('Pour tous');
    await press('Mettre à jour');
    await app.toast('Formulaire mis à jour avec succès');
  });

  it('is shared at the back end’s address and offers no answers [F32]', async () => {
    const { page, press, dialog, backEnd } = app;
    await page.evaluate(() => {
      const share = async (data: ShareData) => Object.assign(globalThis, { shared: data });
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await press('Voir «\u00a0Accueil\u00a0»');
    await dialog().getByText('Ville').waitFor();
    expect(
      await dialog()
        .getByRole('button', { name: /réponses/ })
        .count(),
    ).toBe(0);
    await press('Partager', dialog());
    const shared = await page.evaluate(() => window.shared);
    expect(shared).toEqual({
      title: 'Accueil',
      url: expect.stringMatching(new RegExp(`^${backEnd.url}/formulaires/accueil-\\w{6}$`)),
    });
  });

  it('is deleted', async () => {
    const { press, dialog } = app;
    await press('Supprimer', dialog());
    await app.confirm('Supprimer');
    await app.toast('Formulaire supprimé avec succès');
  });
});

describe('the short lists on a back end of the specification alone', () => {
  it.each([
    ['/apps/groupes', 'Nouveau Groupe', 'Voir les membres'],
    ['/apps/departements', 'Nouveau Département', 'Voir'],
    ['/apps/tags', 'Nouveau Tag', undefined],
    ['/apps/integrations', 'Nouvelle Étape', 'Voir les détails'],
  ])('create, change, open and delete an entry at %s', async (route, add, view) => {
    const { page, press, dialog } = app;
    await app.go(route);
    await press(add);
    await dialog().getByRole('textbox').first().fill('Aubépines');
    await press('Enregistrer', dialog());
    await app.toast('Aubépines');
    await press('Modifier Aubépines');
    await dialog().getByRole('textbox').first().fill('Bruyères');
    await press('Enregistrer', dialog());
    await app.toast('Bruyères');
    await page.getByRole('searchbox').fill('bruyeres');
    if (view) {
      await press(`${view}\u00a0: Bruyères`);
      await dialog().waitFor();
      await page.keyboard.press('Escape');
    }
    await press('Supprimer Bruyères');
    await press('Supprimer', page.locator('dialog[open]'));
    await app.toast('Bruyères');
    await page.getByRole('button', { name: 'Supprimer Bruyères' }).waitFor({ state: 'detached' });
  });

  it('cause no call on the hub, the secretariat and the settings', async () => {
    // A browser that saves data asks for nothing ahead, such as the counts of the dashboard.
    await app.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await app.go('/settings');
    await app.page.reload({ waitUntil: 'networkidle' });
    // The area waits for the check of the token, which may be later than a moment of silence.
    await app.heading('Paramètres');
    const before = app.backEnd.passed.length;
    for (const [route, title] of [
      ['/apps', 'Espace Applications'],
      ['/apps/secretariat', 'Secrétariat'],
      ['/settings', 'Paramètres'],
    ] as const) {
      await app.go(route);
      await app.heading(title);
    }
    expect(app.backEnd.passed.slice(before)).toEqual([]);
  });
});
