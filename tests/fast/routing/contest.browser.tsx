import { Redirect } from '../../../src/routing/Link.tsx';
import { useLocation } from '../../../src/routing/useLocation.ts';
import { expect, fn } from '../../support/expect.ts';
import { mountInLight } from '../../support/mount.tsx';
import { byRole, byText, until } from '../../support/queries.ts';
import { RouterProvider } from '../../support/RouterProvider.tsx';
import { click } from '../../support/user.ts';

const KNOWN = ['/dashboard', '/community'];

/** What a console does: any path that it doesn't know leads home. */
function Screens() {
  const { path, navigate } = useLocation();
  if (!KNOWN.includes(path)) return <Redirect to="/dashboard" />;
  return (
    <div>
      <p>{path}</p>
      <button type="button" onClick={() => navigate('/community')}>
        Membres
      </button>
    </div>
  );
}

const screens = (isPage?: boolean) => (
  <RouterProvider mode="hash" isPage={isPage}>
    <Screens />
  </RouterProvider>
);

const TURNS = 40;

/** A hash router of the host page, which leads home what it doesn't know. Stops after many turns. */
function hostRouter() {
  const seen: string[] = [];
  const follow = () => {
    seen.push(location.hash);
    if (!/^#\/(home|about)$/.test(location.hash) && seen.length < TURNS) location.hash = '#/home';
  };
  addEventListener('hashchange', follow);
  return { seen, stop: () => removeEventListener('hashchange', follow) };
}

/** What the console prints while `work` runs. */
async function warnings(work: (warned: ReturnType<typeof fn>) => Promise<void>): Promise<unknown[][]> {
  const { warn } = console;
  const warned = fn();
  console.warn = warned;
  await work(warned);
  console.warn = warn;
  return warned.mock.calls;
}

const setHash = (hash: string) => history.replaceState(history.state, '', location.pathname + hash);

describe('a console beside a hash router of the page', () => {
  it('redirects without end where the console is the page [B3]', async () => {
    setHash('#/dashboard');
    mountInLight(screens(true));
    const host = hostRouter();
    const warned = await warnings(async () => {
      location.hash = '#/about';
      await until(() => host.seen.length === TURNS);
    });
    host.stop();
    expect(warned).toEqual([]);
  });

  it('redirects what a user asks for, however often that is [B3]', async () => {
    setHash('#/dashboard');
    const { root } = mountInLight(screens());
    for (const hash of ['#/one', '#/two', '#/three', '#/four']) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
      location.hash = hash;
      await until(() => location.hash === '#/dashboard');
    }
    byText(root, '/dashboard');
  });

  // The last one: from then on the page belongs to its router.
  it('leaves the address at the third redirect, says so once, and works on in memory [B3]', async () => {
    setHash('#/dashboard');
    const { root, unmount } = mountInLight(screens());
    const host = hostRouter();
    const warned = await warnings(async (warn) => {
      location.hash = '#/about';
      await until(() => warn.mock.calls.length > 0);
      location.hash = '#/about';
      await until(() => host.seen.at(-1) === '#/about');
      byText(root, '/dashboard');
      const { length } = history;
      await click(byRole(root, 'button', 'Membres'));
      await until(() => byText(root, '/community'));
      expect([location.hash, history.length]).toEqual(['#/about', length]);
      unmount();

      byText(mountInLight(screens()).root, '/dashboard');
      expect(location.hash).toBe('#/about');
    });
    host.stop();
    expect(host.seen.length).toBeLessThan(TURNS / 2);
    expect(warned).toEqual([[expect.stringMatching(/a router of this page.*routing="memory"/)]]);
  });
});
