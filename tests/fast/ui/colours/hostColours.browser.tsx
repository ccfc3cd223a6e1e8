import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect } from '../../../support/expect.ts';
import { mountInLight, mountInShadow } from '../../../support/mount.tsx';
import { until } from '../../../support/queries.ts';

const page = document.documentElement;
const { warn } = console;
const { requestIdleCallback: whenIdle } = window;
let told: string[] = [];

beforeEach(() => {
  told = [];
  console.warn = (...words) => told.push(words.map(String).join(' '));
  // Beside other tests the browser may never be idle.
  window.requestIdleCallback = (work) => Number(setTimeout(work));
});
afterEach(() => {
  console.warn = warn;
  window.requestIdleCallback = whenIdle;
  page.removeAttribute('style');
});

const set = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) page.style.setProperty(`--parvis-${name}`, value);
};

/** Waits for the check, which loads in a task of its own. */
const idle = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await import('../../../../src/ui/colours/hostColours.ts');
  await new Promise((resolve) => setTimeout(resolve));
};

describe('colours of the host below 4.5:1', () => {
  it('are named once in the console, with both colours, the ratio and what to set', async () => {
    set({ 'text-muted': '#999999', surface: '#ffffff' });
    mountInLight(<WidgetRoot theme="light" />);
    mountInShadow(<WidgetRoot theme="light" />);
    await until(() => told.length > 0);
    await idle();
    expect(told).toEqual([
      'Parvis: --parvis-text-muted #999999 on --parvis-surface #ffffff has a contrast of 2.84:1 in the light scheme; text needs 4.5:1. Set --parvis-text-muted to #747474.',
    ]);
  });

  it('are found again when the scheme or a colour changes at run time', async () => {
    set({ accent: '#6b21a8', 'on-accent': 'light-dark(white, #581c87)' });
    const { rerender } = mountInLight(<WidgetRoot theme="light" />);
    await idle();
    expect(told).toEqual([]);
    rerender(<WidgetRoot theme="dark" />);
    await until(() => told.length === 1);
    expect(told[0]).toMatch(
      /^Parvis: --parvis-on-accent #581c87 on --parvis-accent #6b21a8 has a contrast of 1\.\d+:1 in the dark scheme; .*Set --parvis-on-accent to #[\da-f]{6}, or remove it: it then follows from --parvis-accent\.$/,
    );
    page.style.setProperty('--parvis-accent-text', '#4a1d75');
    await until(() => told.length === 2);
    expect(told[1]).toContain('--parvis-accent-text #4a1d75 on --parvis-surface #1c2119');
  });

  it('are told with a colour that is readable when it is set', async () => {
    set({ text: '#ffd400', surface: '#e8f0fe' });
    const { rerender } = mountInLight(<WidgetRoot theme="light" />);
    await until(() => told.length === 1);
    const advised = /Set --parvis-text to (#[\da-f]{6})\.$/.exec(told[0] ?? '')?.[1];
    set({ text: String(advised) });
    rerender(<WidgetRoot theme="light" />);
    await idle();
    expect(told).toHaveLength(1);
  });

  it('are not looked for where the host sets none, or an accent alone', async () => {
    mountInLight(<WidgetRoot theme="light" />);
    set({ accent: '#f5f5f4' });
    mountInShadow(<WidgetRoot theme="dark" />);
    await idle();
    expect(told).toEqual([]);
  });
});
