import { describe, expect, it } from 'vitest';

describe('in Node', () => {
  it('loads and starts signed out, without a page [L1]', async () => {
    const { runtimeFor } = await import('../../src/runtime');
    await import('../../src/session/useSession');
    expect(typeof window).toBe('undefined');
    expect(runtimeFor({ api: 'https://api.exemple.fr' }).session.get().status).toBe('signed-out');
  });
});
