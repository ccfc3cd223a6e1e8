import { useState } from 'react';
import { FIRST_QUERY, type ListQuery } from '../../../../../src/areas/members/data/listQuery.ts';
import SavedFilters from '../../../../../src/areas/members/filters/saved/SavedFilters.tsx';
import {
  keepSaved,
  readSaved,
  withFilter,
} from '../../../../../src/areas/members/filters/saved/savedFilters.ts';
import { expect, fn } from '../../../../support/expect.ts';
import { fakeBackend } from '../../../../support/fakeBackend.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  byLabel,
  byRole,
  byText,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../../support/queries.ts';
import { showPart } from '../../../../support/screen.tsx';
import { click, fill, press } from '../../../../support/user.ts';

/* The menu of saved filters, on a list that shows what it is told to. */

const dupont: ListQuery = { ...FIRST_QUERY, page: 3, search: 'dupont' };
// No user is signed in here: a viewer without a name has filters of their own.
const ANONYMOUS = '';
const signedOut = () => fakeBackend({}, { accounts: [] });

interface ListProps {
  query: ListQuery;
  onApply(query: ListQuery): void;
}

function List({ query, onApply }: ListProps) {
  const [shown, setShown] = useState(query);
  const apply = (next: ListQuery) => {
    onApply(next);
    setShown(next);
  };
  return <SavedFilters query={shown} onApply={apply} />;
}

function opened(query: ListQuery = dupont, theme: 'light' | 'dark' = 'light') {
  const onApply = fn<(query: ListQuery) => void>();
  return { ...showPart(signedOut(), <List query={query} onApply={onApply} />, theme), onApply };
}

const menu = (root: ShadowRoot) => byRole(root, 'button', 'Filtres enregistrés');
async function select(root: ShadowRoot, item: string | RegExp) {
  await click(menu(root));
  await click(await until(() => byRole(root, 'menuitem', item)));
}
async function save(root: ShadowRoot, name: string) {
  await select(root, 'Enregistrer ces filtres…');
  await until(() => byRole(root, 'dialog', 'Enregistrer les filtres'));
  await fill(byLabel(root, /^Nom/), name);
  await press('Enter');
}
const noDialog = (root: ShadowRoot) => until(() => !root.querySelector('dialog'));

describe('saved filters', () => {
  it('keep what the list shows under a name, and bring it back', async () => {
    const { root, onApply } = opened();
    await save(root, 'Famille Dupont');
    await noDialog(root);
    byText(root, 'Filtre «\u00a0Famille Dupont\u00a0» enregistré');
    expect(readSaved(ANONYMOUS)).toMatchObject([{ name: 'Famille Dupont', search: 'dupont' }]);
    await click(menu(root));
    await until(() => byRole(root, 'menuitem', 'Famille Dupont (appliqué)'));
    await press('Escape');

    const other = opened({ ...FIRST_QUERY, pageSize: 25, page: 2, search: 'x' });
    await select(other.root, 'Famille Dupont');
    expect(other.onApply.mock.calls).toEqual([[{ ...FIRST_QUERY, pageSize: 25, search: 'dupont' }]]);
    expect(onApply.mock.calls).toEqual([]);
  });

  it('offer nothing to save while nothing narrows the list', async () => {
    const { root } = opened(FIRST_QUERY);
    await click(menu(root));
    const item = await until(() => byRole(root, 'menuitem', 'Enregistrer ces filtres…'));
    expect(item.ariaDisabled).toBe('true');
    byRole(root, 'menuitem', 'Aucun filtre enregistré');
    expect(maybeByRole(root, 'menuitem', 'Gérer les filtres…')).toBeNull();
  });

  it('ask before they replace one of the same name', async () => {
    keepSaved(ANONYMOUS, withFilter([], 'Famille', { ...FIRST_QUERY, search: 'a' }));
    const { root } = opened();
    await save(root, 'famille');
    await until(() => byRole(root, 'alertdialog', 'Remplacer ce filtre\u00a0?'));
    await click(byRole(root, 'button', 'Annuler'));
    await until(() => maybeByText(root, 'Un filtre porte déjà ce nom.'));
    expect(readSaved(ANONYMOUS)).toMatchObject([{ name: 'Famille', search: 'a' }]);
    await press('Enter');
    await click(await until(() => byRole(root, 'button', 'Remplacer')));
    await noDialog(root);
    expect(readSaved(ANONYMOUS)).toMatchObject([{ name: 'famille', search: 'dupont' }]);
  });

  it('ask for a name', async () => {
    const { root } = opened();
    await save(root, ' ');
    await until(() => maybeByText(root, 'Ce champ est obligatoire'));
    expect(readSaved(ANONYMOUS)).toEqual([]);
  });

  it('can be renamed and deleted', async () => {
    keepSaved(ANONYMOUS, withFilter(withFilter([], 'A', dupont), 'B', dupont));
    const { root } = opened();
    await select(root, 'Gérer les filtres…');
    await click(await until(() => byRole(root, 'button', 'Renommer «\u00a0A\u00a0»')));
    await fill(byLabel(root, /^Renommer/), 'B');
    await press('Enter');
    await until(() => maybeByText(root, 'Un filtre porte déjà ce nom.'));
    await fill(byLabel(root, /^Renommer/), 'Chorale');
    await press('Enter');
    await until(() => byText(root, 'Chorale'));
    expect(readSaved(ANONYMOUS).map(({ name }) => name)).toEqual(['B', 'Chorale']);

    await click(byRole(root, 'button', 'Supprimer «\u00a0B\u00a0»'));
    await click(await until(() => byRole(root, 'button', 'Supprimer')));
    await until(() => !maybeByText(root, 'B'));
    expect(readSaved(ANONYMOUS).map(({ name }) => name)).toEqual(['Chorale']);
    await until(() => focused() === byRole(root, 'list', 'Filtres enregistrés'));
  });

  it('give the focus back to their menu', async () => {
    const { root } = opened();
    await save(root, 'Chorale');
    await noDialog(root);
    await until(() => focused() === menu(root));
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`have no accessibility violation, ${theme}`, async () => {
      keepSaved(ANONYMOUS, withFilter(withFilter([], 'A', dupont), 'B', { ...dupont, search: 'b' }));
      const { root } = opened(dupont, theme);
      await click(menu(root));
      await until(() => byRole(root, 'menuitem', 'Gérer les filtres…'));
      await axeCheck(root);
      await press('Escape');
      await until(() => !root.querySelector('[role=menu]'));
      await select(root, 'Gérer les filtres…');
      await click(await until(() => byRole(root, 'button', 'Renommer «\u00a0A\u00a0»')));
      await axeCheck(root);
      await press('Escape');
      await noDialog(root);
      await select(root, 'Enregistrer ces filtres…');
      await until(() => byRole(root, 'dialog', 'Enregistrer les filtres'));
      await axeCheck(root);
    });
  }
});
