import { describe, expect, it } from 'vitest';
import { type AnyArea, defineArea } from '../../../../src/areas/area';
import { HOME, isUnder, linksOf, SETTINGS } from '../../../../src/areas/console/screens';
import { areaAt } from '../../../../src/areas/frame/navigation/areaAt';

function area(name: string, routes: Record<string, string>): AnyArea {
  return defineArea({
    name,
    title: name,
    attributes: {},
    routes,
    load: () => Promise.resolve({ default: () => null }),
  });
}

const dashboard = area('dashboard', { home: '/dashboard' });
const members = area('members', { list: '/community', detail: '/community/details/:id?' });
const events = area('events', { list: '/events', add: '/events/add', detail: '/events/:id' });

describe('the console', () => {
  it('finds the area that declares a path', () => {
    const all = [dashboard, members, events];
    expect(areaAt(all, '/dashboard')).toBe(dashboard);
    expect(areaAt(all, '/community')).toBe(members);
    expect(areaAt(all, '/community/details/4')).toBe(members);
    expect(areaAt(all, '/community/details')).toBe(members);
    expect(areaAt(all, '/events/add')).toBe(events);
  });

  it('has no screen at other paths', () => {
    for (const path of ['/', '/login', '/apps/sondage', '/community/4', '/dashboardx'])
      expect.soft(areaAt([dashboard, members], path), path).toBeUndefined();
  });

  it('shows only links that lead somewhere, in the order of the bar', () => {
    expect(linksOf([dashboard]).map((link) => link.to)).toEqual(['/dashboard']);
    expect(linksOf([events, members, dashboard]).map((link) => link.to)).toEqual([
      '/dashboard',
      '/community',
      '/events',
    ]);
  });

  it('names its links, leads to the dashboard and to the settings', () => {
    const apps = area('apps', { hub: '/apps' });
    const settings = area('settings', { home: '/settings' });
    const all = [dashboard, members, events, apps, settings];
    expect(linksOf(all)).toEqual([
      { to: '/dashboard', text: 'dashboard' },
      { to: '/community', text: 'community' },
      { to: '/events', text: 'events' },
      { to: '/apps', text: 'apps' },
    ]);
    expect([areaAt(all, HOME), areaAt(all, SETTINGS)]).toEqual([dashboard, settings]);
  });

  it('keeps the link of a section active on its inner screens [S30]', () => {
    expect(isUnder('/events', '/events/7/edit')).toBe(true);
    expect(isUnder('/events', '/Events')).toBe(true);
    expect(isUnder('/events', '/eventsx')).toBe(false);
    expect(isUnder('/apps', '/settings')).toBe(false);
  });
});
