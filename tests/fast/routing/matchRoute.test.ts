import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../src/routing/matchRoute';

describe('matchRoute', () => {
  it('gives the parameters of a matching path', () => {
    expect(matchRoute('/community/details/:id', '/community/details/12')).toEqual({ id: '12' });
    expect(matchRoute('/events/:id/edit', '/events/7/edit')).toEqual({ id: '7' });
    expect(matchRoute('/dashboard', '/dashboard')).toEqual({});
    expect(matchRoute('/', '/')).toEqual({});
  });

  it('refuses other paths', () => {
    const rows = [
      ['/community', '/community/details'],
      ['/community/details/:id', '/community/details'],
      ['/events', '/eventsx'],
      ['/', '/dashboard'],
      ['/a.b', '/axb'],
    ] as const;
    for (const [pattern, path] of rows)
      expect.soft(matchRoute(pattern, path), `${pattern} ${path}`).toBeNull();
  });

  it('matches an optional parameter with and without it [S19]', () => {
    expect(matchRoute('/community/details/:id?', '/community/details')).toEqual({});
    expect(matchRoute('/community/details/:id?', '/community/details/')).toEqual({});
    expect(matchRoute('/community/details/:id?', '/community/details/4')).toEqual({ id: '4' });
  });

  it('ignores case and a trailing slash', () => {
    expect(matchRoute('/community', '/Community/')).toEqual({});
    expect(matchRoute('/tags/:name', '/TAGS/Élodie')).toEqual({ name: 'Élodie' });
  });
});
