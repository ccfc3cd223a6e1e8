/* The addresses from which calendars read events, in their dialog. Each page has a person of its own. */
import type { Case } from '../../support/Case.ts';
import { messageOr, panel, writeAlert } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';

const kind = (tab: Tab) => tab.dialog.getByRole('combobox', { name: 'Événements' });
const groups = (tab: Tab) => tab.dialog.getByRole('combobox', { name: 'Groupe', exact: true });

/** Opens the dialog of a person, who has an address of all events already where the case needs one. */
const opened = (hasOne: boolean) => async (tab: Tab) => {
  tab.account = await tab.site.newAccount();
  if (hasOne) await tab.site.ask('POST', '/api/flux/', { genre: 'tous', groupe_id: null }, tab.account.token);
  await tab.goto('events');
  await tab.press('S’abonner');
  await tab.dialog.waitFor();
};

/** A button of the address, after its question. */
const ofFeed = (call: string, action: string, more: Pick<Case, 'done'> & Partial<Case>): Case => ({
  ...{ call, screen: 'S’abonner', kind: 'save', open: opened(true) },
  async act(tab) {
    await tab.press('Actions\u00a0: Tous les événements', tab.dialog);
    await tab.page.getByRole('menuitem', { name: `${action}\u00a0: Tous les événements` }).click();
    await tab.press(action, tab.alert);
  },
  shows: writeAlert('Rien n’a changé', messageOr()),
  ...more,
});

export const feedCases: readonly Case[] = [
  {
    call: 'flux.list',
    screen: 'S’abonner',
    kind: 'load',
    open: opened(true),
    shows: panel(messageOr('Vos adresses n’ont pas pu être chargées.')),
    done: (tab) => tab.button('Actions\u00a0: Tous les événements', tab.dialog).first().waitFor(),
  },
  {
    call: 'groupes.list',
    screen: 'S’abonner, groupes',
    kind: 'load',
    open: opened(false),
    async act(tab) {
      await kind(tab).selectOption('groupe');
    },
    shows: panel(messageOr('Les groupes n’ont pas pu être chargés.')),
    done: (tab) => groups(tab).locator('option').nth(1).waitFor({ state: 'attached' }),
  },
  {
    call: 'flux.create',
    screen: 'S’abonner',
    kind: 'save',
    async open(tab) {
      await opened(false)(tab);
      await kind(tab).selectOption('services');
    },
    act: (tab) => tab.press('Créer une adresse', tab.dialog),
    shows: writeAlert('L’adresse n’a pas été créée', messageOr()),
    async kept(tab) {
      if ((await kind(tab).inputValue()) !== 'services') throw new Error('the choice is lost');
    },
    done: (tab) => tab.dialog.getByLabel('Adresse de l’agenda').waitFor(),
  },
  ofFeed('flux.renew', 'Remplacer l’adresse', {
    async done(tab) {
      await toast('Adresse remplacée')(tab);
      await tab.dialog.getByLabel('Adresse de l’agenda').waitFor();
    },
  }),
  ofFeed('flux.revoke', 'Désactiver l’adresse', { anyBody: true, done: toast('Adresse désactivée') }),
];
