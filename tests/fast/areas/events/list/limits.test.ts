import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../../../src/api/client';
import { endsBeforeStart, firstMissing } from '../../../../../src/areas/events/form/eventForm';
import { NameCheck } from '../../../../../src/areas/events/form/NameCheck';
import { firstQuery, isReversed } from '../../../../../src/areas/events/query/eventQuery';
import { byDay } from '../../../../../src/areas/events/query/monthLayout';
import { eventValuesOf } from '../../../../../src/areas/events/save/eventValues';
import { eventScreenAt } from '../../../../../src/areas/events/screens';
import { isListed, speakerOf, speakersOf } from '../../../../../src/areas/events/speakers/speaker';
import { eventPaths } from '../../../../../src/areas/routes';
import { allPages, askedPage } from '../../../../../src/data/eventPages';
import { calendarFile, calendarFileName } from '../../../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../../../src/domain/events/event';

/* The limits of the rules for events. */

const event: CalendarEvent = { id: 7, nom_evenement: 'Culte', date: '2026-11-21' };
const fileOf = (change: Partial<CalendarEvent>) =>
  calendarFile({ ...event, ...change }, { now: new Date('2026-11-20T22:15:30Z'), host: 'a.fr' });
const lineOf = (change: Partial<CalendarEvent>, property: string) =>
  fileOf(change)
    ?.split('\r\n')
    .find((line) => line.startsWith(property));

describe('a line of the calendar file', () => {
  const summary = (nom_evenement: string) => {
    const lines = fileOf({ nom_evenement })?.split('\r\n') ?? [];
    const at = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    return lines.slice(at, lines.indexOf('END:VEVENT'));
  };

  it('has at most 75 octets, counted by those of each letter', () => {
    const rows = [
      ['one octet', 'a', 67, 74],
      ['two octets', 'é', 33, 37],
      ['the last of two octets', '\u07ff', 33, 37],
      ['three octets', '\u0800', 22, 24],
      ['the last of three octets', '\uffef', 22, 24],
      ['four octets', '😀', 16, 18],
      ['the first of four octets', '\u{10000}', 16, 18],
      ['the last of one octet', '~', 67, 74],
      ['the first of two octets', '\u00a0', 33, 37],
    ] as const;
    for (const [what, letter, first, next] of rows) {
      expect
        .soft(summary(letter.repeat(first + next + 1)), what)
        .toEqual([`SUMMARY:${letter.repeat(first)}`, ` ${letter.repeat(next)}`, ` ${letter}`]);
      expect.soft(summary(letter.repeat(first)), what).toEqual([`SUMMARY:${letter.repeat(first)}`]);
    }
  });

  it('keeps the line ends of every system, and has spaces for other control characters', () => {
    expect(lineOf({ nom_evenement: 'a\rb\r\nc\nd\te' }, 'SUMMARY')).toBe('SUMMARY:a\\nb\\nc\\nd e');
  });
});

describe('the day and hours of a calendar file', () => {
  it('are read from the beginning of the written texts', () => {
    expect(fileOf({ date: 'le 2026-11-21' })).toBeUndefined();
    expect(fileOf({ date: null })).toBeUndefined();
    for (const heure_debut of ['à 10:00', '24:00', '10:60', '10', '', null])
      expect(lineOf({ heure_debut }, 'DTSTART'), String(heure_debut)).toBe('DTSTART;VALUE=DATE:20261121');
    expect(lineOf({ heure_debut: '9:05:07' }, 'DTSTART')).toBe('DTSTART:20261121T090507');
    expect(lineOf({ heure_debut: '23:59:60' }, 'DTSTART')).toBe('DTSTART:20261121T235900');
  });

  it('have no end equal to the start, and an earlier end on the next day', () => {
    const hours = { heure_debut: '22:00' };
    expect(lineOf({ ...hours, heure_fin: '22:00' }, 'DTEND')).toBeUndefined();
    expect(lineOf({ ...hours, heure_fin: '21:00' }, 'DTEND')).toBe('DTEND:20261122T210000');
    expect(lineOf({ ...hours, heure_fin: '23:00' }, 'DTEND')).toBe('DTEND:20261121T230000');
  });

  it('come without a location where the event has none, in a file named after the event', () => {
    expect(lineOf({ lieu: null }, 'LOCATION')).toBeUndefined();
    expect(calendarFileName({ ...event, nom_evenement: '- Œuvre d’été -' })).toBe('oeuvre-d-ete.ics');
    expect(calendarFileName({ ...event, nom_evenement: '🎉' })).toBe('evenement-7.ics');
    expect(calendarFileName({ ...event, nom_evenement: 'a'.repeat(70) })).toBe(`${'a'.repeat(60)}.ics`);
  });
});

describe('a day of events', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };

  it('has them in the order of the hour, then of the id; an unreadable hour counts as none', () => {
    const rows = [
      { ...event, id: 5, heure_debut: '10:00' },
      { ...event, id: 3, heure_debut: '10:00' },
      { ...event, id: 4, heure_debut: 'à 09:00' },
      { ...event, id: 2, heure_debut: '09:5' },
      { ...event, id: 9, heure_debut: '9:30' },
      { ...event, id: 1, heure_debut: '11:00' },
    ];
    expect(
      byDay(rows, year)
        .get('2026-11-21')
        ?.map(({ id }) => id),
    ).toEqual([2, 4, 9, 3, 5, 1]);
    expect(
      byDay(rows.toReversed(), year)
        .get('2026-11-21')
        ?.map(({ id }) => id),
    ).toEqual([2, 4, 9, 3, 5, 1]);
  });
});

describe('the form of an event', () => {
  it('shows the hours from the beginning of the written texts', () => {
    expect(eventValuesOf({ ...event, heure_debut: '10:00:30', heure_fin: 'à 12:00' })).toMatchObject({
      heure_debut: '10:00',
      heure_fin: '',
    });
  });

  it('lacks a day when the text only contains one', () => {
    const values = { nom_evenement: 'Culte', heure_debut: '', heure_fin: '', lieu: '' };
    expect(firstMissing({ ...values, date: '2026-11-21' }, 1)).toBeUndefined();
    for (const date of ['', 'x2026-11-21', '2026-11-21x', '12026-11-21'])
      expect(firstMissing({ ...values, date }, 1), date).toBe('date');
  });

  it('hints at an end before the start only where both are known', () => {
    expect(endsBeforeStart('10:00', '09:59')).toBe(true);
    for (const [start, end] of [
      ['10:00', '10:00'],
      ['', '09:00'],
      ['10:00', ''],
    ] as const)
      expect(endsBeforeStart(start, end)).toBe(false);
  });
});

describe('the query of the list of events', () => {
  it('starts with the tab of today, and is reversed only with both days', () => {
    expect(firstQuery('2026-11-21').tab).toBe('current');
    expect(isReversed({ from: '2026-11-21', to: '2026-11-20' })).toBe(true);
    expect(isReversed({ from: '2026-11-21', to: '2026-11-21' })).toBe(false);
    expect(isReversed({ from: '', to: '2026-11-20' })).toBe(false);
    expect(isReversed({ from: '2026-11-21', to: '' })).toBe(false);
  });

  it('has a page and a size where the back end accepts them, else only the number of a later page', () => {
    expect([askedPage(1, undefined), askedPage(2, undefined)]).toEqual([{}, { page: 2 }]);
    expect([askedPage(1, 50), askedPage(2, 50)]).toEqual([
      { page: 1, page_size: 50 },
      { page: 2, page_size: 50 },
    ]);
  });

  it('ends at an empty page, and after sixty pages that each name another', async () => {
    const asked: unknown[] = [];
    const answering = (results: (page: number) => CalendarEvent[]) =>
      allPages(
        {
          call: (async (_: unknown, args: object) => {
            asked.push(args);
            return { count: 0, next: '/api/events/?page=2', previous: null, results: results(asked.length) };
          }) as Client['call'],
        },
        {},
        50,
      );
    expect((await answering((page) => (page < 3 ? [{ ...event, id: page }] : []))).results).toHaveLength(2);
    expect(asked).toEqual([1, 2, 3].map((page) => ({ page, page_size: 50 })));
    asked.length = 0;
    expect((await answering((page) => [{ ...event, id: page }])).count).toBe(60);
  });
});

describe('the addresses of events', () => {
  it('are read back as the screen they lead to', () => {
    expect(eventScreenAt(eventPaths.detail.to({ id: 7 }))).toEqual({ screen: 'detail', id: 7 });
    expect(eventScreenAt(eventPaths.edit.to({ id: 7 }))).toEqual({ screen: 'edit', id: 7 });
  });
});

describe('a speaker', () => {
  const [host, singer] = [
    { id: 5, libelle: 'Animateur' },
    { id: 6, libelle: 'Chantre' },
  ];
  const ama = { id: 1, label: 'Koffi Ama', email: 'ama@exemple.fr' };
  const read = (membre_id: number | null, name = 'Koffi') =>
    speakersOf([
      {
        id: 9,
        intervenant: { id: 30, nom: name, prenom: 'Ama', membre_id },
        role_intervenant: host,
        donnees: { member_email: 'ama@exemple.fr' },
      },
    ]);

  it('is recognised by member, else by name and email', () => {
    expect(isListed(read(1, 'Traoré'), speakerOf(ama, host))).toBe(true);
    expect(isListed(read(2), speakerOf(ama, host))).toBe(false);
    expect(isListed(read(null), speakerOf(ama, host))).toBe(true);
    expect(isListed(read(null, 'Traoré'), speakerOf(ama, host))).toBe(false);
  });

  it('is recognised at any place of the list', () => {
    const list = [speakerOf(ama, singer), speakerOf(ama, host)];
    expect(isListed(list, speakerOf(ama, host))).toBe(true);
    expect(new Set(list.map(({ key }) => key)).size).toBe(2);
  });

  it('has the name of one source, never half of two', () => {
    const named = (speaker: object, donnees: object) =>
      speakersOf([{ intervenant: { id: 30, ...speaker }, donnees }])[0];
    expect(named({ nom: 'Koffi' }, { nom: 'Traoré', prenom: 'Zoé' })?.name).toBe('Koffi');
    expect(named({ prenom: 'Ama' }, { nom: 'Traoré', prenom: 'Zoé' })?.name).toBe('Ama');
    expect(named({ nom: ' ', prenom: '' }, { nom: 'Traoré', prenom: 'Zoé' })?.name).toBe('Traoré Zoé');
  });

  it('may be given by id alone', () => {
    const [byId, none] = speakersOf([{ intervenant: 30 }, {}]);
    expect([byId?.source, none?.source]).toMatchObject([{ intervenant: 30 }, { intervenant: undefined }]);
  });
});

describe('NameCheck', () => {
  it('starts without a name, and notifies no listener before a name is typed', () => {
    const ask = vi.fn(async () => false);
    const check = new NameCheck(ask);
    expect(check.get()).toEqual({ status: 'idle', name: '' });
    const told = vi.fn();
    check.subscribe(told);
    check.stop();
    expect(told).not.toHaveBeenCalled();
  });

  it('checks three letters, and notifies every listener', async () => {
    vi.useFakeTimers();
    try {
      const asked: string[] = [];
      const check = new NameCheck(async (name) => {
        asked.push(name);
        return true;
      });
      const told: string[] = [];
      const stop = check.subscribe(() => {
        told.push('first');
        stop();
      });
      check.subscribe(() => told.push(check.get().status));
      check.type('abc');
      await vi.advanceTimersByTimeAsync(500);
      expect(asked).toEqual(['abc']);
      expect(told).toEqual(['first', 'checking', 'taken']);
      check.stop();
      expect(check.get().status).toBe('taken');
    } finally {
      vi.useRealTimers();
    }
  });
});
