/* The list of members and its actions. */
import type { Case } from '../../support/Case.ts';
import { expectedSentence } from '../../support/faults.ts';
import { alert, fieldReason, holdsValue, messageOr, panel } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

const list = (tab: Tab) => tab.page.getByText(/affichés sur/);
const table = (tab: Tab) => tab.page.locator('tbody th a[href*="/details/"]').first();
const FAILED = 'La liste des membres n’a pas pu être chargée.';

/** Ticks a filter of the list, which then calls another endpoint. */
async function filter(tab: Tab): Promise<void> {
  await tab.goto('community');
  await table(tab).waitFor();
  await tab.page.getByRole('list', { name: 'Groupes' }).getByRole('checkbox').first().check();
}

const disclosure = (tab: Tab, title: string) => tab.page.locator('summary', { hasText: title });

const option = (call: string, title: string, failed: string): Case => ({
  call,
  screen: `Membres, filtre ${title}`,
  kind: 'load',
  async open(tab) {
    await tab.goto('community');
    if (title === 'Groupes') return;
    await table(tab).waitFor();
    await disclosure(tab, title).click();
  },
  shows: panel(messageOr(failed)),
  done: (tab) => tab.page.getByRole('list', { name: title }).getByRole('checkbox').first().waitFor(),
});

const typed = (tab: Tab) => tab.dialog.getByLabel('Nom', { exact: false }).first();

export const memberCases: readonly Case[] = [
  {
    call: 'membres.list',
    screen: 'Membres',
    kind: 'load',
    open: (tab) => tab.goto('community'),
    shows: panel(messageOr(FAILED)),
    done: (tab) => list(tab).first().waitFor(),
  },
  {
    call: 'membres.list',
    screen: 'Membres, page d’avance',
    kind: 'load',
    only: /[?&]page=2/,
    async open(tab) {
      await tab.goto('community');
      await table(tab).waitFor();
      await tab.page.getByRole('button', { name: 'Suivant' }).hover();
    },
    isAhead: true,
    // This is a prefetch. The page is requested again when the user asks for it.
    again: null,
    async shows(tab) {
      if (await tab.page.locator('[role=alert]').count()) throw new Error('an alert about a prefetch');
      await tab.disarm();
      await tab.press('Suivant');
      await tab.page.getByText('Page 2').first().waitFor();
      await table(tab).waitFor();
      return 'I';
    },
    done: (tab) => table(tab).waitFor(),
    skips: ['401'],
  },
  {
    call: 'membres.combinedFilters',
    screen: 'Membres filtrés',
    kind: 'load',
    open: filter,
    shows: panel(messageOr(FAILED)),
    async kept(tab) {
      const box = tab.page.getByRole('list', { name: 'Groupes' }).getByRole('checkbox').first();
      if (!(await box.isChecked())) throw new Error('the filter is no longer ticked');
    },
    done: (tab) => table(tab).waitFor(),
  },
  option('groupes.statistiques', 'Groupes', 'Impossible de charger les groupes.'),
  option('etapes.all', 'Étapes', 'Impossible de charger les étapes.'),
  option('tags.all', 'Tags', 'Impossible de charger les tags.'),
  option('membres.villes', 'Villes', 'Impossible de charger les villes.'),
  {
    call: 'membres.create',
    screen: 'Nouveau membre',
    kind: 'save',
    field: 'nom',
    async open(tab) {
      await tab.goto('community');
      await table(tab).waitFor();
      await tab.press('Ajouter un membre');
      await typed(tab).fill('Aubépine');
      await tab.dialog.getByLabel('Prénom').fill('Rose');
      await tab.dialog.getByRole('radio', { name: 'Femme' }).check();
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    async shows(tab, attempt) {
      await alert('Erreur', () => 'Erreur lors de la création du membre')(tab, attempt);
      if (attempt.fault.fields) {
        await fieldReason(tab, attempt, typed);
        return 'AF';
      }
      await tab.dialog.getByText(expectedSentence(attempt, '')).first().waitFor();
      return 'A';
    },
    kept: holdsValue(typed, 'Aubépine'),
    async done(tab) {
      await tab.alert.getByText('Nouveau membre ajouté avec succès').waitFor();
      await tab.press('Compris', tab.alert);
      await tab.dialog.waitFor({ state: 'detached' });
    },
    // Only the status 201 is a success, so a 200 with a wrong body counts as another status.
    skips: [],
  },
  {
    call: 'membres.remove',
    screen: 'Suppression d’un membre',
    kind: 'save',
    anyBody: true,
    ends: ['404'],
    async open(tab) {
      // A single word, because short words are only searched at the beginning of a name.
      const name = fresh('Essai').replace(' ', '');
      await tab.site.ask('POST', '/api/membres/', { nom: name, prenom: 'Rose', genre: 'feminin' });
      await tab.goto('community');
      await table(tab).waitFor();
      await tab.page.getByRole('searchbox', { name: 'Rechercher un membre' }).fill(name);
      await tab.press(`Actions pour ${name} Rose`);
      await tab.page.getByRole('menuitem', { name: 'Supprimer' }).click();
      await tab.button('Supprimer', tab.dialog).waitFor();
    },
    act: (tab) => tab.press('Supprimer', tab.dialog),
    async shows(tab, attempt) {
      if (attempt.fault.name === '404') {
        await alert('Ce membre n’existe plus', () => 'Quelqu’un a déjà supprimé')(tab, attempt);
        return 'B';
      }
      await alert('Erreur', messageOr('Erreur lors de la suppression du membre'))(tab, attempt);
      return 'A';
    },
    async done(tab) {
      await tab.page
        .getByText(/^Membre supprimé\. La fiche de .* a été supprimée\.$/)
        .last()
        .waitFor();
    },
  },
];
