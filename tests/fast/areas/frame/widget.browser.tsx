import type { AnyArea } from '../../../../src/areas/area.ts';
import { loginArea } from '../../../../src/areas/login/area.ts';
import { expect } from '../../../support/expect.ts';
import { awa, type FakeBackend, held, json, luc } from '../../../support/fakeBackend.ts';
import {
  byLabel,
  byRole,
  byText,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { showWidget, signIn } from '../../../support/screen.tsx';
import { click, fill, press } from '../../../support/user.ts';
import { accountsBackend, probeArea, setCrashing } from './fixtures.tsx';

const realError = console.error;
let logged: string[] = [];
beforeEach(() => {
  logged = [];
  console.error = (...words) => logged.push(words.map(String).join(' '));
});
afterEach(() => {
  console.error = realError;
  setCrashing(false);
});

function show(
  back: FakeBackend,
  {
    area = probeArea(),
    prevented = [],
    route,
  }: { area?: AnyArea; prevented?: string[]; route?: string } = {},
) {
  return showWidget(area, back, { route }, prevented);
}

const isForm = (root: ShadowRoot) => maybeByRole(root, 'heading', 'Connexion') !== null;

describe('a widget at the start', () => {
  it('shows the splash while the stored token is checked, then the screen [S1, S3, S4, S5, S13]', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const answer = held(() => json({ data: { user: { id: 1, name: 'Awa Diop' } } }));
    back.next('/api/verify-token', answer.reply);
    const { root, host, log } = show(back);
    byText(root, 'Chargement...');
    expect(host.session.get()).toMatchObject({ status: 'loading' });
    expect(host.session.get().user).toBeUndefined();
    expect(maybeByRole(root, 'heading')).toBeNull();
    answer.release();
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(back.called('/api/verify-token')).toMatchObject([
      { method: 'GET', authorization: 'Token token-1' },
    ]);
    expect(log.of('parvis-session')).toEqual([{ user: { id: 1, name: 'Awa Diop' } }]);
    expect(log.of('parvis-ready')).toHaveLength(1);
    expect(log.of('parvis-route')).toEqual([{ path: '/fiche', title: 'Fiche' }]);
  });

  it('asks to sign in when the check fails, logs it and forgets the token [S6]', async () => {
    const back = accountsBackend();
    localStorage.setItem('authToken', 'junk');
    localStorage.setItem('user', '{broken');
    localStorage.setItem('parvis:api', `${location.origin}/`);
    const { root } = show(back);
    await until(() => isForm(root));
    expect(logged.join()).toContain('the check of the session failed');
    expect([localStorage.getItem('authToken'), localStorage.getItem('user')]).toEqual([null, null]);
  });

  it('asks to sign in at once without a token, and then shows the screen in its place [L1, L15]', async () => {
    const back = accountsBackend();
    const { root, log } = show(back);
    await until(() => isForm(root));
    expect(back.called('/api/verify-token')).toEqual([]);
    expect(log.of('parvis-auth-required')).toHaveLength(1);
    await signIn(root, awa);
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(isForm(root)).toBe(false);
  });

  it('loads the screen while the session is checked', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const answer = held(() => json({ data: { user: { id: 1 } } }));
    back.next('/api/verify-token', answer.reply);
    let fetched = 0;
    const area = probeArea(async () => {
      fetched += 1;
    });
    const { root } = show(back, { area });
    await until(() => fetched === 1);
    answer.release();
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(fetched).toBe(1);
  });
});

describe('a session that ends while the user types', () => {
  async function typed(back: FakeBackend) {
    back.remember(awa);
    const shown = show(back);
    await until(() => byRole(shown.root, 'heading', 'Fiche'));
    await fill(byLabel(shown.root, 'Note'), 'à garder');
    return shown;
  }

  it('asks to sign in again and keeps the screen, hidden and inert [S11]', async () => {
    const back = accountsBackend();
    const { root } = await typed(back);
    const field = byLabel(root, 'Note');
    back.expire();
    await click(byRole(root, 'button', 'Charger'));
    await until(() => isForm(root));
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(field.isConnected).toBe(true);
    expect(field.checkVisibility()).toBe(false);
    expect(field.closest('[inert]')).not.toBeNull();
    await until(() => focused() === byLabel(root, 'Adresse e-mail'));
  });

  it('restores the form and the focus for the same user', async () => {
    const back = accountsBackend();
    const { root } = await typed(back);
    const field = byLabel(root, 'Note');
    back.expire();
    byRole(root, 'button', 'Charger').focus();
    await press('Enter');
    await signIn(root, awa);
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(byLabel(root, 'Note')).toBe(field);
    expect(field.value).toBe('à garder');
    await until(() => focused() === byRole(root, 'button', 'Charger'));
  });

  it('gives another user a new screen', async () => {
    const back = accountsBackend();
    const { root } = await typed(back);
    back.expire();
    await click(byRole(root, 'button', 'Charger'));
    await signIn(root, luc);
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(byLabel(root, 'Note').value).toBe('');
  });

  it('keeps an open dialog below the form until the same user is back', async () => {
    const back = accountsBackend();
    const { root } = await typed(back);
    await click(byRole(root, 'button', 'Ouvrir'));
    await fill(byLabel(root, 'Détail'), 'long texte');
    const detail = byLabel(root, 'Détail');
    back.expire();
    await click(byRole(root, 'button', 'Enregistrer'));
    await until(() => isForm(root));
    expect(detail.checkVisibility()).toBe(false);
    await press('Escape');
    await signIn(root, awa);
    await until(() => detail.checkVisibility());
    expect(detail.value).toBe('long texte');
    expect(isForm(root)).toBe(false);
    expect(detail.closest('dialog')?.matches(':modal')).toBe(true);
    await fill(detail, 'encore');
    expect(detail.value).toBe('encore');
  });

  it('leaves nothing of a screen after a chosen sign-out, here or in another tab [S8]', async () => {
    for (const leave of ['here', 'elsewhere'] as const) {
      const back = accountsBackend();
      const { root, host, unmount } = await typed(back);
      const field = byLabel(root, 'Note');
      if (leave === 'here') void host.session.logout();
      else {
        localStorage.removeItem('authToken');
        window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
      }
      await until(() => isForm(root));
      expect(field.isConnected).toBe(false);
      unmount();
      host.session.destroy();
    }
  });

  it('follows a sign-in in another tab', async () => {
    const back = accountsBackend();
    const { root } = show(back);
    await until(() => isForm(root));
    back.remember(luc);
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    await until(() => byRole(root, 'heading', 'Fiche'));
  });
});

describe('several widgets of a page, signed out', () => {
  it('show one form, and the others a line that brings it to them', async () => {
    const back = accountsBackend();
    const first = show(back);
    const second = show(back);
    await until(() => isForm(first.root));
    await until(() => byText(second.root, 'Connexion requise'));
    expect(isForm(second.root)).toBe(false);
    expect(second.log.of('parvis-auth-required')).toEqual([]);
    await click(byRole(second.root, 'button', 'Se connecter ici'));
    await until(() => isForm(second.root));
    byText(first.root, 'Connexion requise');
    expect(isForm(first.root)).toBe(false);
    await signIn(second.root, awa);
    await until(() => byRole(first.root, 'heading', 'Fiche'));
    await until(() => byRole(second.root, 'heading', 'Fiche'));
    expect(back.called('/api/login')).toHaveLength(1);
  });

  it('leave the form to <parvis-login> when there is one', async () => {
    const back = accountsBackend();
    const first = show(back);
    const form = show(back, { area: loginArea });
    await until(() => isForm(form.root));
    await until(() => byText(first.root, 'Connexion requise'));
    expect(isForm(first.root)).toBe(false);
    form.unmount();
    await until(() => isForm(first.root));
  });

  it('show no form when the host signs users in, and ask the host again by the button', async () => {
    const { root, log } = show(accountsBackend(), { prevented: ['parvis-auth-required'] });
    await until(() => byText(root, 'Connexion requise'));
    expect(isForm(root)).toBe(false);
    await click(byRole(root, 'button', 'Se connecter'));
    await until(() => log.of('parvis-auth-required').length === 2);
    expect(isForm(root)).toBe(false);
  });
});

describe('failures', () => {
  it('of a screen show a panel, don’t affect other widgets and can be tried again', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const neighbour = show(back);
    await until(() => byRole(neighbour.root, 'heading', 'Fiche'));
    await fill(byLabel(neighbour.root, 'Note'), 'vivant');
    setCrashing(true);
    const { root, log } = show(back);
    await until(() => byText(root, /a rencontré un problème/));
    expect(log.of('parvis-failed')).toMatchObject([{ message: 'broken screen' }]);
    setCrashing(false);
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(byLabel(neighbour.root, 'Note').value).toBe('vivant');
  });

  it('of a download show a panel whose button downloads again', async () => {
    const back = accountsBackend();
    back.remember(awa);
    let attempts = 0;
    let isDown = true;
    const area = probeArea(() => {
      attempts += 1;
      return isDown ? Promise.reject(new TypeError('Failed to fetch module')) : Promise.resolve();
    });
    const { root, log } = show(back, { area });
    await until(() => byText(root, /n’a pas pu être chargée/));
    await until(() => log.of('parvis-failed').length === 1);
    expect(log.of('parvis-failed')).toMatchObject([{ code: 'code' }]);
    const before = attempts;
    await click(byRole(root, 'button', 'Réessayer'));
    // While nothing else happens the widget also tries by itself, ahead of the next press.
    await until(() => attempts > before && maybeByText(root, /n’a pas pu être chargée/));
    isDown = false;
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(attempts).toBeGreaterThan(before + 1);
  });

  it('of a call are reported to the host page, a 401 as a session that ended', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const { root, log } = show(back);
    await until(() => byRole(root, 'heading', 'Fiche'));
    back.next('/api/statistics/dashboard', () => json({ message: 'en panne' }, 500));
    await click(byRole(root, 'button', 'Charger'));
    await until(() => log.of('parvis-failed').length === 1);
    expect(log.of('parvis-failed')[0]).toMatchObject({ code: 'server', status: 500, message: 'en panne' });
    back.expire();
    await click(byRole(root, 'button', 'Charger'));
    await until(() => log.of('parvis-auth-required').length === 1);
    expect(log.of('parvis-failed')).toHaveLength(1);
  });
});

describe('the host page', () => {
  it('starts a screen again, and navigates', async () => {
    const back = accountsBackend();
    back.remember(awa);
    const { root, handle, log } = show(back, { route: '/fiche' });
    await until(() => byRole(root, 'heading', 'Fiche'));
    await fill(byLabel(root, 'Note'), 'perdu');
    handle.current?.reload();
    await until(() => byLabel(root, 'Note').value === '');
    handle.current?.navigate('/fiche/');
    await until(() => log.lastRoute() === '/fiche/');
  });
});
