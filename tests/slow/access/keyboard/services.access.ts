import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedToday, publicEvents, servedSeries, sheetPath, unaskedService } from '../support/office.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/* Registrations, attendance, dates, services and absences by keyboard alone, and what visitors do with the agenda. */

let site: Site;
let keys: Keyboard;

beforeAll(async () => {
  site = await openSite();
  keys = keyboardOf(await site.page());
});
afterAll(() => site?.close());

const open = (path: string) => keys.page.goto(`${site.server.url}/#${path}`);
const toast = (text: string | RegExp) =>
  keys.page.locator('[part=toast]', { hasText: text }).first().waitFor();
const opened = (title: string) =>
  keys.page.locator('dialog[open]').getByRole('heading', { name: title, exact: true }).waitFor();
const closed = () => keys.page.locator('dialog[open]').first().waitFor({ state: 'detached' });

describe('a keyboard user', () => {
  it('opens the registrations of an event', async () => {
    await open('/events/1');
    await keys.page.getByText('Les inscriptions ne sont pas ouvertes pour cet événement.').waitFor();
    await keys.enter('Ouvrir les inscriptions');
    await opened('Réglages des inscriptions');
    await keys.hasFocus();
    await keys.to(/^textbox Places/);
    await keys.type('20');
    await keys.to(/^combobox Questions d’un formulaire/);
    await keys.enter('Enregistrer');
    await toast('Réglages enregistrés');
    await closed();
    await keys.arrives('button Régler les inscriptions');
  });

  it('registers a person in the office, and withdraws the person', async () => {
    await keys.to('Inscrire une personne', 'Shift+Tab');
    await keys.press('Enter');
    await opened('Inscrire une personne');
    await keys.to(/^textbox Prénom/);
    await keys.type('Zoé');
    await keys.to(/^textbox Nom/);
    await keys.type('Petit');
    await keys.press('Enter');
    await toast('Zoé Petit');
    await closed();
    await keys.arrives('button Inscrire une personne');
    await keys.enter('Autres actions\u00a0: Zoé Petit');
    await keys.arrives(/^menuitem/);
    await keys.to('menuitem Retirer de la liste…', 'ArrowDown');
    await keys.press('Enter');
    await keys.page.getByRole('alertdialog').waitFor();
    await keys.enter('Retirer');
    await toast('Zoé Petit n’est plus sur la liste');
    await keys.hasFocus();
  });

  it('ticks a person on a sheet and adds a newcomer', async () => {
    await open(sheetPath(await expectedToday(site)));
    const name = keys.page.locator('li button[aria-pressed=false]').last();
    await name.waitFor();
    await keys.to('Chercher un nom');
    await keys.to(/^region Personnes/);
    await keys.to(/^button .+/);
    const person = await keys.focused();
    const isPressed = () => keys.page.evaluate(() => globalThis.probe.focused().getAttribute('aria-pressed'));
    const before = await isPressed();
    await keys.press('Space');
    await expect.poll(isPressed).toBe(before === 'true' ? 'false' : 'true');
    expect((await keys.focused()).slice(0, 12)).toBe(person.slice(0, 12));
    await keys.to(/^button Autres choix pour /);
    await keys.press('Enter');
    await keys.arrives(/^menuitem/);
    await keys.to('menuitem Excusé', 'ArrowDown');
    await keys.press('Enter');
    await keys.arrives(/^button Autres choix pour /);
    await keys.to('Ajouter une nouvelle personne');
    await keys.press('Enter');
    await opened('Nouvelle personne');
    await keys.arrives(/^textbox Nom/);
    await keys.type('Aubépine');
    await keys.to(/^textbox Prénom/);
    await keys.type('Rose');
    await keys.to(/^radio/);
    await keys.press('Space');
    await keys.enter('Ajouter à la feuille');
    await toast('Fiche créée, présence pointée');
    await closed();
    await keys.arrives('button Ajouter une nouvelle personne');
  });

  it('moves one date of a series, and cancels another', async () => {
    await open(`/events/${await servedSeries(site)}`);
    await keys.page.getByText('Motif\u00a0: Vacances').waitFor();
    await keys.to(/^button Actions/);
    const opener = await keys.focused();
    await keys.press('Enter');
    await keys.arrives('menuitem Déplacer cette date…');
    await keys.press('Enter');
    await opened('Déplacer cette date');
    await keys.to(/^textbox Lieu/);
    await keys.type('Grande salle');
    await keys.enter(/^button Déplacer/);
    await toast(/^Date déplacée/);
    await closed();
    await keys.arrives(opener);
    await keys.press('Enter');
    await keys.to('menuitem Annuler cette date…', 'ArrowDown');
    await keys.press('Enter');
    await opened('Annuler cette date');
    await keys.to(/^textbox Motif/);
    await keys.type('Travaux');
    await keys.enter(/^button Annuler cette date/);
    await toast(/^Date annulée/);
    await closed();
    await keys.arrives(opener);
  });

  it('asks for an answer, and notes one', async () => {
    await open(`/events/${await unaskedService(site)}`);
    await keys.page.getByText('Pas encore de demande').waitFor();
    await keys.enter('Demander une réponse');
    await keys.page.getByRole('alertdialog').waitFor();
    await keys.enter('Envoyer');
    await toast('Une demande est partie');
    await keys.page.getByText('Sans réponse').waitFor();
    await keys.hasFocus();
    await keys.to(/^button Réponse de /);
    await keys.press('Enter');
    await keys.arrives(/^menuitem/);
    await keys.to('menuitem Noter «\u00a0oui\u00a0»', 'ArrowDown');
    await keys.press('Enter');
    await toast('Réponse notée');
    await keys.arrives(/^button Réponse de /);
  });

  it('adds an absence, and deletes it', async () => {
    await open('/community/details/2');
    await keys.page.getByText('Aucune absence').waitFor();
    await keys.enter('Ajouter une absence');
    await opened('Nouvelle absence');
    await keys.to(/Premier jour/);
    // The parts of a date come in the order of the browser's language, so day and month are the same number.
    await keys.page.keyboard.type('10102099');
    await keys.to(/Dernier jour/);
    await keys.page.keyboard.type('11112099');
    await keys.enter('Enregistrer');
    await toast('Absence enregistrée');
    await closed();
    await keys.arrives('button Ajouter une absence');
    await keys.to(/^button Actions\u00a0: Du/i);
    await keys.press('Enter');
    await keys.press('End');
    await keys.press('Enter');
    await keys.page.getByRole('alertdialog').waitFor();
    await keys.enter('Supprimer');
    await toast('Absence supprimée');
    await keys.hasFocus();
  });
});

describe('a visitor without a mouse', () => {
  it('changes the month, opens a day, and registers from the agenda', async () => {
    await publicEvents(site);
    const { server } = site;
    const form = await site.hostPage(
      `<h1>Paroisse</h1><parvis-registration api="${server.url}" identifiant="${await fair()}"></parvis-registration>`,
    );
    const agenda = await site.hostPage(
      `<h1>Paroisse</h1><parvis-agenda api="${server.url}" registration-page="${form}#{identifiant}"></parvis-agenda>`,
    );
    const visitor = keyboardOf(await site.page({ isSignedIn: false }));
    await visitor.page.goto(agenda);
    await visitor.page.getByRole('heading', { name: 'Kermesse paroissiale' }).waitFor();
    await visitor.enter('Mois');
    await visitor.page.getByRole('grid').waitFor();
    await visitor.hasFocus();
    await visitor.enter('Mois suivant');
    await visitor.arrives('button Mois suivant');
    await visitor.to(/^gridcell/);
    await visitor.press('PageUp', 'Home');
    for (let day = 0; !/Kermesse|événement/.test(await visitor.focused()) && day < 40; day++)
      await visitor.press('ArrowRight');
    await visitor.press('Enter');
    await visitor.hasFocus();
    await visitor.page.goto(agenda);
    await visitor.to('S’inscrire\u00a0: Kermesse paroissiale');
    await visitor.press('Enter');
    await visitor.page.getByRole('heading', { name: 'Kermesse paroissiale' }).waitFor();
    await register(visitor);
  });
});

/** The identifier of the registration for the fair. */
async function fair(): Promise<string> {
  const listed = await fetch(`${site.server.url}/api/agenda/`);
  const { data } = (await listed.json()) as {
    data: { dates: { nom_evenement: string; inscription?: string }[] };
  };
  return data.dates.find(({ inscription }) => inscription)?.inscription ?? '';
}

async function register(visitor: Keyboard) {
  await visitor.to(/^textbox Prénom/);
  await visitor.type('Zoé');
  await visitor.to(/^textbox Nom/);
  await visitor.type('Petit');
  await visitor.enter('Ajouter une personne');
  await visitor.arrives(/^textbox Prénom/);
  await visitor.type('Paul');
  await visitor.to(/^textbox Nom/);
  expect(await visitor.page.getByLabel(/^Nom/).nth(1).inputValue()).toBe('Petit');
  await visitor.to(/^textbox E-mail/);
  await visitor.type('sans arobase');
  await visitor.enter('S’inscrire');
  // The form says what is wrong, and leads there.
  await visitor.page.getByText(/à corriger/).waitFor();
  await visitor.hasFocus();
  await visitor.to(/^textbox E-mail/);
  await visitor.type('zoe@exemple.fr');
  await visitor.press('Enter');
  await visitor.page.getByRole('heading', { name: 'C’est noté' }).waitFor();
  await visitor.hasFocus();
}
