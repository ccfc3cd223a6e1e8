import { describe, expect, it } from 'vitest';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import { nth } from '../../../../support/lookups.ts';
import { api, onServer } from '../../../../support/serverOfFile.ts';
import { amaAndZoe, CREATE } from './saveFaults.ts';
import { aDraft, assigned, eventsOf, line, saving, WHOLE } from './saveServer.ts';

onServer();

const LIST = 'GET /api/events/';
const CREATE_WHOLE = 'POST /api/events/complet/';

/** Back ends that take an event call by call, or as a whole. */
const backEnds: [string, readonly Capability[], string][] = [
  ['of the specification', [], CREATE],
  ['that takes it as a whole', WHOLE, CREATE_WHOLE],
];

describe.each(backEnds)('a creation without a clear answer, at a back end %s', (_, names, create) => {
  it('is told, and is complete after the next press, which finds the event by its values', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, asked, count, requests } = await saving(undefined, names);
    fail(create, 'silent', true);
    expect(await run(draft, both)).toEqual({
      ...{ status: 'eventFailed', failure: { kind: 'offline', status: 0 }, isUnsure: true },
    });
    expect(requests()).toEqual([create]);
    const outcome = await run(draft, both);
    const events = await eventsOf(draft);
    expect([outcome.status, events.length, count(create)]).toEqual(['saved', 1, 1]);
    expect(await assigned(nth(events, 0).id)).toEqual([line(ama, role), line(zoe, role)]);
    expect(asked.merges).toEqual([]);
  });

  it('gets what was typed after it', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, asked } = await saving(undefined, names);
    fail(create, 'broken', true);
    await run(draft, both);
    expect(await run({ ...draft, lieu: 'Salle B' }, both)).toMatchObject({ status: 'saved' });
    expect(await eventsOf(draft)).toMatchObject([{ lieu: 'Salle B' }]);
    expect(asked.merges).toEqual([]);
  });

  it('is sent again by the next press where no event has its values, and a refusal is told as any other', async () => {
    const { both } = await amaAndZoe();
    const [draft, other] = [aDraft(), aDraft()];
    const { run, fail, requests } = await saving(undefined, names);
    fail(create, 'silent');
    await run(draft, both);
    expect(await run(draft, both)).toMatchObject({ status: 'saved' });
    expect(requests().slice(0, 3)).toEqual([create, LIST, create]);
    expect(await eventsOf(draft)).toHaveLength(1);
    const late = await saving(undefined, names);
    late.fail(create, 'silent');
    await late.run(other, both);
    await api('POST', '/api/events/', { ...other, lieu: 'Ailleurs' });
    const outcome = await late.run(other, both);
    expect(outcome).toMatchObject({ status: 'eventFailed', failure: { status: 409 }, isUnsure: false });
    expect(await eventsOf(other)).toMatchObject([{ lieu: 'Ailleurs' }]);
  });

  it('is sent again by nothing while the list can’t be read', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, count } = await saving(undefined, names);
    fail(create, 'silent', true);
    await run(draft, both);
    fail(LIST, 'refused');
    expect(await run(draft, both)).toMatchObject({
      ...{ status: 'eventFailed', failure: { status: 422 }, isUnsure: true },
    });
    expect(await run(draft, both)).toMatchObject({ status: 'saved' });
    expect([(await eventsOf(draft)).length, count(create)]).toEqual([1, 1]);
  });

  it('is sent again with its key where the back end knows it, and read by nobody [J4]', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, count } = await saving(undefined, [...names, 'cles']);
    fail(create, 'silent', true);
    await run(draft, both);
    expect(await run(draft, both)).toMatchObject({ status: 'saved' });
    expect([count(create), count(LIST), (await eventsOf(draft)).length]).toEqual([2, 0, 1]);
  });
});
