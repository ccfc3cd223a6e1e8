import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Donut } from '../../../../src/ui/chart/Donut.tsx';
import { LineChart } from '../../../../src/ui/chart/LineChart.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect } from '../../../support/expect.ts';
import { nth, query } from '../../../support/lookups.ts';
import { axeCheck, mountInLight, mountInShadow } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { allByRole, byRole, until } from '../../../support/queries.ts';
import { hover, press } from '../../../support/user.ts';

const DAY = 86_400_000;
const headers = ['Nom', 'Membres', 'Part'] as const;
const slices = [
  { key: 1, name: 'Chorale', value: 5, color: '#3b82f6' },
  { key: 2, name: 'Accueil', value: 3, color: '#76c12c' },
  { key: 3, name: 'Diaconie', value: 0, color: '#ef4444' },
];
const series = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: Date.UTC(2026, 0, 1) + at * DAY, y: 100 + at }));

const onSurface = (node: ReactNode, theme?: 'light' | 'dark') => (
  <WidgetRoot theme={theme ?? 'light'}>
    <div style={{ background: 'var(--pv-surface)' }}>{node}</div>
  </WidgetRoot>
);
const donut = (of = slices) => onSurface(<Donut label="Membres par groupe" headers={headers} slices={of} />);
const line = (count: number, theme?: 'light' | 'dark') =>
  onSurface(<LineChart label="Membres" points={series(count)} describe={(at) => `point ${at + 1}`} />, theme);

const ring = (root: ParentNode) => root.querySelector<SVGGElement>('.apexcharts-pie');
const curve = (root: ParentNode) => root.querySelector<SVGPathElement>("path.apexcharts-area[fill='none']");

describe('Donut', () => {
  for (const mount of [mountInShadow, mountInLight]) {
    it(`is a ring of 200 px with a hole of 40 px, in ${mount.name} [D10]`, async () => {
      const { root } = mount(donut());
      const { width, height } = (await until(() => ring(root))).getBoundingClientRect();
      expect(Math.round(width)).toBe(200);
      expect(Math.round(height)).toBe(200);
      const path = query(root, '.apexcharts-pie-area').getAttribute('d') ?? '';
      const [, outer, inner] = /A ([\d.]+) .*A ([\d.]+) /.exec(path) ?? [];
      expect(Number(inner) / Number(outer)).toBeCloseTo(0.2, 5);
    });

    it(`adds no style, script or HTML text, in ${mount.name}`, async () => {
      const styles = () => document.querySelectorAll('style').length;
      const before = styles();
      const { root, rerender } = mount(donut());
      await until(() => ring(root));
      rerender(donut([...slices, { key: 4, name: 'Médias', value: 8, color: '#8b5cf6' }]));
      await until(() => root.querySelectorAll('.apexcharts-pie-area').length === 3);
      expect(root.querySelectorAll('style, script, foreignObject *')).toHaveLength(0);
      expect(styles()).toBe(before);
    });
  }

  it('waits to be in the page when the host removed it while the code was loading', async () => {
    const { root: code, unmount: end } = mountInLight(donut());
    await until(() => ring(code));
    end();
    const away = document.createElement('div');
    const troubles: string[] = [];
    const note = (event: Event) => {
      event.preventDefault();
      troubles.push(String((event as PromiseRejectionEvent).reason ?? event));
    };
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, note);
    const root = createRoot(away);
    try {
      flushSync(() => root.render(donut()));
      flushSync(() => root.render(donut(slices.slice(0, 2))));
      document.body.append(away);
      const { width } = (await until(() => ring(away))).getBoundingClientRect();
      expect(Math.round(width)).toBe(200);
      expect(troubles).toEqual([]);
    } finally {
      for (const type of ['error', 'unhandledrejection']) removeEventListener(type, note);
      root.unmount();
      away.remove();
    }
  });

  it('has a legend of name, colour and percentage [D11]', async () => {
    const { root } = mountInShadow(donut());
    const rows = [...byRole(root, 'table', 'Membres par groupe').querySelectorAll('tbody tr')];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Chorale', '5', '62,5\u00a0%'],
      ['Accueil', '3', '37,5\u00a0%'],
      ['Diaconie', '0', '0,0\u00a0%'],
    ]);
    const swatch = query(nth(rows, 0), 'span');
    expect(getComputedStyle(swatch).backgroundColor).toBe('rgb(59, 130, 246)');
    await axeCheck(root);
  });

  it('shows 0 % everywhere and an empty ring when the total is 0 [D11]', () => {
    const { root } = mountInShadow(donut(slices.map((slice) => ({ ...slice, value: 0 }))));
    expect([...root.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)).toEqual([
      '0\u00a0%',
      '0\u00a0%',
      '0\u00a0%',
    ]);
    expect(ring(root)).toBeNull();
  });

  it('counts a negative value as 0 [D11]', () => {
    const { root } = mountInShadow(donut([{ ...nth(slices, 0), value: -5 }, nth(slices, 1)]));
    expect([...root.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)).toEqual([
      '0,0\u00a0%',
      '100,0\u00a0%',
    ]);
  });

  it('shortens a long name and gives it whole as a title', () => {
    const name = 'Intercession et prière du mercredi soir'.repeat(4);
    const { root } = mountInShadow(donut([{ ...nth(slices, 0), name }]));
    const header = byRole(root, 'rowheader');
    expect(header.title).toBe(name);
    expect(header.scrollWidth).toBeGreaterThan(header.clientWidth);
  });

  it('removes its drawing and its listeners', async () => {
    const { root, unmount } = mountInLight(donut());
    await until(() => ring(root));
    unmount();
    expect(document.querySelectorAll('[class*=apexcharts], #apexcharts-css')).toHaveLength(0);
    // The library listens on window, and a listener that remains would throw.
    window.dispatchEvent(new Event('resize'));
  });
});

describe('LineChart', () => {
  it('draws a curve as wide as its container, and follows changes of the width', async () => {
    const { root } = mountInShadow(<div style={{ width: '800px' }}>{line(30)}</div>);
    const wide = (await until(() => curve(root))).getBoundingClientRect().width;
    query(root, 'div > div').style.width = '400px';
    await until(() => Math.abs(wide - present(curve(root), 'curve').getBoundingClientRect().width - 400) < 4);
  });

  it('reads its points one by one with the keyboard', async () => {
    const { root } = mountInShadow(line(30));
    const slider = byRole(root, 'slider', 'Membres');
    expect(slider.getAttribute('aria-valuetext')).toBe('point 30');
    slider.focus();
    await press('ArrowLeft');
    expect(slider.getAttribute('aria-valuetext')).toBe('point 29');
    await press('Home', 'ArrowLeft');
    expect(slider.getAttribute('aria-valuetext')).toBe('point 1');
    await press('PageUp');
    expect(slider.getAttribute('aria-valuetext')).toBe('point 4');
    await press('End');
    expect(slider.getAttribute('aria-valuenow')).toBe('30');
  });

  it('reads the point under the pointer', async () => {
    const { root } = mountInShadow(line(31));
    const slider = byRole(root, 'slider', 'Membres');
    await hover(slider);
    await until(() => slider.getAttribute('aria-valuetext') === 'point 16');
  });

  it('draws 5 000 points without freezing the page', async () => {
    const { root } = mountInShadow(line(30));
    await until(() => curve(root));
    const { root: large } = mountInShadow(line(5000));
    const path = await until(() => curve(large));
    expect(path.getAttribute('d')?.match(/L/g)?.length).toBeLessThan(500);
  });

  it('has the place of its curve at once, without a frame to measure it', async () => {
    const { root: first } = mountInShadow(line(30));
    await until(() => curve(first));
    const { root } = mountInShadow(line(30));
    query(root, '[class*=drawing]');
  });

  it('shows a single point', async () => {
    const { root } = mountInShadow(line(1));
    expect(byRole(root, 'slider', 'Membres').getAttribute('aria-valuetext')).toBe('point 1');
    await axeCheck(root);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is drawn in the colours of the ${theme} theme, without an axe violation`, async () => {
      const { root } = mountInShadow(line(30, theme));
      const path = await until(() => curve(root));
      const expected = theme === 'light' ? 'rgb(61, 107, 18)' : 'rgb(165, 220, 108)';
      expect(getComputedStyle(path).stroke).toBe(expected);
      expect(allByRole(root, 'graphics-document')).toHaveLength(0);
      await axeCheck(root);
    });
  }
});

describe('the page around charts', () => {
  for (const mount of [mountInShadow, mountInLight]) {
    it(`has nothing in its body that a chart added, in ${mount.name}`, async () => {
      const before = [...document.body.children];
      const both = (count: number) =>
        onSurface(
          <>
            <Donut label="Membres par groupe" headers={headers} slices={slices.slice(0, count)} />
            <LineChart label="Membres" points={series(count)} describe={String} />
          </>,
        );
      const added: Node[] = [];
      const observer = new MutationObserver((records) =>
        added.push(...records.flatMap((r) => [...r.addedNodes])),
      );
      const { root, rerender, unmount } = mount(both(2));
      observer.observe(document.body, { childList: true });
      const first = await until(() => ring(root) && curve(root));
      rerender(both(3));
      await until(() => curve(root) && curve(root) !== first);
      unmount();
      added.push(...observer.takeRecords().flatMap((r) => [...r.addedNodes]));
      observer.disconnect();
      expect(added).toEqual([]);
      expect([...document.body.children]).toEqual(before);
      // One that stays would serve the charts of all tests.
      expect(document.querySelectorAll('body > svg')).toHaveLength(0);
    });
  }
});
