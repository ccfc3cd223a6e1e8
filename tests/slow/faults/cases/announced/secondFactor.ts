/* The second factor of one's own account, where the back end announces accounts. */
import { codeOf } from '../../../../fast/server/guard/auth/authenticator.ts';
import type { Case } from '../../support/Case.ts';
import { fieldReason, holdsValue, messageOr, note } from '../../support/shows.ts';
import type { Account, Site } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from './toast.ts';

const FAILED = 'Rien n’a été enregistré';

/** Sets up the second factor of an account. */
export async function secondFactor(site: Site, account: Account): Promise<void> {
  const path = '/api/profil/second-facteur/';
  const body = { mot_de_passe: account.password };
  const { secret } = await site.ask<{ secret: string }>('POST', path, body, account.token);
  const code = { code: codeOf(secret, Date.now()) };
  const { codes } = await site.ask<{ codes: string[] }>('PUT', path, code, account.token);
  account.codes = codes;
}

const password = (tab: Tab) => tab.dialog.getByLabel(/^Mot de passe actuel/);
const code = (tab: Tab) => tab.dialog.getByLabel('Code à six chiffres');

/** Opens the dialog of a button with the password typed in, for an account of its own. */
const opened = (button: string, isOn: boolean) => async (tab: Tab) => {
  tab.account = await tab.site.newAccount();
  if (isOn) await secondFactor(tab.site, tab.account);
  await tab.goto('settings');
  await tab.page.getByRole('tab', { name: 'Sécurité' }).click();
  await tab.press(button);
  await password(tab).fill(tab.account.password);
};
const SET_UP = 'Demander un code à la connexion';

const step = (
  call: string,
  screen: string,
  button: string,
  field: (tab: Tab) => ReturnType<typeof password>,
  more: Pick<Case, 'open' | 'done'> & Partial<Case>,
): Case => ({
  call,
  screen: `Paramètres, ${screen}`,
  kind: 'save',
  act: (tab) => tab.press(button, tab.dialog),
  async shows(tab, attempt) {
    if (!attempt.fault.fields) return note(messageOr(FAILED))(tab, attempt);
    await fieldReason(tab, attempt, field);
    return 'F';
  },
  ...more,
});

const keepsPassword = (tab: Tab) => holdsValue(password, tab.account.password)(tab);
const noted = (tab: Tab) => tab.button('Je les ai notés', tab.dialog).waitFor();

export const secondFactorCases: readonly Case[] = [
  step('profil.proposeSecret', 'second facteur, mot de passe', 'Continuer', password, {
    field: 'mot_de_passe',
    open: opened(SET_UP, false),
    kept: keepsPassword,
    done: (tab) => code(tab).waitFor(),
  }),
  step('profil.confirmSecret', 'second facteur, code', 'Activer', code, {
    field: 'code',
    async open(tab) {
      await opened(SET_UP, false)(tab);
      await tab.press('Continuer', tab.dialog);
      const secret = await tab.dialog.getByLabel('Clé').inputValue();
      await code(tab).fill(codeOf(secret, Date.now()));
    },
    async act(tab) {
      // The code of half a minute ago has expired.
      const secret = await tab.dialog.getByLabel('Clé').inputValue();
      await code(tab).fill(codeOf(secret, Date.now()));
      await tab.press('Activer', tab.dialog);
    },
    kept: (tab) => code(tab).and(tab.page.locator(':not([value=""])')).waitFor(),
    done: noted,
  }),
  step('profil.renewCodes', 'codes de secours', 'Continuer', password, {
    field: 'mot_de_passe',
    open: opened('Nouveaux codes de secours', true),
    kept: keepsPassword,
    done: noted,
  }),
  step('profil.removeSecondFactor', 'retrait du second facteur', 'Continuer', password, {
    field: 'mot_de_passe',
    anyBody: true,
    open: opened('Retirer la double authentification', true),
    kept: keepsPassword,
    done: toast('Double authentification retirée'),
  }),
];
