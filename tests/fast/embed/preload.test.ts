import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaFlags } from '../../../embed/build/cdn/chunkTable';

/** The names of the chunks that were asked for, in order. */
let chunks: string[];
let token: string | null;

beforeEach(() => {
  chunks = [];
  token = null;
  vi.resetModules();
  const names = ['core', 'signIn', 'session', 'checkin', 'form', 'login', 'members', 'hashRouter'];
  const areas = Object.fromEntries(names.slice(1).map((name, at) => [name, [at + 1]]));
  const [forVisitors, low] = JSON.parse(`[${areaFlags}]`);
  vi.stubGlobal('__PARVIS_CHUNKS__', [names, 1, areas, {}, forVisitors, low]);
  vi.stubGlobal('localStorage', { getItem: () => token });
  const append = ({ href }: { href: string }) => chunks.push(/(\w+)\.js$/.exec(href)?.[1] ?? '');
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
});
afterEach(() => vi.unstubAllGlobals());

async function firstOf(...names: string[]): Promise<string[]> {
  const { preloadFirst } = await import('../../../embed/loader/preload');
  preloadFirst(names);
  return chunks;
}

describe('preloadFirst', () => {
  it.each(['checkin', 'form', 'login'])('fetches the screen of %s for visitors', async (name) => {
    expect(await firstOf(name)).toEqual(['core', name]);
  });

  it('fetches the sign-in form in place of a screen that needs a session', async () => {
    expect(await firstOf('members')).toEqual(['core', 'signIn']);
  });

  it('fetches what reads the address of the page for a console, also before the sign-in', async () => {
    expect(await firstOf('console')).toEqual(['core', 'signIn', 'hashRouter']);
  });

  it.each([
    ['members', ['core', 'session', 'members']],
    ['login', ['core', 'session', 'login']],
    ['checkin', ['core', 'checkin']],
  ])('fetches the session with %s only where it is asked for', async (name, wanted) => {
    token = 'token';
    expect(await firstOf(name)).toEqual(wanted);
  });
});

describe('isForVisitors', () => {
  const isVisit = async (names: readonly string[], defined: readonly string[] = []) => {
    vi.stubGlobal('customElements', { get: (tag: string) => defined.includes(tag) });
    const { isForVisitors } = await import('../../../embed/loader/preload');
    return isForVisitors(names);
  };

  it('is true of a page with widgets of visitors alone', async () => {
    expect(await isVisit(['form', 'login'])).toBe(true);
    expect(await isVisit(['form', 'members'])).toBe(false);
  });

  it('is false where another script has defined the element of an area that is not theirs', async () => {
    expect(await isVisit(['form'], ['parvis-form'])).toBe(true);
    expect(await isVisit(['form'], ['parvis-members'])).toBe(false);
  });
});
