import { describe, expect, it } from 'vitest';
import { nth } from '../../../../support/lookups.ts';
import { onServer } from '../../../../support/serverOfFile.ts';
import {
  ASSIGN,
  amaAndZoe,
  CREATE,
  expectComplete,
  FIND,
  idOf,
  MAKE,
  MEMBER,
  SYNC,
  UPDATE,
} from './saveFaults.ts';
import {
  aDraft,
  aPerson,
  aRole,
  aSpeaker,
  assign,
  assigned,
  assignments,
  chosen,
  eventsOf,
  type Fault,
  line,
  saving,
  speakersNamed,
} from './saveServer.ts';

onServer();

describe('saving a new event', () => {
  it('creates it once, then finds or creates and assigns each speaker [EF17, EF19, SP6, SP10]', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const known = await aSpeaker(zoe);
    const draft = aDraft();
    const { run, sent, requests } = await saving();
    const outcome = await run(draft, both);
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
    const { run, count } = await saving();
    const outcome = await run(aDraft(), [chosen(person, host), chosen(person, singer)]);
    expect((await assigned(idOf(outcome))).sort()).toEqual([line(person, host), line(person, singer)].sort());
    expect([count(MAKE), (await speakersNamed(person)).length]).toEqual([1, 1]);
  });

  it('runs once, however often it is started at the same time', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, count } = await saving();
    const outcomes = await Promise.all([run(draft, both), run(draft, both), run(draft, both)]);
    expect(new Set(outcomes).size).toBe(1);
    expect([(await eventsOf(draft)).length, count(ASSIGN)]).toEqual([1, 2]);
    await run(draft, both);
    expect([(await eventsOf(draft)).length, count(ASSIGN), count(UPDATE)]).toEqual([1, 2, 0]);
  });

  it('is complete in the end, with nothing written twice, after any of its calls failed', async () => {
    const faults: Fault[] = [
      { request: CREATE, ending: 'refused', isDone: false },
      { request: MEMBER, ending: 'broken', isDone: false },
      { request: FIND, ending: 'unread', isDone: false },
      { request: MAKE, ending: 'broken', isDone: true },
      { request: ASSIGN, ending: 'silent', isDone: true },
    ];
    for (const fault of faults) await expectComplete(fault);
  });

  it('posts no assignment for a speaker without an id, reports that, and posts it on the next attempt [EF21]', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const { job, run, fail, sent } = await saving();
    fail(MAKE, 'nameless');
    const outcome = await run(aDraft(), both);
    const failure = { kind: 'contract', status: 201 };
    expect(outcome).toMatchObject({ status: 'speakersFailed', failures: [failure] });
    expect(job.state.speakers).toMatchObject({
      [nth(both, 0).key]: { status: 'failed', reason: 'call', failure },
      [nth(both, 1).key]: { status: 'saved' },
    });
    const posted = sent.filter(({ request }) => request === ASSIGN).map(({ body }) => body);
    const speaker = nth(await speakersNamed(zoe), 0);
    expect(posted).toMatchObject([{ intervenant: speaker.id }]);
    expect(await assigned(idOf(outcome))).toEqual([line(zoe, role)]);
    expect(await run(aDraft(), both)).toMatchObject({ status: 'saved' });
    expect((await assigned(idOf(outcome))).sort()).toEqual([line(ama, role), line(zoe, role)].sort());
  });

  it('saves the other speakers when one fails, and retries only that one', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const third = await aPerson();
    const three = [...both, chosen(third, role)];
    const draft = aDraft();
    const { job, run, fail, count } = await saving();
    for (let i = 0; i < 2; i++) fail(ASSIGN, 'refused');
    const outcome = await run(draft, three);
    const failure = { kind: 'invalid', status: 422, message: 'Refusé' };
    expect(outcome).toMatchObject({ status: 'speakersFailed', failures: [failure, failure] });
    const id = idOf(outcome);
    expect(await assigned(id)).toEqual([line(third, role)]);
    const [first, second] = [nth(both, 0).key, nth(both, 1).key];
    expect(job.state.speakers[second]).toMatchObject({ status: 'failed', reason: 'call', failure });
    expect(await run(draft, three, second)).toMatchObject({ status: 'speakersFailed' });
    expect((await assigned(id)).sort()).toEqual([line(zoe, role), line(third, role)].sort());
    expect(await run(draft, three, first)).toMatchObject({ status: 'saved' });
    expect(await assigned(id)).toContain(line(ama, role));
    expect([count(CREATE), count(ASSIGN), count(SYNC)]).toEqual([1, 5, 0]);
  });

  it('keeps a speaker that another user added to the new event, when one is removed here [J3]', async () => {
    const { role, both } = await amaAndZoe();
    const [theirs, late, other] = [await aPerson(), await aPerson(), await aPerson()];
    const draft = aDraft();
    const keep = { kind: 'save' as const, theirs: [] };
    const { run, fail, sent, asked } = await saving(undefined, ['versions'], { merges: [keep, keep] });
    fail(ASSIGN, 'silent', true);
    fail(ASSIGN, 'broken');
    const id = idOf(await run(draft, both));
    await assign(id, theirs, role);
    const known = (await assignments(id)).map((assignment) => assignment.id);
    fail(SYNC, 'silent', true);
    expect(await run(draft, [chosen(late, role)])).toMatchObject({ status: 'syncFailed' });
    // A speaker whose assignment got no answer is removed all the same.
    expect(await run(draft, [chosen(other, role)])).toMatchObject({ status: 'saved' });
    expect((await assigned(id)).sort()).toEqual([line(other, role), line(theirs, role)].sort());
    expect(sent.find(({ request }) => request === SYNC)?.body?.avant).toEqual(known);
    expect(asked.merges.map((differences) => differences.length)).toEqual([1, 1]);
  });

  it('sends nothing more once the session has expired', async () => {
    const { both } = await amaAndZoe();
    const { run, fail, requests } = await saving();
    fail(FIND, 'expired');
    await run(aDraft(), both);
    expect(requests()).toEqual([CREATE, MEMBER, FIND]);
  });
});
