import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../../../src/api/client';
import { eventCalls } from '../../../../../src/api/endpoints/events';
import {
  firstQuery,
  isReversed,
  listArgs,
  nextEventQuery,
  RECURRENCES,
  TABS,
} from '../../../../../src/areas/events/query/eventQuery';
import { seriesArgs } from '../../../../../src/areas/events/query/useSeries';
import { eventScreenAt } from '../../../../../src/areas/events/screens';
import { allPages, hasNext } from '../../../../../src/data/eventPages';
import { eventStatus } from '../../../../../src/domain/events/event';
import { isoDay } from '../../../../../src/texts/formats';

const zone = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

const TODAY = '2026-11-21';
const first = firstQuery(TODAY);

describe('the query of the list of events', () => {
  it('starts with today and every recurrence [E1, E6, E9]', () => {
    expect(first).toEqual({ tab: 'current', from: TODAY, to: TODAY, recurrence: 'all' });
    expect(listArgs(first)).toEqual({ date_from: TODAY, date_to: TODAY });
    expect(eventCalls.list.defaults).toEqual({ ordering: 'date' });
  });

  it('follows the tab: until today, today, from today on [E1, E6, E7]', () => {
    const asked = TABS.map((tab) => listArgs(nextEventQuery(first, { type: 'tab', tab, today: TODAY })));
    expect(asked).toEqual([{ date_to: TODAY }, { date_from: TODAY, date_to: TODAY }, { date_from: TODAY }]);
  });

  it('has the recurrence in the parameters of the back end [E8, E9]', () => {
    const asked = RECURRENCES.map((recurrence) =>
      listArgs(nextEventQuery(first, { type: 'recurrence', recurrence })),
    );
    const day = { date_from: TODAY, date_to: TODAY };
    expect(asked).toEqual([
      day,
      { ...day, is_recurrent: false },
      ...['daily', 'weekly', 'monthly', 'yearly'].map((frequency) => ({
        ...day,
        is_recurrent: true,
        frequency,
      })),
    ]);
  });

  it('has no tab for typed days, and returns to today with «Réinitialiser» [E3, E4, E5]', () => {
    const typed = nextEventQuery(
      { ...first, recurrence: 'weekly' },
      { type: 'period', period: { from: '2026-01-01', to: '' } },
    );
    expect(typed).toEqual({ tab: undefined, from: '2026-01-01', to: '', recurrence: 'weekly' });
    expect(listArgs(typed)).toEqual({ date_from: '2026-01-01', is_recurrent: true, frequency: 'weekly' });
    expect(nextEventQuery(typed, { type: 'reset', today: TODAY })).toEqual(first);
    expect(isReversed({ from: '2026-01-02', to: '2026-01-01' })).toBe(true);
    expect(isReversed({ from: '2026-01-02', to: '' })).toBe(false);
  });

  it('requests a whole period page by page, and stops where `next` never ends', async () => {
    const asked: unknown[] = [];
    const pages = (last: number) =>
      ({
        id: 'x',
        api: '',
        call: async (_: unknown, args: { page: number }) => {
          asked.push(args);
          const { page } = args;
          return { count: 3, next: page < last ? 'next' : null, results: [{ id: page }] };
        },
      }) as unknown as Client;
    const args = { date_from: '2026-11-01', date_to: '2026-11-30' };
    const { results, next } = await allPages(pages(3), args, 250);
    expect(results.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(next).toBe(null);
    expect(asked[2]).toMatchObject({ ...args, page: 3 });
    asked.length = 0;
    await allPages(pages(Number.POSITIVE_INFINITY), args, 250);
    expect(asked.length).toBeLessThan(100);
  });
});

describe('the series of a period', () => {
  it('are requested until the end of the weeks of its last month, as one question for list and month [W3]', () => {
    const all = { from: '2026-11-02', to: '2026-11-30', recurrence: 'all' } as const;
    const weeks = { is_recurrent: true, date_to: '2026-12-06' };
    expect(seriesArgs(all, undefined)).toEqual(weeks);
    expect(seriesArgs({ ...all, from: TODAY, to: TODAY }, 250)).toEqual({ ...weeks, page_size: 250 });
    expect(seriesArgs({ ...all, from: TODAY, to: '' }, undefined)).toEqual(weeks);
    expect(seriesArgs({ ...all, recurrence: 'weekly' }, undefined)).toEqual({
      ...weeks,
      frequency: 'weekly',
    });
    for (const none of [{ ...all, recurrence: 'non_recurrent' } as const, { ...all, from: '', to: '' }])
      expect(seriesArgs(none, undefined)).toBe(null);
  });
});

describe('the pages of a back end that announces none', () => {
  it('are requested by the number in `next`, and without a number before that', async () => {
    const asked: unknown[] = [];
    const nexts = ['/api/events/?page=2', null];
    const client = {
      call: async (_: unknown, args: unknown) => {
        asked.push(args);
        return { count: 2, next: nexts[asked.length - 1], results: [{ id: asked.length }] };
      },
    } as unknown as Client;
    const args = { date_from: '2026-11-01' };
    expect((await allPages(client, args, undefined)).results).toHaveLength(2);
    expect(asked).toEqual([args, { ...args, page: 2 }]);
    expect(hasNext({ count: 9, next: '/api/events/?cursor=x', results: [] }, undefined)).toBe(false);
  });
});

describe('the status of an event', () => {
  const statusOf = (date: string | null) =>
    eventStatus({ id: 1, nom_evenement: '', date }, isoDay(new Date()));

  it.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland'])(
    'compares written days with the user’s day in %s [E14, E15, E16]',
    (tz) => {
      process.env.TZ = tz;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(tz);
      for (const [year, month, day, hour] of [
        [2026, 11, 31, 23],
        [2026, 2, 29, 2],
        [2026, 9, 25, 0],
        [2026, 10, 1, 1],
        [2026, 8, 27, 3],
      ] as const) {
        vi.setSystemTime(new Date(year, month, day, hour, 59));
        const at = (shift: number) => isoDay(new Date(year, month, day + shift, 12));
        for (const time of ['', 'T00:00:00', 'T23:30:00', 'T23:59:59Z', 'T00:10:00+13:00']) {
          expect(statusOf(at(-1) + time)).toBe('past');
          expect(statusOf(at(0) + time)).toBe('today');
          expect(statusOf(at(1) + time)).toBe('upcoming');
        }
      }
    },
  );

  it('is missing without a readable day', () => {
    expect([statusOf(null), statusOf(''), statusOf('demain')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the addresses of events', () => {
  it('show the form at «add» in any case, and events by digits only', () => {
    expect(eventScreenAt('/events/add')).toEqual({ screen: 'add' });
    expect(eventScreenAt('/Events/ADD/')).toEqual({ screen: 'add' });
    expect(eventScreenAt('/events/12')).toEqual({ screen: 'detail', id: 12 });
    expect(eventScreenAt('/events/12/edit')).toEqual({ screen: 'edit', id: 12 });
    expect(eventScreenAt('/events')).toEqual({ screen: 'list' });
    for (const bad of ['abc', '1e3', '-1', '1.5', '٣', '9'.repeat(20)])
      expect(eventScreenAt(`/events/${bad}`)).toEqual({ screen: 'detail', id: Number.NaN });
  });
});
