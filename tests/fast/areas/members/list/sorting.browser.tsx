import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { button } from '../../../../support/onScreen.ts';
import { nth, present } from '../../../../support/present.ts';
import { byText, eventually, focused, maybeByText, until } from '../../../../support/queries.ts';
import { click, press, setViewport } from '../../../../support/user.ts';
import { scopeText, tick } from '../fixtures.ts';
import { LIST, type ListBackend, listBackend, members, shown } from './fixtures.ts';

/** A back end that can sort. */
const sorting = () => listBackend(members, ['tri']);

afterEach(() => localStorage.clear());

const orderOf = (back: ListBackend) => new URLSearchParams(nth(back.asked(LIST), -1)).get('ordering');
const header = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll('th[scope=col]')].find(({ textContent }) => textContent === name);

describe('the headers of the list', () => {
  it('sort upwards, downwards and not at all, also by the keyboard [W6]', async () => {
    const back = sorting();
    const { root } = await shown(back, { pageSize: 25 });
    await click(button(query(root, 'footer'), 'Suivant'));
    await until(() => query(root, 'footer').textContent?.includes('Page 2'));
    button(root, 'Groupe').focus();
    for (const [sort, order] of [
      ['ascending', 'groupe'],
      ['descending', '-groupe'],
      // The page without an order is still in the cache.
      [null, '-groupe'],
    ] as const) {
      await press('Enter');
      await until(() => header(root, 'Groupe')?.getAttribute('aria-sort') === sort);
      await until(() => orderOf(back) === order);
      await eventually(() => expect(focused()).toBe(button(root, 'Groupe')));
      expect(query(root, 'footer').textContent).toContain('Page 1');
    }
    expect(header(root, 'Téléphone')?.querySelector('button')).toBeNull();
  });

  it('sort by an order of the address that is known, and not by another [W6]', async () => {
    const back = sorting();
    const { root } = await shown(back, { route: '/community?tri=-email' });
    expect(header(root, 'E-mail')?.getAttribute('aria-sort')).toBe('descending');
    expect(orderOf(back)).toBe('-email');
    const other = sorting();
    await shown(other, { route: '/community?tri=taille' });
    expect(orderOf(other)).toBeNull();
  });
});

describe('a tick with Shift', () => {
  it('ticks all rows from the last ticked one on [W6]', async () => {
    const { root } = await shown(listBackend());
    await click(tick(root, 1));
    tick(root, 4).dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true, composed: true }));
    await until(() => scopeText(root) === '4 sélectionnés');
    expect([0, 1, 2, 3, 4, 5].map((row) => tick(root, row).checked)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the names of a table that is wider than its place', () => {
  it('are covered by no cell that scrolls below them [W6]', async () => {
    await setViewport({ width: 1000, height: 700 });
    const { root } = await shown(listBackend());
    await click(button(root, 'Colonnes'));
    const chooser = await until(() => root.querySelector('[role=dialog]'));
    for (const box of chooser.querySelectorAll<HTMLInputElement>('input:not(:checked)')) await click(box);
    await press('Escape');
    const dot = await until(() => root.querySelector<HTMLElement>('tbody td [style*="--dot"]'));
    const name = query<HTMLElement>(present(dot.closest('tr'), 'row'), '[data-kind=name]');
    const scroller = present(dot.closest('table')?.parentElement?.parentElement, 'scroller');
    // The first word of the group comes to lie below the middle of the name.
    scroller.scrollLeft = dot.getBoundingClientRect().left - name.getBoundingClientRect().left - 60;
    await eventually(() => {
      const { x, y, width, height } = name.getBoundingClientRect();
      const under = dot.getBoundingClientRect();
      expect(under.left < x + width && under.right > x).toBe(true);
      const at = root.elementFromPoint(Math.max(under.left, x) + 4, y + height / 2);
      expect(name.contains(at)).toBe(true);
    });
    const head = query(root, 'thead [data-kind=name]').getBoundingClientRect();
    scroller.scrollTop = 20;
    const over = root.elementFromPoint(head.x + 10, head.y + head.height / 2);
    expect(over?.closest('thead')).not.toBeNull();
  });
});

describe('the bar of the selection', () => {
  it('stays at the bottom of the window while members are ticked [W6]', async () => {
    const { root } = await shown(listBackend(), { pageSize: 25 });
    expect(button(root, 'Actions groupées').disabled).toBe(true);
    byText(root, 'Cochez des membres');
    scrollTo(0, 0);
    tick(root, 0).click();
    await until(() => !button(root, 'Actions groupées').disabled);
    expect(maybeByText(root, 'Cochez des membres')).toBeNull();
    const { bottom } = button(root, 'Actions groupées').getBoundingClientRect();
    expect(bottom > innerHeight - 80 && bottom <= innerHeight).toBe(true);
    tick(root, 0).click();
    await until(() => button(root, 'Actions groupées').disabled);
  });
});
