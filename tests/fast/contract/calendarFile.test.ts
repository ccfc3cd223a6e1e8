import fc from 'fast-check';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { FREQUENCIES } from '../../../src/domain/calendar/seriesRule';
import { calendarFile } from '../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../src/domain/events/event';

const NOW = new Date('2026-11-20T22:15:30Z');
const culte: CalendarEvent = {
  id: 7,
  nom_evenement: 'Repas; salade, pain\\vin «été»\nEND:VEVENT',
  lieu: 'Temple, salle "B"; 1ᵉʳ étage',
  date: '2026-11-21T10:00:00',
  heure_debut: '10:00',
  heure_fin: '11:30:00',
  is_recurrent: false,
  recurence_data: null,
};

function fileOf(changes: Partial<CalendarEvent> = {}, description?: string): string {
  const file = calendarFile({ ...culte, ...changes }, { now: NOW, host: 'paroisse.example', description });
  if (!file) throw new Error('The event has no file.');
  return file;
}

/** The only event of a file, as ical.js reads it. */
function readEvent(file: string): ICAL.Event {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

describe('a calendar file, read by ical.js', () => {
  beforeAll(() => {
    ICAL.design.strict = true;
  });

  it('has the name, place, hours and description as they were typed', () => {
    const event = readEvent(fileOf({}, 'Intervenants : Awa, Léo; Zoé'));
    expect([event.summary, event.location, event.description]).toEqual([
      culte.nom_evenement,
      culte.lieu,
      'Intervenants : Awa, Léo; Zoé',
    ]);
    expect([event.uid, event.startDate.toString(), event.endDate.toString()]).toEqual([
      'evenement-7@paroisse.example',
      '2026-11-21T10:00:00',
      '2026-11-21T11:30:00',
    ]);
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  });

  it('covers the whole day without an hour, and ends on the next day after midnight', () => {
    const whole = readEvent(fileOf({ heure_debut: null, heure_fin: null }));
    expect([whole.startDate.isDate, whole.startDate.toString()]).toEqual([true, '2026-11-21']);
    const late = readEvent(fileOf({ heure_debut: '23:00', heure_fin: '01:00' }));
    expect(late.duration.toSeconds()).toBe(2 * 3600);
  });

  it('repeats at each frequency', () => {
    const rows = [
      ['daily', '2026-11-22'],
      ['weekly', '2026-11-28'],
      ['monthly', '2026-12-21'],
      ['yearly', '2027-11-21'],
    ] as const;
    for (const [frequency, next] of rows) {
      expect.soft(FREQUENCIES, frequency).toContain(frequency);
      const event = readEvent(fileOf({ is_recurrent: true, recurence_data: { frequency } }));
      expect.soft(event.isRecurring(), frequency).toBe(true);
      const days = event.iterator();
      expect
        .soft([days.next().toString(), days.next().toString()], frequency)
        .toEqual(['2026-11-21T10:00:00', `${next}T10:00:00`]);
    }
  });

  it('equals what ical.js writes for any text, escapes and line ends included', () => {
    // The texts are longer than a line. The format only limits the length of a line, not where it is folded.
    const written = fc.string({ unit: 'grapheme', minLength: 80, maxLength: 300 });
    const unfolded = (file: string) => file.replaceAll('\r\n ', '');
    fc.assert(
      fc.property(written, written, (nom_evenement, place) => {
        const file = fileOf({ nom_evenement, lieu: `Salle ${place}.` }, place);
        expect(unfolded(ICAL.stringify(ICAL.parse(file)))).toBe(unfolded(file));
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const told = nom_evenement.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
        expect(readEvent(file).summary).toBe(told);
      }),
    );
  });
});
