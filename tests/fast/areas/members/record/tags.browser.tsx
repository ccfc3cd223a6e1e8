import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { button, link, question } from '../../../../support/onScreen.ts';
import { byRole, focused, until } from '../../../../support/queries.ts';
import { failNext, garble } from '../../../../support/reference.ts';
import { eachOnServer, makeMember, storedMember, word } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';
import { shownList } from '../fixtures.ts';
import { alertAfter, section, tag, tagsOf } from './fixtures.ts';

eachOnServer();

const UNTAG = 'POST /api/membres/*/untaged_multiple/';

const notice = (root: ShadowRoot) => until(() => root.querySelector('section[popover] p')?.textContent);

describe('the tags of a record', () => {
  async function tagged() {
    const name = word();
    const member = await makeMember({ nom: name });
    await tag(member, 1, 2);
    const shown = await shownList({ search: name });
    await click(link(shown.root, `${name} Zoé`));
    await until(() => section(shown.root, 'Tags'));
    const [first, second] = tagsOf(shown.root) as [string, string];
    const { tags } = await storedMember(member.id);
    const idOf = (name: string) => tags!.find((one) => one.name === name)!.id;
    return { ...shown, membre: member, first, second, idOf };
  }

  it('are removed one by one, after a question with «Retirer» and «Annuler» [MD11, MD12, MD14, MD32, W5]', async () => {
    const { root, first, second, sent, membre: member, idOf } = await tagged();
    await click(button(root, `Retirer le tag ${first}`));
    const ask = await question(root);
    expect(query(ask, 'p').textContent).toBe(`Êtes-vous sûr de vouloir retirer le tag ${first} ?`);
    await click(byRole(ask, 'button', 'Annuler'));
    await until(() => !root.querySelector('dialog[open]'));
    expect(sent).toEqual([]);
    await click(button(root, `Retirer le tag ${first}`));
    await click(byRole(await question(root), 'button', 'Retirer'));
    expect(await notice(root)).toBe('Tag retiré');
    const tags = (await storedMember(member.id)).tags!;
    expect(tags.map(({ name }) => name)).toEqual([second]);
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `/api/membres/${member.id}/untaged_multiple/`,
        body: { tag_ids: [idOf(first)] },
      },
    ]);
    await until(() => tagsOf(root).join() === second);
    expect(section(root, 'Tags')!.contains(focused())).toBe(true);
    await click(byRole(root, 'button', 'Annuler'));
    await until(() => tagsOf(root).length === 2);
  });

  for (const body of [
    { success: true, message: 'Le tag est parti, il en reste 1.' },
    { data: { success: true, message: 'Dit dans les données.' } },
    { success: true },
  ])
    it(`are removed where the answer is ${JSON.stringify(body)} [MD13, MD14]`, async () => {
      const { root, first, sent, membre: member } = await tagged();
      await failNext(UNTAG, { status: 200, body });
      await click(button(root, `Retirer le tag ${first}`));
      await click(byRole(await question(root), 'button', 'Retirer'));
      await until(() => sent.length === 1);
      expect(await notice(root)).toBe('Tag retiré');
      expect(sent[0]).toMatchObject({
        method: 'POST',
        path: `/api/membres/${member.id}/untaged_multiple/`,
      });
    });

  it('stay on 500 [MD15]', async () => {
    const { root, first, second } = await tagged();
    await failNext(UNTAG, { status: 500, body: { success: false, message: 'Base indisponible' } });
    await click(button(root, `Retirer le tag ${first}`));
    await click(byRole(await question(root), 'button', 'Retirer'));
    expect(await alertAfter(root)).toEqual(['Erreur lors du retrait du tag', 'Base indisponible']);
    expect(tagsOf(root)).toEqual([first, second]);
  });

  it('stay when the answer can’t be read [MD15]', async () => {
    const { root, first, second } = await tagged();
    await garble(UNTAG, 'html');
    await click(button(root, `Retirer le tag ${first}`));
    await click(byRole(await question(root), 'button', 'Retirer'));
    expect(await alertAfter(root)).toEqual(['Erreur lors du retrait du tag', 'Réponse invalide du serveur']);
    expect(tagsOf(root)).toEqual([first, second]);
  });
});
