import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateFormatKey, setDateFormat } from '../../../src/texts/dateChoice';
import { formatDate } from '../../../src/texts/formats';
import { formatNumber, numberFormat, plural } from '../../../src/texts/locale';
import { formatDay } from '../../../src/texts/records/formatDay';
import {
  formatDateTime,
  formatLongDate,
  formatMoment,
  formatTime,
} from '../../../src/texts/records/longFormats';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

/** The module as a browser in this time zone loads it. */
async function formatsIn(tz: string) {
  process.env.TZ = tz;
  vi.resetModules();
  return {
    ...(await import('../../../src/texts/formats')),
    ...(await import('../../../src/texts/records/formatDay')),
    ...(await import('../../../src/texts/records/longFormats')),
  };
}

describe('a format', () => {
  it('is made when it is first used, and once', () => {
    const { NumberFormat } = Intl;
    const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function make(...given) {
      return new NumberFormat(...given);
    });
    const format = numberFormat({ maximumFractionDigits: 3 });
    expect(made).toHaveBeenCalledTimes(0);
    expect([format.format(1.5), format.format(2.5)]).toEqual(['1,5', '2,5']);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });
});

describe('the dates of a person', () => {
  afterEach(() => setDateFormat());

  it.each([
    ['MM/DD/YYYY', '03/05/2024', '03/05/2024 14:30'],
    ['YYYY-MM-DD', '2024-03-05', '2024-03-05 14:30'],
  ])('have the order %s wherever they are numbers [U3]', (order, day, moment) => {
    const before = dateFormatKey();
    setDateFormat(order);
    expect([formatDate('2024-03-05'), formatDateTime('2024-03-05T14:30:00')]).toEqual([day, moment]);
    expect(formatLongDate('2024-03-05')).toBe('mardi 5 mars 2024');
    expect(dateFormatKey()).not.toBe(before);
  });

  it('have hours in words where a sentence tells a moment [V15]', () => {
    const told = ['2024-03-05T14:30:00', '2024-03-05T09:05:00', '2024-03-05T10:00:00', 'demain'].map(
      formatMoment,
    );
    expect(told).toEqual([
      '05/03/2024 à 14\u00a0h\u00a030',
      '05/03/2024 à 9\u00a0h\u00a005',
      '05/03/2024 à 10\u00a0h',
      'Date invalide',
    ]);
  });

  it('move moments to the chosen zone, and no written day or wall time [U3]', () => {
    setDateFormat(undefined, 'America/Cayenne');
    expect(formatDateTime('2024-03-05T23:30:00Z')).toBe('05/03/2024 20:30');
    expect(formatDate('2024-03-05T01:00:00+00:00')).toBe('04/03/2024');
    expect(formatDate('2024-03-05')).toBe('05/03/2024');
    expect(formatDateTime('2024-03-05T00:10:00')).toBe('05/03/2024 00:10');
    expect(formatDate('demain')).toBe('Date invalide');
    setDateFormat(undefined, 'Pacific/Kiritimati');
    expect(formatDateTime('2024-03-05T23:30:00Z')).toBe('06/03/2024 13:30');
  });

  it('stay in the zone of the device where the browser knows no such zone', () => {
    const here = formatDateTime('2024-03-05T23:30:00Z');
    setDateFormat(undefined, 'Europe/Atlantis');
    expect(formatDateTime('2024-03-05T23:30:00Z')).toBe(here);
  });
});

describe('dates', () => {
  it('are French [H3, C12]', () => {
    expect(formatDate('2024-03-05')).toBe('05/03/2024');
    expect(formatDateTime('2024-03-05T14:30:00')).toBe('05/03/2024 14:30');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris'])(
    'never shift a written day in %s [H3]',
    async (tz) => {
      const { formatDate, formatDateTime, formatLongDate, isoDay, parseDate } = await formatsIn(tz);
      expect(formatDate('2024-03-05')).toBe('05/03/2024');
      expect(formatDateTime('2024-03-05T00:10:00')).toBe('05/03/2024 00:10');
      expect(formatLongDate('2024-03-05T23:50:00Z')).toBe('mardi 5 mars 2024');
      expect(isoDay(parseDate('2024-03-05')!)).toBe('2024-03-05');
    },
  );

  it("move a moment with a zone to the viewer's clock", async () => {
    const { formatDate, formatDateTime } = await formatsIn('Europe/Paris');
    expect(formatDateTime('2024-03-05T23:30:00Z')).toBe('06/03/2024 00:30');
    expect(formatDate('2024-03-05T23:30:00+00:00')).toBe('06/03/2024');
  });

  it('say so when missing [H4, H17]', () => {
    for (const missing of [null, undefined, '']) {
      expect.soft(formatDate(missing), String(missing)).toBe('Date non spécifiée');
      expect.soft(formatLongDate(missing), String(missing)).toBe('Date non définie');
    }
  });

  it('say so when unparseable [H5, H17]', () => {
    for (const text of ['demain', '2024-02-31', '2024-13-01', '31/12/2024 à midi']) {
      expect.soft(formatDate(text), text).toBe('Date invalide');
      expect.soft(formatLongDate(text), text).toBe('Date invalide');
    }
  });

  it('are invalid in the format of another country, never the day that a browser makes of it [Q12] [H5]', () => {
    for (const text of ['05/03/1990', 'March 5, 1990', '1990/03/05', '1990-03-05 à midi', '5', '1990']) {
      expect.soft(formatDate(text), text).toBe('Date invalide');
      expect.soft(formatDateTime(text), text).toBe('Date invalide');
      expect.soft(formatDay(text), text).toBe('Date invalide');
    }
  });

  it('of a stored day never move, and are invalid with an hour that is no midnight [Q12]', async () => {
    for (const tz of ['Europe/Paris', 'America/Bogota', 'Pacific/Auckland']) {
      const { formatDay } = await formatsIn(tz);
      for (const text of [
        '1990-03-05',
        '1990-03-05T00:00',
        '1990-03-05T00:00:00.000Z',
        '1990-03-05T00:00:00+02:00',
      ])
        expect.soft(formatDay(text), tz + text).toBe('05/03/1990');
      for (const text of ['1990-03-04T23:00:00.000Z', '1990-03-05T23:30:00-05:00', '1990-03-05T12:00:00'])
        expect.soft(formatDay(text), tz + text).toBe('Date invalide');
      for (const none of [null, undefined, '']) expect.soft(formatDay(none)).toBe('Date non spécifiée');
    }
  });

  it('are long with the weekday, the first of a month as French writes it [H16]', () => {
    expect(formatLongDate('2024-12-24')).toBe('mardi 24 décembre 2024');
    expect(formatLongDate('2024-05-01')).toBe('mercredi 1er mai 2024');
  });

  it('leave the seconds of a time out, and say when there is none [H18]', () => {
    expect(formatTime('18:30:00')).toBe('18:30');
    expect(formatTime('9:05')).toBe('9:05');
    expect(formatTime(null)).toBe('Heure non définie');
  });
});

describe('numbers', () => {
  it('are grouped by spaces that do not break', () => {
    expect(formatNumber(1234567)).toBe('1\u202f234\u202f567');
  });

  it('count 0 and 1 as one, a million as many', () => {
    const texts = [0, 1, 2, 1_000_000].map((count) => plural(count, 'membre', 'membres'));
    expect(texts).toEqual(['membre', 'membre', 'membres', 'membres']);
  });
});
