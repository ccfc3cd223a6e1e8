import { describe, expect, it } from 'vitest';
import { absenceWarningTexts } from '../../../../../src/areas/events/speakers/texts.fr';

describe('The hours of another event', () => {
  it.each([
    ['09:00', '10:30', 'de 9\u00a0h à 10\u00a0h\u00a030'],
    ['12:00:00', '14:05:00', 'de midi à 14\u00a0h\u00a005'],
    ['19:00', null, 'à 19\u00a0h'],
    ['19:00', '19:00', 'à 19\u00a0h'],
    ['', '19:00', 'toute la journée'],
  ])('from %s to %s are said as «%s»', (start, end, words) => {
    expect(absenceWarningTexts.hours(start, end)).toBe(words);
  });
});
