import { describe, expect, it } from 'vitest';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import { nth } from '../../../../support/lookups.ts';
import { api, onServer } from '../../../../support/serverOfFile.ts';
import { amaAndZoe, CREATE, SYNC, UPDATE } from './saveFaults.ts';
import { aDraft, anEvent, assigned, assignments, eventsOf, line, saving, WHOLE } from './saveServer.ts';

onServer();

const LIST = 'GET /api/events/';
const CREATE_WHOLE = 'POST /api/events/complet/';
const UPDATE_WHOLE = 'PUT /api/events/{id}/complet/';

/** Back ends that take an event call by call, or as a whole. */
const backEnds: [string, readonly Capability[], string][] = [
  ['of the specification', [], CREATE],
  ['that takes it as a whole', WHOLE, CREATE_WHOLE],
];

describe.each(backEnds)('a creation without a clear answer, at a back end %s', (_, names, create) => {
  it('shows the events of that name and day once, and sends nothing more by itself', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    await api('POST', '/api/events/', { ...draft, nom_evenement: `${draft.nom_evenement} bis` });
    const { run, fail, asked, requests } = await saving(undefined, names);
    fail(create, 'silent', true);
    expect(await run(draft, both)).toEqual({ status: 'kept', text: 'maybeCreated' });
    const found = (await eventsOf(draft)).find((event) => event.nom_evenement === draft.nom_evenement);
    expect(asked.twins).toEqual([[found?.id]]);
    expect(requests()).toEqual([create, LIST]);
  });

  it('is complete once the user says which event it is', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, asked, count } = await saving(undefined, names, { twins: ['first'] });
    fail(create, 'silent', true);
    const outcome = await run(draft, both);
    const events = await eventsOf(draft);
    expect([outcome.status, events.length, count(create)]).toEqual(['saved', 1, 1]);
    expect(await assigned(nth(events, 0).id)).toEqual([line(ama, role), line(zoe, role)]);
    expect(asked.merges).toEqual([]);
  });

  it('gets what was typed after it', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, asked, answers } = await saving(undefined, names);
    fail(create, 'broken', true);
    await run(draft, both);
    answers.twins.push('first');
    expect(await run({ ...draft, lieu: 'Salle B' }, both)).toMatchObject({ status: 'saved' });
    expect(await eventsOf(draft)).toMatchObject([{ lieu: 'Salle B' }]);
    expect(asked.merges).toEqual([]);
  });

  it('is sent again when the user says so, and a refusal is reported as any other', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, count } = await saving(undefined, names, { twins: ['none'] });
    fail(create, 'silent', true);
    const outcome = await run(draft, both);
    expect(outcome).toMatchObject({ status: 'eventFailed', failure: { status: 409 }, isUnsure: false });
    expect([count(create), (await eventsOf(draft)).length]).toEqual([2, 1]);
  });

  it('is sent again by the next press where the list has no such event', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, asked, requests } = await saving(undefined, names);
    fail(create, 'silent');
    expect(await run(draft, both)).toEqual({
      ...{ status: 'eventFailed', failure: { kind: 'offline', status: 0 }, isUnsure: true },
    });
    expect(requests()).toEqual([create, LIST]);
    expect(await run(draft, both)).toMatchObject({ status: 'saved' });
    expect(requests().slice(2, 4)).toEqual([LIST, create]);
    expect([asked.twins, (await eventsOf(draft)).length]).toEqual([[], 1]);
  });

  it('is sent again by nothing while the list can’t be read', async () => {
    const { both } = await amaAndZoe();
    const draft = aDraft();
    const { run, fail, answers, count } = await saving(undefined, names);
    fail(create, 'silent', true);
    fail(LIST, 'refused');
    fail(LIST, 'refused');
    expect(await run(draft, both)).toMatchObject({ status: 'eventFailed', isUnsure: true });
    expect(await run(draft, both)).toMatchObject({
      ...{ status: 'eventFailed', failure: { status: 422 }, isUnsure: true },
    });
    answers.twins.push('first');
    expect(await run(draft, both)).toMatchObject({ status: 'saved' });
    expect([(await eventsOf(draft)).length, count(create)]).toEqual([1, 1]);
  });

  it('changes nothing of another user’s event before the user has seen the differences [J3]', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const theirs = await anEvent({ lieu: 'Ailleurs' });
    const { id } = theirs.event;
    const { run, fail, asked, answers, count } = await saving(undefined, names, { twins: ['first'] });
    fail(create, 'silent');
    const draft = { ...theirs.draft, lieu: 'Salle A' };
    expect(await run(draft, both)).toEqual({ status: 'kept', text: 'speakersKept' });
    expect(asked.merges).toMatchObject([
      [
        { field: 'lieu', theirs: 'Ailleurs', mine: 'Salle A' },
        { theirs: 'oui', mine: undefined },
      ],
    ]);
    expect([count(UPDATE), count(SYNC), count(UPDATE_WHOLE)]).toEqual([0, 0, 0]);
    expect(await assignments(id)).toHaveLength(1);
    answers.merges.push({ kind: 'save', theirs: [] });
    expect(await run(draft, both)).toMatchObject({ status: 'saved', id });
    expect(await api('GET', `/api/events/${id}/`)).toMatchObject({ lieu: 'Salle A' });
    const all = [line(theirs.ama, theirs.role), line(ama, role), line(zoe, role)];
    expect((await assigned(id)).sort()).toEqual(all.sort());
  });
});
