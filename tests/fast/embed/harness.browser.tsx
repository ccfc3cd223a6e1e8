import { expect } from '../../support/expect.ts';
import { query } from '../../support/lookups.ts';
import { axeCheck, mountInLight, mountInShadow } from '../../support/mount.tsx';
import { byLabel, byRole, eventually, focused, until } from '../../support/queries.ts';
import { click, fill, press } from '../../support/user.ts';
import styles from './harness.module.css';

describe('The test harness', () => {
  for (const mount of [mountInShadow, mountInLight]) {
    it(`finds, clicks and types in ${mount.name}`, async () => {
      let clicks = 0;
      const { root } = mount(
        <main>
          <label>
            Nom <input />
          </label>
          <button
            type="button"
            onClick={() => {
              clicks += 1;
            }}
          >
            Ajouter
          </button>
        </main>,
      );
      await click(byRole(root, 'button', 'Ajouter'));
      expect(clicks).toBe(1);
      await fill(byLabel(root, 'Nom'), 'Élise');
      await until(() => byLabel(root, 'Nom').value === 'Élise');
      await press('Tab');
      await eventually(() => expect(focused()).toBe(byRole(root, 'button')));
      await axeCheck(root);
    });
  }
  for (const mount of [mountInShadow, mountInLight]) {
    it(`styles with CSS Modules in ${mount.name}`, () => {
      const { root } = mount(<p className={styles.frame}>Bonjour</p>);
      expect(getComputedStyle(query(root, 'p')).paddingInlineStart).toBe('13px');
    });
  }

  it('fails on a control without a name', async () => {
    const { root } = mountInShadow(<input />);
    await expect(axeCheck(root)).rejects.toThrow(/label/);
  });
});
