import { accountsArea } from '../../../../src/areas/accounts/area.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { setValue } from '../../../support/onScreen.ts';
import {
  byLabel,
  byRole,
  byText,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { account, failNext } from '../../../support/reference.ts';
import { showOnServer, showWidget } from '../../../support/screen.tsx';
import { hostedBackend } from '../../../support/serverRows.ts';
import { click, fill, press } from '../../../support/user.ts';

const dialogOf = (root: ShadowRoot) => until(() => byRole(root, 'dialog'));
const questionOf = (root: ShadowRoot) => until(() => byRole(root, 'dialog', 'Confirmez que c’est vous'));

/** Opens the menu of an account, and chooses in it. */
async function choose(root: ShadowRoot, name: string, action: string): Promise<void> {
  await click(await until(() => byRole(root, 'button', `Actions\u00a0: ${name}`)));
  await click(await until(() => byRole(root, 'menuitem', `${action}\u00a0: ${name}`)));
}

/** Gives the password that an action asks for again. */
async function confirm(root: ShadowRoot): Promise<void> {
  const question = await questionOf(root);
  await fill(byLabel(question, 'Votre mot de passe'), (await account()).password);
  await click(byRole(question, 'button', 'Confirmer'));
}

describe('the accounts', () => {
  it('are invited, get another role, are disabled and deleted, each with its words [U2]', async () => {
    const { root } = await showOnServer(accountsArea);
    await until(() => byText(root, 'secretariat@parvis.test'));
    await axeCheck(root);
    await click(byRole(root, 'button', 'Inviter une personne'));
    const form = await dialogOf(root);
    const email = `nouvelle-${Date.now()}@eglise.test`;
    await fill(byLabel(form, 'Adresse e-mail'), email);
    await fill(byLabel(form, 'Prénom'), 'Ruth');
    await fill(byLabel(form, 'Nom'), 'Zola');
    await click(byRole(form, 'button', 'Enregistrer'));
    await until(() => byText(root, 'Invitation envoyée à Ruth Zola'));
    await until(() => byText(root, email));

    await until(() => !root.querySelector('dialog'));
    await axeCheck(root);
    await choose(root, 'Ruth Zola', 'Gérer le compte');
    await axeCheck(await dialogOf(root));
    await click(byRole(await dialogOf(root), 'button', 'Désactiver le compte'));
    await confirm(root);
    await until(() => byText(root, 'Compte désactivé'));
    await until(() => byRole(root, 'button', 'Réactiver le compte'));
    await press('Escape');
    await until(() => !root.querySelector('dialog'));
    await choose(root, 'Ruth Zola', 'Supprimer le compte');
    await click(byRole(await dialogOf(root), 'button', 'Supprimer'));
    await confirm(root);
    await until(() => maybeByText(root, email) === null);
  });

  it('say whether an action was refused or not confirmed, and nothing beside a new sign-in', async () => {
    const { root } = await showOnServer(accountsArea);
    await choose(root, 'Claire Martin', 'Gérer le compte');
    const manage = await dialogOf(root);
    const disable = async (status: number, message: string) => {
      await failNext('POST /api/comptes/*/desactiver/', { status, body: { message } });
      await click(byRole(manage, 'button', 'Désactiver le compte'));
    };
    const said = () => until(() => byRole(root, 'alertdialog'));
    await disable(409, 'Ce compte vient de changer.');
    const refused = await said();
    byText(refused, 'Rien n’a changé');
    byText(refused, 'Ce compte vient de changer.');
    await click(byRole(refused, 'button', 'Compris'));
    await until(() => maybeByRole(root, 'alertdialog') === null);

    await disable(500, 'Panne');
    const unsure = await said();
    byText(unsure, 'C’est peut-être fait');
    await click(byRole(unsure, 'button', 'Compris'));
    await until(() => maybeByRole(root, 'alertdialog') === null);

    await disable(401, 'Session expirée');
    await until(() => byLabel(root, 'Mot de passe'));
    expect(maybeByRole(root, 'alertdialog')).toBe(null);
  });

  it('change nothing until the password was given again, and say so [N5]', async () => {
    const { root, sent } = await showOnServer(accountsArea);
    await choose(root, 'Claire Martin', 'Changer le rôle');
    const form = await dialogOf(root);
    setValue(byLabel<HTMLSelectElement>(form, 'Rôle'), 'utilisateur');
    await click(byRole(form, 'button', 'Enregistrer'));
    const question = await questionOf(root);
    await axeCheck(root);
    await fill(byLabel(question, 'Votre mot de passe'), 'perdu depuis longtemps');
    await click(byRole(question, 'button', 'Confirmer'));
    await until(() => byText(question, 'Ce n’est pas votre mot de passe actuel.'));
    await click(byRole(question, 'button', 'Annuler'));
    await until(() => byText(root, /n’a pas été confirmée.*rien n’a changé/));
    const roles = sent.filter(({ path }) => path.endsWith('/role/'));
    expect(roles).toHaveLength(1);
  });

  it('say where to confirm on a page that provides the session of a person without second factor [N5]', async () => {
    const { root } = showWidget(accountsArea, await hostedBackend());
    await choose(root, 'Claire Martin', 'Gérer le compte');
    await click(byRole(await dialogOf(root), 'button', 'Déconnecter partout'));
    const question = await questionOf(root);
    await until(() => byText(question, /Ouvrez Parvis avec votre mot de passe/));
    expect(question.querySelector('input')).toBe(null);
    await click(byRole(question, 'button', 'Annuler'));
    await until(() => byText(root, /n’a pas été confirmée/));
  });

  it('say which roles need a second factor, once that was confirmed [N10]', async () => {
    const { root } = await showOnServer(accountsArea);
    const choice = () => until(() => byRole<HTMLInputElement>(root, 'switch', 'Utilisateur'));
    await click(await choice());
    const question = await questionOf(root);
    await click(byRole(question, 'button', 'Annuler'));
    await click(await until(() => byRole(root, 'button', 'Compris')));
    expect((await choice()).checked).toBe(false);
    for (const isRequired of [true, false]) {
      await until(() => !root.querySelector('dialog'));
      await click(await choice());
      await confirm(root);
      await until(() => byRole<HTMLInputElement>(root, 'switch', 'Utilisateur').checked === isRequired);
      await until(() => focused() === byRole(root, 'switch', 'Utilisateur'));
    }
  });

  it('send nothing of a confirmation to a back end that asks for none [N5]', async () => {
    const { root, sent } = await showOnServer(accountsArea, {}, async (input, init) => {
      const path = new URL(String(input), location.href).pathname;
      if (!path.endsWith('/desactiver/')) return fetch(input, init);
      const row = { id: 1, nom: 'Martin', prenom: 'Claire', email: 'admin@parvis.test', role: 'manager' };
      const data = { ...row, etat: 'desactive', second_facteur: false, sessions: 0, vu_le: null };
      return Response.json({ success: true, data });
    });
    await choose(root, 'Claire Martin', 'Gérer le compte');
    await click(byRole(await dialogOf(root), 'button', 'Désactiver le compte'));
    await until(() => byText(root, 'Compte désactivé'));
    expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining('/desactiver/')]);
  });

  it('show the link of an invitation that wasn’t mailed once, and are marked as not invited [K20]', async () => {
    const link = 'https://eglise.example/nouveau-mot-de-passe?invitation=abc';
    const name = { nom: 'Zola', prenom: 'Ruth' };
    const account = { id: 9001, ...name, email: 'ruth@eglise.fr', role: 'manager', etat: 'invite' };
    const stored = { ...account, second_facteur: false, sessions: 0, vu_le: null, invitation_envoyee: false };
    let isMade = false;
    const { root } = await showOnServer(accountsArea, {}, async (input, init) => {
      const path = new URL(String(input), location.href).pathname;
      if (path === '/api/comptes/' && init?.method === 'POST') {
        isMade = true;
        return Response.json({ success: true, data: { ...stored, envoye: false, lien: link } });
      }
      const answer = await fetch(input, init);
      if (path !== '/api/comptes/' || !isMade) return answer;
      const { data }: { data: object[] } = await answer.json();
      return Response.json({ success: true, data: [...data, stored] });
    });
    await click(await until(() => byRole(root, 'button', 'Inviter une personne')));
    const form = await dialogOf(root);
    await fill(byLabel(form, 'Adresse e-mail'), 'ruth@eglise.fr');
    await fill(byLabel(form, 'Prénom'), 'Ruth');
    await fill(byLabel(form, 'Nom'), 'Zola');
    await click(byRole(form, 'button', 'Enregistrer'));
    const shown = await until(() => byRole(root, 'dialog', 'Invitation de Ruth Zola\u00a0: non envoyée'));
    expect(byLabel(shown, 'Lien de l’invitation').value).toBe(link);
    await axeCheck(root);
    await click(byRole(shown, 'button', 'Copier le lien'));
    await until(
      () => maybeByText(root, 'Lien copié') ?? maybeByText(root, /Le navigateur n’a pas permis la copie/),
    );
    const closers = [...shown.querySelectorAll('button')].filter((one) => one.textContent === 'Fermer');
    await click(closers.at(-1) as HTMLElement);
    await until(() => !root.querySelector('dialog'));
    byText(root, 'Invitation non envoyée');
    expect(maybeByText(root, 'Invitation envoyée à Ruth Zola')).toBe(null);
    expect(root.textContent).not.toContain(link);
  });

  it('have no menu where nothing may be changed', async () => {
    const { root } = await showOnServer(accountsArea, { readonly: true });
    await until(() => byText(root, 'secretariat@parvis.test'));
    expect(maybeByRole(root, 'button', /^Actions/)).toBe(null);
  });

  it('keep their last administrator, and say why [U2]', async () => {
    const { root } = await showOnServer(accountsArea);
    await choose(root, 'Claire Martin', 'Changer le rôle');
    const form = await dialogOf(root);
    const role = byLabel<HTMLSelectElement>(form, 'Rôle');
    setValue(role, 'manager');
    await click(byRole(form, 'button', 'Enregistrer'));
    await confirm(root);
    await until(() => byText(root, /le dernier administrateur/));
  });
});
