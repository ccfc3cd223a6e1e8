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

const ITEM = 'Lien pour une aide…';
const openLink = (tab: Tab) => openSheetDialog(tab, ITEM);
const make = /^(Créer le lien|Renouveler)$/;

const officeCases: readonly Case[] = [
  {
    call: 'presences.link',
    screen: 'Lien pour une aide',
    kind: 'load',
    open: openLink,
    shows: panel(withReason('Le lien n’a pas pu être chargé.')),
    done: (tab) => tab.dialog.getByText('Il n’y a pas de lien pour ce jour.').waitFor(),
  },
  {
    call: 'presences.makeLink',
    screen: 'Lien pour une aide',
    kind: 'save',
    arrives: true,
    async open(tab) {
      await openLink(tab);
      await tab.button(make, tab.dialog).waitFor();
    },
    act: (tab) => tab.press(make, tab.dialog),
    shows: note(refusedOr('Le lien n’a pas été créé.')),
    async done(tab) {
      const address = await tab.dialog.getByLabel('Lien').first().inputValue();
      // The link that shows is the one that is valid.
      await tab.site.ask('GET', '/api/pointage/', undefined, address.replace(/.*#/, ''));
    },
  },
  {
    call: 'presences.revokeLink',
    screen: 'Lien pour une aide',
    kind: 'save',
    async open(tab) {
      await openFreshSheet(tab);
      await storeLink(tab);
      await tab.press('Autres actions');
      await tab.page.getByRole('menuitem', { name: ITEM }).click();
      await tab.button('Retirer', tab.dialog).waitFor();
    },
    act: (tab) => tab.press('Retirer', tab.dialog),
    shows: note(refusedOr('Le lien n’a pas été retiré.')),
    done: toast('Lien retiré'),
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
      await tab.page.getByText('Ce lien ne vaut plus').waitFor();
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
