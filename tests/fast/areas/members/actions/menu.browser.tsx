import { useMemo, useState } from 'react';
import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { useQuery } from '../../../../../src/api/useApi.ts';
import { ActionItems } from '../../../../../src/areas/members/actions/ActionItems.tsx';
import { SELECTION_ACTIONS } from '../../../../../src/areas/members/actions/memberActions.ts';
import { actionMenuTexts } from '../../../../../src/areas/members/actions/texts.fr';
import { BULK_CODE, useMemberActions } from '../../../../../src/areas/members/actions/useMemberActions.ts';
import { fullNameOf } from '../../../../../src/texts/records/memberLabels.ts';
import { Menu } from '../../../../../src/ui/menu/Menu.tsx';
import { MenuItem } from '../../../../../src/ui/menu/MenuItem.tsx';
import { expect } from '../../../../support/expect.ts';
import { type FakeBackend, json } from '../../../../support/fakeBackend.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { acknowledge, alertShown, chooseOption, dialog, maybeDialog } from '../../../../support/onScreen.ts';
import { allByRole, byRole, byText, eventually, maybeByRole, until } from '../../../../support/queries.ts';
import { showPart } from '../../../../support/screen.tsx';
import { click, press } from '../../../../support/user.ts';
import { ADD_TAGS, ADD_TO_GROUP, actionsBackend, two } from './fixtures.ts';

const LIST = '/api/membres/';

let back: FakeBackend;
beforeEach(() => {
  back = actionsBackend({
    [LIST]: () => json({ count: 2, results: [{ id: 1, nom: 'Ba', prenom: 'Awa' }, { id: 2 }] }),
  });
});

/** A list with everybody ticked, and its menu. */
function List() {
  const [ticked, setTicked] = useState(two);
  const { data } = useQuery(memberCalls.list, {});
  const names = useMemo(() => data?.results.map(fullNameOf).join(', '), [data]);
  const { act, dialog } = useMemberActions(ticked, () => setTicked([]));
  return (
    <>
      <p>{names}</p>
      <Menu label="Actions" disabled={ticked.length === 0}>
        <ActionItems
          actions={SELECTION_ACTIONS}
          texts={actionMenuTexts}
          needs={BULK_CODE}
          onSelect={(action) => action !== 'untag' && act(action)}
        />
        <MenuItem>Copier les e-mails</MenuItem>
      </Menu>
      {dialog}
    </>
  );
}

const show = async () => {
  const root = showPart(back, <List />).root;
  await until(() => byText(root, /Ba Awa/));
  return root;
};
const menu = (root: ShadowRoot) => byRole<HTMLButtonElement>(root, 'button', 'Actions');
const pick = async (root: ShadowRoot, action: string) => {
  await click(menu(root));
  await click(byRole(root, 'menuitem', action));
  await until(() => maybeDialog(root) !== null);
};

const ACTIONS = {
  'Associer des tags': '[M29]',
  'Associer une étape': '[M30]',
  'Ajouter à un groupe': '[M31]',
  'Ajouter à un département': '[M32]',
};

describe('the actions on ticked members', () => {
  it('stand in the menu before what else it offers [M29, M30, M31, M32]', async () => {
    const root = await show();
    await click(menu(root));
    expect(allByRole(root, 'menuitem').map((item) => item.textContent)).toEqual([
      'Associer des tags',
      'Retirer un tag',
      ...Object.keys(ACTIONS).slice(1),
      'Copier les e-mails',
    ]);
    await axeCheck(root);
    await press('Escape');
  });

  for (const [action, ids] of Object.entries(ACTIONS))
    it(`«${action}» opens its dialog on all of them, the menu being closed ${ids}`, async () => {
      const root = await show();
      await pick(root, action);
      byRole(root, 'dialog', action);
      expect(maybeByRole(root, 'menu')).toBe(null);
      byText(dialog(root), '2 membres\u00a0: Ba Awa, Ba Moussa');
    });

  it('reload the list and clear the selection after a success [M33]', async () => {
    const root = await show();
    const before = back.sent(LIST).length;
    back.answer(LIST, () => json({ count: 1, results: [{ id: 3, nom: 'Après', prenom: 'Zoé' }] }));
    await pick(root, 'Associer des tags');
    await chooseOption(root, 'Musicien');
    await click(byRole(root, 'button', 'Associer les tags'));
    await alertShown(root);
    await acknowledge(root);
    await until(() => byText(root, 'Après Zoé'));
    expect(back.sent(LIST).length).toBe(before + 1);
    expect(menu(root).disabled).toBe(true);
    expect(maybeByRole(root, 'menu')).toBe(null);
  });

  it('keep the selection after a failure', async () => {
    const root = await show();
    back.next(ADD_TO_GROUP, () => json({ message: 'Groupe complet' }, 422));
    await pick(root, 'Ajouter à un groupe');
    await chooseOption(root, 'Chorale');
    await click(byRole(root, 'button', 'Ajouter au groupe'));
    await alertShown(root);
    await acknowledge(root);
    await eventually(() => expect(menu(root).disabled).toBe(false));
  });

  it('reload the list when what they add no longer exists', async () => {
    const root = await show();
    const before = back.sent(LIST).length;
    const error = console.error;
    console.error = () => {};
    back.next(ADD_TAGS, () => json({ message: 'Ressource non trouvée' }, 404));
    await pick(root, 'Associer des tags');
    await chooseOption(root, 'Musicien');
    await click(byRole(root, 'button', 'Associer les tags'));
    await alertShown(root);
    await until(() => back.sent(LIST).length === before + 1);
    console.error = error;
  });
});
