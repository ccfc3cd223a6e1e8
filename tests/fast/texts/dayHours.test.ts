import { describe, expect, it } from 'vitest';
import { formatDayHours, formatEventHours } from '../../../src/texts/records/dayHours';
import { beforeAnswer, typedQuestion } from '../../../src/texts/typedQuestion';

const SPAN = { du: '2027-02-08', au: '2027-02-13' };

describe('the hours of a day', () => {
  it('are those of an event of one day, or nothing [V13]', () => {
    expect(formatDayHours('2027-02-08', { heure_debut: '10:00:00', heure_fin: '11:30' })).toBe(
      '10:00 – 11:30',
    );
    expect(formatDayHours('2027-02-08', { heure_debut: null, heure_fin: null })).toBe('');
    expect(formatDayHours('2027-02-08', { du: null, au: null, heure_debut: '10:00' })).toBe('10:00');
  });

  it('say which day of several it is, with the beginning and the end on theirs [V13]', () => {
    const said = (day: string, hours: object = {}) => formatDayHours(day, { ...SPAN, ...hours });
    expect(said('2027-02-08', { heure_debut: '14:00' })).toBe('jour 1 sur 6, dès 14:00');
    expect(said('2027-02-09')).toBe('jour 2 sur 6');
    expect(said('2027-02-13', { heure_fin: '11:30' })).toBe('jour 6 sur 6, jusqu’à 11:30');
    // A sheet of a day on which the event no longer takes place.
    expect(said('2027-02-14')).toBe('');
    expect(said('2027-02-14', { heure_debut: '14:00', heure_fin: '15:00' })).toBe('14:00 – 15:00');
  });

  it('of a whole event say which belongs to which day [V13]', () => {
    const hours = { heure_debut: '14:00', heure_fin: '11:30' };
    const long = { date: '2027-02-08T14:00:00', date_fin: '2027-02-13', ...hours };
    expect(formatEventHours(long)).toBe('14:00 le premier jour, 11:30 le dernier');
    expect(formatEventHours({ ...long, date_fin: null })).toBe('14:00 – 11:30');
    expect(formatEventHours({ ...long, heure_fin: null })).toBe('14:00');
    expect(formatEventHours({ ...long, heure_debut: null, heure_fin: null })).toBe('Heure non définie');
  });
});

describe('a question that somebody typed', () => {
  it('has one sign before its answer, which stays on its line', () => {
    expect(typedQuestion(' Qui vient ? ')).toBe('Qui vient\u00a0?');
    expect(beforeAnswer('Qui vient ?')).toBe('Qui vient\u00a0?');
    expect(beforeAnswer('Taille')).toBe('Taille\u00a0:');
    expect(beforeAnswer('Allergies :')).toBe('Allergies\u00a0:');
  });
});
