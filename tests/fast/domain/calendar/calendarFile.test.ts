import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { calendarFile, calendarFileName } from '../../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../../src/domain/events/event';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

const NOW = new Date('2026-11-20T22:15:30.250Z');
const culte: CalendarEvent = {
  id: 7,
  nom_evenement: 'Culte',
  lieu: 'Temple',
  date: '2026-11-21T10:00:00',
  heure_debut: '10:00',
  heure_fin: '11:30:00',
  is_recurrent: false,
  recurence_data: null,
};

const fileOf = (changes: Partial<CalendarEvent> = {}, description?: string) =>
  calendarFile({ ...culte, ...changes }, { now: NOW, host: 'paroisse.example', description })!;
const unfolded = (file: string) => file.replaceAll('\r\n ', '');
const lines = (changes: Partial<CalendarEvent> = {}) => unfolded(fileOf(changes)).split('\r\n');
const propertyOf = (file: string, property: string) =>
  unfolded(file)
    .split('\r\n')
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1);
const unescaped = (text: string) =>
  text.replaceAll(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));

describe('the calendar file of an event', () => {
  it('holds one event with its UID, its local time and its place', () => {
    expect(fileOf()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Parvis//Evenements//FR',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:evenement-7@paroisse.example',
        'DTSTAMP:20261120T221530Z',
        'DTSTART:20261121T100000',
        'DTEND:20261121T113000',
        'SUMMARY:Culte',
        'LOCATION:Temple',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland'])(
    'keeps the written local time in %s, also on 31 December and on nights when clocks change',
    (tz) => {
      process.env.TZ = tz;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(tz);
      const times = (date: string, heure_debut: string, heure_fin: string) =>
        lines({ date, heure_debut, heure_fin }).filter((line) => /^DT(START|END)/.test(line));
      expect(times('2026-12-31T23:30:00', '23:30', '00:30')).toEqual([
        'DTSTART:20261231T233000',
        'DTEND:20270101T003000',
      ]);
      // The hour that Paris skips, the one that New York has twice, and the day Auckland changes.
      expect(times('2026-03-29T02:30:00', '02:30', '03:15')[0]).toBe('DTSTART:20260329T023000');
      expect(times('2026-11-01T01:30:00', '01:30', '01:45')[1]).toBe('DTEND:20261101T014500');
      expect(times('2026-09-27T23:00:00', '23:00', '01:00')[1]).toBe('DTEND:20260928T010000');
    },
  );

  it('takes the whole day without a start, and has no end without an end time', () => {
    expect(lines({ heure_debut: null, heure_fin: '12:00' })).toContain('DTSTART;VALUE=DATE:20261121');
    expect(lines({ heure_debut: null, heure_fin: '12:00' }).join()).not.toContain('DTEND');
    expect(lines({ heure_fin: null }).join()).not.toContain('DTEND');
    // DTEND must be later than DTSTART.
    expect(lines({ heure_fin: '10:00' }).join()).not.toContain('DTEND');
    expect(lines({ heure_debut: '9:05' })).toContain('DTSTART:20261121T090500');
    expect(lines({ heure_debut: '25:00' })).toContain('DTSTART;VALUE=DATE:20261121');
  });

  it('has a rule for each frequency', () => {
    for (const frequency of ['daily', 'weekly', 'monthly', 'yearly']) {
      const rule = (changes: Partial<CalendarEvent>) =>
        lines(changes).filter((line) => line.startsWith('RRULE'));
      expect
        .soft(rule({ is_recurrent: true, recurence_data: { frequency } }), frequency)
        .toEqual([`RRULE:FREQ=${frequency.toUpperCase()}`]);
      expect.soft(rule({ is_recurrent: false, recurence_data: { frequency } }), frequency).toEqual([]);
      expect
        .soft(rule({ is_recurrent: true, recurence_data: { frequency: 'hourly;COUNT=1' } }), frequency)
        .toEqual([]);
    }
  });

  it('escapes the characters of the format, keeps line breaks, and drops control characters', () => {
    const name = 'Repas; salade, pain\\vin\r\nEND:VEVENT\nX:\u0000é';
    const file = fileOf({ nom_evenement: name });
    expect(propertyOf(file, 'SUMMARY')).toBe('Repas\\; salade\\, pain\\\\vin\\nEND:VEVENT\\nX: é');
    expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
  });

  it('leaves out an empty place, and lists the speakers', () => {
    expect(fileOf({ lieu: ' ' })).not.toContain('LOCATION');
    expect(propertyOf(fileOf({}, 'Intervenants : A, B'), 'DESCRIPTION')).toBe('Intervenants : A\\, B');
  });

  it('is missing without a readable day', () => {
    for (const date of [null, '', 'demain', '2026-02-31', '2026-13-01T10:00:00'])
      expect(calendarFile({ ...culte, date }, { now: NOW, host: 'x' })).toBe(undefined);
  });

  it('has lines of at most 75 octets, cut between characters, whatever the name', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(names, (nom_evenement) => {
        const file = fileOf({ nom_evenement });
        expect(file.endsWith('\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const encoder = new TextEncoder();
        for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        const control = /[^\P{Cc}\n]/gu;
        expect(unescaped(propertyOf(file, 'SUMMARY') ?? '')).toBe(
          nom_evenement.replaceAll(/\r\n?/g, '\n').replaceAll(control, ' '),
        );
      }),
    );
    expect(fileOf({ nom_evenement: '𝒜'.repeat(10_000) })).not.toContain('\ufffd');
  });

  it('is named after the event, or by its id', () => {
    expect(calendarFileName({ ...culte, nom_evenement: 'Noël : chœurs & crèche !' })).toBe(
      'noel-choeurs-creche.ics',
    );
    expect(calendarFileName({ ...culte, nom_evenement: ' … ' })).toBe('evenement-7.ics');
    expect(calendarFileName({ ...culte, nom_evenement: '../../etc/passwd' })).toBe('etc-passwd.ics');
  });
});
