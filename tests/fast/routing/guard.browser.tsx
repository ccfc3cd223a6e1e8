import { useState } from 'react';
import { Link } from '../../../src/routing/Link.tsx';
import { useBlocker, useLayer } from '../../../src/routing/leaving.ts';
import { useLocation } from '../../../src/routing/useLocation.ts';
import { expect } from '../../support/expect.ts';
import { mountInLight } from '../../support/mount.tsx';
import { byRole, byText, maybeByRole, until } from '../../support/queries.ts';
import { RouterProvider } from '../../support/RouterProvider.tsx';
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

/** A screen under a dialog that «back» closes. */
function Covered() {
  const { path } = useLocation();
  const [isOpen, setOpen] = useState(true);
  useLayer(isOpen, () => setOpen(false));
  return (
    <div>
      <p>{path}</p>
      <p>{isOpen ? 'ouvert' : 'fermé'}</p>
      <Link to="/record">Fiche</Link>
    </div>
  );
}

describe('a layer above a screen', () => {
  const showOver = () => {
    history.replaceState(null, '', `${location.pathname}${location.search}#/before`);
    history.pushState({ host: 1 }, '', `${location.pathname}${location.search}#/list?page=2`);
    return mountInLight(
      <RouterProvider mode="hash">
        <Covered />
      </RouterProvider>,
    ).root;
  };

  it('is closed by «back», which leaves the screen, its address and the host’s state as they are', async () => {
    const root = showOver();
    history.back();
    await until(() => byText(root, 'fermé'));
    byText(root, '/list');
    expect([location.hash, history.length > 1]).toEqual(['#/list?page=2', true]);
    history.back();
    await until(() => byText(root, '/before'));
  });

  it('does not hold up its own links, and adds nothing to the history', async () => {
    const before = history.length;
    const root = showOver();
    expect(history.length).toBeLessThanOrEqual(before + 1);
    await click(byRole(root, 'link', 'Fiche'));
    await until(() => byText(root, '/record'));
  });
});

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
