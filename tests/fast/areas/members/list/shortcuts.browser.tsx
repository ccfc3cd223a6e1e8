import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { focusSearch, rowKeys } from '../../../../../src/areas/members/list/shortcuts/rowKeys.ts';
import ShortcutsDialog from '../../../../../src/areas/members/list/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../../../../../src/areas/members/list/shortcuts/useShortcuts.ts';
import { Button } from '../../../../../src/ui/button/Button.tsx';
import { SearchField } from '../../../../../src/ui/form/fields/SearchField.tsx';
import { Menu } from '../../../../../src/ui/menu/Menu.tsx';
import { MenuItem } from '../../../../../src/ui/menu/MenuItem.tsx';
import { Table } from '../../../../../src/ui/table/Table.tsx';
import { expect } from '../../../../support/expect.ts';
import { fakeBackend } from '../../../../support/fakeBackend.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { byLabel, byRole, eventually, focused, until } from '../../../../support/queries.ts';
import { showPart } from '../../../../support/screen.tsx';
import { click, press } from '../../../../support/user.ts';

/* The shortcuts on a list of the same parts as the members': search, menu, table with ticks, names that open. */

const rows = ['Awa', 'Bob', 'Cléo'].map((name, at) => ({ id: at + 1, name }));

function List({ log }: { log: string[] }) {
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set());
  const [hasHelp, setHelp] = useState(false);
  const handleKeyDown = useShortcuts({
    ...rowKeys,
    '/': focusSearch,
    '?': () => setHelp(true),
  });
  const toggle = (id: number) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const columns = [
    {
      key: 'name',
      kind: 'name' as const,
      header: 'Nom',
      cell: ({ name }: (typeof rows)[number]) => (
        <button type="button" onClick={() => log.push(`open ${name}`)}>
          {name}
        </button>
      ),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of what is inside
    <div onKeyDown={handleKeyDown}>
      <SearchField label="Rechercher un membre" value={search} onChange={setSearch} />
      <Button onClick={() => setHelp(true)}>Aide</Button>
      <Menu label="Actions">
        <MenuItem>Un</MenuItem>
        <MenuItem>Deux</MenuItem>
      </Menu>
      <Table
        caption="Membres"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty=""
        selection={{
          selected: ticked,
          onToggle: ({ id }) => toggle(id),
          onToggleAll: () => {},
          rowName: ({ name }) => name,
        }}
      />
      {hasHelp && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

function opened(theme: 'light' | 'dark' = 'light') {
  const log: string[] = [];
  return { ...showPart(fakeBackend({}, { accounts: [] }), <List log={log} />, theme), log };
}
const name = (root: ShadowRoot, of: string) => byRole(root, 'button', of);
const box = (root: ShadowRoot, of: string) => byLabel(root, new RegExp(`${of}$`));
const search = (root: ShadowRoot) => byLabel(root, 'Rechercher un membre');

describe('keyboard shortcuts of the list', () => {
  it('«/» goes to the search and selects what it holds', async () => {
    const { root } = opened();
    name(root, 'Aide').focus();
    await press('/');
    await eventually(() => expect(focused()).toBe(search(root)));
    expect(search(root).value).toBe('');
  });

  it('«↓» enters the results from the search [W17]', async () => {
    const { root } = opened();
    search(root).focus();
    await press('ArrowDown');
    await eventually(() => expect(focused()).toBe(name(root, 'Awa')));
  });

  it('the arrows go from member to member and stop at the ends', async () => {
    const { root } = opened();
    name(root, 'Aide').focus();
    await press('ArrowDown');
    await eventually(() => expect(focused()).toBe(name(root, 'Awa')));
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await eventually(() => expect(focused()).toBe(name(root, 'Cléo')));
    await press('ArrowUp');
    await eventually(() => expect(focused()).toBe(name(root, 'Bob')));
  });

  it('Enter opens the member, from the name and from the tick box', async () => {
    const { root, log } = opened();
    name(root, 'Bob').focus();
    await press('Enter');
    box(root, 'Cléo').focus();
    await press('Enter');
    expect(log).toEqual(['open Bob', 'open Cléo']);
  });

  it('«x» ticks and unticks the member', async () => {
    const { root } = opened();
    name(root, 'Bob').focus();
    await press('x');
    expect(box(root, 'Bob').checked).toBe(true);
    await press('x');
    expect(box(root, 'Bob').checked).toBe(false);
  });

  it('leave alone what is typed in a field', async () => {
    const { root, log } = opened();
    search(root).focus();
    await press('x', '/', '?', 'Enter');
    expect(search(root).value).toBe('x/?');
    expect(log).toEqual([]);
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('leave alone keys with Ctrl or Alt, and those of open menus', async () => {
    const { root } = opened();
    name(root, 'Bob').focus();
    for (const held of ['Control', 'Alt']) {
      await sendKeys({ down: held });
      await press('x');
      await sendKeys({ up: held });
    }
    expect(box(root, 'Bob').checked).toBe(false);
    name(root, 'Actions').focus();
    await press('ArrowDown');
    await until(() => focused() === byRole(root, 'menuitem', 'Un'));
    await press('ArrowDown');
    await eventually(() => expect(focused()).toBe(byRole(root, 'menuitem', 'Deux')));
  });

  it('hear nothing from outside the widget', async () => {
    const { root } = opened();
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    await press('/', '?', 'x');
    await eventually(() => expect(focused()).toBe(outside));
    expect(root.querySelector('dialog')).toBeNull();
    outside.remove();
  });

  it('are listed by «?», and do nothing behind the list', async () => {
    const { root } = opened();
    name(root, 'Bob').focus();
    await press('?');
    const dialog = await until(() => byRole(root, 'dialog', 'Raccourcis clavier'));
    for (const key of ['/', 'x', '?', 'Entrée']) expect(dialog.textContent).toContain(key);
    await press('x', '/');
    await press('Escape');
    await until(() => !root.querySelector('dialog'));
    await eventually(() => expect(focused()).toBe(name(root, 'Bob')));
    expect(box(root, 'Bob').checked).toBe(false);
  });

  it('of one sign can be switched off for good; arrows and Enter stay', async () => {
    const first = opened();
    await click(name(first.root, 'Aide'));
    const toggle = await until(() =>
      byRole<HTMLInputElement>(first.root, 'switch', 'Raccourcis d’une seule touche'),
    );
    expect(toggle.checked).toBe(true);
    await click(toggle);
    await press('Escape');
    await until(() => !first.root.querySelector('dialog'));
    name(first.root, 'Bob').focus();
    await press('x', '/', '?');
    expect(box(first.root, 'Bob').checked).toBe(false);
    expect(first.root.querySelector('dialog')).toBeNull();
    await press('ArrowDown');
    await eventually(() => expect(focused()).toBe(name(first.root, 'Cléo')));
    first.unmount();

    const { root } = opened();
    name(root, 'Bob').focus();
    await press('x');
    expect(box(root, 'Bob').checked).toBe(false);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`have a help without accessibility violation, ${theme}`, async () => {
      const { root } = opened(theme);
      await click(name(root, 'Aide'));
      const toggle = await until(() => byRole(root, 'switch'));
      await axeCheck(root);
      await click(toggle);
      await axeCheck(root);
    });
  }
});
