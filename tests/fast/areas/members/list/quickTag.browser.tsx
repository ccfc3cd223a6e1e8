import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { allByRole, byRole, maybeByRole, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { eachOnServer, makeMember, onServer, storedMember, word } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { shownList } from '../fixtures.ts';
import { tag } from '../record/fixtures.ts';

eachOnServer();

interface Tag {
  id: number;
  name: string;
}

const option = (root: ShadowRoot) =>
  until(() =>
    [...root.querySelectorAll<HTMLElement>('[popover] [role=option]')].find(
      (one) => one.ariaDisabled !== 'true' && one.checkVisibility(),
    ),
  );
const namesOf = async (id: number) => (await storedMember(id)).tags?.map(({ name }) => name);
const ticks = (root: ShadowRoot) => allByRole(query(root, 'tbody'), 'checkbox');

/** Three members of one name in the list, all ticked. */
async function ticked() {
  const name = word();
  const [first, second, third] = [
    await makeMember({ nom: name, prenom: 'Ada' }),
    await makeMember({ nom: name, prenom: 'Lou' }),
    await makeMember({ nom: name, prenom: 'Zoé' }),
  ];
  const prepare = async () => {
    const shown = await shownList({ search: name });
    await until(() => ticks(shown.root).length === 3);
    await click(byRole(shown.root, 'checkbox', 'Tout sélectionner sur cette page'));
    return shown;
  };
  return { people: [first, second, third] as const, prepare };
}

describe('«Tag» beside the ticked members', () => {
  it('gives all of them a tag at once, and «Annuler» takes it only from those who had it not', async () => {
    const { people, prepare } = await ticked();
    const tags = await onServer<Tag[]>('GET', '/api/tags/');
    const [chosen] = [...tags].sort((a, b) => a.name.localeCompare(b.name, 'fr')) as [Tag];
    await tag(people[0], chosen.id);
    const { root } = await prepare();
    await click(byRole(root, 'button', 'Associer un tag'));
    await click(await option(root));
    await until(() => root.querySelector('section[popover] p')?.textContent?.endsWith('(3 membres)'));
    await until(async () => (await namesOf(people[2].id))?.join() === chosen.name);
    expect(maybeByRole(root, 'button', 'Associer un tag')).toBeNull();
    await click(byRole(root, 'button', 'Annuler'));
    await until(async () => (await namesOf(people[2].id))?.length === 0);
    expect(await namesOf(people[0].id)).toEqual([chosen.name]);
  });

  it('keeps the members ticked and says why when it fails', async () => {
    const { prepare } = await ticked();
    const { root } = await prepare();
    await failNext('POST /api/membres/taged_multiple/', {
      status: 500,
      body: { success: false, message: 'Base indisponible' },
    });
    await click(byRole(root, 'button', 'Associer un tag'));
    await click(await option(root));
    await until(() => root.querySelector('[popover]')?.textContent?.includes('Base indisponible'));
    expect(ticks(root).every((box) => (box as HTMLInputElement).checked)).toBe(true);
  });
});
