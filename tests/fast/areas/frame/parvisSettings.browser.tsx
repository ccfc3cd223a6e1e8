import { type ReactNode, StrictMode } from 'react';
import { mayName } from '../../../../src/backEnds.ts';
import { Dashboard, Login, Parvis, type ParvisProps } from '../../../../src/index.ts';
import { configure } from '../../../../src/runtime.ts';
import { expect, fn } from '../../../support/expect.ts';
import { awa, dropped, json } from '../../../support/fakeBackend.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { byRole, maybeByRole, maybeByText, until } from '../../../support/queries.ts';
import { signIn } from '../../../support/screen.tsx';
import { click } from '../../../support/user.ts';
import { accountsBackend } from './fixtures.tsx';

/*
 * `<Parvis>` in the trees of a host: every setting as a prop, mounted at any time and more than once.
 */

let places = 0;
/** An address that no other test uses, because sessions last as long as the page. */
const address = () => `/place-${++places}`;

const isOpen = (root: HTMLElement) => maybeByRole(root, 'heading', 'Tableau de bord') !== null;

function tree(settings: ParvisProps, content: ReactNode = <Dashboard />) {
  return <Parvis {...settings}>{content}</Parvis>;
}

afterEach(() =>
  configure({
    api: undefined,
    fetch: undefined,
    onError: undefined,
    messages: undefined,
    getToken: undefined,
    organisation: undefined,
  }),
);

describe('<Parvis> with settings', () => {
  it('stays signed in when a route of the host unmounts and remounts it [Z17]', async () => {
    const back = accountsBackend();
    const api = address();
    const route = () => tree({ api, fetch: back.fetch, timeout: 5000, onError: () => {}, endpoints: {} });
    const first = mountInLight(route());
    await signIn(first.root, awa);
    await until(() => isOpen(first.root));
    first.unmount();
    const second = mountInLight(route());
    await until(() => isOpen(second.root));
    expect(back.called('/api/login')).toHaveLength(1);
  });

  it('has one session in StrictMode, with functions that are new at each render [Z17]', async () => {
    const back = accountsBackend();
    const api = address();
    const node = () => (
      <StrictMode>{tree({ api, fetch: (...call) => back.fetch(...call), onError: () => {} })}</StrictMode>
    );
    const { root, rerender } = mountInLight(node());
    await signIn(root, awa);
    await until(() => isOpen(root));
    rerender(node());
    rerender(node());
    expect(isOpen(root)).toBe(true);
    expect(back.called('/api/login')).toHaveLength(1);
  });

  it('shares one session and each request with another tree of the same back end [Z17]', async () => {
    const back = accountsBackend();
    const api = address();
    const one = mountInLight(tree({ api, fetch: back.fetch, onError: () => {} }));
    const other = mountInLight(
      tree({ api: ` ${api}/ `, fetch: back.fetch, timeout: 3000, onError: () => {} }),
    );
    await signIn(one.root, awa);
    await until(() => isOpen(one.root) && isOpen(other.root));
    expect(back.called('/api/login')).toHaveLength(1);
    expect(back.called('/api/statistics/dashboard')).toHaveLength(1);
  });

  it('checks and trims the address [Z17]', async () => {
    const back = accountsBackend();
    const { root } = mountInLight(tree({ api: `${location.origin}/tidy/ `, fetch: back.fetch }));
    await signIn(root, awa);
    await until(() => isOpen(root));
    expect(back.called('/api/login')[0]?.href).toBe(`${location.origin}/tidy/api/login`);
  });

  it('switches to another back end when `api` changes, and comes back signed in [Z17]', async () => {
    const back = accountsBackend();
    const [here, there] = [address(), address()];
    const { root, rerender } = mountInLight(tree({ api: here, fetch: back.fetch }));
    await signIn(root, awa);
    await until(() => isOpen(root));
    rerender(tree({ api: there, fetch: back.fetch }));
    await until(() => byRole(root, 'button', 'Se connecter'));
    rerender(tree({ api: here, fetch: back.fetch }));
    await until(() => isOpen(root));
  });

  it('calls a changed onError at once, and the page’s own when it has none [Z17]', async () => {
    const back = accountsBackend();
    const api = address();
    const [page, first, second] = [fn(), fn(), fn()];
    configure({ onError: page });
    const settings = { api, fetch: back.fetch };
    const { root, rerender } = mountInLight(tree({ ...settings, onError: first }, <Login />));
    const wrong = { ...awa, password: 'faux' };
    await signIn(root, wrong);
    await until(() => first.mock.calls.length === 1);
    rerender(tree({ ...settings, onError: second }, <Login />));
    await signIn(root, wrong);
    await until(() => second.mock.calls.length === 1);
    rerender(tree(settings, <Login />));
    await signIn(root, wrong);
    await until(() => page.mock.calls.length === 1);
    expect([first, second, page].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('uses the host’s own token, and a new function for it without a new session [Z17]', async () => {
    const back = accountsBackend();
    back.next('/api/verify-token', () => json({ data: { user: { id: 7, name: 'Invitée' } } }));
    const api = address();
    const onSession = fn();
    const node = (token: string) =>
      tree({ api, fetch: back.fetch, getToken: () => token }, <Login onSession={onSession} />);
    const { root, rerender } = mountInLight(node('jeton-1'));
    await until(() => onSession.mock.calls.some(([{ user }]) => user?.name === 'Invitée'));
    expect(back.called('/api/verify-token').map((call) => call.authorization)).toEqual(['Token jeton-1']);
    rerender(node('jeton-2'));
    await click(byRole(root, 'button', 'Se déconnecter'));
    const [logout] = await until(() =>
      back.called('/api/logout').length > 0 ? back.called('/api/logout') : null,
    );
    expect(logout?.authorization).toBe('Token jeton-2');
    expect(back.called('/api/verify-token')).toHaveLength(1);
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('waits as long as its `timeout` says [Z17]', async () => {
    const onError = fn();
    const never: typeof fetch = () => new Promise(() => {});
    const { root } = mountInLight(tree({ api: address(), fetch: never, timeout: 50, onError }, <Login />));
    await signIn(root, awa);
    await until(() => onError.mock.calls.length === 1);
    expect(onError.mock.calls[0]?.[0].failure.kind).toBe('timeout');
  });

  it('stays signed in without an answer with `keepSessionOffline` [Z17]', async () => {
    const settings = { api: address(), fetch: dropped, getToken: () => 'jeton', keepSessionOffline: true };
    const { root } = mountInLight(tree(settings));
    await until(() => isOpen(root), 8000);
  });

  it('takes `endpoints` and `messages` [Z17]', async () => {
    const back = accountsBackend();
    const { root } = mountInLight(
      tree(
        {
          api: address(),
          fetch: back.fetch,
          endpoints: { 'auth.login': { path: '/api/autre/' } },
          messages: { 'login.title': 'Bienvenue' },
        },
        <Login />,
      ),
    );
    await until(() => byRole(root, 'heading', 'Bienvenue'));
    await signIn(root, awa);
    await until(() => back.called('/api/autre/').length === 1);
  });

  it('names the `organisation` above the form: of the page, of the tree, or of the component [Z17]', async () => {
    const named = async (settings: ParvisProps, own?: string) => {
      const form = <Login {...(own && { organisation: own })} />;
      const { root, unmount } = mountInLight(
        tree({ api: address(), fetch: accountsBackend().fetch, ...settings }, form),
      );
      const name = (await until(() => byRole(root, 'heading', 'Connexion').closest('section'))).querySelector(
        'p',
      )?.textContent;
      unmount();
      return name;
    };
    expect(await named({})).toBe('');
    configure({ organisation: 'Paroisse Saint-Martin' });
    expect(await named({})).toBe('Paroisse Saint-Martin');
    expect(await named({ organisation: 'Centre Béthel' })).toBe('Centre Béthel');
    expect(await named({ organisation: 'Centre Béthel' }, 'Chorale')).toBe('Chorale');
  });

  it('uses the first of `apis` when it has no `api`, and names all of them for the page [Z17]', async () => {
    const back = accountsBackend();
    const api = address();
    const { root } = mountInLight(
      tree({ apis: `${api} https://autre.exemple.fr`, fetch: back.fetch }, <Login />),
    );
    await signIn(root, awa);
    const [login] = await until(() =>
      back.called('/api/login').length > 0 ? back.called('/api/login') : null,
    );
    expect(new URL(login?.href ?? '').pathname).toBe(`${api}/api/login`);
    expect(mayName('https://autre.exemple.fr', true)).toBe(true);
    expect(mayName('https://ailleurs.exemple.fr', true)).toBe(false);
  });

  it('overrides configure(), one setting at a time [Z17]', async () => {
    const back = accountsBackend();
    const api = address();
    configure({ api, fetch: back.fetch, messages: { 'login.title': 'Bienvenue', 'login.submit': 'Entrer' } });
    const { root } = mountInLight(tree({ messages: { 'login.title': 'Bonjour' } }, <Login />));
    await until(() => byRole(root, 'heading', 'Bonjour'));
    byRole(root, 'button', 'Entrer');
    expect(maybeByText(root, 'Bienvenue')).toBeNull();
  });

  it('warns once about a wrong address, however often it renders [Z17]', async () => {
    const original = console.warn;
    const warn = fn();
    console.warn = warn;
    try {
      const node = () => <StrictMode>{tree({ api: 'nulle-part' }, <Login api="ni.ici" />)}</StrictMode>;
      const { rerender } = mountInLight(node());
      rerender(node());
      rerender(node());
      expect(warn.mock.calls.filter(([line]) => /is no address/.test(String(line)))).toHaveLength(2);
    } finally {
      console.warn = original;
    }
  });
});
