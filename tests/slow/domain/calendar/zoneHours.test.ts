import { describe, expect, it } from 'vitest';
import { differingHours, READ_ZONES } from '../../../fast/domain/calendar/zoneReaders';

describe('The zone of a calendar file', () => {
  it.each(READ_ZONES)('gives %s the hours of its changes, at every hour of six years [Q10]', (zone) => {
    expect(differingHours(zone, () => true)).toEqual([]);
  });
});
