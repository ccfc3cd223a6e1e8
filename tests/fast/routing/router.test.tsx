// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://paroisse.example/site/?theirs=1" }
import { act, type ComponentProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Redirect, useHref } from '../../../src/routing/Link';
import { useBlocker } from '../../../src/routing/leaving';
import { useLocation } from '../../../src/routing/useLocation';
import { RouterProvider } from '../../support/RouterProvider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const HERE = 'https://paroisse.example/site/?theirs=1';
let roots: Root[] = [];
let at: ReturnType<typeof useLocation>;

beforeEach(() => history.replaceState(null, '', HERE));
afterEach(() => {
  act(() => {
    for (const root of roots) root.unmount();
  });
  roots = [];
});

function Probe() {
  at = useLocation();
  return <p>{at.path}</p>;
}

function Held({ isOn, onLeave }: { isOn: boolean; onLeave(leave: () => void): void }) {
  useBlocker(isOn, onLeave);
  return <Probe />;
}

function Anchor() {
  return <a href={useHref('/events/7')}>Culte</a>;
}

function show(
  children: ReactNode,
  mode: ComponentProps<typeof RouterProvider>['mode'] = 'memory',
  initial = '/events',
) {
  const host = document.createElement('div');
  const root = createRoot(host);
  roots.push(root);
  const render = (inner: ReactNode) =>
    act(() =>
      root.render(
        <RouterProvider mode={mode} initial={initial}>
          {inner}
        </RouterProvider>,
      ),
    );
  render(children);
  return { host, render };
}

const go = (to: string, options?: { replace?: boolean }) => act(() => at.navigate(to, options));

describe.each(['memory', 'hash'] as const)('useLocation, in %s', (mode) => {
  it('gives the decoded path and the query of the widget, never the page’s', () => {
    show(<Probe />, mode, '/tags/%C3%89lodie?q=a%2526b&page=2');
    expect(at.path).toBe('/tags/Élodie');
    expect([...at.query]).toEqual([
      ['q', 'a%26b'],
      ['page', '2'],
    ]);
  });

  it('keeps what follows a second question mark', () => {
    show(<Probe />, mode, '/tags?q=pourquoi?');
    expect(at.query.get('q')).toBe('pourquoi?');
  });

  it('follows the navigation of the widget', () => {
    const { host } = show(<Probe />, mode);
    const { query } = at;
    go('/community?page=2');
    expect([host.textContent, at.query.get('page')]).toEqual(['/community', '2']);
    expect(at.query).not.toBe(query);
  });
});

describe('a widget that owns the address', () => {
  it('writes its path into the page’s hash', () => {
    show(<Probe />, 'hash');
    go('/community');
    expect(location.href).toBe(`${HERE}#/community`);
  });

  it('is the only one, and a second one warns and keeps its route in memory', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show(<Probe />, 'hash');
    expect(warn).not.toHaveBeenCalled();
    show(<Probe />, 'hash');
    expect(warn).toHaveBeenCalledOnce();
    go('/community');
    expect(location.href).toBe(HERE);
  });

  it('releases it when it unmounts', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show(<Probe />, 'hash');
    act(() => roots.pop()?.unmount());
    show(<Probe />, 'hash');
    go('/community');
    expect([location.hash, warn.mock.calls]).toEqual(['#/community', []]);
  });

  it('starts at its initial path, and ignores later changes of it', () => {
    const { host } = show(<Probe />, 'hash');
    const [root] = roots;
    act(() =>
      root?.render(
        <RouterProvider mode="hash" initial="/tags">
          <Probe />
        </RouterProvider>,
      ),
    );
    expect(host.textContent).toBe('/events');
  });
});

describe('a widget in memory', () => {
  it('leaves the address alone', () => {
    show(<Probe />);
    go('/community');
    expect(location.href).toBe(HERE);
  });
});

describe('Link', () => {
  it('is a real link to its path, with the attributes of a link', () => {
    const { host } = show(
      <>
        <Probe />
        <Link to="/events/7" className="row" title="Culte">
          Culte
        </Link>
      </>,
      'hash',
    );
    const link = host.querySelector('a');
    expect(link?.href).toBe(`${HERE}#/events/7`);
    expect([link?.className, link?.title, link?.textContent]).toEqual(['row', 'Culte', 'Culte']);
    act(() => link?.click());
    expect([at.path, location.hash]).toEqual(['/events/7', '#/events/7']);
  });
});

describe('useHref', () => {
  it('gives the address of a link to the path', () => {
    expect(show(<Anchor />, 'hash').host.querySelector('a')?.href).toBe(`${HERE}#/events/7`);
  });
});

describe('Redirect', () => {
  it('navigates without a history entry', () => {
    const before = history.length;
    show(
      <>
        <Probe />
        <Redirect to="/community" />
      </>,
      'hash',
    );
    expect([at.path, location.hash, history.length]).toEqual(['/community', '#/community', before]);
  });

  it('navigates again when its target changes', () => {
    const { render } = show([<Probe key="probe" />, <Redirect key="redirect" to="/community" />]);
    render([<Probe key="probe" />, <Redirect key="redirect" to="/tags" />]);
    expect(at.path).toBe('/tags');
  });
});

describe('leaving', () => {
  it('calls the function of the last render while it is on', () => {
    const [early, late] = [vi.fn(), vi.fn()];
    const { render } = show(<Held isOn onLeave={early} />);
    render(<Held isOn onLeave={late} />);
    go('/tags');
    expect([at.path, early.mock.calls.length, late.mock.calls.length]).toEqual(['/events', 0, 1]);
    act(() => late.mock.calls[0]?.[0]());
    expect(at.path).toBe('/tags');
  });

  it('blocks only while it is on', () => {
    const onLeave = vi.fn();
    const { render } = show(<Held isOn={false} onLeave={onLeave} />);
    go('/tags');
    expect([at.path, onLeave.mock.calls.length]).toEqual(['/tags', 0]);
    render(<Held isOn onLeave={onLeave} />);
    go('/events');
    expect([at.path, onLeave.mock.calls.length]).toEqual(['/tags', 1]);
    render(<Held isOn={false} onLeave={onLeave} />);
    go('/events');
    expect([at.path, onLeave.mock.calls.length]).toEqual(['/events', 1]);
  });
});
