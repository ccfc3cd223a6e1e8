import { sendKeys } from '@web/test-runner-commands';
import { Menu } from '../../../src/ui/menu/Menu';
import { MenuItem } from '../../../src/ui/menu/MenuItem';
import { WidgetRoot } from '../../../src/ui/widgetRoot/WidgetRoot';
import { expect, fn } from '../../support/expect';
import { axeCheck } from '../../support/mount';
import { allByRole, byRole, focused, maybeByRole, until } from '../../support/queries';
import { click, press } from '../../support/user';
import { expectFocus, mountTargets } from './mountTargets';

for (const [where, mount] of mountTargets) {
  describe(`Menu ${where}`, () => {
    function show(rows = 1) {
      const select = fn();
      const { root } = mount(
        <WidgetRoot>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike
            <Menu key={row} label={`Actions ${row + 1}`} icon="more" align="end">
              <MenuItem onSelect={() => select('voir')}>Voir</MenuItem>
              <MenuItem onSelect={() => select('évaluer')}>Évaluer</MenuItem>
              <MenuItem onSelect={() => select('modifier')}>Modifier</MenuItem>
              <MenuItem disabled onSelect={() => select('exporter')}>
                Exporter
              </MenuItem>
            </Menu>
          ))}
          <button type="button">Ailleurs</button>
        </WidgetRoot>,
      );
      return { root, select, button: byRole(root, 'button', 'Actions 1') };
    }
    const item = (root: ShadowRoot | HTMLElement, name: string) => byRole(root, 'menuitem', name);

    it('renders its items only while it is open', async () => {
      const { root, button } = show(50);
      expect(root.querySelectorAll('[role=menu],[role=menuitem]')).toHaveLength(0);
      await click(button);
      expect(allByRole(root, 'menuitem')).toHaveLength(4);
      await press('Escape');
      await until(() => root.querySelector('[role=menu]') === null);
    });

    it('opens below its button with the focus on the first item, and has the name of the button', async () => {
      const { root, button } = show();
      await click(button);
      const menu = byRole(root, 'menu', 'Actions 1');
      await expectFocus(item(root, 'Voir'));
      expect(button.getAttribute('aria-expanded')).toBe('true');
      expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
      await axeCheck(root);
    });

    it('moves through its items with the keyboard', async () => {
      const { root, button } = show();
      button.focus();
      await press('ArrowUp');
      await expectFocus(item(root, 'Exporter'));
      await press('ArrowDown');
      await expectFocus(item(root, 'Voir'));
      await press('ArrowUp');
      await expectFocus(item(root, 'Exporter'));
      await press('Home', 'ArrowDown');
      await expectFocus(item(root, 'Évaluer'));
      await press('End');
      await expectFocus(item(root, 'Exporter'));
      await press('m');
      await expectFocus(item(root, 'Modifier'));
    });

    it('finds items by their first letters, accents or not', async () => {
      const { root, button } = show();
      button.focus();
      await press('Enter');
      // Without a pause, because a pause between letters starts another word.
      await sendKeys({ type: 'ex' });
      await expectFocus(item(root, 'Exporter'));
      await until(() => performance.now());
      await press('Home', 'End');
      const pause = performance.now() + 600;
      await until(() => performance.now() > pause);
      await press('e');
      await expectFocus(item(root, 'Évaluer'));
    });

    it('runs an item once the focus is back on the button', async () => {
      const { root, button, select } = show();
      let at: Element | null = null;
      select.mockImplementation(() => {
        at = focused();
      });
      button.focus();
      await press('Enter', 'ArrowDown', 'Enter');
      expect(select.mock.calls).toEqual([['évaluer']]);
      expect(at === button).toBe(true);
      await until(() => maybeByRole(root, 'menu') === null);
    });

    it('keeps a disabled item reachable without running it', async () => {
      const { root, button, select } = show();
      await click(button);
      await click(item(root, 'Exporter'));
      expect(select).not.toHaveBeenCalled();
      expect(byRole(root, 'menu')).toBeTruthy();
    });

    it('closes on Escape, on Tab, on a press of its button and on a press elsewhere', async () => {
      const { root, button } = show();
      for (const leave of [
        () => press('Escape'),
        () => press('Tab'),
        () => click(button),
        () => click(byRole(root, 'button', 'Ailleurs')),
      ]) {
        await click(button);
        await until(() => maybeByRole(root, 'menu'));
        await leave();
        // Hidden at once, and gone when its button knows it.
        await until(() => !root.querySelector('[role=menu]'));
      }
      await click(button);
      await press('Escape');
      await expectFocus(button);
    });

    it('moves from one row to the next with one press', async () => {
      const { root, button } = show(2);
      await click(button);
      await click(byRole(root, 'button', 'Actions 2'));
      await until(() => maybeByRole(root, 'menu', 'Actions 2'));
      expect(allByRole(root, 'menu')).toHaveLength(1);
    });
  });
}
