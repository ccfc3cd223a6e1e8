import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { acknowledge, alertShown, button, dialogShown, maybeDialog } from '../../../../support/onScreen.ts';
import { byRole, byText, eventually, focused, until } from '../../../../support/queries.ts';
import { failNext, hold, release } from '../../../../support/reference.ts';
import { signInAgain } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  isMember,
  makeMember,
  onServer,
  storedMember,
  word,
} from '../../../../support/serverRows.ts';
import { click, press } from '../../../../support/user.ts';
import { chooseInRow, names, scopeText, shownList, tick } from '../fixtures.ts';

const DELETE = 'DELETE /api/membres/*';

eachOnServer();

/** The question whether to delete a new member, by default where the back end keeps nothing of what is deleted. */
async function opened(attributes: object = {}, send: typeof fetch = announcing()) {
  const name = word();
  const member = await makeMember({ nom: name });
  const shown = await shownList({ search: name, ...attributes }, send);
  const { root } = shown;
  await chooseInRow(root, `${name} Zoé`, 'Supprimer');
  const asked = await dialogShown(root);
  const confirm = () => click(byRole(asked, 'button', 'Supprimer'));
  return { ...shown, asked, confirm, membre: member, nom: name };
}

describe('the deletion of a member', () => {
  it('says what goes with them, and that it is irreversible [M13, MM34, MM35]', async () => {
    const { asked, nom } = await opened();
    const text = asked.textContent!;
    for (const loss of [
      `${nom} Zoé`,
      'informations personnelles',
      'liens familiaux',
      'groupes et aux départements',
      'tags',
      'étapes d’intégration',
      'tous les enregistrements liés',
      'irréversible',
    ])
      expect(text).toMatch(loss);
    expect(asked.querySelector('[data-kept]')).toBe(null);
    await eventually(() => expect(focused()).toBe(byRole(asked, 'button', 'Annuler')));
  });

  it('deletes, says so, and shows a list without them [MM36, MM37, MM43]', async () => {
    const { root, confirm, sent, membre: member, nom, log } = await opened();
    await confirm();
    expect(await alertShown(root)).toEqual(['Membre supprimé', `La fiche de ${nom} Zoé a été supprimée.`]);
    expect(sent).toEqual([{ method: 'DELETE', path: `/api/membres/${member.id}/`, body: undefined }]);
    expect(log.of('parvis-member-deleted')).toEqual([{ id: member.id, nom, prenom: 'Zoé' }]);
    await acknowledge(root);
    await until(() => names(root).length === 0);
    expect(await isMember(member.id)).toBe(false);
  });

  it('names the relatives who lose a link, and says who has no spouse any more [K18]', async () => {
    const name = word();
    const [member, spouse, child] = [
      await makeMember({ nom: name }),
      await makeMember({ nom: word(), prenom: 'Ada' }),
      await makeMember({ nom: word(), prenom: 'Noé' }),
    ];
    await onServer('POST', `/api/membres/${member.id}/ajouter_conjoint/`, { conjoint_id: spouse.id });
    await onServer('POST', `/api/membres/${member.id}/ajouter_enfant/`, { enfants_ids: [child.id] });
    const { root } = await shownList({ search: name }, announcing());
    await chooseInRow(root, `${name} Zoé`, 'Supprimer');
    const asked = await dialogShown(root);
    const losses = `liens familiaux\u00a0: ${spouse.nom} Ada (conjoint), ${child.nom} Noé (enfant)`;
    await until(() => asked.textContent?.includes(losses));
    await click(byRole(asked, 'button', 'Supprimer'));
    expect((await alertShown(root))[1]).toBe(
      `La fiche de ${name} Zoé a été supprimée. Le conjoint n’est plus indiqué sur la fiche de ${spouse.nom} Ada.`,
    );
  });

  it('brings them back by «Annuler», where the back end keeps what is deleted [J2]', async () => {
    const { root, asked, confirm, membre: member, nom } = await opened({}, fetch);
    // It is good news, and doesn't look like an error.
    expect(query(asked, '[data-kept]').textContent).toMatch('gardé 30\u00a0jours dans la corbeille');
    expect(asked.textContent).not.toMatch('irréversible');
    await confirm();
    // The specified words come first.
    await until(() => byText(root, `Membre supprimé. La fiche de ${nom} Zoé a été supprimée.`));
    await until(() => names(root).length === 0);
    await click(byRole(root, 'button', 'Annuler'));
    await until(() => names(root).join() === `${nom} Zoé`);
    expect(await storedMember(member.id)).toMatchObject({ nom });
  });

  it('says why the server could not bring them back [J2]', async () => {
    const { root, confirm, nom } = await opened({}, fetch);
    await confirm();
    await failNext('POST /api/corbeille/*', { status: 409, body: { message: `Le nom ${nom} est repris` } });
    await until(() => byText(root, `Membre supprimé. La fiche de ${nom} Zoé a été supprimée.`));
    await click(byRole(root, 'button', 'Annuler'));
    expect(await alertShown(root)).toEqual([
      'La suppression n’a pas été annulée',
      `Le nom ${nom} est repris`,
    ]);
  });

  it('unticks the deleted member, so that no action includes them', async () => {
    const name = word();
    await makeMember({ nom: name });
    const { root, log } = await shownList({ search: name }, announcing());
    await click(tick(root, 0));
    await until(() => scopeText(root) === '1 sélectionné');
    await chooseInRow(root, `${name} Zoé`, 'Supprimer');
    await click(byRole(await dialogShown(root), 'button', 'Supprimer'));
    await alertShown(root);
    expect(log.of('parvis-selection-changed').at(-1)).toEqual({ ids: [] });
  });

  it('goes to the page before when the last row of the last page went', async () => {
    const name = word();
    for (let at = 0; at < 11; at++)
      await makeMember({ nom: name, prenom: `Zoé${String.fromCharCode(97 + at)}` });
    const { root } = await shownList({ search: name }, announcing());
    await click(button(query(root, 'footer'), 'Suivant'));
    await until(() => names(root).join() === `${name} Zoék`);
    await chooseInRow(root, `${name} Zoék`, 'Supprimer');
    await click(byRole(await dialogShown(root), 'button', 'Supprimer'));
    await alertShown(root);
    await acknowledge(root);
    await until(() => names(root).length >= 10);
    expect(query(root, 'footer').textContent).toMatch('Page 1');
  });

  it('sends nothing on «Annuler» or Escape, and once on a double click', async () => {
    const { root, asked, sent, nom } = await opened();
    await press('Escape');
    await until(() => !maybeDialog(root));
    await chooseInRow(root, `${nom} Zoé`, 'Supprimer');
    await click(byRole(await dialogShown(root), 'button', 'Annuler'));
    await until(() => !maybeDialog(root));
    expect(asked.isConnected).toBe(false);
    expect(sent).toEqual([]);
    await chooseInRow(root, `${nom} Zoé`, 'Supprimer');
    await hold(DELETE);
    const confirm = byRole(await dialogShown(root), 'button', 'Supprimer');
    await click(confirm);
    await until(() => confirm.textContent === 'Suppression…');
    await click(confirm);
    await press('Escape');
    expect(maybeDialog(root)).not.toBeNull();
    await release();
    await alertShown(root);
    expect(sent).toHaveLength(1);
  });

  it('says why nothing was deleted on 500 [MM38]', async () => {
    const { root, confirm, log, nom } = await opened();
    await failNext(DELETE, { status: 500, body: { success: false, message: 'Base indisponible' } });
    await confirm();
    expect(await alertShown(root)).toEqual(['Erreur', 'Base indisponible']);
    expect(log.of('parvis-member-deleted')).toEqual([]);
    await acknowledge(root);
    await eventually(() => {
      expect(maybeDialog(root)).not.toBeNull();
      expect(names(root)).toEqual([`${nom} Zoé`]);
    });
  });

  it('has a sentence of its own when the server gives none [MM38]', async () => {
    const { root, confirm } = await opened();
    await failNext(DELETE, { status: 500, body: {} });
    await confirm();
    expect(await alertShown(root)).toEqual(['Erreur', 'Erreur lors de la suppression du membre']);
  });

  it('names the member that another user had deleted, and refreshes the list', async () => {
    const { root, confirm, membre: member, nom, log } = await opened();
    await onServer('DELETE', `/api/membres/${member.id}/`);
    await confirm();
    const [title, text] = await alertShown(root);
    expect(title).toBe('Ce membre n’existe plus');
    expect(text).toMatch(`${nom} Zoé`);
    await acknowledge(root);
    await until(() => names(root).length === 0);
    expect(log.of('parvis-member-deleted')).toEqual([]);
  });

  it('keeps the focus in the list when the row with it goes', async () => {
    const { root, confirm } = await opened();
    await hold('GET /api/membres/');
    await confirm();
    await alertShown(root);
    await acknowledge(root);
    await until(() => focused()?.closest('tr'));
    await release();
    await until(() => names(root).length === 0);
    await eventually(() => expect(focused()).toBe(byRole(root, 'region', 'Liste des membres')));
  });

  it('asks again after one has signed in again [S11]', async () => {
    const { root, confirm } = await opened();
    await failNext(DELETE, { status: 401, body: { message: 'Session expirée' } });
    await confirm();
    await signInAgain(root);
    await until(() => maybeDialog(root)?.checkVisibility() ?? false);
    await confirm();
    expect((await alertShown(root))[0]).toBe('Membre supprimé');
  });

  for (const theme of ['light', 'dark'])
    it(`has no accessibility fault in ${theme} colours`, async () => {
      const { root } = await opened({ theme });
      await axeCheck(root);
    });
});
