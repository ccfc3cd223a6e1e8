import { accountsArea } from '../../../../src/areas/accounts/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { maybeButton, setValue, textOf, toastText } from '../../../support/onScreen.ts';
import { byLabel, byRole, maybeByRole, maybeByText, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer, word } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';

eachOnServer();

const EMAIL = 'secretariat@parvis.test';

interface Links {
  liens: { compte: number; membre: { id: number } }[];
}
const linked = async () => (await onServer<Links>('GET', '/api/comptes/fiches/')).liens;

/** Takes away what the tests of this file have linked. */
async function unlinkAll() {
  for (const { compte, membre } of await linked())
    await onServer('PUT', `/api/comptes/${compte}/fiche/`, { membre_id: null, membre_vu: membre.id });
}

async function showRecord(id: number) {
  const { root } = await showOnServer(membersArea, { route: `/community/details/${id}` });
  const card = () => maybeByRole(root, 'region', 'Compte lié');
  return { root, card: await until(card) };
}

const makePerson = (email: string | null) => makeMember({ prenom: 'Zoë', nom: `O’Neill${word()}`, email });

describe('the account of a record', () => {
  it('is proposed for an equal address, linked by a press, and taken away again [R3]', async () => {
    await unlinkAll();
    const { id } = await makePerson(EMAIL);
    const { root, card } = await showRecord(id);
    await until(() => textOf(card).includes('Aucun compte lié'));
    expect(textOf(card)).toContain('Une adresse égale ne donne rien');
    await axeCheck(root);
    await click(byRole(card, 'button', `Lier ${EMAIL}`));
    expect(await toastText(root)).toContain('Compte lié à la fiche');
    await until(() => textOf(card).includes('lié par'));
    expect((await linked()).map(({ membre }) => membre.id)).toEqual([id]);
    await click(byRole(card, 'button', 'Changer…\u00a0: compte lié'));
    const dialog = await until(() => byRole(root, 'dialog', 'Compte lié'));
    await until(() => byLabel(dialog, /^Compte/).querySelector('option[value]:not([value=""])'));
    await axeCheck(dialog);
    setValue(byLabel(dialog, /^Compte/), '');
    await click(byRole(dialog, 'button', 'Enregistrer'));
    await until(() => textOf(card).includes('Aucun compte lié'));
    expect(await linked()).toEqual([]);
  });
});

describe('the accounts', () => {
  it('propose a link each, and say which record they have [R3]', async () => {
    await unlinkAll();
    const { nom } = await makePerson(EMAIL);
    const { root } = await showOnServer(accountsArea);
    const panel = await until(() => maybeByRole(root, 'region', /peut être lié à une fiche/));
    await axeCheck(root);
    await click(byRole(panel, 'button', `Lier ${EMAIL} à la fiche de ${nom} Zoë`));
    await until(() => maybeByText(root, new RegExp(`fiche\u00a0: ${nom} Zoë`)));
    await until(() => !maybeByRole(root, 'region', /peut être lié à une fiche/));
    expect(maybeButton(root, 'Lier')).toBeNull();
    await unlinkAll();
  });
});
