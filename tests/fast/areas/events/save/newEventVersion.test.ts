import { describe, expect, it } from 'vitest';
import type { Evenement } from '../../../../../src/domain/events/evenement.ts';
import { nth } from '../../../../support/lookups.ts';
import {
  aDraft,
  aPerson,
  api,
  aRole,
  assign,
  assigned,
  chosen,
  eventsOf,
  line,
  onServer,
  saving,
} from './saveServer.ts';

onServer();

const UPDATE = 'PUT /api/events/{id}/';
const ASSIGN = 'POST /api/events/{id}/assignments/';
const SYNC = 'PUT /api/events/{id}/assignments/';

/** A new event whose speaker is not saved, and that another user has edited since. */
async function halfSaved(names: Parameters<typeof saving>[1]) {
  const [ama, role, draft] = [await aPerson(), await aRole(), aDraft()];
  const { job, fail, sent, count } = saving(undefined, names);
  fail(ASSIGN, 'broken');
  const speakers = [chosen(ama, role)];
  await job.run(draft, speakers);
  const event = nth(await eventsOf(draft), 0);
  const { id } = event;
  await api('PUT', `/api/events/${id}/`, { id, ...draft, lieu: 'Ailleurs' });
  const read = () => api<Evenement>('GET', `/api/events/${id}/`);
  const update = () => sent.find((call) => call.request === UPDATE)?.body;
  return { ama, role, draft, event, speakers, job, fail, read, update, count };
}

describe('a new event whose save failed half-way, then edited by another user', () => {
  it('is not overwritten by its next save [J3]', async () => {
    const { draft, event, speakers, job, read, update } = await halfSaved(['versions']);
    const outcome = await job.run({ ...draft, heure_debut: '22:00' }, speakers);
    expect(outcome).toMatchObject({ status: 'eventFailed', failure: { status: 409 } });
    expect(update()?.updated_at).toBe(event.updated_at);
    expect(await read()).toMatchObject({ lieu: 'Ailleurs', heure_debut: expect.stringMatching('23:30') });
  });

  it('is sent without a version to a back end that announces none', async () => {
    const { draft, speakers, job, update } = await halfSaved([]);
    const changed = { ...draft, heure_debut: '22:00' };
    expect(await job.run(changed, speakers)).toMatchObject({ status: 'saved' });
    const { id } = job.progress.get();
    expect(update()).toEqual({ id, ...changed });
  });

  it('replaces the assignments that the merged list was made from, and writes none twice [J3]', async () => {
    const { ama, role, draft, event, speakers, job, fail, read, count } = await halfSaved(['versions']);
    const theirs = await aPerson();
    await assign(event.id, theirs, role);
    const [known] = await api<{ id: number }[]>('GET', `/api/events/${event.id}/assignments/`);
    const merged = { ...draft, lieu: 'Ailleurs', heure_debut: '22:00' };
    const all = [...speakers, chosen(theirs, role)];
    const seen = { updated_at: (await read()).updated_at, affectations: known && [known.id] };
    fail(SYNC, 'silent', true);
    expect(await job.run(merged, all, undefined, seen)).toMatchObject({ status: 'syncFailed' });
    expect(await job.run(merged, all)).toMatchObject({ status: 'saved' });
    expect((await assigned(event.id)).sort()).toEqual([line(ama, role), line(theirs, role)].sort());
    expect(count(ASSIGN)).toBe(1);
  });
});
