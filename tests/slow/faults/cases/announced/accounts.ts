/* The accounts, where the back end announces them. */
import type { Case } from '../../support/Case.ts';
import {
  alert,
  alertOrField,
  fieldReason,
  holdsValue,
  messageOr,
  note,
  panel,
  withReason,
  writeAlert,
} from '../../support/shows.ts';
import { type Account, fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { secondFactor } from './secondFactor.ts';
import { toast } from './toast.ts';

const HASH = 'apps/comptes';
const email = (tab: Tab) => tab.dialog.getByLabel('Adresse e-mail');
const addresses = new WeakMap<Tab, string>();

/** Opens a dialog from the menu of an account's row, which is found by its address. */
async function openRow(tab: Tab, item: RegExp, address: string): Promise<void> {
  await tab.goto(HASH);
  await tab.page.getByRole('searchbox', { name: 'Rechercher un compte' }).fill(address);
  await tab.page.getByText(address, { exact: true }).waitFor();
  await tab
    .button(/^Actions/)
    .first()
    .click();
  await tab.page.getByRole('menuitem', { name: item }).click();
  await tab.dialog.waitFor();
}

const question = (tab: Tab) => tab.page.getByRole('dialog', { name: 'Confirmez que c’est vous' });
const secret = (tab: Tab) => question(tab).getByLabel('Votre mot de passe');

/** Gives the password that the action asks for again. */
async function confirm(tab: Tab): Promise<void> {
  await secret(tab).fill(tab.site.admin.password);
  await tab.press('Confirmer', question(tab));
}

/** Gives the password, then waits for the action's notice. */
const confirmed = (text: string | RegExp) => async (tab: Tab) => {
  await confirm(tab);
  await toast(text)(tab);
};

/** Whether visitors, the last of the roles, need a second factor. */
const needed = (tab: Tab) => tab.page.getByRole('switch').last();

/** Where an answer that can't be read means that it is done, nothing is asked again. */
const confirmedOrDone = (text: string | RegExp) => async (tab: Tab) => {
  await question(tab).or(tab.page.locator('[part=toast]')).first().waitFor();
  await ((await question(tab).count()) ? confirmed(text) : toast(text))(tab);
};

const account = (tab: Tab): Promise<Account> => tab.site.newAccount();

async function invited(tab: Tab): Promise<{ email: string }> {
  const address = `${fresh('ruth').replace(' ', '')}@exemple.fr`;
  const draft = { email: address, nom: 'Zola', prenom: 'Ruth', role: 'utilisateur' };
  await tab.site.ask('POST', '/api/comptes/', draft);
  return draft;
}

async function disabled(tab: Tab): Promise<Account> {
  const made = await account(tab);
  const confirmation = { mot_de_passe: tab.site.admin.password, pour: `comptes.disable ${made.id}` };
  await tab.site.ask('POST', '/api/profil/confirmation/', confirmation);
  await tab.site.ask('POST', `/api/comptes/${made.id}/desactiver/`);
  return made;
}

async function withSecondFactor(tab: Tab): Promise<Account> {
  const made = await account(tab);
  await secondFactor(tab.site, made);
  return made;
}

/** An action of «Gérer le compte»: what it is stored for, its button and the notice. */
const action = (
  call: string,
  store: (tab: Tab) => Promise<{ email: string }>,
  button: string,
  done: string,
  told = toast,
): Case => ({
  call,
  screen: 'Comptes, gérer',
  kind: 'save',
  async open(tab) {
    await openRow(tab, /^Gérer/, (await store(tab)).email);
  },
  act: (tab) => tab.press(button, tab.dialog),
  shows: writeAlert('Rien n’a changé', messageOr()),
  kept: (tab) => tab.button(button, tab.dialog).waitFor(),
  done: told(done),
});

export const accountCases: readonly Case[] = [
  {
    call: 'comptes.invite',
    screen: 'Comptes, invitation',
    kind: 'save',
    field: 'email',
    async open(tab) {
      await tab.goto(HASH);
      await tab.press('Inviter une personne');
      const address = `${fresh('noe').replace(' ', '')}@exemple.fr`;
      addresses.set(tab, address);
      await email(tab).fill(address);
      await tab.dialog.getByLabel('Prénom').fill('Noé');
      await tab.dialog.getByLabel(/^Nom/).fill('Zola');
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: alertOrField('Erreur', withReason('L’invitation n’est pas partie'), email),
    kept: (tab) => holdsValue(email, addresses.get(tab) ?? '')(tab),
    done: toast('Invitation envoyée à'),
  },
  {
    call: 'comptes.setRole',
    screen: 'Comptes, rôle',
    kind: 'save',
    field: 'role',
    async open(tab) {
      await openRow(tab, /^Changer le rôle/, (await account(tab)).email);
      await tab.dialog.getByLabel('Rôle').selectOption('manager');
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: alertOrField('Erreur', withReason('Le rôle n’a pas changé'), (tab) =>
      tab.dialog.getByLabel('Rôle'),
    ),
    kept: holdsValue((tab) => tab.dialog.getByLabel('Rôle'), 'manager'),
    done: confirmed(/^Rôle de .* changé$/),
  },
  {
    call: 'comptes.remove',
    screen: 'Comptes, suppression',
    kind: 'save',
    anyBody: true,
    ends: ['404'],
    async open(tab) {
      await openRow(tab, /^Supprimer/, (await account(tab)).email);
    },
    act: (tab) => tab.press('Supprimer', tab.dialog),
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404')
        return alert('Erreur', withReason('Le compte n’a pas été supprimé'))(tab, attempt);
      await alert('Erreur', () => 'n’existait déjà plus')(tab, attempt);
      return 'B';
    },
    done: confirmedOrDone(/^Compte de .* supprimé$/),
  },
  {
    call: 'comptes.requirements',
    screen: 'Comptes, second facteur demandé',
    kind: 'load',
    open: (tab) => tab.goto(HASH),
    shows: panel(withReason('Erreur lors du chargement de ce réglage')),
    done: (tab) => needed(tab).waitFor(),
  },
  {
    call: 'comptes.setRequirement',
    screen: 'Comptes, second facteur demandé',
    kind: 'save',
    async open(tab) {
      await tab.goto(HASH);
      await needed(tab).waitFor();
    },
    act: (tab) => needed(tab).click(),
    shows: writeAlert('Ce réglage n’a pas changé', messageOr()),
    async done(tab) {
      const wasOn = await needed(tab).isChecked();
      await confirm(tab);
      await tab.until(async () => (await needed(tab).isChecked()) !== wasOn, 'the switch has moved');
    },
  },
  {
    call: 'profil.confirm',
    screen: 'Comptes, confirmation',
    kind: 'save',
    field: 'mot_de_passe',
    anyBody: true,
    async open(tab) {
      await openRow(tab, /^Gérer/, (await account(tab)).email);
      await tab.press('Déconnecter partout', tab.dialog);
      await secret(tab).fill(tab.site.admin.password);
    },
    act: (tab) => tab.press('Confirmer', question(tab)),
    async shows(tab, attempt) {
      if (!attempt.fault.fields) return note(messageOr('Rien n’a changé'))(tab, attempt);
      await fieldReason(tab, attempt, secret);
      return 'F';
    },
    kept: (tab) => holdsValue(secret, tab.site.admin.password)(tab),
    async done(tab) {
      const ended = tab.page.locator('[part=toast]', { hasText: 'Tous ses appareils sont déconnectés' });
      await ended.or(tab.alert).first().waitFor();
      // A page in between answered instead of the back end, which then refuses the action.
      if (await tab.alert.count()) await tab.alert.filter({ hasText: 'Rien n’a changé' }).waitFor();
    },
  },
  action('comptes.inviteAgain', invited, 'Renvoyer l’invitation', 'Invitation renvoyée'),
  action('comptes.disable', account, 'Désactiver le compte', 'Compte désactivé', confirmed),
  action('comptes.enable', disabled, 'Réactiver le compte', 'Compte réactivé'),
  action(
    'comptes.endSessions',
    account,
    'Déconnecter partout',
    'Tous ses appareils sont déconnectés',
    confirmed,
  ),
  action(
    'comptes.removeSecondFactor',
    withSecondFactor,
    'Retirer la double authentification',
    'Double authentification retirée',
    confirmed,
  ),
];
