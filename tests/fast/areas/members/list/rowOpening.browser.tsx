import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { membersArea } from '../../../../../src/areas/members/area.ts';
import { expect } from '../../../../support/expect.ts';
import { json } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { button, heading, isAt, link, maybeMenuItem } from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
import { showWidget } from '../../../../support/screen.tsx';
import { click, press, setViewport } from '../../../../support/user.ts';
import { cell, chooseInRow, names, tick } from '../fixtures.ts';
import { listBackend, members } from './fixtures.ts';

/* What opens a row of the list, and what on it means something else. */

const RECORD = '/api/membres/1/membre_avec_relations/';
const NAME = 'Nom01 Élodie';

async function shown(prevented: readonly string[] = []) {
  await setViewport({ width: 1280, height: 900 });
  const back = listBackend();
  back.answer(RECORD, () => json({ data: members[0] }));
  const page = showWidget(membersArea, back, {}, prevented);
  const { root, log } = page;
  await until(() => names(root).length > 0 && root.querySelector('tbody [aria-haspopup]'));
  return { ...page, back, asked: () => log.of('parvis-open') };
}
const group = (root: ShadowRoot) => cell(root, 0, 4);
const isList = (root: ShadowRoot) => heading(root) === 'Membres';

describe('a click on a row', () => {
  it('opens the person, wherever it is and whatever it meets but controls [Y4]', async () => {
    for (const column of [1, 4, 5]) {
      const { root, asked, unmount } = await shown();
      const { left, top } = cell(root, 0, column).getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(left + 2), Math.round(top + 3)] });
      await isAt(root, 'Details');
      expect(asked()).toEqual([{ id: 1 }]);
      unmount();
    }
  });

  it('keeps the name a link, which the keyboard follows too, and asks the page once [Y4]', async () => {
    const { root, asked } = await shown();
    link(root, NAME).focus();
    await press('Enter');
    await isAt(root, 'Details');
    expect(asked()).toEqual([{ id: 1 }]);
  });

  it('is nothing where it selects text, or a key is held [Y4]', async () => {
    const { root, asked } = await shown();
    const { left, right, top, bottom } = query(group(root), 'span').getBoundingClientRect();
    const y = Math.round((top + bottom) / 2);
    await sendMouse({ type: 'move', position: [Math.round(left + 2), y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [Math.round(right - 2), y] });
    await sendMouse({ type: 'up' });
    for (const key of ['Control', 'Shift', 'Alt']) {
      await sendKeys({ down: key });
      await click(group(root));
      await sendKeys({ up: key });
    }
    await sendMouse({ type: 'click', button: 'middle', position: [Math.round(left + 4), y] });
    expect([isList(root), asked()]).toEqual([true, []]);
  });

  it('leaves the tick with its whole cell, telephone numbers and the menu what they are [Y4]', async () => {
    const { root, asked } = await shown();
    const { left, top } = tick(root, 0).closest('td')!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 2), Math.round(top + 2)] });
    await until(() => tick(root, 0).checked);
    query(root, 'tbody').addEventListener('click', (event) => {
      // Without this the test's browser would ask what calls.
      if ((event.target as Element).closest('a[href^=tel]')) event.preventDefault();
    });
    await click(query(cell(root, 0, 2), 'a'));
    await click(button(root, `Actions pour ${NAME}`));
    await until(() => maybeMenuItem(root, 'Voir'));
    await press('Escape');
    expect([isList(root), asked()]).toEqual([true, []]);
  });

  it('is left to the page that prevents it: row, name and menu [Y4]', async () => {
    const { root, asked } = await shown(['parvis-open']);
    await click(group(root));
    await click(link(root, NAME));
    await chooseInRow(root, NAME, 'Voir');
    await until(() => asked().length === 3);
    expect([isList(root), asked()]).toEqual([true, [{ id: 1 }, { id: 1 }, { id: 1 }]]);
  });
});
