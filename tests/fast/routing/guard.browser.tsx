import { useState } from 'react';
import { Link } from '../../../src/routing/Link.tsx';
import { RouterProvider } from '../../../src/routing/RouterProvider.tsx';
import { useBlocker } from '../../../src/routing/useBlocker.ts';
import { useLocation } from '../../../src/routing/useLocation.ts';
import { expect } from '../../support/expect.ts';
import { mountInLight } from '../../support/mount.tsx';
import { byRole, byText, maybeByRole, until } from '../../support/queries.ts';
import { click } from '../../support/user.ts';

/** A screen that blocks navigation until «Partir» is pressed. */
function Held() {
  const { path, navigate } = useLocation();
  const [leave, setLeave] = useState<() => void>();
  useBlocker(path === '/form', (go) => setLeave(() => go));
  return (
    <div>
      <p>{path}</p>
      <Link to="/list">Liste</Link>
      <Link to="/form?part=2">Suite</Link>
      <button type="button" onClick={() => navigate('/list', { isSaved: true })}>
        Enregistrer
      </button>
      {leave && (
        <button type="button" onClick={leave}>
          Partir
        </button>
      )}
    </div>
  );
}

const start = (mode: 'hash' | 'memory') => {
  if (mode === 'hash') history.replaceState(null, '', `${location.pathname}${location.search}#/form`);
  return mountInLight(
    <RouterProvider mode={mode} initial="/form">
      <Held />
    </RouterProvider>,
  ).root;
};

describe('a blocked location', () => {
  for (const mode of ['hash', 'memory'] as const) {
    it(`asks before a link leads away, and follows the link when allowed, in ${mode}`, async () => {
      const root = start(mode);
      await click(byRole(root, 'link', 'Liste'));
      await until(() => byRole(root, 'button', 'Partir'));
      byText(root, '/form');
      await click(byRole(root, 'button', 'Partir'));
      await until(() => byText(root, '/list'));
    });

    it(`allows navigation after a save, and within the path, in ${mode}`, async () => {
      const root = start(mode);
      await click(byRole(root, 'link', 'Suite'));
      expect(maybeByRole(root, 'button', 'Partir')).toBeNull();
      await click(byRole(root, 'button', 'Enregistrer'));
      await until(() => byText(root, '/list'));
      expect(maybeByRole(root, 'button', 'Partir')).toBeNull();
    });
  }

  it('blocks the browser’s buttons and a typed address', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search}#/before`);
    history.pushState(null, '', `${location.pathname}${location.search}#/form`);
    const { root } = mountInLight(
      <RouterProvider mode="hash">
        <Held />
      </RouterProvider>,
    );
    history.back();
    await until(() => byRole(root, 'button', 'Partir'));
    byText(root, '/form');
    expect(location.hash).toBe('#/form');
    await click(byRole(root, 'button', 'Partir'));
    await until(() => byText(root, '/before'));
    expect(location.hash).toBe('#/before');
  });
});
