import { describe, expect, it } from 'vitest';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import type { CalendarEvent, EventDraft } from '../../../../../src/domain/events/event.ts';
import { nth } from '../../../../support/lookups.ts';
import { api, onServer } from '../../../../support/serverOfFile.ts';
import { entity } from '../form/entity.ts';
import { FIND, MAKE, MEMBER, SYNC, UPDATE } from './saveFaults.ts';
import {
  anEvent,
  aPerson,
  aRole,
  assigned,
  assignments,
  chosen,
  line,
  read,
  saving,
  WHOLE,
} from './saveServer.ts';

onServer();

/** An event with ama speaker, and a member to add. */
async function stored() {
  const [event, added] = [await anEvent(), await aPerson()];
  const { ama, role, speaker } = event;
  return { ...event, added, list: [read(ama, role, speaker.id), chosen(added, role)] };
}
const opened = ({ id }: CalendarEvent) => ({ id });

describe('saving an existing event', () => {
  it('updates it, then replaces all assignments in one call [EF18, EF20]', async () => {
    const { ama, added, role, draft, event, speaker, list } = await stored();
    const { run, requests, sent } = await saving(opened(event));
    expect(await run({ ...draft, lieu: 'Salle B' }, list)).toEqual({ status: 'saved', id: event.id });
    expect(requests()).toEqual([UPDATE, MEMBER, FIND, MAKE, SYNC]);
    expect(nth(sent, 0).body).toEqual({ id: event.id, ...draft, lieu: 'Salle B' });
    expect(nth(sent, -1).body?.assignments).toEqual([
      {
        evenement: event.id,
        intervenant: speaker.id,
        role_intervenant: role.id,
        donnees: { member_email: ama.email },
      },
      expect.objectContaining({ evenement: event.id, role_intervenant: role.id }),
    ]);
    expect((await assigned(event.id)).sort()).toEqual([line(ama, role), line(added, role)].sort());
  });

  it('removes speakers who are no longer listed [EF20]', async () => {
    const { added, role, draft, event } = await stored();
    const { run } = await saving(opened(event));
    expect(await run(draft, [chosen(added, role)])).toMatchObject({ status: 'saved' });
    expect(await assigned(event.id)).toEqual([line(added, role)]);
  });

  it('replaces no assignment when one of its calls fails, and is complete after the next attempt', async () => {
    for (const request of [UPDATE, MEMBER, FIND, MAKE, SYNC]) {
      const { ama, added, role, draft, event, list } = await stored();
      const { run, fail, count } = await saving(opened(event));
      fail(request, 'broken');
      const first = await run(draft, list);
      const status = { [UPDATE]: 'eventFailed', [SYNC]: 'syncFailed' }[request] ?? 'speakersFailed';
      expect.soft(first.status, request).toBe(status);
      expect.soft(await assigned(event.id), request).toEqual([line(ama, role)]);
      expect.soft(await run(draft, list), request).toMatchObject({ status: 'saved' });
      const all = [line(ama, role), line(added, role)].sort();
      expect.soft((await assigned(event.id)).sort(), request).toEqual(all);
      const counted = [count('POST /api/events/'), count(UPDATE)];
      expect.soft(counted, request).toEqual([0, request === UPDATE ? 2 : 1]);
    }
  });

  it('replaces no assignment while a speaker has no id, and reports which one', async () => {
    const { ama, added, role, draft, event, list } = await stored();
    const { job, run, fail, count } = await saving(opened(event));
    fail(MAKE, 'nameless');
    expect(await run(draft, list)).toMatchObject({ status: 'speakersFailed' });
    expect(job.state.speakers[nth(list, 1).key]).toMatchObject({ status: 'failed', reason: 'call' });
    expect([count(SYNC), await assigned(event.id)]).toEqual([0, [line(ama, role)]]);
    expect(await run(draft, list)).toMatchObject({ status: 'saved' });
    expect(await assigned(event.id)).toContain(line(added, role));
  });

  it('reports which speakers have a deleted role, and keeps the stored list [EF24]', async () => {
    const { ama, added, role, draft, event, list } = await stored();
    const gone = await aRole();
    await api('DELETE', `/api/roles-intervenants/${gone.id}/`);
    const { job, run } = await saving(opened(event));
    const late = chosen(added, gone);
    expect(await run(draft, [nth(list, 0), late])).toMatchObject({ status: 'syncFailed' });
    expect(job.state.speakers[late.key]).toMatchObject({ status: 'failed', reason: 'roleGone' });
    expect(job.state.speakers[nth(list, 0).key]).toMatchObject({ status: 'ready' });
    expect(await assigned(event.id)).toEqual([line(ama, role)]);
    expect(await run(draft, [nth(list, 0)])).toMatchObject({ status: 'saved' });
  });

  it('stops at an assignment that has no role', async () => {
    const { ama, draft, event, speaker } = await stored();
    const { run, requests } = await saving(opened(event));
    expect(await run(draft, [read(ama, undefined, speaker.id)])).toMatchObject({
      status: 'speakersFailed',
    });
    expect(requests()).toEqual([UPDATE]);
    expect(await assignments(event.id)).toHaveLength(1);
  });

  it('finds by name a speaker whose assignment has no id [SP10]', async () => {
    const { ama, role, draft, event, speaker } = await stored();
    const { run, count } = await saving(opened(event));
    expect(await run(draft, [read(ama, role)])).toMatchObject({ status: 'saved' });
    expect((await assignments(event.id)).map(({ intervenant: speaker }) => entity(speaker).id)).toEqual([
      speaker.id,
    ]);
    expect(count(MAKE)).toBe(0);
  });

  it('sends the version it was opened with, also after an unclear failure, until told to overwrite [J3]', async () => {
    const { draft, event, list } = await stored();
    const { updated_at } = await api<CalendarEvent>('GET', `/api/events/${event.id}/`);
    const edited = { id: event.id, updated_at };
    const { run, fail, sent } = await saving(edited, ['versions']);
    fail(UPDATE, 'refused');
    fail(UPDATE, 'silent');
    const versions = () =>
      sent.filter(({ request }) => request === UPDATE).map(({ body }) => body?.updated_at);
    for (let i = 0; i < 3; i++) await run(draft, list);
    expect(versions()).toEqual([updated_at, updated_at, updated_at]);
    // The next edit is made on the version that this save left.
    const { updated_at: next } = await api<CalendarEvent>('GET', `/api/events/${event.id}/`);
    await run({ ...draft, lieu: 'Salle A' }, list);
    expect([versions()[3], next === updated_at]).toEqual([next, false]);

    const late: EventDraft = { ...draft, lieu: 'Salle C' };
    const secondSave = await saving(edited, ['versions']);
    await api('PUT', `/api/events/${event.id}/`, { id: event.id, ...draft, lieu: 'Salle B' });
    expect(await secondSave.run(late, list)).toEqual({ status: 'kept', text: 'notSaved' });
    secondSave.job.overwrite();
    expect(await secondSave.run(late, list)).toMatchObject({ status: 'saved' });
    expect(await api<CalendarEvent>('GET', `/api/events/${event.id}/`)).toMatchObject({ lieu: 'Salle C' });
  });

  it('is read before it is sent again after an unclear failure, and shows what another user changed [J3]', async () => {
    const announced: (readonly Capability[])[] = [[], ['versions'], ['evenement-complet'], WHOLE];
    for (const names of announced) {
      const { draft, event, list } = await stored();
      const title = names.join();
      const { run, fail, asked, requests } = await saving({ id: event.id }, names);
      fail(names.includes('evenement-complet') ? `${UPDATE}complet/` : UPDATE, 'silent');
      expect.soft(await run({ ...draft, lieu: 'Salle C' }, list), title).toMatchObject({ isUnsure: true });
      await api('PUT', `/api/events/${event.id}/`, { id: event.id, ...draft, heure_fin: '23:45' });
      expect.soft(await run({ ...draft, lieu: 'Salle C' }, list), title).toMatchObject({ status: 'kept' });
      expect
        .soft(
          requests().filter((request) => request.startsWith('PUT')),
          title,
        )
        .toHaveLength(1);
      expect.soft(asked.merges, title).toMatchObject([[{ field: 'heure_fin', theirs: '23:45' }]]);
    }
  });
});
