import { describe, expect, it } from 'vitest';
import {
  ASSIGN,
  amaAndZoe,
  CREATE,
  expectComplete,
  FIND,
  idOf,
  MAKE,
  MEMBER,
} from '../../../../fast/areas/events/save/saveFaults.ts';
import {
  aDraft,
  aPerson,
  aRole,
  assigned,
  assignments,
  chosen,
  type Ending,
  eventsOf,
  type Fault,
  line,
  saving,
} from '../../../../fast/areas/events/save/saveServer.ts';
import { api, onServer } from '../../../../support/serverOfFile.ts';

onServer();

describe('saving a new event', () => {
  it('creates the event again when it was deleted after a part of the save failed', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const draft = aDraft();
    const { job, run, fail, count } = await saving();
    fail(ASSIGN, 'broken');
    const first = await run(draft, both);
    expect(first).toMatchObject({ status: 'speakersFailed' });
    await api('DELETE', `/api/events/${idOf(first)}/`);
    expect(await run(draft, both)).toMatchObject({ status: 'eventGone', failure: { kind: 'notFound' } });
    expect(job.state).toEqual({ isRunning: false, id: undefined, speakers: {} });
    const last = await run(draft, both);
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
  const faultsOf = (request: string, kinds: readonly Ending[]): Fault[] =>
    kinds.flatMap((ending) =>
      (isLost(request, ending) ? [false, true] : [false]).map((isDone) => ({ request, ending, isDone })),
    );
  it.each(Object.entries(endings))(
    'is complete in the end, with nothing written twice, however %s fails',
    async (request, kinds) => {
      for (const fault of faultsOf(request, kinds)) await expectComplete(fault);
    },
  );

  it('looks for the result before it sends a lost call again', async () => {
    const lost: [string, boolean, number][] = [
      [MAKE, true, 2],
      [MAKE, false, 3],
      [ASSIGN, true, 2],
      // The other one's call; the list then replaces what isn't known.
      [ASSIGN, false, 2],
    ];
    for (const [request, isDone, times] of lost) {
      const title = `${request}${isDone ? ', carried out' : ''}`;
      const { both } = await amaAndZoe();
      const draft = aDraft();
      const { run, fail, count } = await saving();
      fail(request, 'silent', isDone);
      await run(draft, both);
      expect.soft(await run(draft, both), title).toMatchObject({ status: 'saved' });
      expect.soft(count(request), title).toBe(times);
    }
  });

  it('updates the event instead of creating another when its form changes after speakers failed', async () => {
    const { both } = await amaAndZoe();
    const [draft, renamed] = [aDraft(), aDraft()];
    const { run, fail } = await saving();
    fail(MEMBER, 'broken');
    const id = idOf(await run(draft, both));
    await run({ ...draft, nom_evenement: renamed.nom_evenement }, both);
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
    const { job, run } = await saving();
    const id = idOf(await run(draft, [first, second, last]));
    const { speakers } = job.state;
    expect(speakers[first.key]).toMatchObject({ status: 'failed', reason: 'memberGone' });
    expect(speakers[second.key]).toMatchObject({ status: 'failed', reason: 'roleGone' });
    expect(await assigned(id)).toEqual([line(third, role)]);
    job.forget(first.key);
    expect(job.state.speakers[first.key]).toBeUndefined();
    expect(await run(draft, [chosen(zoe, role), last])).toMatchObject({ status: 'saved' });
    expect((await assigned(id)).sort()).toEqual([line(zoe, role), line(third, role)].sort());
  });

  it('removes an assignment whose speaker is removed before the rest is saved', async () => {
    const { zoe, role, both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail } = await saving();
    fail(ASSIGN, 'silent', true);
    fail(ASSIGN, 'broken');
    const id = idOf(await run(draft, [...both, chosen(await aPerson(), role)]));
    expect(await assignments(id)).toHaveLength(2);
    expect(await run(draft, both.slice(1))).toMatchObject({ status: 'saved' });
    expect(await assigned(id)).toEqual([line(zoe, role)]);
  });
});
