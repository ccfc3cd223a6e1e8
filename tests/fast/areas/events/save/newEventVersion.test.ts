import { describe, expect, it } from 'vitest';
import type { ConflictChoice } from '../../../../../src/data/save/saveOver.ts';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { nth } from '../../../../support/lookups.ts';
import { api, onServer } from '../../../../support/serverOfFile.ts';
import { aDraft, aPerson, aRole, assign, assigned, chosen, eventsOf, line, saving } from './saveServer.ts';

onServer();

const UPDATE = 'PUT /api/events/{id}/';
const ASSIGN = 'POST /api/events/{id}/assignments/';
const SYNC = 'PUT /api/events/{id}/assignments/';

/** A new event whose speaker may not be saved, and that another user has edited since. */
async function halfSaved(names: readonly Capability[], merges: ConflictChoice[] = []) {
  const [ama, role, draft] = [await aPerson(), await aRole(), aDraft()];
  const { run, asked, fail, sent, count } = await saving(undefined, names, { merges });
  fail(ASSIGN, 'broken');
  const speakers = [chosen(ama, role)];
  await run(draft, speakers);
  const event = nth(await eventsOf(draft), 0);
  const { id } = event;
  await api('PUT', `/api/events/${id}/`, { id, ...draft, lieu: 'Ailleurs' });
  const read = () => api<CalendarEvent>('GET', `/api/events/${id}/`);
  const update = () => sent.find((call) => call.request === UPDATE)?.body;
  return { ama, role, draft, event, speakers, asked, run, fail, read, update, count };
}

const KEEP: ConflictChoice = { kind: 'save', theirs: [] };
const later = { date: '2041-01-01T22:00:00', heure_debut: '22:00' };

describe('a new event whose save failed half-way, then edited by another user', () => {
  it('is not overwritten by its next save, which asks first, whatever the back end announces [J3]', async () => {
    const announced: Capability[][] = [['versions'], []];
    for (const names of announced) {
      const { draft, speakers, run, asked, read, update } = await halfSaved(names);
      expect(await run({ ...draft, ...later }, speakers)).toEqual({ status: 'kept', text: 'speakersKept' });
      expect(asked.merges).toMatchObject([[{ field: 'lieu', theirs: 'Ailleurs', isTyped: false }]]);
      expect(update()).toBeUndefined();
      expect(await read()).toMatchObject({ lieu: 'Ailleurs', heure_debut: expect.stringMatching('23:30') });
    }
  });

  it('is sent without a version to a back end that announces none', async () => {
    const { draft, event, speakers, run, update } = await halfSaved([], [KEEP]);
    const changed = { ...draft, ...later };
    expect(await run(changed, speakers)).toMatchObject({ status: 'saved' });
    expect(update()).toEqual({ id: event.id, ...changed, lieu: 'Ailleurs' });
  });

  it('replaces the assignments that the merged list was made from, and writes none twice [J3]', async () => {
    const { ama, role, draft, event, speakers, run, fail, count } = await halfSaved(
      ['versions'],
      [KEEP, KEEP],
    );
    const theirs = await aPerson();
    await assign(event.id, theirs, role);
    fail(SYNC, 'silent', true);
    expect(await run(draft, speakers)).toMatchObject({ status: 'syncFailed' });
    expect(await run(draft, speakers)).toMatchObject({ status: 'taken' });
    expect((await assigned(event.id)).sort()).toEqual([line(ama, role), line(theirs, role)].sort());
    expect([count(ASSIGN), count(SYNC)]).toEqual([1, 1]);
  });
});
