import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStrictConsole, type StrictConsole } from './support/strictConsole.ts';

/* One tour of the console on a back end that announces nothing and refuses what the specification omits. */

let app: StrictConsole;

beforeAll(async () => {
  app = await openStrictConsole({ isSignedIn: false });
});
afterAll(() => app?.close());

const screens = [
  ['/dashboard', 'Tableau de bord'],
  ['/community', 'Membres'],
  ['/events', 'Événements'],
  ['/events?view=month', 'Événements'],
  ['/apps', 'Espace Applications'],
  ['/apps/formulaire', 'Constructeur de Formulaires'],
  ['/apps/secretariat', 'Secrétariat'],
  ['/apps/departements', 'Gestion des Départements'],
  ['/apps/tags', 'Gestion des Tags'],
  ['/apps/groupes', 'Gestion des Groupes'],
  ['/apps/integrations', 'Gestion des Intégrations'],
  ['/settings', 'Paramètres'],
] as const;

describe('the console on a back end of the specification alone', () => {
  it('signs in, opens every screen, and makes a member, an event, a form and a group', async () => {
    const { page, backEnd, press, box } = app;
    await app.go('/');
    await page.getByLabel('Adresse e-mail').fill(backEnd.server.email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(backEnd.server.password);
    await press('Se connecter');
    for (const [route, title] of screens) {
      await app.go(route);
      await app.heading(title);
    }

    await app.go('/community');
    await press('Ajouter un membre');
    await app.dialog().getByRole('textbox', { name: 'Nom' }).first().fill('Aubépine');
    await app.dialog().getByRole('textbox', { name: 'Prénom' }).fill('Jean');
    await app.dialog().getByRole('radio', { name: 'Homme' }).check();
    await press('Enregistrer', app.dialog());
    await app.alerted('Membre créé avec succès !');
    await app.search('aubepine', 1);

    await app.go('/events/add');
    await page.getByLabel('Nom de l’événement').fill('Nuit des chandelles');
    await page.getByLabel('Date').fill('2030-01-15');
    await page.getByText("Ce nom d'événement est disponible").waitFor();
    await page.getByLabel('Rôle').selectOption({ label: 'Orateur' });
    await page.getByRole('combobox', { name: 'Membre' }).click();
    await page.locator('[role=option]').nth(1).click();
    await press("Créer l'événement");
    await app.toast('créé avec succès');

    await app.go('/apps/formulaire');
    await box('Nom du formulaire').fill('Accueil');
    await press('Ajouter un champ');
    await page.getByRole('menuitem', { name: 'Texte court', exact: true }).press('Enter');
    await box('Nom du champ').fill('Ville');
    await press('Créer');
    await app.toast('Formulaire créé avec succès');

    await app.go('/apps/groupes');
    await press('Nouveau Groupe');
    await app.dialog().getByRole('textbox').first().fill('Chandelles');
    await press('Enregistrer', app.dialog());
    await app.toast('Chandelles');

    expect(backEnd.refused).toEqual([]);
  });
});
