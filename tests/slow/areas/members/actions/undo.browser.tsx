import type { Member } from '../../../../../src/domain/members/member.ts';
import { shownList, tick } from '../../../../fast/areas/members/fixtures.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  chooseItem,
  chooseOption,
  dialogShown,
  optionNames,
} from '../../../../support/onScreen.ts';
import {
  allByRole,
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { eachOnServer, makeMember, onServer, word } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';

eachOnServer();

const UNDO = 'Annuler cette action';

/** A new member, shown in the list as a member of the first group. */
async function moved(send?: typeof fetch) {
  const name = word();
  const member = await makeMember({ nom: name });
  const { root } = await shownList({ search: name }, send);
  await click(tick(root, 0));
  await click(await until(() => maybeByRole(root, 'button', 'Actions groupées')));
  await chooseItem(root, 'Ajouter à un groupe');
  await until(() => optionNames(root).length > 0);
  await chooseOption(root, optionNames(root)[0] ?? '');
  await click(byRole(await dialogShown(root), 'button', 'Ajouter au groupe'));
  expect((await alertShown(root))[0]).toBe('Membres ajoutés avec succès !');
  return { root, membre: member, nom: name };
}
const groupOf = async ({ id }: Member) =>
  (await onServer<Member>('GET', `/api/membres/${id}/membre_avec_relations/`)).groupe_actuel;

describe('the alert after an action on members', () => {
  it('undoes it by its second button, and says so [J5]', async () => {
    const { root, membre: member } = await moved();
    const asked = byRole(root, 'alertdialog');
    await eventually(() => expect(focused()).toBe(byRole(asked, 'button', 'Compris')));
    await axeCheck(asked);
    await click(byRole(asked, 'button', UNDO));
    await until(() => byText(root, 'Action annulée'));
    expect(await groupOf(member)).toBeNull();
  });

  it('names who was changed since, and leaves them [J5]', async () => {
    const { root, membre: member, nom } = await moved();
    await onServer('PATCH', `/api/membres/${member.id}/group/`, { groupe_id: null });
    await click(byRole(root, 'button', UNDO));
    await until(() => byText(root, new RegExp(`•\u00a0${nom} Zoé\u00a0: modifié depuis`)));
    byText(root, 'Rien n’a été annulé');
  });

  it('says why nothing was undone [J5]', async () => {
    const { root, membre: member } = await moved();
    await failNext('POST /api/journal/*', { status: 410, body: { message: 'Trop tard' } });
    await click(byRole(root, 'button', UNDO));
    await until(() => byText(root, /Trop tard/));
    byText(root, 'L’action n’a pas été annulée');
    expect(await groupOf(member)).not.toBeNull();
  });

  it('says that something failed where the back end gives no reason [J5]', async () => {
    const { root } = await moved();
    await failNext('POST /api/journal/*', { status: 413, body: {} });
    await click(byRole(root, 'button', UNDO));
    await until(() => byText(root, 'L’action n’a pas été annulée'));
    byText(root, 'Une erreur est survenue');
  });

  it('does not say that nothing was undone where the server failed on the way [J5]', async () => {
    const { root } = await moved();
    await failNext('POST /api/journal/*', { status: 500, body: { message: 'Base occupée' } });
    await click(byRole(root, 'button', UNDO));
    await until(() => byText(root, 'C’est peut-être fait'));
    byText(root, /Base occupée\s+La réponse n’est pas arrivée/);
    expect(maybeByText(root, 'L’action n’a pas été annulée')).toBeNull();
  });

  it('offers nothing where the back end does not announce a journal', async () => {
    const { root } = await moved(announcing());
    expect(maybeByRole(root, 'button', UNDO)).toBeNull();
    expect(allByRole(byRole(root, 'alertdialog'), 'button').length).toBe(1);
    await acknowledge(root);
  });
});
