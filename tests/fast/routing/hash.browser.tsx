import { claimHash, createHashSource } from '../../../src/routing/hashSource.ts';
import { Link, Redirect } from '../../../src/routing/Link.tsx';
import { useLocation } from '../../../src/routing/useLocation.ts';
import { expect, fn } from '../../support/expect.ts';
import { mountInLight } from '../../support/mount.tsx';
import { byRole, byText, until } from '../../support/queries.ts';
import { RouterProvider } from '../../support/RouterProvider.tsx';
import { click } from '../../support/user.ts';

function Place() {
  const { path, query, navigate } = useLocation();
  return (
    <div>
      <p>{`${path} page=${query.get('page') ?? 'none'}`}</p>
      <Link to="/community?page=2">Membres</Link>
      <button type="button" onClick={() => navigate('/a b/é')}>
        Accents
      </button>
    </div>
  );
}

const base = () => location.pathname + location.search;
const setHash = (hash: string) => history.replaceState(history.state, '', base() + hash);

describe('hash routing', () => {
  it('starts where the address says, with its own query', () => {
    setHash('#/events?page=3');
    const { root } = mountInLight(
      <RouterProvider mode="hash" initial="/dashboard">
        <Place />
      </RouterProvider>,
    );
    byText(root, '/events page=3');
  });

  it('navigates by links, leaving the query and history.state of the host alone', async () => {
    // No entry follows a new one, so the next one makes the history longer.
    history.pushState({ host: 1 }, '', `${base()}#/dashboard`);
    const search = location.search;
    const { root } = mountInLight(
      <RouterProvider mode="hash">
        <Place />
      </RouterProvider>,
    );
    const length = history.length;
    await click(byRole(root, 'link', 'Membres'));
    await until(() => byText(root, '/community page=2'));
    expect(location.hash).toBe('#/community?page=2');
    expect(location.search).toBe(search);
    expect(history.state).toEqual({ host: 1 });
    // A browser keeps 50 entries for each tab.
    expect(history.length).toBe(Math.min(length + 1, 50));
    history.back();
    await until(() => byText(root, '/dashboard page=none'));
  });

  it('shows whole addresses in its links, whatever <base href> says', () => {
    const bent = document.head.appendChild(document.createElement('base'));
    const expected = `${location.origin}${base()}#/community?page=2`;
    bent.href = 'https://elsewhere.example/';
    const { root } = mountInLight(
      <RouterProvider mode="hash">
        <Place />
      </RouterProvider>,
    );
    expect(byRole<HTMLAnchorElement>(root, 'link', 'Membres').href).toBe(expected);
    bent.remove();
  });

  it('decodes paths only once', async () => {
    const { root } = mountInLight(
      <RouterProvider mode="hash">
        <Place />
      </RouterProvider>,
    );
    await click(byRole(root, 'button', 'Accents'));
    await until(() => byText(root, '/a b/é page=none'));
    setHash('#/x%2525?page=%2526');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await until(() => byText(root, '/x%25 page=%26'));
  });

  it('stays where it is when the host follows one of its own anchors', async () => {
    setHash('#/community');
    const { root } = mountInLight(
      <RouterProvider mode="hash">
        <Place />
      </RouterProvider>,
    );
    location.hash = '#contact';
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    byText(root, '/community page=none');
  });

  it('never overwrites an anchor of the host by a redirect', () => {
    setHash('#contact');
    const source = createHashSource('/');
    const seen = fn();
    const stop = source.subscribe(seen);
    source.navigate('/dashboard', { replace: true });
    expect(location.hash).toBe('#contact');
    expect(source.read()).toBe('/dashboard');
    expect(seen).toHaveBeenCalledTimes(1);
    stop();
  });

  it('redirects without a history entry [S22]', async () => {
    const length = history.length;
    mountInLight(
      <RouterProvider mode="hash">
        <Redirect to="/dashboard" />
      </RouterProvider>,
    );
    await until(() => location.hash === '#/dashboard');
    expect(history.length).toBe(length);
  });

  it('belongs to one widget, and another one warns and keeps its route in memory', async () => {
    const warn = console.warn;
    const warned = fn();
    console.warn = warned;
    setHash('#/dashboard');
    const first = mountInLight(
      <RouterProvider mode="hash">
        <Place />
      </RouterProvider>,
    );
    const second = mountInLight(
      <RouterProvider mode="hash" initial="/events">
        <Place />
      </RouterProvider>,
    );
    console.warn = warn;
    byText(second.root, '/events page=none');
    await click(byRole(second.root, 'link', 'Membres'));
    await until(() => byText(second.root, '/community page=2'));
    byText(first.root, '/dashboard page=none');
    expect(location.hash).toBe('#/dashboard');
    expect(warned.mock.calls.flat().join()).toContain('routing="memory"');
  });

  it('is free again when its owner unmounts', () => {
    const mounted = mountInLight(<RouterProvider mode="hash">x</RouterProvider>);
    expect(claimHash()).toBeNull();
    mounted.unmount();
    const release = claimHash();
    expect(release).not.toBeNull();
    release?.();
  });
});

describe('memory routing', () => {
  it('leaves the address alone', async () => {
    const address = location.href;
    const { root } = mountInLight(
      <RouterProvider mode="memory" initial="/events?page=4">
        <Place />
      </RouterProvider>,
    );
    byText(root, '/events page=4');
    await click(byRole(root, 'link', 'Membres'));
    await until(() => byText(root, '/community page=2'));
    expect(location.href).toBe(address);
  });
});
