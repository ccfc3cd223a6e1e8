import { describe, expect, it } from 'vitest';
import { serialSteps } from '../../tools/bench/beside/serialSteps.ts';

type Timed = Parameters<typeof serialSteps>[0][number];

function request(path: string, start: number, end: number | undefined, more: Partial<Timed> = {}): Timed {
  const kind = path.startsWith('/api/') ? 'data' : path.endsWith('.js') ? 'code' : 'page';
  return { url: `http://host${path}`, method: 'GET', kind, start, end, isFromCache: false, ...more };
}

const signIn = request('/api/login', 1000, 1200, { method: 'POST' });
const step = { start: 1000, end: 3000 };
const found = (...requests: Timed[]) =>
  serialSteps(requests, step).map(({ url, possible, after }) => [
    new URL(url).pathname,
    possible,
    new URL(after).pathname,
  ]);

describe('serialSteps', () => {
  it('finds code that another file of code asked for', () => {
    expect(found(request('/a.js', 1000, 1200), request('/b.js', 1210, 1400))).toEqual([
      ['/b.js', 1000, '/a.js'],
    ]);
  });

  it('finds code that waited for the sign-in, and data that waited for code after it', () => {
    expect(found(signIn, request('/a.js', 1210, 1400), request('/api/counts', 1450, 1600))).toEqual([
      ['/a.js', 1000, '/api/login'],
      ['/api/counts', 1200, '/a.js'],
    ]);
  });

  it('finds nothing where data follow a sign-in or a save at once, and code comes beside them', () => {
    expect(found(signIn, request('/a.js', 1005, 1400), request('/api/counts', 1215, 1600))).toEqual([]);
  });

  it('lets a page wait for itself and its first script', () => {
    const opening = [
      request('/', 0, 150),
      request('/loader.js', 160, 300),
      request('/a.js', 320, 500),
      request('/api/counts', 600, 700),
    ];
    expect(serialSteps(opening, { start: 0, end: 900 })).toEqual([
      { url: 'http://host/api/counts', start: 600, possible: 300, after: 'http://host/a.js' },
    ]);
  });

  it('takes a search for the successor of the one before', () => {
    const searches = [request('/api/members?q=a', 1000, 1100), request('/api/members?q=ab', 1200, 1300)];
    expect(found(...searches)).toEqual([]);
  });

  it('leaves out code from the cache, requests under way, and what is fetched ahead after the step', () => {
    expect(
      found(
        request('/a.js', 1000, 1200),
        request('/b.js', 1210, 1220, { isFromCache: true }),
        request('/api/slow', 1000, undefined),
        request('/c.js', 3100, 3200),
      ),
    ).toEqual([]);
  });
});
