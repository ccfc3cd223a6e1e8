/* The link of a helper without an account: in the office, and the sheet that it opens. */
import type { Case } from '../../support/Case.ts';
import { note, panel, withReason } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';
import {
  gotoLinkedSheet,
  newsOfSheet,
  openFreshSheet,
  openLinkedSheet,
  openSheetDialog,
  refusedOr,
  sheetShown,
  storeLink,
  tickOfSheet,
} from './sheets.ts';

const ITEM = 'Lien de pointage…';
const openLink = (tab: Tab) => openSheetDialog(tab, ITEM);
const RENEW = 'Remplacer le lien';
const REVOKE = 'Désactiver le lien';
const make = /^(Créer le lien|Remplacer le lien)$/;
const answer = (tab: Tab, name: string) =>
  tab.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const officeCases: readonly Case[] = [
  {
    call: 'presences.link',
    screen: 'Lien de pointage',
    kind: 'load',
    open: openLink,
    shows: panel(withReason('Le lien n’a pas pu être chargé.')),
    done: (tab) => tab.dialog.getByText('Aucun lien pour ce jour.').waitFor(),
  },
  {
    call: 'presences.makeLink',
    screen: 'Lien de pointage',
    kind: 'save',
    arrives: true,
    async open(tab) {
      await openLink(tab);
      await tab.button(make, tab.dialog).waitFor();
    },
    async act(tab) {
      // Replacing a link that may have been made asks first.
      const isThere = await tab.button(RENEW, tab.dialog).isVisible();
      await tab.press(make, tab.dialog);
      if (isThere) await answer(tab, RENEW);
    },
    shows: note(refusedOr('Le lien n’a pas été créé.')),
    async done(tab) {
      const address = await tab.dialog.getByRole('textbox', { name: 'Lien' }).inputValue();
      // The link that shows is the one that is valid.
      await tab.site.ask('GET', '/api/pointage/', undefined, address.replace(/.*#/, ''));
    },
  },
  {
    call: 'presences.revokeLink',
    screen: 'Lien de pointage',
    kind: 'save',
    async open(tab) {
      await openFreshSheet(tab);
      await storeLink(tab);
      await tab.press('Autres actions');
      await tab.page.getByRole('menuitem', { name: ITEM }).click();
      await tab.button('Autres actions', tab.dialog).waitFor();
    },
    async act(tab) {
      await tab.press('Autres actions', tab.dialog);
      await tab.page.getByRole('menuitem', { name: REVOKE }).click();
      await answer(tab, REVOKE);
    },
    shows: note(refusedOr('Le lien n’a pas été désactivé.')),
    done: toast('Lien désactivé'),
  },
];

/** The page of a link needs no session, so a 401 is a refusal like others. */
const helperCases: readonly Case[] = [
  {
    call: 'presences.helperSheet',
    screen: 'Page d’une aide',
    kind: 'load',
    anonymous: true,
    open: gotoLinkedSheet,
    async shows(tab, attempt) {
      if (attempt.fault.name !== '403')
        return panel(withReason('La feuille de présence n’a pas pu être chargée.'))(tab, attempt);
      await tab.page.getByText('Lien périmé').waitFor();
      await tab.page.getByText(attempt.message ?? '').waitFor();
      return 'B';
    },
    done: sheetShown,
  },
  {
    call: 'presences.helperChanges',
    screen: 'Page d’une aide, nouvelles',
    ...newsOfSheet,
    anonymous: true,
    open: openLinkedSheet,
  },
  {
    call: 'presences.helperTick',
    screen: 'Page d’une aide, pointage',
    ...tickOfSheet,
    anonymous: true,
    open: openLinkedSheet,
  },
];

export const helperLinkCases: readonly Case[] = [...officeCases, ...helperCases];
