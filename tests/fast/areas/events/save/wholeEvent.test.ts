import { describe, expect, it } from 'vitest';
import { assignmentIds, speakersOf } from '../../../../../src/areas/events/speakers/speaker.ts';
import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { nth } from '../../../../support/lookups.ts';
import { api, onServer } from '../../../../support/serverOfFile.ts';
import { amaAndZoe } from './saveFaults.ts';
import {
  aDraft,
  anEvent,
  aPerson,
  aRole,
  aSpeaker,
  assign,
  assigned,
  assignments,
  chosen,
  eventsOf,
  line,
  read,
  saving,
  speakersNamed,
  WHOLE,
} from './saveServer.ts';

onServer();

const CREATE = 'POST /api/events/complet/';
const UPDATE = 'PUT /api/events/{id}/complet/';

/** An event with one speaker, opened in a form. */
async function opened() {
  const { ama, role, draft, event, speaker } = await anEvent();
  const { updated_at } = await api<CalendarEvent>('GET', `/api/events/${event.id}/`);
  const list = await assignments(event.id);
  const edit = { id: event.id, updated_at, affectations: assignmentIds(list) };
  return { ama, role, draft, speaker, edit, shown: speakersOf(list) };
}

describe('an event at a back end that takes it with its speakers', () => {
  it('is created in one call, with speakers who are found or created as one by one [EF17, EF19, SP6, SP10]', async () => {
    const { ama, zoe, role, both } = await amaAndZoe();
    const known = await aSpeaker(zoe);
    const draft = aDraft();
    const { run, sent } = await saving(undefined, WHOLE);
    const outcome = await run(draft, both);
    const event = nth(await eventsOf(draft), 0);
    expect(outcome).toEqual({ status: 'saved', id: event.id });
    const speakers = [ama, zoe].map(({ id }) => ({ role_intervenant: role.id, membre_id: id }));
    expect(sent).toEqual([{ request: CREATE, body: { ...draft, intervenants: speakers } }]);
    expect(await assigned(event.id)).toEqual([line(ama, role), line(zoe, role)]);
    expect((await speakersNamed(zoe)).map(({ id }) => id)).toEqual([known.id]);
    expect((await assignments(event.id)).map(({ donnees }) => donnees?.member_email)).toEqual([
      ama.email,
      zoe.email,
    ]);
  });

  it('is updated in one call, on the version and the assignments that were opened [EF18, EF20, J3]', async () => {
    const { ama, role, draft, speaker, edit } = await opened();
    const added = await aPerson();
    const { run, sent } = await saving(edit, WHOLE);
    const list = [read(ama, role, speaker.id), chosen(added, role)];
    expect(await run({ ...draft, lieu: 'Salle B' }, list)).toEqual({ status: 'saved', id: edit.id });
    const { updated_at, affectations: before } = edit;
    const donnees = { member_email: ama.email };
    const speakers = [
      { role_intervenant: role.id, intervenant: speaker.id, donnees },
      { role_intervenant: role.id, membre_id: added.id },
    ];
    const body = {
      ...draft,
      lieu: 'Salle B',
      id: edit.id,
      updated_at,
      avant: before,
      intervenants: speakers,
    };
    expect(sent).toEqual([{ request: UPDATE, body }]);
    expect(await assigned(edit.id)).toEqual([line(ama, role), line(added, role)]);
  });

  it('is stored with nothing of it where one speaker is refused, and says which [EF24]', async () => {
    const { ama, zoe, role } = await amaAndZoe();
    const gone = await aRole();
    await api('DELETE', `/api/roles-intervenants/${gone.id}/`);
    await api('DELETE', `/api/membres/${zoe.id}/`);
    const list = [chosen(ama, role), chosen(zoe, role), chosen(ama, gone)];
    const draft = aDraft();
    const { job, run } = await saving(undefined, WHOLE);
    expect(await run(draft, list)).toMatchObject({ status: 'eventFailed', failure: { status: 422 } });
    expect(list.map(({ key }) => job.state.speakers[key])).toEqual([
      undefined,
      {
        status: 'failed',
        reason: 'memberGone',
        failure: expect.objectContaining({ message: 'Ce membre n’existe plus.' }),
      },
      {
        status: 'failed',
        reason: 'roleGone',
        failure: expect.objectContaining({ message: 'Ce rôle n’existe plus.' }),
      },
    ]);
    expect([await eventsOf(draft), await speakersNamed(ama)]).toEqual([[], []]);
    expect(await run(draft, list.slice(0, 1))).toMatchObject({ status: 'saved' });
    expect(await speakersNamed(ama)).toHaveLength(1);
  });

  it('shows both edits where another user saved first, speakers included [J3]', async () => {
    const { ama, role, draft, shown, edit } = await opened();
    const [theirs, mine] = [await aPerson(), await aPerson()];
    const { run, asked, count } = await saving(edit, WHOLE, { merges: [{ kind: 'save', theirs: [] }] });
    await assign(edit.id, theirs, role);
    await api('PUT', `/api/events/${edit.id}/`, { id: edit.id, ...draft, lieu: 'Ailleurs' });
    const list = [...shown, chosen(mine, role)];
    expect(await run(draft, list)).toEqual({ status: 'saved', id: edit.id });
    expect(asked.merges).toMatchObject([
      [
        { field: 'lieu', theirs: 'Ailleurs' },
        { theirs: 'oui', isTyped: false },
      ],
    ]);
    expect(await api('GET', `/api/events/${edit.id}/`)).toMatchObject({ lieu: 'Ailleurs' });
    const all = [line(ama, role), line(mine, role), line(theirs, role)];
    expect((await assigned(edit.id)).sort()).toEqual(all.sort());
    expect([count(UPDATE), count('GET /api/events/{id}/')]).toEqual([2, 0]);
  });

  it('is saved once where the answer was lost, without a question [J3]', async () => {
    const { ama, role, draft, shown, edit } = await opened();
    const mine = await aPerson();
    const list = [...shown, chosen(mine, role)];
    const { run, fail, asked, count } = await saving(edit, WHOLE);
    fail(UPDATE, 'silent', true);
    expect(await run(draft, list)).toMatchObject({ status: 'eventFailed', isUnsure: true });
    expect(await run(draft, list)).toEqual({ status: 'saved', id: edit.id });
    expect([asked.merges, count(UPDATE)]).toEqual([[], 1]);
    expect(await assigned(edit.id)).toEqual([line(ama, role), line(mine, role)]);
  });
});
