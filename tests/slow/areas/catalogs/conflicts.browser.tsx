import { departmentsArea } from '../../../../src/areas/departments/area.ts';
import { groupsArea } from '../../../../src/areas/groups/area.ts';
import { stepsArea } from '../../../../src/areas/steps/area.ts';
import { tagsArea } from '../../../../src/areas/tags/area.ts';
import { itemNamed } from '../../../fast/catalog/fixtures.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { dialogs, input, maybeInput, pressButton, textOf, toastText } from '../../../support/onScreen.ts';
import { nth } from '../../../support/present.ts';
import { focused, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { fill, press } from '../../../support/user.ts';

/** Every list whose rows have versions: its name field, and a field that the other user changes as well. */
const lists = [
  [groupsArea, '/api/groupes/', 'nom', 'description'],
  [departmentsArea, '/api/departements/', 'nom', 'mission'],
  [stepsArea, '/api/etapes/', 'libelle', 'description'],
  [tagsArea, '/api/tags/', 'name', undefined],
] as const;

type List = (typeof lists)[number];

describe('A row that two people edit', () => {
  eachOnServer();

  /** A name typed over a row that another user has renamed since the dialog was opened. */
  async function typedLate([area, path, name, words]: List, send: typeof fetch = fetch) {
    const [before, theirs, mine] = [word(), word(), word()];
    const { id } = await makeRow(path, { [name]: before, ...(words && { [words]: 'Avant' }) });
    const page = await showOnServer(area, {}, send);
    await until(() => itemNamed(page.root, before));
    await pressButton(page.root, `Modifier ${before}`);
    await fill(await until(() => maybeInput(page.root, name)), mine);
    const own = `${path}${id}/`;
    const isText = area === groupsArea || area === stepsArea;
    const body = { id: isText ? String(id) : id, [name]: theirs, ...(words && { [words]: 'Leurs mots' }) };
    await onServer('PUT', own, body);
    await pressButton(nth(dialogs(page.root), -1), 'Enregistrer');
    const stored = () => onServer<Record<string, unknown>>('GET', own);
    return { ...page, before, theirs, mine, stored };
  }
  const asked = async (root: ShadowRoot) => nth(await until(() => dialogs(root)[1] && dialogs(root)), 1);
  const rowsOf = (question: Element) =>
    [...question.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf));

  for (const list of lists)
    it(`is saved in ${list[0].name} with what was typed, and keeps what was not touched [J3]`, async () => {
      const [, , name, words] = list;
      const { root, theirs, mine, stored, sent } = await typedLate(list);
      const question = await asked(root);
      expect(rowsOf(question).map((row) => row.slice(1))).toEqual([
        [theirs, mine],
        ...(words ? [['Leurs mots', 'Inchangé']] : []),
      ]);
      await axeCheck(root);
      await pressButton(question, 'Garder ma version');
      await until(() => itemNamed(root, mine));
      expect(await stored()).toMatchObject({ [name]: mine, ...(words && { [words]: 'Leurs mots' }) });
      expect(sent.length).toBe(2);
      // The next edit is made on the version that this one left.
      await pressButton(root, `Modifier ${mine}`);
      await fill(await until(() => maybeInput(root, name)), `${mine}b`);
      await pressButton(nth(dialogs(root), -1), 'Enregistrer');
      await until(() => itemNamed(root, `${mine}b`));
      expect(sent.length).toBe(3);
    });

  it('takes the other change by keyboard, and then nothing is sent [J3]', async () => {
    const { root, theirs, sent } = await typedLate(lists[0]);
    const question = await asked(root);
    expect(textOf(focused())).toBe('Continuer la saisie');
    query(question, 'input:checked').focus();
    await press('ArrowLeft');
    await pressButton(question, 'Enregistrer ces choix');
    await until(() => itemNamed(root, theirs) && dialogs(root).length === 0);
    expect(await toastText(root)).toContain('L’autre version de');
    expect(sent.length).toBe(1);
  });

  it('keeps what was typed in the form when the user returns to it [J3]', async () => {
    const { root, theirs, mine, stored } = await typedLate(lists[1]);
    await pressButton(await asked(root), 'Continuer la saisie');
    await until(() => textOf(root.querySelector('[data-form-error]')).includes('Rien n’a été enregistré'));
    expect(input(root, 'nom').value).toBe(mine);
    expect((await stored()).nom).toBe(theirs);
    await pressButton(nth(dialogs(root), 0), 'Enregistrer');
    await asked(root);
  });

  it('is saved as specified where the back end announces no versions [J3]', async () => {
    for (const list of lists) {
      const { root, mine, sent } = await typedLate(list, announcing());
      await until(() => itemNamed(root, mine) && dialogs(root).length === 0);
      expect(sent.map(({ body }) => 'updated_at' in (body ?? {}))).toEqual([false]);
      root.host.remove();
    }
  });
});
