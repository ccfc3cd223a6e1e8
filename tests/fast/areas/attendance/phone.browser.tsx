import { consoleArea } from '../../../../src/areas/console/area.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { byLabel, byRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeMember } from '../../../support/serverRows.ts';
import { click, fill, setViewport } from '../../../support/user.ts';
import { countsOf, expectedEvent, isPressed, row, TODAY, tap, tickElsewhere } from './sheetOn.ts';

eachOnServer();

/** The sheet in the console, on a phone. */
async function onPhone(id: number) {
  await setViewport({ width: 375, height: 740 });
  location.hash = `#/apps/presences/${id}/${TODAY.replaceAll('-', '')}`;
  const { root } = await showOnServer(consoleArea, { ownsPage: true });
  await until(() => byRole(root, 'searchbox', 'Chercher un nom'));
  return root;
}

afterEach(async () => {
  await setViewport({ width: 1280, height: 900 });
});

const foot = (root: ShadowRoot) =>
  present(root.querySelector('[data-sticky-bar]'), 'foot').getBoundingClientRect();

/** The rows that lie between the edges of their list, above the bar with the search. */
function wholeRows(root: ShadowRoot): number {
  const list = byRole(root, 'region', 'Personnes').getBoundingClientRect();
  const end = Math.min(list.bottom, foot(root).top);
  const rows = [...root.querySelectorAll('li:has([aria-pressed])')].map((one) => one.getBoundingClientRect());
  return rows.filter(({ top, bottom }) => top >= list.top && bottom <= end).length;
}

describe('a sheet at 375 × 740', () => {
  it('shows seven whole names above the bar, and search and «Ajouter» of 44 px in it [V9]', async () => {
    const { event } = await expectedEvent(9);
    const root = await onPhone(event.id);
    await until(() => root.querySelectorAll('li:has([aria-pressed])').length === 9);
    expect(wholeRows(root)).toBeGreaterThanOrEqual(7);
    const controls = [
      byLabel(root, 'Chercher un nom'),
      byRole(root, 'button', 'Ajouter une nouvelle personne'),
    ];
    for (const control of controls) {
      const { height, top, bottom } = control.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect([top > 740 / 2, bottom <= 740]).toEqual([true, true]);
    }
    const [first, ...others] = [...byRole(root, 'group', 'Afficher').querySelectorAll('button')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(others.every(({ top }) => top === first?.top)).toBe(true);
    expect(root.querySelector('button[class*=primary]')).toBeNull();
    await axeCheck(root);
  });

  it('filters by its counts, and keeps its search where it is while it finds fewer [V9]', async () => {
    const { event, people } = await expectedEvent(8);
    const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
    await tickElsewhere(event.id, one.id, 'excuse');
    const root = await onPhone(event.id);
    await until(() => countsOf(root) === '8 Tous, 7 À pointer, 0 Présents, 1 Absents');
    const { top } = foot(root);
    await fill(byLabel(root, 'Chercher un nom'), two.name);
    await until(() => root.querySelectorAll('li:has([aria-pressed])').length === 1);
    expect(foot(root).top).toBe(top);
    await click(tap(root, two.name));
    await click(byRole(root, 'button', '1 Présents'));
    await until(
      () => isPressed(root, two.name) && root.querySelectorAll('li:has([aria-pressed])').length === 1,
    );
    await click(byRole(root, 'button', '1 Absents'));
    await until(() => row(root, one.name).dataset.state === 'excuse');
  });

  it('wraps a long name instead of cutting it [V9]', async () => {
    const { event } = await expectedEvent(1);
    const names = { nom: 'de la Rochefoucauld-Montmorency', prenom: 'Marie-Antoinette' };
    const { id } = await makeMember(names);
    await tickElsewhere(event.id, id, 'excuse');
    const root = await onPhone(event.id);
    const name = await until(() => row(root, names.nom).querySelector('[class*=name]'));
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  });
});
