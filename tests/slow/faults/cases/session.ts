/* Sign-in and sign-out. */
import type { Case } from '../support/Case.ts';
import { holdsValue, messageOr, note } from '../support/shows.ts';
import type { Tab } from '../support/Tab.ts';

// The settings, where one signs out, have a part and a form of this name too.
const email = (tab: Tab) => tab.page.getByRole('textbox', { name: 'Adresse e-mail' });
const password = (tab: Tab) => tab.page.getByLabel('Mot de passe').first();
const home = (tab: Tab) => tab.heading('Tableau de bord');
const CHECKED = /^Parvis: the check of the session failed/;

export const sessionCases: readonly Case[] = [
  {
    call: 'auth.verify',
    screen: 'Démarrage',
    kind: 'load',
    anonymous: true,
    logs: CHECKED,
    open: (tab) => tab.goto('dashboard'),
    // Every failure ends the session, as the specification says, so only the next visit can continue.
    again: null,
    async shows(tab) {
      await email(tab).waitFor();
      return 'S';
    },
    done: home,
  },
  {
    call: 'auth.login',
    screen: 'Connexion',
    kind: 'save',
    anonymous: true,
    field: 'email',
    async open(tab) {
      await tab.goto('dashboard', null);
      await email(tab).fill(tab.account.email);
      await password(tab).fill(tab.account.password);
    },
    act: (tab) => tab.press('Se connecter'),
    shows: note(messageOr('Erreur lors de la connexion')),
    async kept(tab) {
      await holdsValue(email, tab.account.email)(tab);
      await holdsValue(password, tab.account.password)(tab);
    },
    done: home,
  },
  {
    call: 'auth.requestReset',
    screen: 'Mot de passe oublié',
    kind: 'save',
    anonymous: true,
    anyBody: true,
    field: 'email',
    async open(tab) {
      await tab.goto('dashboard', null);
      await tab.press('Mot de passe oublié ?');
      await email(tab).fill('jeanne@exemple.fr');
    },
    act: (tab) => tab.press('Envoyer le lien'),
    shows: note(messageOr('Erreur lors de la réinitialisation du mot de passe')),
    kept: holdsValue(email, 'jeanne@exemple.fr'),
    done: (tab) => tab.heading('Email envoyé !'),
  },
  {
    call: 'auth.logout',
    screen: 'Menu',
    kind: 'save',
    anonymous: true,
    anyBody: true,
    logs: /^Parvis: signing out failed/,
    async open(tab) {
      await tab.goto('settings', await tab.site.signIn(tab.account));
      await tab.heading('Paramètres');
    },
    async act(tab) {
      await tab.page.locator('[aria-haspopup=menu]').first().click();
      await tab.page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    },
    // The user is signed out anyway; the failed call is logged.
    again: null,
    async shows(tab) {
      await email(tab).waitFor();
      return 'S';
    },
    done: (tab) => email(tab).waitFor(),
  },
];
