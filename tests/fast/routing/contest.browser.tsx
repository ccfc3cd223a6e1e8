import { Redirect } from '../../../src/routing/Link.tsx';
import { useLocation } from '../../../src/routing/useLocation.ts';
import { expect, fn } from '../../support/expect.ts';
import { mountInLight } from '../../support/mount.tsx';
import { byText, until } from '../../support/queries.ts';
import { RouterProvider } from '../../support/RouterProvider.tsx';

const KNOWN = ['/dashboard', '/community'];

/** What a console does: any path that it doesn't know leads home. */
function Screens() {
  const { path } = useLocation();
  return KNOWN.includes(path) ? <p>{path}</p> : <Redirect to="/dashboard" />;
}

const screens = (isPage?: boolean) => (
  <RouterProvider mode="hash" isPage={isPage}>
    <Screens />
  </RouterProvider>
);

const TURNS = 40;

/* What comes of the third redirect is a thing of the whole page: tests/slow/journeys/hosts/strangePages.e2e.ts. */

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
});
