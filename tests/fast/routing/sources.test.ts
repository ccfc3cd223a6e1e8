// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://paroisse.example/site/?theirs=1" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimHash, createHashSource } from '../../../src/routing/hashSource';
import { createMemorySource } from '../../../src/routing/memorySource';
import type { LocationSource } from '../../../src/routing/source';

const HERE = 'https://paroisse.example/site/?theirs=1';
const closing: (() => void)[] = [];

beforeEach(() => history.replaceState({ theirs: true }, '', HERE));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** What a source tells its listener: whether each navigation was a visit. */
function watch(source: LocationSource): boolean[] {
  const visits: boolean[] = [];
  closing.push(source.subscribe((isVisit) => visits.push(isVisit)));
  return visits;
}

/** The browser's own buttons, or a typed address. */
function comeTo(hash: string) {
  history.replaceState(history.state, '', `${HERE}${hash}`);
  dispatchEvent(new Event('popstate'));
}

const both = [
  ['the hash of the page', createHashSource],
  ['memory', createMemorySource],
] as const;

describe.each(both)('a location in %s', (_, create) => {
  it('starts at the given path, else at the root', () => {
    expect(create('events?page=2').read()).toBe('/events?page=2');
    expect(create('/events').read()).toBe('/events');
    expect(create().read()).toBe('/');
  });

  it('navigates, and tells listeners whether that is a visit or a correction', () => {
    const source = create('/events');
    const visits = watch(source);
    source.navigate('community?q=a');
    expect(source.read()).toBe('/community?q=a');
    source.navigate('/community?q=b', { replace: true });
    expect(source.read()).toBe('/community?q=b');
    source.navigate('/community?q=b');
    expect(visits).toEqual([true, false, true]);
  });

  it('asks before it goes back, once, and not after a save [W1]', () => {
    const source = create('/community');
    const visits = watch(source);
    vi.spyOn(history, 'back').mockImplementation(() => comeTo(''));
    const asked: (() => void)[] = [];
    source.blockers.add((leave) => asked.push(leave));
    source.navigate('/community/details/7', { isSaved: true });
    source.back('/community');
    expect([source.read(), asked.length]).toEqual(['/community/details/7', 1]);
    asked[0]?.();
    expect([source.read(), asked.length]).toEqual(['/community', 1]);
    source.navigate('/community/details/7', { isSaved: true });
    source.back('/community', { isSaved: true });
    expect([source.read(), asked.length, visits.length]).toEqual(['/community', 1, 4]);
  });

  it('goes to the given place from where it started [W1]', () => {
    const source = create('/community/details/7');
    source.back('/community');
    expect(source.read()).toBe('/community');
  });

  it('tells all listeners until they unsubscribe', () => {
    const source = create();
    const [first, second] = [watch(source), watch(source)];
    source.navigate('/a');
    closing.shift()?.();
    source.navigate('/b');
    expect([first, second]).toEqual([[true], [true, true]]);
  });

  it('lets a listener unsubscribe while others are called', () => {
    const source = create();
    const stop = source.subscribe(() => stop());
    const visits = watch(source);
    source.navigate('/a');
    expect(visits).toEqual([true]);
  });

  it('asks the last blocker before it goes to another path, and goes only when allowed', () => {
    const source = create('/form');
    source.navigate('/form', { replace: true });
    const visits = watch(source);
    const asked = vi.fn();
    source.blockers.add(() => expect.unreachable());
    source.blockers.add(asked);
    source.navigate('/list');
    expect([source.read(), visits, asked.mock.calls.length]).toEqual(['/form', [], 1]);
    asked.mock.calls[0]?.[0]();
    expect([source.read(), visits, asked.mock.calls.length]).toEqual(['/list', [true], 1]);
  });

  it('asks no blocker when the path stays the same, for a correction, or after a save', () => {
    const source = create('/form');
    source.navigate('/form', { replace: true });
    source.blockers.add(() => expect.unreachable());
    source.navigate('form?part=2');
    expect(source.read()).toBe('/form?part=2');
    source.navigate('/list', { isSaved: true });
    expect(source.read()).toBe('/list');
    source.navigate('/other', { replace: true });
    expect(source.read()).toBe('/other');
  });
});

describe('a location in the hash of the page', () => {
  it('leaves the query and the state of the page alone', () => {
    const source = createHashSource('/events');
    expect(location.href).toBe(HERE);
    source.navigate('/community?q=é');
    expect(location.href).toBe(`${HERE}#/community?q=%C3%A9`);
    expect(history.state).toEqual({ theirs: true });
  });

  it('adds a history entry for each visit, and none for a correction or the same path', () => {
    const source = createHashSource();
    const before = history.length;
    source.navigate('/a');
    source.navigate('/a');
    source.navigate('/b', { replace: true });
    expect([history.length - before, location.hash]).toEqual([1, '#/b']);
  });

  it('gives links a whole address', () => {
    const source = createHashSource('/events');
    expect(source.href('events/7')).toBe(`${HERE}#/events/7`);
  });

  it('reads the address that is there at the start', () => {
    history.replaceState(null, '', `${HERE}#/events/7`);
    expect(createHashSource('/community').read()).toBe('/events/7');
  });

  it('follows the browser’s buttons, and ignores an anchor of the page', () => {
    const source = createHashSource('/events');
    const visits = watch(source);
    comeTo('#/community');
    expect([source.read(), visits]).toEqual(['/community', [true]]);
    comeTo('#contact');
    expect([source.read(), visits]).toEqual(['/community', [true, false]]);
    comeTo('#/community');
    expect([source.read(), visits]).toEqual(['/community', [true, false, false]]);
    // Back to the page as it was before the widget wrote its first address.
    comeTo('');
    expect(source.read()).toBe('/events');
  });

  it('goes back by the browser’s history, unless the host has added to it [W1]', async () => {
    const source = createHashSource('/community');
    watch(source);
    source.navigate('/community?page=2');
    source.navigate('/community/details/7');
    const back = vi.spyOn(history, 'back').mockImplementation(() => comeTo('#/community?page=2'));
    source.back('/community');
    expect([source.read(), back.mock.calls.length]).toEqual(['/community?page=2', 1]);
    source.navigate('/community/details/7');
    history.pushState(null, '');
    source.back('/community');
    expect([source.read(), back.mock.calls.length]).toEqual(['/community?page=2', 1]);
  });

  it('follows a changed hash too, and nothing without a listener', () => {
    const source = createHashSource('/events');
    const added = vi.spyOn(globalThis, 'addEventListener');
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    const [stop, stopLast] = [source.subscribe(() => {}), source.subscribe(() => {})];
    const followed = ['hashchange', 'popstate', 'pointerdown', 'keydown'];
    expect(added.mock.calls.map(([name]) => name)).toEqual(followed);
    stop();
    expect(removed).not.toHaveBeenCalled();
    stopLast();
    expect(removed.mock.calls.map(([name]) => name)).toEqual(followed);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });

  it('never overwrites an anchor of the page with a correction, only with a visit', () => {
    history.replaceState(null, '', `${HERE}#contact`);
    const source = createHashSource('/events');
    const visits = watch(source);
    source.navigate('community', { replace: true });
    expect([location.hash, source.read(), visits]).toEqual(['#contact', '/community', [false]]);
    source.navigate('/events');
    expect([location.hash, visits]).toEqual(['#/events', [false, true]]);
  });

  it('treats an empty hash as free, so a correction may overwrite it', () => {
    history.replaceState(null, '', `${HERE}#`);
    createHashSource('/events').navigate('/community', { replace: true });
    expect(location.hash).toBe('#/community');
  });

  it('keeps the screen when the browser navigates without asking its blocker', () => {
    const source = createHashSource('/form');
    source.navigate('/form');
    const visits = watch(source);
    const asked = vi.fn();
    source.blockers.add(asked);
    comeTo('#/list');
    expect([location.hash, source.read(), visits]).toEqual(['#/form', '/form', []]);
    expect(history.state).toEqual({ theirs: true });
    asked.mock.calls[0]?.[0]();
    expect([location.hash, source.read(), visits]).toEqual(['#/list', '/list', [true]]);
  });

  it('blocks neither another query of the path nor an anchor of the page', () => {
    const source = createHashSource('/form');
    source.navigate('/form');
    source.blockers.add(() => expect.unreachable());
    watch(source);
    comeTo('#/form?part=2');
    expect(source.read()).toBe('/form?part=2');
    comeTo('#contact');
    expect([location.hash, source.read()]).toEqual(['#contact', '/form?part=2']);
  });
});

describe('a location in memory', () => {
  it('links to the page that contains it', () => {
    expect(createMemorySource().href('/events')).toBe(HERE);
    expect(location.href).toBe(HERE);
  });

  it('links to nothing outside of a page', () => {
    vi.stubGlobal('location', undefined);
    closing.push(() => vi.unstubAllGlobals());
    expect(createMemorySource().href('/events')).toBe('');
  });
});

describe('the hash of a page', () => {
  it('belongs to one widget at a time', () => {
    const release = claimHash();
    expect(claimHash()).toBeNull();
    release?.();
    const again = claimHash();
    expect(again).not.toBeNull();
    // The first one has nothing to release any more.
    release?.();
    expect(claimHash()).toBeNull();
    again?.();
  });
});
