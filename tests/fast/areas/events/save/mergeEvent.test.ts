import { describe, expect, it } from 'vitest';
import {
  type EventEdit,
  eventDraftOf,
  eventValuesOf,
} from '../../../../../src/areas/events/save/eventValues.ts';
import {
  assignmentIds,
  type EventSpeaker,
  speakersOf,
} from '../../../../../src/areas/events/speakers/speaker.ts';
import type { ConflictChoice } from '../../../../../src/data/save/saveOver.ts';
import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { api, onServer } from '../../../../support/serverOfFile.ts';
import { anEvent, aPerson, assign, assigned, assignments, chosen, line, saving } from './saveServer.ts';

onServer();

const SYNC = 'PUT /api/events/{id}/assignments/';
const KEEP: ConflictChoice = { kind: 'save', theirs: [] };

const read = (id: number) => api<CalendarEvent>('GET', `/api/events/${id}/`);

/** An event with one speaker, opened in a form. */
async function opened() {
  const { ama, role, event } = await anEvent({ lieu: 'Salle A' });
  const [first, list] = [await read(event.id), await assignments(event.id)];
  const shown: EventEdit = { values: eventValuesOf(first), speakers: speakersOf(list) };
  const seen = { id: event.id, updated_at: first.updated_at, affectations: assignmentIds(list) };
  const { job, answers, asked, fail, count } = await saving(seen, ['versions']);
  /** Saves what the form holds; the choices answer the questions in turn. */
  const save = async (held: EventEdit, ...choices: ConflictChoice[]) => {
    answers.merges.push(...choices);
    asked.merges = [];
    const outcome = await job.run(held);
    return { outcome, asked: asked.merges };
  };
  /** Another user saves these fields. */
  const meanwhile = (fields: object) =>
    api('PUT', `/api/events/${event.id}/`, { ...eventDraftOf(shown.values), id: event.id, ...fields });
  return { ama, role, id: event.id, shown, save, meanwhile, fail, count };
}

const listed = (speakers: readonly EventSpeaker[], ...more: EventSpeaker[]) => [...speakers, ...more];

describe('An event that two people edit', () => {
  it('keeps a speaker that another user added, and what was not touched here [J3]', async () => {
    const { id, ama, role, shown, save, meanwhile } = await opened();
    const [theirs, mine] = [await aPerson(), await aPerson()];
    await meanwhile({ lieu: 'Salle B', heure_fin: '23:45' });
    await assign(id, theirs, role);
    const held = {
      values: { ...shown.values, lieu: 'Salle C' },
      speakers: listed(shown.speakers, chosen(mine, role)),
    };
    const { outcome, asked } = await save(held, KEEP);
    expect(outcome).toEqual({ status: 'saved', id });
    expect(asked.map((differences) => differences.map(({ field: _, ...both }) => both))).toEqual([
      [
        { theirs: '23:45', mine: '', isTyped: false },
        { theirs: 'Salle B', mine: 'Salle C', isTyped: true },
        { theirs: 'oui', mine: undefined, isTyped: false },
      ],
    ]);
    expect(await read(id)).toMatchObject({ lieu: 'Salle C', heure_fin: expect.stringMatching('23:45') });
    expect((await assigned(id)).sort()).toEqual(
      [line(ama, role), line(mine, role), line(theirs, role)].sort(),
    );
  });

  it('says both rules of a series in words, and saves the chosen one [Y6, J3]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } } as const;
    const { event } = await anEvent({ date: '2041-03-05T10:00:00', ...weekly, serie: { intervalle: 2 } });
    const [{ id, updated_at }, list] = [await read(event.id), await assignments(event.id)];
    const shown = { values: eventValuesOf(event, true), speakers: speakersOf(list) };
    const seen = { id, updated_at, affectations: assignmentIds(list) };
    const { job, answers, asked } = await saving(seen, ['versions', 'series']);
    await api('PUT', `/api/events/${id}/`, { ...eventDraftOf(shown.values), id, serie: { intervalle: 3 } });
    answers.merges.push(KEEP);
    const serie = JSON.stringify({ fois: 4 });
    const outcome = await job.run({ ...shown, values: { ...shown.values, serie } });
    expect(outcome).toEqual({ status: 'saved', id });
    expect(asked.words).toEqual([
      ['Règle de la série', 'tous les trois mardis', 'chaque mardi, 4\u00a0fois'],
    ]);
    expect((await read(id)).serie).toEqual({ fois: 4 });
  });

  it('is asked about when only its speakers changed, and says that the event itself is saved [J3]', async () => {
    const { id, ama, role, shown, save } = await opened();
    const theirs = await aPerson();
    await assign(id, theirs, role);
    const held = { values: { ...shown.values, lieu: 'Salle C' }, speakers: [] };
    const { outcome } = await save(held, { kind: 'edit' });
    expect(outcome).toEqual({ status: 'kept', text: 'speakersKept' });
    expect(await assigned(id)).toEqual([line(ama, role), line(theirs, role)]);
    const again = await save(held, KEEP);
    expect(again.outcome).toMatchObject({ status: 'saved' });
    expect([await assigned(id), (await read(id)).lieu]).toEqual([[line(theirs, role)], 'Salle C']);
  });

  it('is saved once where an answer was lost, without a question [J3]', async () => {
    const { id, ama, role, shown, save, fail, count } = await opened();
    const mine = await aPerson();
    fail(SYNC, 'silent', true);
    const held = { values: shown.values, speakers: listed(shown.speakers, chosen(mine, role)) };
    expect((await save(held)).outcome).toMatchObject({ status: 'syncFailed' });
    const { outcome, asked } = await save(held);
    expect([outcome.status, asked, count(SYNC)]).toEqual(['saved', [], 1]);
    expect((await assigned(id)).sort()).toEqual([line(ama, role), line(mine, role)].sort());
  });

  it('is left as the other user saved it where every change of theirs is taken [J3]', async () => {
    const { id, shown, save, meanwhile } = await opened();
    await meanwhile({ lieu: 'Salle B' });
    const { updated_at } = await read(id);
    const held = { values: { ...shown.values, lieu: 'Salle C' }, speakers: shown.speakers };
    const { outcome } = await save(held, { kind: 'save', theirs: ['lieu'] });
    expect(outcome).toEqual({ status: 'taken', id, name: shown.values.nom_evenement });
    expect(await read(id)).toMatchObject({ lieu: 'Salle B', updated_at });
  });
});
