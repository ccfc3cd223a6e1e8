import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../../../src/areas/events/save/outcome.ts';
import { nth } from '../../../../support/lookups.ts';
import {
  aDraft,
  aPerson,
  api,
  aRole,
  aSpeaker,
  assign,
  assigned,
  assignments,
  chosen,
  type Ending,
  eventsOf,
  line,
  onServer,
  saving,
  speakersNamed,
} from './saveServer.ts';

onServer();

const CREATE = 'POST /api/events/';
const UPDATE = 'PUT /api/events/{id}/';
const MEMBER = 'GET /api/membres/{id}/';
const FIND = 'GET /api/intervenants/';
const MAKE = 'POST /api/intervenants/';
const ASSIGN = 'POST /api/events/{id}/assignments/';
const SYNC = 'PUT /api/events/{id}/assignments/';

/** Two members and their role at the event. */
async function amaAndZoe() {
  const [ama, zoe, role] = [await aPerson(), await aPerson(), await aRole()];
  return { ama, zoe, role, both: [chosen(ama, role), chosen(zoe, role)] };
}
function idOf(outcome: Outcome): number {
  if ('id' in outcome) return outcome.id;
  throw new Error(`A save that ended as ${outcome.status} has no event.`);
}

describe('saving a new event', () => {
  it('creates it once, then finds or creates and assigns each speaker [EF17, EF19, SP6, SP10]', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const known = await aSpeaker(zoe);
    const draft = aDraft();
    const { job, sent, requests } = saving();
    const outcome = await job.run(draft, both);
    const event = nth(await eventsOf(draft), 0);
    expect(outcome).toEqual({ status: 'saved', id: event.id });
    expect(requests()).toEqual([CREATE, MEMBER, FIND, MAKE, ASSIGN, MEMBER, FIND, ASSIGN]);
    expect(nth(sent, 0).body).toEqual(draft);
    const made = nth(await speakersNamed(ama), 0);
    const donnees = ({ email }: { email: string }) => ({
      ...{ member_email: email, member_telephone: null, member_profession: null },
    });
    expect(sent.filter(({ request }) => request === ASSIGN).map(({ body }) => body)).toEqual([
      { evenement: event.id, intervenant: made.id, role_intervenant: role.id, donnees: donnees(ama) },
      { evenement: event.id, intervenant: known.id, role_intervenant: role.id, donnees: donnees(zoe) },
    ]);
    expect(await assigned(event.id)).toEqual([line(ama, role), line(zoe, role)]);
  });

  it('creates one speaker for a member with two roles [SP4]', async () => {
    const [person, host, singer] = [await aPerson(), await aRole(), await aRole()];
    const { job, count } = saving();
    const outcome = await job.run(aDraft(), [chosen(person, host), chosen(person, singer)]);
    expect((await assigned(idOf(outcome))).sort()).toEqual([line(person, host), line(person, singer)].sort());
    expect([count(MAKE), (await speakersNamed(person)).length]).toEqual([1, 1]);
  });

  it('runs once, however often it is started at the same time', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { job, count } = saving();
    const outcomes = await Promise.all([job.run(draft, both), job.run(draft, both), job.run(draft, both)]);
    expect(new Set(outcomes).size).toBe(1);
    expect([(await eventsOf(draft)).length, count(ASSIGN)]).toEqual([1, 2]);
    await job.run(draft, both);
    expect([(await eventsOf(draft)).length, count(ASSIGN), count(UPDATE)]).toEqual([1, 2, 0]);
  });

  it('creates the event again when it was deleted after a part of the save failed', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const draft = aDraft();
    const { job, fail, count } = saving();
    fail(ASSIGN, 'broken');
    const first = await job.run(draft, both);
    expect(first).toMatchObject({ status: 'speakersFailed' });
    await api('DELETE', `/api/events/${idOf(first)}/`);
    expect(await job.run(draft, both)).toMatchObject({ status: 'eventGone', failure: { kind: 'notFound' } });
    expect(job.progress.get()).toEqual({ isRunning: false, id: undefined, speakers: {} });
    const last = await job.run(draft, both);
    expect(last).toMatchObject({ status: 'saved' });
    expect((await eventsOf(draft)).map(({ id }) => id)).toEqual([idOf(last)]);
    expect(await assigned(idOf(last))).toEqual([line(ama, role), line(zoe, role)]);
    expect(count(MAKE)).toBe(2);
  });

  /** How each request can end. A lost request may or may not have been carried out. */
  const reads: Ending[] = ['broken', 'silent', 'unread', 'refused', 'expired'];
  const endings: Record<string, Ending[]> = {
    [CREATE]: reads,
    [MEMBER]: reads,
    [FIND]: reads,
    [MAKE]: reads,
    [ASSIGN]: ['broken', 'silent', 'refused', 'expired'],
  };
  const isLost = (request: string, ending: Ending) =>
    request.startsWith('POST') && (ending === 'broken' || ending === 'silent' || ending === 'unread');
  const cases = Object.entries(endings).flatMap(([request, kinds]) =>
    kinds.flatMap((ending) =>
      (isLost(request, ending) ? [false, true] : [false]).map((isDone) => ({ request, ending, isDone })),
    ),
  );
  const titled = cases.map((fault) => {
    const title = `${fault.request} ended as ${fault.ending}${fault.isDone ? ', carried out' : ''}`;
    return [title, fault] as const;
  });
  it.each(titled)('is complete in the end, with nothing written twice, after %s', async (_, fault) => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const draft = aDraft();
    const { job, fail } = saving();
    fail(fault.request, fault.ending, fault.isDone);
    const first = await job.run(draft, both);
    expect(first.status).toBe(fault.request === CREATE ? 'eventFailed' : 'speakersFailed');
    expect(await job.run(draft, both)).toMatchObject({ status: 'saved' });
    const events = await eventsOf(draft);
    expect(events).toHaveLength(1);
    expect([(await speakersNamed(ama)).length, (await speakersNamed(zoe)).length]).toEqual([1, 1]);
    expect((await assigned(nth(events, 0).id)).sort()).toEqual([line(ama, role), line(zoe, role)].sort());
  });

  it.each([
    [MAKE, true, 2],
    [MAKE, false, 3],
    [ASSIGN, true, 2],
    [ASSIGN, false, 3],
  ] as const)(
    'looks for the result before it sends a lost %s again (carried out: %s)',
    async (request, isDone, times) => {
      const { both } = await amaAndZoe();
      const draft = aDraft();
      const { job, fail, count } = saving();
      fail(request, 'silent', isDone);
      await job.run(draft, both);
      expect(await job.run(draft, both)).toMatchObject({ status: 'saved' });
      expect(count(request)).toBe(times);
    },
  );

  it('posts no assignment for a speaker without an id, reports that, and posts it on the next attempt [EF21]', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const { job, fail, sent } = saving();
    fail(MAKE, 'nameless');
    const outcome = await job.run(aDraft(), both);
    const failure = { kind: 'contract', status: 201 };
    expect(outcome).toMatchObject({ status: 'speakersFailed', failures: [failure] });
    expect(job.progress.get().speakers).toMatchObject({
      [nth(both, 0).key]: { status: 'failed', reason: 'call', failure },
      [nth(both, 1).key]: { status: 'saved' },
    });
    const posted = sent.filter(({ request }) => request === ASSIGN).map(({ body }) => body);
    const speaker = nth(await speakersNamed(zoe), 0);
    expect(posted).toMatchObject([{ intervenant: speaker.id }]);
    expect(await assigned(idOf(outcome))).toEqual([line(zoe, role)]);
    expect(await job.run(aDraft(), both)).toMatchObject({ status: 'saved' });
    expect((await assigned(idOf(outcome))).sort()).toEqual([line(ama, role), line(zoe, role)].sort());
  });

  it('saves the other speakers when one fails, and retries only that one', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const third = await aPerson();
    const three = [...both, chosen(third, role)];
    const draft = aDraft();
    const { job, fail, count } = saving();
    for (let i = 0; i < 2; i++) fail(ASSIGN, 'broken');
    const outcome = await job.run(draft, three);
    const failure = { kind: 'server', status: 500, message: 'Base indisponible' };
    expect(outcome).toMatchObject({ status: 'speakersFailed', failures: [failure, failure] });
    const id = idOf(outcome);
    expect(await assigned(id)).toEqual([line(third, role)]);
    const [first, second] = [nth(both, 0).key, nth(both, 1).key];
    expect(job.progress.get().speakers[second]).toMatchObject({ status: 'failed', reason: 'call', failure });
    expect(await job.run(draft, three, second)).toMatchObject({ status: 'speakersFailed' });
    expect((await assigned(id)).sort()).toEqual([line(zoe, role), line(third, role)].sort());
    expect(await job.run(draft, three, first)).toMatchObject({ status: 'saved' });
    expect(await assigned(id)).toContain(line(ama, role));
    expect([count(CREATE), (await assigned(id)).length]).toEqual([1, 3]);
  });

  it('finds the event whose creation got no answer, and saves later changes to it', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { job, fail, count } = saving();
    fail(CREATE, 'silent', true);
    expect(await job.run(draft, both)).toEqual({
      ...{ status: 'eventFailed', failure: { kind: 'offline', status: 0 }, isUnsure: true },
    });
    expect(await job.run({ ...draft, lieu: 'Salle B' }, both)).toMatchObject({ status: 'saved' });
    expect(await eventsOf(draft)).toMatchObject([{ lieu: 'Salle B' }]);
    expect(count(CREATE)).toBe(1);
  });

  it('creates nothing while it is unknown whether the first creation was carried out', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { job, fail } = saving();
    fail(CREATE, 'silent', true);
    fail('GET /api/events/', 'silent');
    await job.run(draft, both);
    expect(await job.run(draft, both)).toMatchObject({ status: 'eventFailed' });
    expect(await job.run(draft, both)).toMatchObject({ status: 'saved' });
    expect(await eventsOf(draft)).toHaveLength(1);
  });

  it('updates the event instead of creating another when its form changes after speakers failed', async () => {
    const { both } = await amaAndZoe();
    const [draft, renamed] = [aDraft(), aDraft()];
    const { job, fail } = saving();
    fail(MEMBER, 'broken');
    const id = idOf(await job.run(draft, both));
    await job.run({ ...draft, nom_evenement: renamed.nom_evenement }, both);
    expect(await eventsOf(draft)).toEqual([]);
    expect((await eventsOf(renamed)).map((event) => event.id)).toEqual([id]);
    expect(await assignments(id)).toHaveLength(2);
  });

  it('reports which speakers’ member was deleted, and which speakers’ role', async () => {
    const { ama, zoe, role } = await amaAndZoe();
    const [third, gone] = [await aPerson(), await aRole()];
    await api('DELETE', `/api/membres/${ama.id}/`);
    await api('DELETE', `/api/roles-intervenants/${gone.id}/`);
    const [first, second, last] = [chosen(ama, role), chosen(zoe, gone), chosen(third, role)];
    const draft = aDraft();
    const { job } = saving();
    const id = idOf(await job.run(draft, [first, second, last]));
    const { speakers } = job.progress.get();
    expect(speakers[first.key]).toMatchObject({ status: 'failed', reason: 'memberGone' });
    expect(speakers[second.key]).toMatchObject({ status: 'failed', reason: 'roleGone' });
    expect(await assigned(id)).toEqual([line(third, role)]);
    job.progress.forget(first.key);
    expect(job.progress.get().speakers[first.key]).toBeUndefined();
    expect(await job.run(draft, [chosen(zoe, role), last])).toMatchObject({ status: 'saved' });
    expect((await assigned(id)).sort()).toEqual([line(zoe, role), line(third, role)].sort());
  });

  it('removes an assignment whose speaker is removed before the rest is saved', async () => {
    const { zoe, role, both } = await amaAndZoe();
    const draft = aDraft();
    const { job, fail } = saving();
    fail(ASSIGN, 'silent', true);
    fail(ASSIGN, 'broken');
    const id = idOf(await job.run(draft, [...both, chosen(await aPerson(), role)]));
    expect(await assignments(id)).toHaveLength(2);
    expect(await job.run(draft, both.slice(1))).toMatchObject({ status: 'saved' });
    expect(await assigned(id)).toEqual([line(zoe, role)]);
  });

  it('keeps a speaker that another user added to the new event, when one is removed here [J3]', async () => {
    const { role, both } = await amaAndZoe();
    const [theirs, late, other] = [await aPerson(), await aPerson(), await aPerson()];
    const draft = aDraft();
    const { job, fail, sent } = saving(undefined, ['versions']);
    fail(ASSIGN, 'silent', true);
    fail(ASSIGN, 'broken');
    const id = idOf(await job.run(draft, both));
    await assign(id, theirs, role);
    const known = (await assignments(id)).map((assignment) => assignment.id);
    fail(SYNC, 'silent', true);
    expect(await job.run(draft, [chosen(late, role)])).toMatchObject({ status: 'syncFailed' });
    // A speaker whose assignment got no answer is removed all the same.
    expect(await job.run(draft, [chosen(other, role)])).toMatchObject({ status: 'saved' });
    expect((await assigned(id)).sort()).toEqual([line(other, role), line(theirs, role)].sort());
    expect(sent.find(({ request }) => request === SYNC)?.body?.avant).toEqual(known);
  });

  it('sends nothing more once the session has expired', async () => {
    const { both } = await amaAndZoe();
    const { job, fail, requests } = saving();
    fail(FIND, 'expired');
    await job.run(aDraft(), both);
    expect(requests()).toEqual([CREATE, MEMBER, FIND]);
  });
});
