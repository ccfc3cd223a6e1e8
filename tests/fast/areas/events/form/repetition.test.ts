import { describe, expect, it } from 'vitest';
import { repetitionText } from '../../../../../src/areas/events/form/repetition.ts';
import { eventFormTexts } from '../../../../../src/areas/events/form/texts.fr.ts';
import { datesOf } from '../../../../../src/domain/events/occurrences.ts';

/** The days of the event's dates. */
const occurrenceDays = (...args: Parameters<typeof datesOf>) => datesOf(...args).map(({ day }) => day);

const said = (frequency: string, date: string) => repetitionText(frequency, date, eventFormTexts);

describe('repetitionText', () => {
  it('says how often a series repeats, from its first day [K17]', () => {
    expect([
      said('daily', '2026-03-03'),
      said('weekly', '2026-03-03'),
      said('monthly', '2026-03-01'),
      said('yearly', '2026-03-01'),
    ]).toEqual([
      'Se répète chaque jour, sans date de fin.',
      'Se répète chaque mardi, sans date de fin.',
      'Se répète le 1er de chaque mois, sans date de fin.',
      'Se répète chaque année, le 1er mars, sans date de fin.',
    ]);
  });

  it('names no day while there is no first day', () => {
    for (const date of ['', '2026-02-31'])
      expect(['daily', 'weekly', 'monthly', 'yearly'].map((frequency) => said(frequency, date))).toEqual([
        'Se répète chaque jour, sans date de fin.',
        'Se répète chaque semaine, sans date de fin.',
        'Se répète chaque mois, sans date de fin.',
        'Se répète chaque année, sans date de fin.',
      ]);
  });

  it('says which months and years are skipped, as the dates of the series do [K17]', () => {
    expect(said('monthly', '2026-01-31')).toBe('Se répète le 31 des mois qui ont un 31, sans date de fin.');
    expect(said('yearly', '2028-02-29')).toBe(
      'Se répète le 29 février des années bissextiles, sans date de fin.',
    );
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const days = (date: string) =>
      occurrenceDays({ is_recurrent: true, recurence_data: { frequency: 'monthly' }, date }, year).length;
    expect([days('2026-01-28'), days('2026-01-31')]).toEqual([12, 7]);
  });

  it('says what a series without a frequency lacks', () => {
    for (const frequency of ['', 'hourly'])
      expect(said(frequency, '2026-03-03')).toContain('Sans fréquence, cet événement n’a lieu qu’à sa date');
  });
});
