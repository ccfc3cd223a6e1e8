// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenStore } from '../../../src/session/tokenStore';

const api = 'https://api.exemple.fr';
const awa = { id: 4, name: 'Awa Diallo', email: null };
const here = () => new TokenStore(undefined, api);
const onOwnOrigin = () => new TokenStore();
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the keys of a session', () => {
  it('are the token, the user and their owner; a mark after an expiry, none after a sign-out', () => {
    const store = here();
    store.save('abc', awa);
    expect(keys()).toEqual(['authToken', 'parvis:api', 'user']);
    expect([localStorage.authToken, localStorage.user]).toEqual(['abc', JSON.stringify(awa)]);
    store.clear(true);
    expect([keys(), store.isExpired()]).toEqual([['parvis:expired'], true]);
    store.clear(false);
    expect([keys(), store.isExpired()]).toEqual([[], false]);
  });

  it('keep what a back end gave the device, also after a sign-out, and for no other back end [N6]', () => {
    const store = here();
    store.save('abc', awa);
    store.keepDevice('valeur');
    store.clear(false);
    expect([here().device(), onOwnOrigin().device()]).toEqual([{ appareil: 'valeur' }, {}]);
    onOwnOrigin().keepDevice(undefined);
    expect(here().device()).toEqual({ appareil: 'valeur' });
    here().keepDevice(undefined);
    expect(keys()).toEqual([]);
  });

  it('are read on the next visit, also for a user without an address', () => {
    here().save('abc', awa);
    expect([here().token(), here().user()]).toEqual(['abc', awa]);
  });

  it('hold no user when the answer names none', () => {
    here().save('abc', awa);
    here().save('def', undefined);
    expect([here().token(), here().user(), keys()]).toEqual(['def', undefined, ['authToken', 'parvis:api']]);
  });

  it('name no user when the id is no number or text', () => {
    for (const id of [{ a: 1 }, true, [4]]) {
      here().save('abc', { ...awa, id } as never);
      expect.soft(here().user(), JSON.stringify(id)).toBeUndefined();
    }
  });

  it('are not those of another back end', () => {
    here().save('abc', awa);
    const other = new TokenStore(undefined, 'https://autre.exemple.fr');
    expect([other.token(), other.user(), other.isOwn()]).toEqual([undefined, undefined, false]);
    other.clear(true);
    expect(keys()).toEqual(['authToken', 'parvis:api', 'user']);
    localStorage.removeItem('authToken');
    other.clear(false);
    expect(keys()).toEqual(['parvis:api', 'user']);
  });

  it('are known while this store was the last to write or read them', () => {
    const store = here();
    expect([store.holds(undefined), store.holds('abc')]).toEqual([false, false]);
    store.save('abc', awa);
    expect([store.holds('abc'), store.holds('def')]).toEqual([true, false]);
    localStorage.clear();
    store.token();
    expect([store.holds('abc'), store.holds(undefined)]).toEqual([false, false]);
  });

  it('belong to no other program when the browser refuses access', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = new TokenStore({ getItem: refused, setItem: refused, removeItem: refused }, api);
    expect([store.token(), store.isOwn(), store.isExpired()]).toEqual([undefined, true, false]);
  });
});

describe('a token of the host page', () => {
  it('is not expired by a session beside it', () => {
    localStorage.setItem('authToken', 'JETON-HOTE');
    const store = here();
    store.save('abc', awa);
    store.clear(true);
    expect([keys(), localStorage.authToken]).toEqual([['authToken'], 'JETON-HOTE']);
  });

  it('that replaced Parvis’s own stays, and only Parvis’s other keys are removed', () => {
    const store = here();
    store.save('abc', awa);
    localStorage.setItem('authToken', 'JETON-HOTE');
    expect([store.isOwn(), store.token()]).toEqual([false, undefined]);
    store.clear(true);
    expect([keys(), localStorage.authToken]).toEqual([['authToken', 'parvis:expired'], 'JETON-HOTE']);
  });

  it('is tried with the back end of the page’s own origin, with a user or without', () => {
    localStorage.setItem('authToken', 'JETON-HOTE');
    expect([onOwnOrigin().token(), here().token()]).toEqual(['JETON-HOTE', undefined]);
    localStorage.setItem('user', JSON.stringify(awa));
    expect([onOwnOrigin().token(), onOwnOrigin().user()]).toEqual(['JETON-HOTE', awa]);
    localStorage.setItem('user', '7');
    expect(onOwnOrigin().token()).toBeUndefined();
  });

  it('is tried there too after it replaced Parvis’s, but never when it is of another back end', () => {
    onOwnOrigin().save('abc', awa);
    localStorage.setItem('authToken', 'JETON-HOTE');
    expect(onOwnOrigin().token()).toBe('JETON-HOTE');
    localStorage.clear();
    here().save('abc', awa);
    expect(onOwnOrigin().token()).toBeUndefined();
  });
});
