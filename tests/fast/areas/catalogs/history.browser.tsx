import { departmentsArea } from '../../../../src/areas/departments/area.ts';
import { groupsArea } from '../../../../src/areas/groups/area.ts';
import { stepsArea } from '../../../../src/areas/steps/area.ts';
import { tagsArea } from '../../../../src/areas/tags/area.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { maybeInput, pressButton } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';
import { itemNamed } from '../../catalog/fixtures.ts';

const lists = [
  [groupsArea, '/api/groupes/', 'nom', String],
  [departmentsArea, '/api/departements/', 'nom', Number],
  [stepsArea, '/api/etapes/', 'libelle', String],
  [tagsArea, '/api/tags/', 'name', Number],
] as const;

describe('The history of a row', () => {
  eachOnServer();

  /** The dialog that edits a row which was renamed before. */
  async function edited([area, path, name, idOf]: (typeof lists)[number], send?: typeof fetch) {
    const [before, after] = [word(), word()];
    const { id } = await makeRow(path, { [name]: before });
    await onServer('PUT', `${path}${id}/`, { id: idOf(id), [name]: after });
    const { root } = await showOnServer(area, {}, send);
    await until(() => itemNamed(root, after));
    await pressButton(root, `Modifier ${after}`);
    await until(() => maybeInput(root, name));
    return { root, before, after };
  }

  for (const list of lists)
    it(`is told in words where a row of ${list[0].name} is edited [J1]`, async () => {
      const { root, before, after } = await edited(list);
      await click(await until(() => root.querySelector<HTMLElement>('dialog summary')));
      const changes = await until(() => root.querySelector('[aria-label="Changements"]'));
      expect(changes.children[0]?.textContent).toMatch(
        new RegExp(`^Modification .*, par Martin ClaireNom Avant ${before} → Après ${after}$`),
      );
      expect(changes.children[1]?.textContent).toMatch(/^Création /);
      await axeCheck(query(root, 'dialog'));
    });

  it('is not there where the back end announces no journal [J1]', async () => {
    const { root } = await edited(lists[0], announcing('versions'));
    expect(root.querySelector('dialog summary')).toBe(null);
  });
});
