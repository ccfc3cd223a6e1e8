import { tagsArea } from '../../../../src/areas/tags/area.ts';
import { expect } from '../../../support/expect.ts';
import { dialog, input, maybeDialog, maybeInput, pressButton, textOf } from '../../../support/onScreen.ts';
import { nth } from '../../../support/present.ts';
import { byLabel, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, word } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';
import { cases } from '../../catalog/cases.ts';
import { catalogSuite } from '../../catalog/catalogSuite.tsx';
import { itemNamed, items } from '../../catalog/fixtures.ts';

describe('Tags, as every list', () =>
  catalogSuite(cases.tags, {
    rows: '[AD1, T1]',
    initials: '[AD12, T1, T8]',
    loading: '[AD1, AD2, AD3, AD4, T9]',
    creating: '[AD5, AD6, AD7, AD10, AD11, T4, T7, T8, T10]',
    editing: '[AD6, AD7, AD10, AD11, T4, T7, T8, T10]',
    deleting: '[AD5, AD6, AD10, T4, T10]',
    refused: '[AD9, T9]',
    searching: '[AD8, T3]',
  }));

describe('Tags', () => {
  eachOnServer();

  it('lead to no list of members from a widget that stands alone [W9]', async () => {
    const alone = await showOnServer(tagsArea);
    await until(() => items(alone.root).length > 0);
    expect(alone.root.querySelector('a')).toBe(null);
  });

  it('may be used for events, and say so [T2, T5, T6, T8]', async () => {
    const { root, sent } = await showOnServer(tagsArea);
    await until(() => items(root).length > 0);
    const name = word();
    await pressButton(root, 'Nouveau Tag');
    await fill(await until(() => maybeInput(root, 'name')), name);
    const box = byLabel(dialog(root), 'Peut être associé à un événement');
    expect(box.checked).toBe(false);
    expect(textOf(root.getElementById(box.getAttribute('aria-describedby')!))).toBe(
      'Si activé, ce tag pourra être utilisé pour identifier les membres pouvant intervenir sur les événements',
    );
    await click(box);
    await pressButton(dialog(root), 'Enregistrer');
    const badge = () => textOf(itemNamed(root, name)?.querySelector('[part=badge]'));
    await until(() => badge() === 'Événement');
    expect(nth(sent, 0).body).toEqual({ name, can_be_inevent: true });

    await until(() => !maybeDialog(root));
    await pressButton(root, `Modifier ${name}`);
    await until(() => maybeInput(root, 'can_be_inevent')?.checked ?? null);
    await click(input(root, 'can_be_inevent'));
    await pressButton(dialog(root), 'Enregistrer');
    await until(() => badge() === '');
    const id = Number(nth(sent, 1).path.split('/').at(-2));
    expect(nth(sent, 1).body).toEqual({ id, name, can_be_inevent: false, updated_at: expect.any(String) });
  });
});
