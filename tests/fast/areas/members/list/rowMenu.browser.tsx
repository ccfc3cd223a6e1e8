import { memberCalls } from '../../../../../src/api/endpoints/members.ts';
import { invalidate } from '../../../../../src/api/useApi.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { button, maybeMenuItem } from '../../../../support/onScreen.ts';
import { eventually, focused, until } from '../../../../support/queries.ts';
import { eachOnServer, makeMember, word } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import { names, shownList } from '../fixtures.ts';

eachOnServer();

/** Ten of a family, in the order of their first names: a page of the list. */
const PAGE = ['Bea', 'Cléo', 'Dina', 'Élise', 'Fanny', 'Gaël', 'Hana', 'Inès', 'Jade', 'Kim'];

describe('the menu of a row', () => {
  it('stays open, with its focus, when a refresh brings another row above it', async () => {
    const name = word();
    for (const firstName of PAGE) await makeMember({ nom: name, prenom: firstName });
    const { root, client } = await shownList({ search: name, pageSize: 10 });
    await until(() => names(root).length === PAGE.length);
    await click(button(root, `Actions pour ${name} Élise`));
    await press('ArrowDown');
    const item = await until(() => maybeMenuItem(root, 'Modifier'));
    await eventually(() => expect(focused() === item).toBe(true));
    await makeMember({ nom: name, prenom: 'Ada' });
    await invalidate(client, memberCalls.list);
    await until(() => names(root)[0] === `${name} Ada`);
    expect(names(root)).toHaveLength(PAGE.length);
    expect(item.checkVisibility()).toBe(true);
    await eventually(() => expect(focused() === item).toBe(true));
    await press('Escape');
    await until(() => focused() === button(root, `Actions pour ${name} Élise`));
  });

  it('closes when its row becomes that of another member', async () => {
    const [one, other] = [word(), word()];
    for (const name of [one, other]) await makeMember({ nom: name });
    const { root } = await shownList({ search: one });
    await until(() => names(root).join() === `${one} Zoé`);
    await click(button(root, `Actions pour ${one} Zoé`));
    await until(() => maybeMenuItem(root, 'Supprimer'));
    await fill(query<HTMLElement>(root, 'input[type=search]'), other);
    await until(() => names(root).join() === `${other} Zoé`);
    expect(maybeMenuItem(root, 'Supprimer') === null).toBe(true);
    expect(button(root, `Actions pour ${other} Zoé`).getAttribute('aria-expanded')).toBe('false');
  });

  it('gives its focus to its button when it is taken away with the member it was about', async () => {
    const [one, other] = [word(), word()];
    for (const name of [one, other]) await makeMember({ nom: name });
    const { root, handle } = await shownList({ search: one });
    await until(() => names(root).join() === `${one} Zoé`);
    await click(button(root, `Actions pour ${one} Zoé`));
    await until(() => focused() === maybeMenuItem(root, 'Voir'));
    handle.current!.navigate(`/community?q=${other}`);
    await until(() => names(root).join() === `${other} Zoé`);
    expect(maybeMenuItem(root, 'Voir') === null).toBe(true);
    await eventually(() => expect(focused() === button(root, `Actions pour ${other} Zoé`)).toBe(true));
  });
});
