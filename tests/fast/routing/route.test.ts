import { describe, expect, it } from 'vitest';
import { matchRoute, route } from '../../../src/routing/route';

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

describe('route', () => {
  const answer = route('/apps/formulaire/:id/reponses/:reponse?');

  it('reads the ids that it writes', () => {
    const rows = [
      [{ id: 7, reponse: 12 }, '/apps/formulaire/7/reponses/12'],
      [{ id: 7 }, '/apps/formulaire/7/reponses'],
    ] as const;
    for (const [ids, path] of rows) {
      expect.soft(answer.to(ids)).toBe(path);
      expect.soft(answer.match(path), path).toEqual(ids);
    }
    expect(route('/events').to()).toBe('/events');
    expect(route('/events').match('/events')).toEqual({});
    expect(answer.match('/apps/formulaire/7')).toBeNull();
  });

  it('takes only digits for an id, so that no other text leads to a row', () => {
    for (const text of ['0x10', '7a', '-7', '1e3', '7.0', ' 7', '1'.repeat(16)])
      expect.soft(route('/events/:id').match(`/events/${text}`), text).toEqual({ id: Number.NaN });
    expect(answer.match('/apps/formulaire/7/reponses/x')).toEqual({ id: 7, reponse: Number.NaN });
  });
});
