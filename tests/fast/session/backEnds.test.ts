// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

let backEnds: typeof import('../../../src/backEnds');

beforeEach(async () => {
  vi.resetModules();
  backEnds = await import('../../../src/backEnds');
});

const other = 'https://autre.exemple.fr';
/** Whether an element may name the address, and whether a placeholder may. */
const mayName = (api?: string) => [backEnds.mayName(api, false), backEnds.mayName(api, true)];

describe('a page that names no back end', () => {
  it('accepts any address from an element, and only its own origin from a placeholder [Z11]', () => {
    expect(mayName(other)).toEqual([true, false]);
    expect(mayName('https://')).toEqual([true, false]);
    expect(mayName('/backend')).toEqual([true, true]);
    expect(mayName(`${location.origin}/backend`)).toEqual([true, true]);
  });

  it('accepts widgets without an address', () => {
    expect(mayName()).toEqual([true, true]);
    expect(mayName('')).toEqual([true, true]);
  });

  it('is not changed by blank addresses', () => {
    backEnds.nameBackEnds(['', ' \n']);
    expect(mayName(other)).toEqual([true, false]);
  });
});

describe('a page that names its back ends', () => {
  it('accepts their origins, and no other, from elements and placeholders [Z11]', () => {
    backEnds.nameBackEnds(['https://api.exemple.fr/v2', other]);
    expect(mayName('https://api.exemple.fr')).toEqual([true, true]);
    expect(mayName(`${other}/api`)).toEqual([true, true]);
    expect(mayName('https://api.exemple.fr:8443')).toEqual([false, false]);
    expect(mayName('http://api.exemple.fr')).toEqual([false, false]);
    expect(mayName('/backend')).toEqual([false, false]);
    expect(mayName('https://')).toEqual([false, false]);
    expect(mayName()).toEqual([true, true]);
  });

  it('accepts its own origin when a path of it is named', () => {
    backEnds.nameBackEnds(['/backend']);
    expect(mayName(`${location.origin}/ailleurs`)).toEqual([true, true]);
    expect(mayName(other)).toEqual([false, false]);
  });

  it('tells its subscribers, until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = backEnds.onNamed(listener);
    backEnds.nameBackEnds([other]);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    backEnds.nameBackEnds(['https://api.exemple.fr']);
    expect(listener).toHaveBeenCalledOnce();
  });
});
