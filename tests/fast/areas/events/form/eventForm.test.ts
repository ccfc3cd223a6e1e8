import { describe, expect, it } from 'vitest';
import { firstMissing, submitBlocker } from '../../../../../src/areas/events/form/eventForm.ts';
import {
  type EventValues,
  eventDraftOf,
  eventValuesOf,
} from '../../../../../src/areas/events/save/eventValues.ts';
import { eventDraftSchema } from '../../../../../src/domain/events/event.ts';

const values: EventValues = {
  nom_evenement: ' Veillée ',
  date: '2026-12-31',
  heure_debut: '23:30',
  heure_fin: '',
  lieu: '',
};

describe('eventDraftOf', () => {
  it('joins the day and the start time, and leaves out empty values [EF15, EF16, EF17]', () => {
    expect(eventDraftOf(values)).toEqual({
      nom_evenement: 'Veillée',
      date: '2026-12-31T23:30:00',
      heure_debut: '23:30',
      is_recurrent: false,
    });
    expect(eventDraftOf({ ...values, heure_debut: '', lieu: '   ' })).toEqual({
      nom_evenement: 'Veillée',
      date: '2026-12-31T00:00:00',
      is_recurrent: false,
    });
    const full = eventDraftOf({ ...values, lieu: ' Salle B ', heure_fin: '00:30' });
    expect(full).toMatchObject({ lieu: 'Salle B', heure_fin: '00:30' });
    expect(eventDraftSchema.safeParse(full).success).toBe(true);
  });

  it('has a frequency only when the event is recurrent and one is chosen [EF13, EF14]', () => {
    const frequency = (is_recurrent: string | undefined, chosen: string | undefined) =>
      eventDraftOf({ ...values, is_recurrent, frequency: chosen }).recurence_data;
    expect(['daily', 'weekly', 'monthly', 'yearly'].map((code) => frequency('on', code)?.frequency)).toEqual([
      'daily',
      'weekly',
      'monthly',
      'yearly',
    ]);
    expect([frequency(undefined, 'weekly'), frequency('on', ''), frequency('on', 'hourly')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps local times on nights when clocks change, and for dates written in any zone', () => {
    for (const [date, heure_debut] of [
      ['2026-03-29', '02:30'],
      ['2026-10-25', '02:30'],
      ['2026-12-31', '23:30'],
    ] as const) {
      const sent = eventDraftOf({ ...values, date, heure_debut });
      expect(sent.date).toBe(`${date}T${heure_debut}:00`);
      for (const written of [sent.date, `${sent.date}Z`, `${sent.date}+13:00`]) {
        const read = eventValuesOf({ ...sent, id: 1, date: written, heure_debut: `${heure_debut}:00` });
        expect([read.date, read.heure_debut]).toEqual([date, heure_debut]);
      }
    }
  });

  it('is the same for the values that a saved event fills in', () => {
    const sent = eventDraftOf({ ...values, is_recurrent: 'on', frequency: 'monthly', lieu: 'Lomé' });
    expect(eventDraftOf(eventValuesOf({ ...sent, id: 1 }))).toEqual(sent);
    expect(eventValuesOf({ id: 1, nom_evenement: 'Rien' })).toEqual({
      nom_evenement: 'Rien',
      date: '',
      heure_debut: '',
      heure_fin: '',
      lieu: '',
    });
  });
});

describe('a required part', () => {
  it('is reported as missing in the order of the form: name, date, speakers [EF2, EF3, EF4]', () => {
    expect(firstMissing({ ...values, nom_evenement: '   ', date: '' }, 0)).toBe('name');
    expect(firstMissing({ ...values, date: '' }, 0)).toBe('date');
    expect(firstMissing(values, 0)).toBe('speakers');
    expect(firstMissing(values, 1)).toBeUndefined();
  });
});

describe('the submit button', () => {
  it('names the first reason that disables it: saving, speakers, check, taken name [EF5, EF8, EF9]', () => {
    const all = { isSaving: true, speakers: 0, name: 'checking' } as const;
    expect(submitBlocker(all)).toBe('saving');
    expect(submitBlocker({ ...all, isSaving: false })).toBe('speakers');
    expect(submitBlocker({ ...all, isSaving: false, speakers: 1 })).toBe('checking');
    expect(submitBlocker({ isSaving: false, speakers: 1, name: 'taken' })).toBe('taken');
    for (const name of ['idle', 'free', 'failed'] as const)
      expect(submitBlocker({ isSaving: false, speakers: 1, name })).toBeUndefined();
  });
});
