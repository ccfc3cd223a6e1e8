import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const signedOut = async () => {
  const { runtimeFor } = await import('../../../src/runtime');
  const { session } = runtimeFor({ api: 'https://api.exemple.fr' });
  return session.get().status === 'signed-out' && session.token() === undefined;
};

describe('in Node', () => {
  it('loads and starts signed out, without a page', async () => {
    await import('../../../src/session/useSession');
    expect(typeof window).toBe('undefined');
    expect(await signedOut()).toBe(true);
  });

  it('waits for the page before it asks a host for its token', async () => {
    const { runtimeFor } = await import('../../../src/runtime');
    const getToken = vi.fn(() => 'host');
    const { session } = runtimeFor({ api: 'https://api.exemple.fr', getToken });
    expect(session.get().status).toBe('loading');
    expect(getToken).not.toHaveBeenCalled();
  });

  it('takes no token from Node’s own storage, which all users of a server share', async () => {
    vi.resetModules();
    const stored = new Map([
      ['authToken', 'abc'],
      ['parvis:api', 'https://api.exemple.fr'],
    ]);
    const read = vi.fn((key: string) => stored.get(key) ?? null);
    vi.stubGlobal('localStorage', { getItem: read, setItem: vi.fn(), removeItem: vi.fn() });
    expect(await signedOut()).toBe(true);
    expect(read).not.toHaveBeenCalled();
  });
});
