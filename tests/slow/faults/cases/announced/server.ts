/* How the server is, where the back end tells it. */
import type { Case } from '../../support/Case.ts';
import { messageOr, notice, panel, withReason, writeAlert } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from './toast.ts';

const SCREEN = 'État du serveur';
const open = (tab: Tab) => tab.goto('apps/serveur');
const well = (tab: Tab) => tab.page.getByRole('region', { name: 'Ce qui va bien' }).getByRole('listitem');

export const serverCases: readonly Case[] = [
  {
    call: 'serveur.etat',
    screen: SCREEN,
    kind: 'load',
    open,
    shows: panel(withReason('L’état du serveur n’a pas pu être chargé.')),
    done: (tab) => well(tab).first().waitFor(),
  },
  {
    call: 'serveur.reseau',
    screen: `${SCREEN}, réseau`,
    kind: 'load',
    open,
    shows: panel(withReason('Le serveur d’e-mails et le certificat n’ont pas pu être vérifiés.')),
    async done(tab) {
      await well(tab).first().waitFor();
      await tab.page.getByRole('region', { name: 'E-mails et certificat' }).waitFor({ state: 'detached' });
    },
  },
  {
    call: 'serveur.alertes',
    screen: 'Tableau de bord, serveur',
    kind: 'load',
    async open(tab) {
      await tab.site.failedMail();
      await tab.goto('dashboard');
    },
    // A refusal hides it.
    skips: ['403'],
    shows: panel(withReason('L’état du serveur n’a pas pu être chargé.')),
    done: (tab) => tab.page.getByRole('link', { name: SCREEN }).waitFor(),
  },
  {
    call: 'serveur.confirmerHorloge',
    screen: SCREEN,
    kind: 'save',
    async open(tab) {
      await tab.site.wrongClock();
      await open(tab);
    },
    act: (tab) => tab.press('La date est juste'),
    shows: writeAlert('La date n’a pas été confirmée', messageOr()),
    done: toast('Date confirmée'),
  },
  {
    call: 'serveur.essayerCourriel',
    screen: 'E-mails envoyés',
    kind: 'save',
    async open(tab) {
      // An account of its own, because each may send one trial mail in ten seconds.
      tab.account = await tab.site.newAccount();
      await tab.goto('apps/messages');
    },
    act: (tab) => tab.press('Envoyer un e-mail d’essai'),
    shows: notice(messageOr()),
    done: (tab) => tab.page.getByText('E-mail d’essai envoyé.').waitFor(),
  },
];
