/* The filters that all accounts share, and the selection of a whole result. */
import type { Case } from '../../support/Case.ts';
import { alert, fieldReason, holdsValue, messageOr, note, panel } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';

const table = (tab: Tab) => tab.page.locator('tbody th a[href*="/details/"]').first();

async function openList(tab: Tab): Promise<void> {
  await tab.goto('community');
  await table(tab).waitFor();
}

const openMenu = (tab: Tab) => tab.press('Filtres enregistrés');
const item = (tab: Tab, name: string | RegExp) => tab.page.getByRole('menuitem', { name });

const names = new WeakMap<Tab, string>();
const nameOf = (tab: Tab) => names.get(tab) ?? '';

async function store(tab: Tab): Promise<void> {
  const name = fresh('Partage');
  names.set(tab, name);
  await tab.site.ask('POST', '/api/filtres_membres/', { nom: name, version: 1, contenu: { search: 'a' } });
}

async function openManager(tab: Tab): Promise<void> {
  await store(tab);
  await openList(tab);
  await openMenu(tab);
  await item(tab, 'Gérer les filtres…').click();
}

const FAILED = 'Les filtres partagés n’ont pas pu être chargés.';
const name = (tab: Tab) => tab.dialog.getByLabel(/^(Nom|Renommer)/).and(tab.page.locator('input'));

/** The failure of a call that names a filter: under its field or above the form. */
const refused =
  (words: string): Case['shows'] =>
  async (tab, attempt) => {
    if (!attempt.fault.fields) return note(messageOr(words))(tab, attempt);
    await fieldReason(tab, attempt, name);
    return 'F';
  };

/** Another user has deleted the filter. */
const gone: Case['shows'] = async (tab, attempt) => {
  await alert('Filtres partagés', () => 'un autre utilisateur l’a supprimé')(tab, attempt);
  return 'B';
};

export const sharedCases: readonly Case[] = [
  {
    call: 'filtresPartages.list',
    screen: 'Membres, menu des filtres',
    kind: 'load',
    async open(tab) {
      await store(tab);
      await openList(tab);
      await openMenu(tab);
    },
    // The next opening of the menu makes the call again.
    again: null,
    async shows(tab, attempt) {
      await item(tab, messageOr(FAILED)(attempt) as string).waitFor();
      return 'L';
    },
    async done(tab) {
      // The menu has closed under the new sign-in.
      if (!(await item(tab, 'Gérer les filtres…').isVisible())) await openMenu(tab);
      await item(tab, nameOf(tab)).first().waitFor();
    },
  },
  {
    call: 'filtresPartages.list',
    screen: 'Filtres partagés',
    kind: 'load',
    open: openManager,
    shows: panel(messageOr(FAILED)),
    done: (tab) =>
      tab
        .button(`Renommer «\u00a0${nameOf(tab)}\u00a0»`, tab.dialog)
        .first()
        .waitFor(),
    // The menu makes the call before.
    skips: ['401'],
  },
  {
    call: 'filtresPartages.create',
    screen: 'Filtres partagés',
    kind: 'save',
    field: 'nom',
    async open(tab) {
      names.set(tab, fresh('Nouveau partage'));
      await openList(tab);
      await tab.page.getByRole('list', { name: 'Groupes' }).getByRole('checkbox').first().check();
      await openMenu(tab);
      await item(tab, 'Enregistrer ces filtres…').click();
      await name(tab).fill(nameOf(tab));
      await tab.dialog.getByLabel('Partager avec les autres utilisateurs').check();
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: refused('Le filtre n’a pas pu être partagé.'),
    kept: (tab) => holdsValue(name, nameOf(tab))(tab),
    done: toast(/^Filtre .* partagé$/),
  },
  {
    call: 'filtresPartages.rename',
    screen: 'Filtres partagés',
    kind: 'save',
    field: 'nom',
    ends: ['404'],
    async open(tab) {
      await openManager(tab);
      await tab.press(`Renommer «\u00a0${nameOf(tab)}\u00a0»`, tab.dialog);
      names.set(tab, `${nameOf(tab)} bis`);
      await name(tab).fill(nameOf(tab));
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: (tab, attempt) =>
      (attempt.fault.name === '404' ? gone : refused('Le filtre n’a pas pu être renommé.'))(tab, attempt),
    async kept(tab) {
      // A filter that is gone keeps no name.
      if (await name(tab).count()) await holdsValue(name, nameOf(tab))(tab);
    },
    done: (tab) =>
      tab
        .button(`Renommer «\u00a0${nameOf(tab)}\u00a0»`, tab.dialog)
        .first()
        .waitFor(),
  },
  {
    call: 'filtresPartages.remove',
    screen: 'Filtres partagés',
    kind: 'save',
    anyBody: true,
    ends: ['404'],
    async open(tab) {
      await openManager(tab);
      await tab.button(`Supprimer «\u00a0${nameOf(tab)}\u00a0»`, tab.dialog).waitFor();
    },
    async act(tab) {
      await tab.press(`Supprimer «\u00a0${nameOf(tab)}\u00a0»`, tab.dialog);
      await tab.press('Supprimer', tab.alert);
    },
    shows: (tab, attempt) =>
      attempt.fault.name === '404'
        ? gone(tab, attempt)
        : alert('Filtres partagés', messageOr('Le filtre n’a pas pu être supprimé.'))(tab, attempt),
    done: (tab) => tab.alert.waitFor({ state: 'detached' }),
  },
  {
    call: 'membres.ids',
    screen: 'Membres, tout sélectionner',
    kind: 'save',
    async open(tab) {
      await openList(tab);
      await tab.page.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).first().check();
      await tab.button(/^Sélectionner les \d+ membres$/).waitFor();
    },
    act: (tab) => tab.press(/^Sélectionner les \d+ membres$/),
    shows: alert('Sélection impossible', messageOr('Les membres trouvés n’ont pas pu être sélectionnés.')),
    done: (tab) =>
      tab.page
        .getByText(/^\d+ sélectionnés, dont/)
        .first()
        .waitFor(),
  },
  {
    call: 'membres.places',
    screen: 'Membres, tous dans un groupe',
    kind: 'load',
    async open(tab) {
      await openList(tab);
      await tab.page.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).first().check();
      await tab.press(/^Sélectionner les \d+ membres$/);
      await tab.page
        .getByText(/^\d+ sélectionnés, dont/)
        .first()
        .waitFor();
      await tab.press('Actions groupées');
      await item(tab, 'Ajouter à un groupe').click();
    },
    // Who leaves which group can't be said, so the dialog says that it isn't known.
    again: null,
    async shows(tab) {
      await tab.dialog.getByRole('option').first().click();
      await tab.dialog.getByText('n’est pas connu').waitFor();
      return 'L';
    },
    async done(tab) {
      await tab.dialog.getByRole('option').first().click();
      await tab.dialog.getByText('leur groupe actuel').waitFor();
    },
  },
];
