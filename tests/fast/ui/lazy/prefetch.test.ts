// @vitest-environment happy-dom
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackRequest } from '../../../../src/api/http/trackRequest';
import { type PrefetchStep, prefetchNow, prefetchWhenIdle } from '../../../../src/ui/lazy/prefetch';
import { loadOnce, prefetchCode } from '../../../../src/ui/loading/loadOnce';

let error: ReturnType<typeof vi.spyOn>;

/** Callbacks for when the browser is idle, which it is only when the test says so. */
const idle: (() => void)[] = [];

/** Lets the browser be idle until nothing waits for that any more. */
async function passIdleTime() {
  for (let round = 0; round === 0 || (idle.length > 0 && round < 20); round++) {
    for (const callback of idle.splice(0)) callback();
    // All promises that are settled by now have told so, and a frame is painted.
    await setImmediate();
    await setTimeout();
  }
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await passIdleTime();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A promise that the test settles. */
function gate() {
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { opened, release: () => release() };
}

/** Steps that record when they begin, and end when the test says so. */
function steps(names: readonly string[]) {
  const begun: string[] = [];
  const gates = names.map(gate);
  const plan = names.map(
    (name, at): PrefetchStep =>
      () => {
        begun.push(name);
        return gates[at]?.opened;
      },
  );
  return { begun, gates, plan: plan[Symbol.iterator]() };
}

const savesData = () => vi.stubGlobal('navigator', { connection: { saveData: true } });

describe('prefetchWhenIdle', () => {
  it('takes one step after the other, in the order of the plan', async () => {
    const { begun, gates, plan } = steps(['record', 'form', 'page']);
    prefetchWhenIdle(plan);
    expect(begun).toEqual([]);
    await passIdleTime();
    expect(begun).toEqual(['record']);
    for (const { release } of gates) release();
    await passIdleTime();
    expect(begun).toEqual(['record', 'form', 'page']);
  });

  it('waits while a call or a download that a screen needs is under way', async () => {
    const needed = gate();
    void trackRequest(needed.opened);
    const { begun, gates, plan } = steps(['record']);
    gates[0]?.release();
    prefetchWhenIdle(plan);
    await passIdleTime();
    expect(begun).toEqual([]);
    needed.release();
    await passIdleTime();
    expect(begun).toEqual(['record']);
  });

  it('waits for a call that begins just before the browser is idle', async () => {
    const { begun, gates, plan } = steps(['record']);
    gates[0]?.release();
    prefetchWhenIdle(plan);
    await setImmediate();
    const needed = gate();
    void trackRequest(needed.opened);
    await passIdleTime();
    expect(begun).toEqual([]);
    needed.release();
    await passIdleTime();
    expect(begun).toEqual(['record']);
  });

  it('waits for what came while the browser was busy to be painted', async () => {
    const { begun, gates, plan } = steps(['record']);
    gates[0]?.release();
    prefetchWhenIdle(plan);
    await setImmediate();
    await setTimeout();
    await trackRequest(Promise.resolve());
    for (const callback of idle.splice(0)) callback();
    await setImmediate();
    expect(begun).toEqual([]);
    await passIdleTime();
    expect(begun).toEqual(['record']);
  });

  it('passes over a step that fails, without a word', async () => {
    const seen = vi.fn(async () => {});
    prefetchWhenIdle([() => Promise.reject(new Error('blocked')), seen][Symbol.iterator]());
    await passIdleTime();
    expect(seen).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  it('drops the steps that were not begun when the screen is left', async () => {
    const { begun, gates, plan } = steps(['record', 'form']);
    const drop = prefetchWhenIdle(plan);
    await passIdleTime();
    drop();
    for (const { release } of gates) release();
    await passIdleTime();
    expect(begun).toEqual(['record']);
  });

  it('fetches nothing where the browser saves data', async () => {
    savesData();
    const { begun, plan } = steps(['record']);
    prefetchWhenIdle(plan);
    await prefetchNow(steps(['form']).plan);
    await passIdleTime();
    expect(begun).toEqual([]);
  });

  it('waits until a page that the browser renders ahead is shown', async () => {
    const page = Object.assign(document, { prerendering: true });
    const { begun, gates, plan } = steps(['record']);
    gates[0]?.release();
    prefetchWhenIdle(plan);
    await passIdleTime();
    expect(begun).toEqual([]);
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
    await setImmediate();
    await passIdleTime();
    expect(begun).toEqual(['record']);
  });
});

describe('prefetchNow', () => {
  it('begins at once, whatever is under way', () => {
    const needed = gate();
    void trackRequest(needed.opened);
    const { begun, gates, plan } = steps(['record']);
    void prefetchNow(plan);
    expect(begun).toEqual(['record']);
    gates[0]?.release();
    needed.release();
  });
});

describe('code that was fetched ahead', () => {
  it('fails in silence, and is downloaded again when it is needed', async () => {
    let isBlocked = true;
    const load = vi.fn(async () => {
      if (isBlocked) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: 'the record' };
    });
    await prefetchCode(load);
    expect(error).not.toHaveBeenCalled();
    isBlocked = false;
    expect(await loadOnce(load)).toBe('the record');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is downloaded again even when it fails while a screen already waits for it', async () => {
    const first = gate();
    const load = vi
      .fn<() => Promise<{ default: string }>>()
      .mockImplementationOnce(() => first.opened.then(() => Promise.reject(new TypeError('lost'))))
      .mockResolvedValueOnce({ default: 'the record' });
    void prefetchCode(load);
    const needed = loadOnce(load);
    first.release();
    expect(await needed).toBe('the record');
    expect(error).not.toHaveBeenCalled();
  });

  it('is not downloaded twice, and says so when it can’t be loaded for a screen', async () => {
    const load = vi.fn(async () => ({ default: 'the record' }));
    await Promise.all([prefetchCode(load), loadOnce(load), loadOnce(load)]);
    expect(load).toHaveBeenCalledOnce();
    await expect(loadOnce(() => Promise.reject(new TypeError('lost')))).rejects.toThrow('lost');
    expect(error).toHaveBeenCalledOnce();
  });
});
