// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstQuery, nextEventQuery } from '../../../../../src/areas/events/query/eventQuery';
import { useNewDay } from '../../../../../src/areas/events/query/useNewDay';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 22, 30) }));
afterEach(() => vi.useRealTimers());

function Screen({ onNewDay }: { onNewDay(today: string): void }) {
  useNewDay(onNewDay);
  return null;
}

describe('a list of events left open over midnight', () => {
  it('is notified of each new day until it closes', () => {
    const seen: string[] = [];
    const root = createRoot(document.createElement('div'));
    act(() => root.render(<Screen onNewDay={(today) => seen.push(today)} />));
    vi.advanceTimersByTime(89 * 60_000);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(25 * 3_600_000);
    expect(seen).toEqual(['2026-11-22', '2026-11-23']);
    act(() => root.unmount());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('updates the days of its tab, but not typed days', () => {
    const today = '2026-11-22';
    const first = firstQuery('2026-11-21');
    expect(nextEventQuery(first, { type: 'newDay', today })).toMatchObject({
      tab: 'current',
      from: today,
      to: today,
    });
    const upcoming = nextEventQuery(first, { type: 'tab', tab: 'upcoming', today: '2026-11-21' });
    expect(nextEventQuery(upcoming, { type: 'newDay', today })).toMatchObject({ from: today, to: '' });
    const typed = nextEventQuery(first, { type: 'period', period: { from: '2026-11-21', to: '2026-11-21' } });
    expect(nextEventQuery(typed, { type: 'newDay', today })).toBe(typed);
  });
});
