import { eventsArea } from '../../../../../src/areas/events/area.ts';
import { CAPABILITY_GROUPS } from '../../../../../src/domain/capabilities.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  describedBy,
  errorOf,
  input,
  maybeInput,
  pressButton,
  setValue,
  textOf,
} from '../../../../support/onScreen.ts';
import { eventually, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { onServer, word } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import {
  add,
  DAY,
  eachEvent,
  eventNamed,
  fillEvent,
  makeEventWith,
  makePerson,
  makeRole,
  shown,
  submit,
  told,
} from './fixtures.tsx';

eachEvent();

/** Exactly what version 1.0 had. */
const first = announcing(...Object.values(CAPABILITY_GROUPS).flat());

/** The form of a new event with a speaker and a name. */
async function opened(send?: typeof fetch) {
  const [person, role, name] = [await makePerson(), await makeRole(), word()];
  const { root } = await shown(undefined, undefined, send);
  await add(root, person, role);
  await fillEvent(root, name);
  return { root, name };
}

const stored = async () => {
  const [ama, role] = [await makePerson(), await makeRole()];
  return makeEventWith([[ama, role]], { date_fin: '2031-05-09' });
};

describe('the last day of an event', () => {
  it('is stored with it, and read again; an end before the start is said, and nothing is lost [V13]', async () => {
    const { root, name } = await opened();
    setValue(input(root, 'date_fin'), '2031-05-03');
    await click(submit(root));
    await eventually(() =>
      expect(errorOf(root, 'date_fin')).toContain('Le dernier jour précède le premier.'),
    );
    expect(input(root, 'nom_evenement').value).toBe(name);
    setValue(input(root, 'date_fin'), '2031-05-09');
    await eventually(() => expect(describedBy(input(root, 'date_fin'))).toContain('6\u00a0jours'));
    await axeCheck(root);
    await click(submit(root));
    await until(() => told.saved[0]);
    const event = await eventNamed(name);
    expect([event.date?.slice(0, 10), event.date_fin]).toEqual([DAY, '2031-05-09']);
    const again = await shown(`/events/${event.id}/edit`);
    await eventually(() => expect(input(again.root, 'date_fin').value).toBe('2031-05-09'));
    setValue(input(again.root, 'date_fin'), '');
    await click(submit(again.root));
    await until(() => told.saved[0]);
    expect((await eventNamed(name)).date_fin).toBeNull();
  });

  it('is said with the first one in the detail [V13]', async () => {
    const { id } = await stored();
    const detail = await showOnServer(eventsArea, { route: `/events/${id}` });
    await eventually(() => expect(textOf(detail.root)).toContain('du 4 au 9 mai 2031'));
  });

  it('is neither asked, sent nor said where a back end has the parts of version 1.0 alone [V13]', async () => {
    const { root, name } = await opened(first);
    expect(maybeInput(root, 'date_fin')).toBeUndefined();
    await click(submit(root));
    await until(() => told.saved[0]);
    expect((await eventNamed(name)).date_fin).toBeNull();
    const { id } = await stored();
    const bodies: string[] = [];
    const send: typeof fetch = (request, init) => {
      if (typeof init?.body === 'string') bodies.push(init.body);
      return first(request, init);
    };
    const detail = await showOnServer(eventsArea, { route: `/events/${id}` }, send);
    await eventually(() => expect(textOf(detail.root)).toContain('dimanche 4 mai 2031'));
    expect(textOf(detail.root)).not.toContain('9 mai');
    const edit = await shown(`/events/${id}/edit`, undefined, send);
    await fill(input(edit.root, 'lieu'), 'Salle');
    await pressButton(edit.root, 'Enregistrer');
    await until(() => told.saved[0]);
    expect(bodies.length).toBeGreaterThan(0);
    expect(bodies.join()).not.toContain('date_fin');
    // The event is as long as it was.
    const kept = await onServer<{ lieu: string; date_fin: string }>('GET', `/api/events/${id}/`);
    expect([kept.lieu, kept.date_fin]).toEqual(['Salle', '2031-05-09']);
  });
});
