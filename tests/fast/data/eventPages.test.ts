import { describe, expect, it } from 'vitest';
import { allEvents } from '../../../src/data/eventPages';
import type { CalendarEvent } from '../../../src/domain/events/event';

/** A back end with pages of two events, and what it is asked. */
function backEnd(days: readonly string[], filters = true) {
  const asked: unknown[] = [];
  const events = days.map((date, at): CalendarEvent => ({ id: at + 1, nom_evenement: 'Culte', date }));
  const call = async (
    _endpoint: unknown,
    args: { date_from?: string; page?: number; page_size?: number },
  ) => {
    asked.push(args);
    const { date_from: from = '', page = 1, page_size: size = 2 } = args;
    const fitting = events.filter(({ date }) => !filters || (date ?? '') >= from);
    const next = fitting.length > page * size ? 'https://exemple.fr/?page=2' : null;
    return {
      count: fitting.length,
      next,
      previous: null,
      results: fitting.slice((page - 1) * size, page * size),
    };
  };
  const gather = async (args: object) => {
    const answer = await allEvents.gather?.({ call } as never, args);
    return answer?.results.map(({ id }) => id);
  };
  return { asked, gather };
}

describe('allEvents', () => {
  it('asks with days alone where no pages are announced, and has each event once [Y2]', async () => {
    const { asked, gather } = backEnd(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']);
    expect(await gather({})).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([
      {},
      { date_from: '2026-01-02' },
      { date_from: '2026-01-03' },
      { date_from: '2026-01-04' },
    ]);
  });

  it('goes on after a day that fills a page [Y2]', async () => {
    const { gather } = backEnd(['2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03']);
    expect(await gather({})).toEqual([1, 2, 3, 4]);
  });

  it('ends on a back end that knows no days [Y2]', async () => {
    const { asked, gather } = backEnd(['2026-01-01', '2026-01-02', '2026-01-03'], false);
    expect(await gather({})).toEqual([1, 2]);
    expect(asked).toHaveLength(2);
  });

  it('asks page by page where pages are announced [Y2]', async () => {
    const { asked, gather } = backEnd(['2026-01-01', '2026-01-02', '2026-01-03']);
    expect(await gather({ page_size: 250 })).toEqual([1, 2, 3]);
    expect(asked).toEqual([{ page: 1, page_size: 250 }]);
  });
});
