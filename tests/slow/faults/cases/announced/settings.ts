/* One's own account, where the back end announces accounts. Each row has an account of its own. */
import type { Locator } from 'playwright-core';
import type { Case } from '../../support/Case.ts';
import {
  fieldReason,
  holdsValue,
  messageOr,
  note,
  panel,
  withReason,
  writeAlert,
} from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from './toast.ts';

const FAILED = 'Rien n’a été enregistré';
const LOADED = 'Erreur lors du chargement de votre compte';

/** Opens a tab of the settings as a person of their own. */
async function opened(tab: Tab, part = 'Profil'): Promise<void> {
  tab.account = await tab.site.newAccount();
  await goto(tab, part);
}

/** The profile opens by itself; a click on its tab would miss if its failed call has covered the screen by then. */
async function goto(tab: Tab, part = 'Profil'): Promise<void> {
  await tab.goto('settings');
  if (part !== 'Profil') await tab.page.getByRole('tab', { name: part }).click();
}

const control = (label: string) => (tab: Tab) =>
  tab.page.getByRole('tabpanel').getByLabel(label, { exact: false }).first();
const surname = (tab: Tab) => tab.page.getByRole('tabpanel').getByLabel(/^Nom/);
const address = control('Nouvelle adresse');
const former = control('Mot de passe actuel');
const next = control('Nouveau mot de passe');

interface Written {
  call: string;
  screen: string;
  /** The key of the field, and the control that shows its reason. */
  field: string;
  control(tab: Tab): Locator;
  open: Case['open'];
  button: string;
  kept: Case['kept'];
  done: Case['done'];
  anyBody?: true;
}

const form = ({ screen, control, button, ...others }: Written): Case => ({
  ...others,
  screen: `Paramètres, ${screen}`,
  kind: 'save',
  act: (tab) => tab.press(button),
  async shows(tab, attempt) {
    if (!attempt.fault.fields) return note(messageOr(FAILED))(tab, attempt);
    await fieldReason(tab, attempt, control);
    return 'F';
  },
});

const NEXT_SECRET = 'quatre mots bien rares';

const forms: readonly Written[] = [
  {
    call: 'profil.update',
    screen: 'nom',
    field: 'nom',
    control: surname,
    async open(tab) {
      await opened(tab);
      await surname(tab).fill('Martel');
    },
    button: 'Enregistrer',
    kept: holdsValue(surname, 'Martel'),
    done: toast('Profil enregistré'),
  },
  {
    call: 'profil.changeAddress',
    screen: 'adresse',
    field: 'email',
    control: address,
    async open(tab) {
      await opened(tab);
      await address(tab).fill(`${fresh('lea').replace(' ', '')}@exemple.fr`);
      await former(tab).fill(tab.account.password);
    },
    button: 'Envoyer le lien',
    kept: (tab) => holdsValue(former, tab.account.password)(tab),
    done: toast('Un lien est envoyé à'),
  },
  {
    call: 'profil.changePassword',
    screen: 'mot de passe',
    field: 'nouveau',
    anyBody: true,
    control: next,
    async open(tab) {
      await opened(tab, 'Sécurité');
      await former(tab).fill(tab.account.password);
      await next(tab).fill(NEXT_SECRET);
    },
    button: 'Changer le mot de passe',
    kept: holdsValue(next, NEXT_SECRET),
    done: toast('Mot de passe changé'),
  },
];

interface Act extends Pick<Case, 'open' | 'done'> {
  call: string;
  screen: string;
  act(tab: Tab): Promise<void>;
  anyBody?: true;
}

/** What is done at once, without a form. */
const act = ({ screen, ...others }: Act): Case => ({
  ...others,
  screen: `Paramètres, ${screen}`,
  kind: 'save',
  shows: writeAlert(FAILED, messageOr()),
});

/** Sessions of the same account, beside that of the page. */
const sessions = (count: number) => async (tab: Tab) => {
  tab.account = await tab.site.newAccount();
  for (let at = 0; at < count; at++) await tab.site.signIn(tab.account);
  await goto(tab, 'Sécurité');
  await tab
    .button(/^Déconnecter/)
    .first()
    .waitFor();
};

const acts: readonly Act[] = [
  {
    call: 'profil.changeSettings',
    screen: 'notifications',
    open: (tab) => opened(tab, 'Notifications'),
    act: (tab) => tab.page.getByRole('switch', { name: 'Nouveaux comptes' }).click(),
    done: toast('Réglage enregistré'),
  },
  {
    call: 'profil.cancelAddress',
    screen: 'adresse demandée',
    async open(tab) {
      tab.account = await tab.site.newAccount();
      const { password: mot_de_passe, token } = tab.account;
      const body = { email: `${fresh('lea').replace(' ', '')}@exemple.fr`, mot_de_passe };
      await tab.site.ask('POST', '/api/profil/adresse/', body, token);
      await goto(tab);
    },
    act: (tab) => tab.press('Annuler la demande'),
    done: toast('Demande annulée'),
  },
  {
    call: 'profil.endSession',
    screen: 'sessions',
    anyBody: true,
    open: sessions(1),
    act: (tab) => tab.press(/^Déconnecter/),
    done: toast('Appareil déconnecté'),
  },
  {
    call: 'profil.endOtherSessions',
    screen: 'autres sessions',
    anyBody: true,
    open: sessions(2),
    act: (tab) => tab.press('Déconnecter tous les autres appareils'),
    done: toast('Autres appareils déconnectés'),
  },
];

const access = (call: string, screen: string, title: string): Case => ({
  call,
  screen: `Paramètres, ${screen}`,
  kind: 'load',
  open: (tab) => opened(tab, 'Sécurité'),
  shows: panel(withReason('Erreur lors du chargement des connexions')),
  done: (tab) =>
    tab.page.getByRole('region', { name: title, exact: true }).getByRole('listitem').first().waitFor(),
});

export const settingsCases: readonly Case[] = [
  {
    call: 'profil.get',
    screen: 'Paramètres, profil',
    kind: 'load',
    open: (tab) => opened(tab),
    shows: panel(withReason(LOADED)),
    done: (tab) => surname(tab).waitFor(),
  },
  {
    call: 'profil.sessions',
    screen: 'Paramètres, sessions',
    kind: 'load',
    open: (tab) => opened(tab, 'Sécurité'),
    shows: panel(withReason(LOADED)),
    done: (tab) => tab.page.getByText('Cet appareil').first().waitFor(),
  },
  access('profil.accesses', 'connexions', 'Connexions et fichiers exportés'),
  access('comptes.accesses', 'connexions de tous', 'Connexions et fichiers exportés de tous les comptes'),
  ...forms.map(form),
  ...acts.map(act),
];
