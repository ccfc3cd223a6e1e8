import { expect } from '../../../support/expect.ts';
import { awa, held, json } from '../../../support/fakeBackend.ts';
import { mountInLight, mountInShadow } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { byRole, byText, maybeByText, until } from '../../../support/queries.ts';
import { widget } from '../../../support/screen.tsx';
import { accountsBackend, probeArea } from './fixtures.tsx';

/** The green of the brand, as browsers write it. */
const BRAND = 'rgb(118, 193, 44)';

describe('the splash', () => {
  for (const mount of [mountInShadow, mountInLight])
    it(`pulses the logo for as long as the check of the session lasts, in ${mount.name} [S2]`, async () => {
      const back = accountsBackend();
      back.remember(awa);
      const check = held(() => json({ data: { user: { id: 1 } } }));
      back.next('/api/verify-token', check.reply);
      const { root } = mount(widget(probeArea(), { host: back.host() }));
      const logo = byText(root, 'Chargement...').parentElement?.querySelector('svg');
      if (!logo) throw new Error('The splash has no logo');

      expect(logo.checkVisibility({ opacityProperty: true })).toBe(true);
      const fills = [...logo.querySelectorAll('*')].map((shape) => getComputedStyle(shape).fill);
      expect(fills).toContain(BRAND);

      const [pulse, ...others] = logo.getAnimations();
      if (!pulse) throw new Error('The logo does not move');
      expect(others).toEqual([]);
      expect(pulse.playState).toBe('running');
      const { duration, iterations } = present(pulse.effect, 'effect').getComputedTiming();
      expect(iterations).toBe(Number.POSITIVE_INFINITY);
      const opacityAt = (turns: number) => {
        pulse.currentTime = Number(duration) * turns;
        return Number(getComputedStyle(logo).opacity);
      };
      expect([0, 1, 2].map(opacityAt)).toEqual([1, 1, 1]);
      expect(Math.max(...[0.5, 1.5].map(opacityAt))).toBeLessThan(0.8);

      check.release();
      await until(() => byRole(root, 'heading', 'Fiche'));
      expect(maybeByText(root, 'Chargement...')).toBeNull();
    });
});
