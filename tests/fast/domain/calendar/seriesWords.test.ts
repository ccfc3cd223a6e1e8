import { describe, expect, it } from 'vitest';
import { recurrenceLines } from '../../../../src/domain/calendar/recurrenceRule';
import type { StoredSeries } from '../../../../src/domain/calendar/seriesRule';
import { seriesWords } from '../../../../src/domain/calendar/seriesWords';
import { seriesTexts } from '../../../../src/domain/calendar/texts.fr';
import { ruleOf } from './rules';

const said = (frequency: string, start: string, stored?: StoredSeries) =>
  seriesWords(ruleOf(frequency, start, stored), seriesTexts);

const written = (frequency: string, start: string, stored?: StoredSeries, time?: string) =>
  recurrenceLines(ruleOf(frequency, start, stored), time);

describe('a series in words', () => {
  it.each<[string, string, string, StoredSeries?]>([
    ['chaque jour', 'daily', '2026-03-03'],
    ['tous les trois jours', 'daily', '2026-03-03', { intervalle: 3 }],
    ['chaque mardi', 'weekly', '2026-03-03'],
    ['un mardi sur deux', 'weekly', '2026-03-03', { intervalle: 2 }],
    ['chaque mardi et jeudi', 'weekly', '2026-03-03', { jours: [4, 2] }],
    ['chaque jour du lundi au vendredi', 'weekly', '2026-03-03', { jours: [1, 2, 3, 4, 5] }],
    ['une semaine sur deux, le mardi et le jeudi', 'weekly', '2026-03-03', { intervalle: 2, jours: [2, 4] }],
    [
      'toutes les trois semaines, du lundi au vendredi',
      'weekly',
      '2026-03-03',
      { intervalle: 3, jours: [1, 2, 3, 4, 5] },
    ],
    ['le 1er de chaque mois', 'monthly', '2026-03-01'],
    ['le 31 des mois qui ont un 31', 'monthly', '2026-03-31'],
    ['le dernier jour de chaque mois', 'monthly', '2026-03-31', { jour_du_mois: -1 }],
    ['le 1er mardi de chaque mois', 'monthly', '2026-03-03', { rang: 1 }],
    ['le 5e mardi des mois qui en ont cinq', 'monthly', '2026-03-31', { rang: 5 }],
    ['le dernier mardi de chaque mois', 'monthly', '2026-03-31', { rang: -1 }],
    ['tous les deux mois, le 3', 'monthly', '2026-03-03', { intervalle: 2 }],
    ['tous les deux mois, le 31 quand le mois en a un', 'monthly', '2026-03-31', { intervalle: 2 }],
    ['tous les trois mois, le dernier jour', 'monthly', '2026-03-31', { intervalle: 3, jour_du_mois: -1 }],
    ['tous les trois mois, le 2e mardi', 'monthly', '2026-03-10', { intervalle: 3, rang: 2 }],
    [
      'tous les trois mois, le 5e mardi quand le mois en a cinq',
      'monthly',
      '2026-03-31',
      { intervalle: 3, rang: 5 },
    ],
    ['chaque année, le 25 décembre', 'yearly', '2026-12-25'],
    ['chaque année, le 1er mai', 'yearly', '2026-05-01'],
    ['le 29 février des années bissextiles', 'yearly', '2024-02-29'],
    [
      'tous les deux\u00a0ans, le 29 février quand l’année en a un',
      'yearly',
      '2024-02-29',
      { intervalle: 2 },
    ],
    ['tous les deux\u00a0ans, le 1er mai', 'yearly', '2026-05-01', { intervalle: 2 }],
    ['chaque année, le 2e dimanche d’avril', 'yearly', '2026-04-12', { rang: 2 }],
    ['chaque année, le dernier jour de février', 'yearly', '2026-02-28', { jour_du_mois: -1 }],
  ])('is «%s» [Y6]', (words, frequency, start, stored) => {
    expect(said(frequency, start, stored)).toBe(words);
  });

  it('has its end and its excluded days [Y6]', () => {
    const sauf = ['2027-01-12', '2026-12-29'];
    expect(
      said('weekly', '2026-12-01', { intervalle: 2, jusqu_au: '2027-03-03', sauf: ['2026-12-29'] }),
    ).toBe('un mardi sur deux, jusqu’au 3 mars 2027, sauf le 29 décembre 2026');
    expect(said('weekly', '2026-12-01', { fois: 10, sauf })).toBe(
      'chaque mardi, 10\u00a0fois, sauf le 29 décembre 2026 et le 12 janvier 2027',
    );
    expect(said('weekly', '2026-12-01', { fois: 1 })).toBe('chaque mardi, une seule fois');
    expect(seriesWords(ruleOf('weekly', '2026-12-01', { sauf }), seriesTexts, 1)).toBe(
      'chaque mardi, sauf 2 dates',
    );
  });
});

describe('a series as RRULE and EXDATE', () => {
  it('has what does not follow from DTSTART, in its form [Y6]', () => {
    expect(written('weekly', '2026-03-03')).toEqual(['RRULE:FREQ=WEEKLY']);
    expect(
      written('weekly', '2026-03-03', { intervalle: 2, jours: [4, 2], jusqu_au: '2026-06-01' }, '103000'),
    ).toEqual(['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=MO;UNTIL=20260601T103000']);
    expect(written('monthly', '2026-03-31', { rang: -1, fois: 4 })).toEqual([
      'RRULE:FREQ=MONTHLY;BYDAY=-1TU;COUNT=4',
    ]);
    expect(written('monthly', '2026-03-31', { jour_du_mois: -1 })).toEqual([
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1',
    ]);
    expect(written('yearly', '2026-04-12', { rang: 2 })).toEqual(['RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=2SU']);
    expect(written('yearly', '2024-02-29')).toEqual(['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29']);
    const sauf = ['2026-03-17', '2026-03-10'];
    expect(written('weekly', '2026-03-03', { jusqu_au: '2026-06-01', sauf })).toEqual([
      'RRULE:FREQ=WEEKLY;UNTIL=20260601',
      'EXDATE;VALUE=DATE:20260310,20260317',
    ]);
    expect(written('weekly', '2026-03-03', { sauf }, '103000')[1]).toBe(
      'EXDATE:20260310T103000,20260317T103000',
    );
  });
});
