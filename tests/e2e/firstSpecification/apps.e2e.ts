import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../../src/texts/formats.ts';
import { openStrictConsole, type StrictConsole } from '../support/strictConsole.ts';

/* Events, forms and the short lists, on a back end that announces nothing and refuses what isn't specified. */

let on: StrictConsole;

beforeAll(async () => {
  on = await openStrictConsole();
  await on.go('/events');
});
afterEach(() => on.expectNoRefusal());
afterAll(() => on?.close());

const dayIn = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return isoDay(date);
};
async function addSpeaker(place: number, role: string) {
  const { page } = on;
  const before = await page.locator('[data-remove]').count();
  await page.locator('[role=option]').nth(place).click();
  await page.getByLabel('Rôle').selectOption({ label: role });
  await on.press('Ajouter');
  await expect.poll(() => page.locator('[data-remove]').count()).toBe(before + 1);
}

describe('an event on a back end of the specification alone', () => {
  it('is made with speakers, one of them in a new role [SP10]', async () => {
    const { page, press } = on;
    await page.getByRole('link', { name: 'Ajouter un événement' }).click();
    await on.heading('Nouvel événement');
    await page.getByLabel('Nom de l’événement').fill('Nuit des chandelles');
    await page.getByLabel('Date').fill(dayIn(0));
    await page.getByText("Ce nom d'événement est disponible").waitFor();
    await press('Gérer les rôles');
    await press('Nouveau rôle');
    await on.dialog().last().getByRole('textbox').first().fill('Veilleur');
    await press('Enregistrer', on.dialog().last());
    await on.toast('Rôle créé');
    await page.keyboard.press('Escape');
    await addSpeaker(1, 'Orateur');
    await addSpeaker(3, 'Veilleur');
    await press("Créer l'événement");
    await on.toast('Événement créé avec succès\u00a0!');
    const card = page.getByRole('article').filter({ hasText: 'Nuit des chandelles' });
    await press('Voir détails', card);
    await page.getByText('Veilleur').waitFor();
  });

  it('is edited: another day, one speaker less, one more [EF18]', async () => {
    const { page, press } = on;
    await press('Modifier');
    await on.heading('Modifier l’événement');
    await page.getByLabel('Date').fill(dayIn(3));
    await page.locator('[data-remove]').last().click();
    await addSpeaker(5, 'Modérateur');
    await press('Enregistrer');
    await on.toast('Événement modifié avec succès\u00a0!');
    await on.heading('Nuit des chandelles');
    await page.getByText('Modérateur').waitFor();
  });

  it('is deleted, and sought in every tab, by recurrence and in the month', async () => {
    const { page, press } = on;
    await press('Supprimer');
    await press('Supprimer', page.locator('dialog[open]'));
    await on.toast('Événement supprimé avec succès !');
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

  it('leaves its role behind, which is renamed and deleted', async () => {
    const { page, press } = on;
    await on.go('/events/add');
    await press('Gérer les rôles');
    for (const [opener, action] of [
      [/^Modifier.*Veilleur/, 'Enregistrer'],
      [/^Supprimer.*Veilleuse/, 'Supprimer'],
    ] as const) {
      await press(opener);
      if (action === 'Enregistrer') await on.dialog().last().getByRole('textbox').first().fill('Veilleuse');
      await press(action, page.locator('dialog[open]').last());
      await on.toast(action === 'Enregistrer' ? 'Rôle mis à jour' : 'Rôle supprimé');
    }
    await page.keyboard.press('Escape');
  });
});

describe('a form on a back end of the specification alone', () => {
  it('is built and edited [F38]', async () => {
    const { page, press, box } = on;
    await on.go('/apps/formulaire');
    await box('Nom du formulaire').fill('Accueil');
    await press('Ajouter un champ');
    await page.getByRole('menuitem', { name: 'Texte court', exact: true }).press('Enter');
    await box('Nom du champ').fill('Ville');
    await press('Créer');
    await on.toast('Formulaire créé avec succès');
    await press('Modifier «\u00a0Accueil\u00a0»');
    await box('Description').fill('Pour tous');
    await press('Mettre à jour');
    await on.toast('Formulaire mis à jour avec succès');
  });

  it('is looked at, shared at the back end’s address, and has no answers to look at [F32]', async () => {
    const { page, press, dialog, back } = on;
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
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData }).shared);
    expect(shared).toEqual({
      title: 'Accueil',
      url: expect.stringMatching(new RegExp(`^${back.url}/formulaires/accueil-\\w{6}$`)),
    });
  });

  it('is deleted', async () => {
    const { press, dialog } = on;
    await press('Supprimer', dialog());
    await on.confirm('Supprimer');
    await on.toast('Formulaire supprimé avec succès');
  });
});

describe('the short lists on a back end of the specification alone', () => {
  it.each([
    ['/apps/groupes', 'Nouveau Groupe', 'Voir les membres'],
    ['/apps/departements', 'Nouveau Département', 'Voir'],
    ['/apps/tags', 'Nouveau Tag', undefined],
    ['/apps/integrations', 'Nouvelle Étape', 'Voir les détails'],
  ])('keep what is made, changed, looked at and deleted at %s', async (route, add, view) => {
    const { page, press, dialog } = on;
    await on.go(route);
    await press(add);
    await dialog().getByRole('textbox').first().fill('Aubépines');
    await press('Enregistrer', dialog());
    await on.toast('Aubépines');
    await press('Modifier Aubépines');
    await dialog().getByRole('textbox').first().fill('Bruyères');
    await press('Enregistrer', dialog());
    await on.toast('Bruyères');
    await page.getByRole('searchbox').fill('bruyeres');
    if (view) {
      await press(`${view}\u00a0: Bruyères`);
      await dialog().waitFor();
      await page.keyboard.press('Escape');
    }
    await press('Supprimer Bruyères');
    await press('Supprimer', page.locator('dialog[open]'));
    await on.toast('Bruyères');
    await page.getByRole('button', { name: 'Supprimer Bruyères' }).waitFor({ state: 'detached' });
  });

  it('stand beside screens that ask nothing', async () => {
    const before = on.back.passed.length;
    for (const [route, title] of [
      ['/apps', 'Espace Applications'],
      ['/apps/secretariat', 'Secrétariat'],
      ['/settings', 'Paramètres'],
    ] as const) {
      await on.go(route);
      await on.heading(title);
    }
    expect(on.back.passed.slice(before)).toEqual([]);
  });
});
