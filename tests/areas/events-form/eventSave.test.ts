import { describe, expect, it } from 'vitest';
import { EventSave } from '../../../src/areas/events/form/EventSave.ts';
import type { SaveCalls } from '../../../src/areas/events/form/saveCalls.ts';
import {
  assigned,
  draft,
  EXPIRED,
  fakeBackEnd,
  MISSING,
  member,
  OFFLINE,
  REFUSED,
  SERVER,
  TIMEOUT,
} from './fakeBackEnd.ts';

const two = [member(1), member(2)];
const count = (log: readonly string[], name: string) => log.filter((one) => one === name).length;

describe('saving a new event', () => {
  it('creates it once, then for each speaker finds or creates and assigns [EF17, EF19, SP6, SP10]', async () => {
    const back = fakeBackEnd();
    back.speakers.set(7, 'Paul Diallo');
    const save = new EventSave(back.calls);
    const outcome = await save.run(draft, two);
    expect(outcome).toEqual({ status: 'saved', id: 101 });
    const person = ['member', 'findSpeaker'];
    expect(back.log).toEqual(['createEvent', ...person, 'createSpeaker', 'assign', ...person, 'assign']);
    expect(back.assignments).toEqual([
      {
        evenement: 101,
        intervenant: 102,
        role_intervenant: 5,
        donnees: { member_email: 'Ama@exemple.fr' },
      },
      { evenement: 101, intervenant: 7, role_intervenant: 5, donnees: { member_email: 'Paul@exemple.fr' } },
    ]);
  });

  it('makes one speaker of somebody with two roles [SP4]', async () => {
    const back = fakeBackEnd();
    await new EventSave(back.calls).run(draft, [member(1, 5), member(1, 6)]);
    expect(back.assigned()).toEqual(['Ama Koffi/5', 'Ama Koffi/6']);
    expect(count(back.log, 'createSpeaker')).toBe(1);
  });

  it('runs once however often it is asked to at the same time', async () => {
    const back = fakeBackEnd();
    const save = new EventSave(back.calls);
    const outcomes = await Promise.all([save.run(draft, two), save.run(draft, two), save.run(draft, two)]);
    expect(new Set(outcomes).size).toBe(1);
    expect([back.events.size, back.assignments.length]).toEqual([1, 2]);
    await save.run(draft, two);
    expect([back.events.size, back.assignments.length, count(back.log, 'updateEvent')]).toEqual([1, 2, 0]);
  });

  it('creates anew what was deleted after a part of it had failed', async () => {
    const back = fakeBackEnd();
    back.fail('assign', SERVER);
    const save = new EventSave(back.calls);
    expect(await save.run(draft, two)).toMatchObject({ status: 'speakersFailed', id: 101 });
    back.events.clear();
    back.assignments.length = 0;
    expect(await save.run(draft, two)).toEqual({ status: 'eventGone', failure: MISSING });
    expect(save.get()).toEqual({ isRunning: false, id: undefined, speakers: {} });
    expect(await save.run(draft, two)).toMatchObject({ status: 'saved' });
    expect([back.events.size, back.assigned()]).toEqual([1, ['Ama Koffi/5', 'Paul Diallo/5']]);
    expect(count(back.log, 'createSpeaker')).toBe(2);
  });

  const steps: (keyof SaveCalls)[] = ['createEvent', 'member', 'findSpeaker', 'createSpeaker', 'assign'];
  for (const step of steps)
    for (const failure of [SERVER, TIMEOUT, OFFLINE, REFUSED, EXPIRED])
      for (const isDone of failure.kind === 'invalid' || failure.kind === 'unauthenticated'
        ? [false]
        : [false, true])
        it(`ends complete, with nothing twice, after ${step} met ${failure.kind}${isDone ? ' having done its work' : ''}`, async () => {
          const back = fakeBackEnd();
          back.fail(step, failure, isDone);
          const save = new EventSave(back.calls);
          const first = await save.run(draft, two);
          expect(first.status).toBe(step === 'createEvent' ? 'eventFailed' : 'speakersFailed');
          expect(await save.run(draft, two)).toMatchObject({ status: 'saved' });
          expect(back.events.size).toBe(1);
          expect([...back.speakers.values()].sort()).toEqual(['Ama Koffi', 'Paul Diallo']);
          expect(back.assigned().sort()).toEqual(['Ama Koffi/5', 'Paul Diallo/5']);
        });

  it('saves the others when one speaker fails, and retries that one alone', async () => {
    const back = fakeBackEnd();
    back.fail('assign', SERVER);
    back.fail('assign', SERVER);
    const save = new EventSave(back.calls);
    const outcome = await save.run(draft, [...two, member(3)]);
    expect(outcome).toMatchObject({ status: 'speakersFailed', id: 101, failures: [SERVER, SERVER] });
    expect(back.assigned()).toEqual(['Zoé Martin/5']);
    expect(save.get().speakers['2-5']).toEqual({ status: 'failed', reason: 'call', failure: SERVER });
    expect(await save.run(draft, [...two, member(3)], '2-5')).toMatchObject({ status: 'speakersFailed' });
    expect(back.assigned()).toEqual(['Zoé Martin/5', 'Paul Diallo/5']);
    expect(await save.run(draft, [...two, member(3)], '1-5')).toMatchObject({ status: 'saved' });
    expect(count(back.log, 'createEvent')).toBe(1);
  });

  it('finds an event of which the creation was never answered, and writes what was changed since', async () => {
    const back = fakeBackEnd();
    back.fail('createEvent', TIMEOUT, true);
    const save = new EventSave(back.calls);
    expect(await save.run(draft, two)).toEqual({ status: 'eventFailed', failure: TIMEOUT, isUnsure: true });
    const later = { ...draft, lieu: 'Salle B' };
    expect(await save.run(later, two)).toEqual({ status: 'saved', id: 101 });
    expect([...back.events]).toEqual([[101, later]]);
    expect(count(back.log, 'createEvent')).toBe(1);
  });

  it('creates nothing while it can’t tell whether the first creation went through', async () => {
    const back = fakeBackEnd();
    back.fail('createEvent', TIMEOUT, true);
    back.fail('findEvent', OFFLINE);
    const save = new EventSave(back.calls);
    await save.run(draft, two);
    expect(await save.run(draft, two)).toMatchObject({ status: 'eventFailed' });
    expect(await save.run(draft, two)).toMatchObject({ status: 'saved' });
    expect(back.events.size).toBe(1);
  });

  it('updates the event, instead of creating another, when it changes after speakers failed', async () => {
    const back = fakeBackEnd();
    back.fail('member', SERVER);
    const save = new EventSave(back.calls);
    await save.run(draft, two);
    await save.run({ ...draft, nom_evenement: 'Grande fête' }, two);
    expect([...back.events.values()].map(({ nom_evenement }) => nom_evenement)).toEqual(['Grande fête']);
    expect(back.assignments.length).toBe(2);
  });

  it('says of whom the member was deleted meanwhile, and of whom the role', async () => {
    const back = fakeBackEnd();
    back.members.delete(1);
    back.goneRoles.add(6);
    const save = new EventSave(back.calls);
    await save.run(draft, [member(1), member(2, 6), member(3)]);
    const { speakers } = save.get();
    expect(speakers['1-5']).toMatchObject({ status: 'failed', reason: 'memberGone' });
    expect(speakers['2-6']).toMatchObject({ status: 'failed', reason: 'roleGone' });
    expect(back.assigned()).toEqual(['Zoé Martin/5']);
    save.forget('1-5');
    expect(save.get().speakers['1-5']).toBeUndefined();
    expect(await save.run(draft, [member(2, 5), member(3)])).toMatchObject({ status: 'saved' });
    expect(back.assigned().sort()).toEqual(['Paul Diallo/5', 'Zoé Martin/5']);
  });

  it('takes back an assignment whose speaker leaves the list before the rest is saved', async () => {
    const back = fakeBackEnd();
    back.fail('assign', TIMEOUT, true);
    back.fail('assign', SERVER);
    const save = new EventSave(back.calls);
    await save.run(draft, [...two, member(3)]);
    expect(await save.run(draft, [member(2)])).toMatchObject({ status: 'saved' });
    expect(back.assigned()).toEqual(['Paul Diallo/5']);
  });

  it('stops asking once the session has expired', async () => {
    const back = fakeBackEnd();
    back.fail('findSpeaker', EXPIRED);
    const save = new EventSave(back.calls);
    await save.run(draft, two);
    expect(back.log).toEqual(['createEvent', 'member', 'findSpeaker']);
  });

  it('posts no assignment without an id [EF21]', async () => {
    const back = fakeBackEnd();
    const calls = { ...back.calls, createSpeaker: async () => undefined as unknown as number };
    await new EventSave(calls).run(draft, [member(1)]);
    expect(back.assignments).toEqual([]);
    expect(back.log).not.toContain('assign');
  });
});

describe('saving an event that exists', () => {
  it('updates it, then replaces all assignments in one call [EF18, EF20]', async () => {
    const back = fakeBackEnd();
    back.speakers.set(7, 'Ama Koffi');
    const save = new EventSave(back.calls, { id: 12 });
    expect(await save.run(draft, [assigned(7, 5), member(2)])).toEqual({ status: 'saved', id: 12 });
    expect(back.log).toEqual(['updateEvent', 'member', 'findSpeaker', 'createSpeaker', 'synchronize']);
    expect(back.assigned()).toEqual(['Ama Koffi/5', 'Paul Diallo/5']);
    expect(back.assignments[0]!.donnees).toEqual({ member_email: 'ama@exemple.fr' });
  });

  for (const step of ['updateEvent', 'member', 'findSpeaker', 'createSpeaker', 'synchronize'] as const)
    it(`replaces nothing when ${step} fails, and ends complete when asked again`, async () => {
      const back = fakeBackEnd();
      back.speakers.set(7, 'Ama Koffi');
      back.fail(step, SERVER);
      const save = new EventSave(back.calls, { id: 12 });
      const first = await save.run(draft, [assigned(7, 5), member(2)]);
      expect(first.status).not.toBe('saved');
      expect(back.assignments).toEqual([]);
      expect(await save.run(draft, [assigned(7, 5), member(2)])).toMatchObject({ status: 'saved' });
      expect(back.assigned()).toEqual(['Ama Koffi/5', 'Paul Diallo/5']);
      expect(count(back.log, 'createEvent')).toBe(0);
      expect(count(back.log, 'updateEvent')).toBe(step === 'updateEvent' ? 2 : 1);
    });

  it('says which speakers have a role that is gone, and keeps the stored list [EF24]', async () => {
    const back = fakeBackEnd();
    back.speakers.set(7, 'Ama Koffi');
    back.goneRoles.add(6);
    const save = new EventSave(back.calls, { id: 12 });
    const list = [assigned(7, 5), member(2, 6)];
    expect(await save.run(draft, list)).toMatchObject({ status: 'syncFailed', failure: REFUSED });
    expect(save.get().speakers['2-6']).toMatchObject({ status: 'failed', reason: 'roleGone' });
    expect(save.get().speakers['a7-5']).toMatchObject({ status: 'ready' });
    expect(await save.run(draft, [assigned(7, 5)])).toMatchObject({ status: 'saved' });
  });

  it('stops at an assignment that was read without its role', async () => {
    const back = fakeBackEnd();
    const save = new EventSave(back.calls, { id: 12 });
    expect(await save.run(draft, [assigned(7, undefined)])).toMatchObject({ status: 'speakersFailed' });
    expect(back.log).toEqual(['updateEvent']);
  });

  it('finds by name a speaker that was read without an id', async () => {
    const back = fakeBackEnd();
    back.speakers.set(9, 'Ama Koffi');
    await new EventSave(back.calls, { id: 12 }).run(draft, [assigned(undefined, 5)]);
    expect(back.assignments.map(({ intervenant }) => intervenant)).toEqual([9]);
  });

  it('sends the version that was edited until it made another itself, or is told to overwrite', async () => {
    const back = fakeBackEnd();
    const seen: (string | undefined)[] = [];
    const calls: SaveCalls = {
      ...back.calls,
      updateEvent: (id, sent, version) => {
        seen.push(version);
        return back.calls.updateEvent(id, sent, version);
      },
    };
    const opened = { id: 12, updated_at: '2026-01-01T10:00:00Z' };
    const speakers = [assigned(7, 5)];
    back.fail('updateEvent', REFUSED);
    back.fail('updateEvent', TIMEOUT);
    const save = new EventSave(calls, opened);
    for (let i = 0; i < 3; i++) await save.run(draft, speakers);
    expect(seen).toEqual([opened.updated_at, opened.updated_at, undefined]);
    const other = new EventSave(calls, opened);
    other.overwrite();
    await other.run(draft, speakers);
    expect(seen.at(-1)).toBeUndefined();
  });
});
