import { describe, expect, it } from 'vitest';
import { dateProgress } from '../../../../src/domain/events/dateProgress';

const at = (time: string, heure_debut?: string, heure_fin?: string) =>
  dateProgress({ jour: '2026-11-28', heure_debut, heure_fin }, `2026-11-${time}`);

describe('dateProgress', () => {
  it('is told by the hours, the end excluded [V8]', () => {
    expect(at('28T10:29', '10:30', '12:00')).toBe('coming');
    expect(at('28T10:30', '10:30', '12:00')).toBe('running');
    expect(at('28T11:59', '10:30', '12:00')).toBe('running');
    expect(at('28T12:00', '10:30:00', '12:00:00')).toBe('over');
  });

  it('goes on over midnight where the end is before the start [V8]', () => {
    expect(at('29T01:59', '22:00', '02:00')).toBe('running');
    expect(at('29T02:00', '22:00', '02:00')).toBe('over');
  });

  it('takes two hours without an end, and the day without hours [V8]', () => {
    expect(at('28T11:59', '10:00')).toBe('running');
    expect(at('28T12:00', '10:00')).toBe('over');
    expect(at('29T01:30', '23:31')).toBe('running');
    expect(at('28T23:59')).toBe('running');
    expect(at('29T00:00')).toBe('over');
  });

  it('is to come for a day that cannot be read', () => {
    expect(dateProgress({ jour: 'bientôt' }, '2026-11-28T10:00')).toBe('coming');
  });
});
