import { createClient } from '../../../../src/api/client.ts';
import { loginArea } from '../../../../src/areas/login/area.ts';
import { createSession } from '../../../../src/session/session.ts';
import { expect } from '../../../support/expect.ts';
import { dropped, type FakeBackend, held, json } from '../../../support/fakeBackend.ts';
import { axeCheck, mountInShadow } from '../../../support/mount.tsx';
import { byRole, byText, maybeByRole, until } from '../../../support/queries.ts';
import { widget } from '../../../support/screen.tsx';
import { click } from '../../../support/user.ts';
import { accountsBackend } from './fixtures.tsx';

/* The sign-in form where nobody has named a back end, so that the page's own origin is taken for one. */

const CHECK = '/api/verify-token';
const page = () =>
  new Response('<!doctype html><h1>Paroisse</h1>', { headers: { 'content-type': 'text/html' } });

const realError = console.error;
let logged: string[] = [];
beforeEach(() => {
  logged = [];
  console.error = (...words) => logged.push(words.map(String).join(' '));
});
afterEach(() => {
  console.error = realError;
});

const show = (back: FakeBackend, isUnnamed = true) =>
  mountInShadow(widget(loginArea, { host: { ...back.host(), isUnnamed } })).root;
const fields = (root: ShadowRoot) => root.querySelectorAll('input').length;

describe('the sign-in form of an origin that nobody has named', () => {
  it('is not offered where a site without the API answers, and both reader and developer learn why [K24]', async () => {
    const back = accountsBackend();
    back.next(CHECK, page);
    const root = show(back);
    const alert = await until(() => maybeByRole(root, 'alert'));
    expect(alert.textContent).toContain('Prévenez la personne qui gère ce site');
    expect(fields(root)).toBe(0);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^Parvis: no Parvis API at http.*api="https:.*data-api.*configure\(/);
    await axeCheck(root);
    back.next(CHECK, () => json({ message: 'Connectez-vous' }, 401));
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => maybeByRole(root, 'heading', 'Connexion'));
    expect(back.called(CHECK)).toMatchObject([{ authorization: null }, { authorization: null }]);
  });

  it('is offered at once where a back end answers, and without asking where it was named [K24]', async () => {
    const back = accountsBackend();
    back.next(CHECK, () => json({ message: 'Connectez-vous' }, 401));
    const root = show(back);
    await until(() => maybeByRole(root, 'heading', 'Connexion'));
    expect(back.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${CHECK}`]);
    const named = accountsBackend();
    const other = show(named, false);
    await until(() => maybeByRole(other, 'heading', 'Connexion'));
    expect(named.calls).toEqual([]);
  });

  it('shows no password field before a slow answer [K24]', async () => {
    const back = accountsBackend();
    const late = held(page);
    back.next(CHECK, late.reply);
    const root = show(back);
    await until(() => back.called(CHECK).length === 1 && maybeByRole(root, 'status'));
    // By the time a form that waits for no answer is there, this one would be too.
    const other = show(accountsBackend(), false);
    await until(() => fields(other) > 0);
    expect(fields(root)).toBe(0);
    late.release();
    await until(() => maybeByRole(root, 'alert'));
    expect(fields(root)).toBe(0);
  });

  it('is offered where no answer comes, as for a back end that is away [K24]', async () => {
    const back = accountsBackend();
    back.next(CHECK, dropped);
    const root = show(back);
    await until(() => maybeByRole(root, 'heading', 'Connexion'));
    expect(logged).toEqual([]);
  });
});

describe('a widget whose back end is no address', () => {
  it('asks no password and sends nothing [K24]', async () => {
    const sent: unknown[] = [];
    const client = createClient({
      fetch: async (...request) => {
        sent.push(request);
        return json({});
      },
    });
    const session = createSession({ client, storage: null });
    const host = { client, session, notAnAddress: 'api.exemple.fr' };
    const { root } = mountInShadow(widget(loginArea, { host }));
    await until(() => byText(root, /Prévenez la personne qui gère ce site/));
    expect([fields(root), sent]).toEqual([0, []]);
    await axeCheck(root);
  });
});
