import type { Assignment, CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { input, setValue, textOf } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { byRole, maybeByRole, until } from '../../../../support/queries.ts';
import { onServer, word } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import { entity } from './entity.ts';
import { DAY, eachEvent, isAtList, makeEventWith, makePerson, makeRole, shown, submit } from './fixtures.tsx';

/* 4 May 2031, the first day of the series, is a Sunday. */

eachEvent();

const stored = (id: number) => onServer<CalendarEvent>('GET', `/api/events/${id}/`);
const cancel = (id: number, jour: string) => onServer('POST', `/api/events/${id}/cancel/`, { jour });
const move = (id: number, jour: string, date: string) =>
  onServer('PUT', `/api/events/${id}/dates/`, { jour, date });

/** A weekly series with a speaker, and what changed of its dates. */
async function series(change: (id: number) => Promise<unknown> = async () => {}) {
  const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } } as const;
  const event = await makeEventWith([[await makePerson(), await makeRole()]], weekly);
  await change(event.id);
  const { root, sent } = await shown(`/events/${event.id}/edit`);
  return { id: event.id, root, sent };
}

const asked = (root: ShadowRoot, name: string) => until(() => byRole(root, 'dialog', name));
const writes = (sent: readonly { method: string }[]) => sent.filter(({ method }) => method !== 'GET');

describe('a change of a series with changed dates', () => {
  it('names those that fall away, and is saved by a press that confirms it [Q10]', async () => {
    const { id, root, sent } = await series(async (event) => {
      await move(event, '2031-05-11', '2031-05-10');
      await cancel(event, '2031-05-18');
    });
    setValue(input(root, 'date'), '2031-05-05');
    await click(submit(root));
    const dialog = await asked(root, 'Des dates changées n’existeront plus');
    const list = byRole(dialog, 'list', 'Ces dates changées n’existeront plus');
    expect([...list.querySelectorAll('li')].map(textOf)).toEqual([
      'dimanche 11 mai 2031 (déplacée au samedi 10 mai 2031)',
      'dimanche 18 mai 2031 (annulée)',
    ]);
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Continuer la saisie'));
    await until(() => !maybeByRole(root, 'dialog', /dates changées/));
    expect(writes(sent)).toEqual([]);
    expect(input(root, 'date').value).toBe('2031-05-05');

    await click(submit(root));
    const again = await asked(root, 'Des dates changées n’existeront plus');
    await click(byRole(again, 'button', 'Enregistrer quand même'));
    await isAtList(root);
    expect((await stored(id)).date).toBe('2031-05-05T10:00:00');
  });

  it('says it of one date in the singular, also where the event no longer recurs [Q10]', async () => {
    const { id, root } = await series((event) => cancel(event, '2031-05-18'));
    await click(input(root, 'is_recurrent'));
    await click(submit(root));
    const dialog = await asked(root, 'Une date changée n’existera plus');
    expect(textOf(dialog)).to.include('dimanche 18 mai 2031 (annulée)');
    expect(textOf(dialog)).to.include('n’a plus ce jour');
    await click(byRole(dialog, 'button', 'Enregistrer quand même'));
    await isAtList(root);
    expect((await stored(id)).is_recurrent).toBe(false);
  });

  it('names the teams of single dates that fall away, with how many people are in each [Q10, V6]', async () => {
    const { id, root } = await series(async (event) => {
      const role = await makeRole();
      const comes = { membre_id: (await makePerson()).id, role_intervenant: role.id };
      const dates = ['2031-05-11', '2031-05-18'].map((jour) => ({ jour, updated_at: null }));
      await onServer('PUT', `/api/events/${event}/equipes/`, { dates, intervenant: comes });
      // One more date has an empty team.
      const [assigned] = await onServer<Assignment[]>('GET', `/api/events/${event}/assignments/`);
      const { intervenant: speaker, role_intervenant: ofSeries } = present(assigned, 'speaker of the series');
      const leaves = { intervenant: entity(speaker).id, role_intervenant: entity(ofSeries).id };
      await onServer('PUT', `/api/events/${event}/equipes/`, {
        ...{ dates: [{ jour: '2031-05-25', updated_at: null }], remplace: leaves },
      });
      await cancel(event, '2031-05-18');
    });
    setValue(input(root, 'date'), '2031-05-05');
    await click(submit(root));
    const dialog = await asked(root, 'Des dates changées n’existeront plus');
    const list = byRole(dialog, 'list', 'Ces dates changées n’existeront plus');
    expect([...list.querySelectorAll('li')].map(textOf)).toEqual([
      'dimanche 11 mai 2031, équipe propre\u00a0: 2 personnes',
      'dimanche 18 mai 2031 (annulée), équipe propre\u00a0: 2 personnes',
      'dimanche 25 mai 2031, équipe propre\u00a0: personne',
    ]);
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Enregistrer quand même'));
    await isAtList(root);
    expect((await stored(id)).date).toBe('2031-05-05T10:00:00');
  });

  it('asks nothing where every changed date stays, or none is changed [Q10]', async () => {
    const { id, root } = await series((event) => cancel(event, '2031-05-18'));
    const name = word();
    await fill(input(root, 'nom_evenement'), name);
    await click(submit(root));
    await isAtList(root);
    expect((await stored(id)).nom_evenement).toBe(name);
    const { id: plain, root: other } = await series();
    setValue(input(other, 'date'), '2031-05-05');
    await click(submit(other));
    await isAtList(other);
    expect((await stored(plain)).date?.slice(0, 10)).not.toBe(DAY);
  });
});
