import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWrongDay, readDay } from '../../../src/domain/storedDay';

describe('a stored day', () => {
  it('is that day as it is written, with a midnight behind it or without, whatever the zone [Q12]', () => {
    const behind = ['', 'T00:00', 'T00:00:00', 'T00:00:00.000', ' 00:00:00'];
    const zones = ['', 'Z', '+02:00', '-0500'];
    for (const time of behind)
      for (const zone of time ? zones : [''])
        expect.soft(readDay(`1990-03-05${time}${zone}`), time + zone).toBe('1990-03-05');
    expect(readDay('2024-02-29')).toBe('2024-02-29');
  });

  it('is none in any other format, and never another day [Q12]', () => {
    for (const written of [
      '05/03/1990',
      '5.3.1990',
      '1990-3-5',
      '19900305',
      '1990-03-05T23:30:00-05:00',
      '1990-03-04T23:00:00.000Z',
      '1990-03-05T00:00:01',
      '1990-02-31',
      '2023-02-29',
      '1990-13-01',
      '1990-03-05Z',
      '1990-03-05 à midi',
      'mars 1990',
      '636595200',
      ' ',
    ]) {
      expect.soft(readDay(written), written).toBeUndefined();
      expect.soft(isWrongDay(written), written).toBe(true);
    }
    for (const nothing of [null, undefined, ''])
      expect.soft([readDay(nothing), isWrongDay(nothing)]).toEqual([undefined, false]);
  });

  it('is the beginning of the text that it was read from, whatever the text [Q12]', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    const text = fc.oneof(
      fc.string(),
      day.map((date) => date.toISOString()),
      fc.tuple(day, fc.string()).map(([date, rest]) => date.toISOString().slice(0, 10) + rest),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = readDay(written);
        if (read !== undefined) expect(written.startsWith(read)).toBe(true);
      }),
    );
  });
});
