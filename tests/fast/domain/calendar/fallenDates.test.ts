import { describe, expect, it } from 'vitest';
import { fallenDates } from '../../../../src/domain/calendar/fallenDates';
import { seriesRule } from '../../../../src/domain/calendar/seriesRule';

const SUNDAYS = seriesRule('weekly', '2026-03-01');
const moved = { jour: '2026-03-22', date: '2026-03-21' };
const cancelled = { jour: '2026-03-08', annulation: { motif: null, le: '2026-02-01T00:00:00Z' } };
const both = [moved, cancelled];

describe('The changed dates that a change of a series does away with', () => {
  it('are those that the new rule does not have, by their days [Q10]', () => {
    expect(fallenDates(SUNDAYS, seriesRule('weekly', '2026-02-28'), both)).toEqual([cancelled, moved]);
    expect(
      fallenDates(SUNDAYS, seriesRule('weekly', '2026-03-01', { jusqu_au: '2026-03-15' }), both),
    ).toEqual([moved]);
    expect(fallenDates(SUNDAYS, seriesRule('weekly', '2026-03-08', { intervalle: 2 }), both)).toEqual([]);
    expect(fallenDates(SUNDAYS, seriesRule('monthly', '2026-03-01'), both)).toHaveLength(2);
    // One that is left out by the rule falls away like one that the rule never had.
    expect(fallenDates(SUNDAYS, seriesRule('weekly', '2026-03-01', { sauf: ['2026-03-22'] }), both)).toEqual([
      moved,
    ]);
  });

  it('are all of them where the event no longer recurs, and none where nothing of the rule changes [Q10]', () => {
    expect(fallenDates(SUNDAYS, undefined, both)).toEqual([cancelled, moved]);
    expect(fallenDates(SUNDAYS, SUNDAYS, both)).toEqual([]);
    expect(fallenDates(SUNDAYS, seriesRule('weekly', '2026-02-28'), [])).toEqual([]);
  });

  it('are not those that an earlier change has done away with [Q10]', () => {
    const saturdays = seriesRule('weekly', '2026-02-28');
    expect(fallenDates(saturdays, seriesRule('weekly', '2026-03-02'), both)).toEqual([]);
    expect(fallenDates(undefined, SUNDAYS, both)).toEqual([]);
  });
});
