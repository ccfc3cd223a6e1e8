import { CAPABILITIES } from '../../../../../src/domain/capabilities.ts';
import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  allShown,
  describedBy,
  input,
  labelled,
  pressButton,
  setValue,
  textOf,
} from '../../../../support/onScreen.ts';
import { eventually, focused, until } from '../../../../support/queries.ts';
import { onServer, word } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import {
  add,
  eachEvent,
  eventNamed,
  fillEvent,
  isAtList,
  makeEventWith,
  makePerson,
  makeRole,
  ruleWords,
  says,
  shown,
  submit,
  told,
} from './fixtures.tsx';

/* 4 May 2031, the day that forms are filled with, is a Sunday. */

eachEvent();

const words = (root: ShadowRoot, expected: string) =>
  eventually(() => expect(ruleWords(root)).toBe(expected));
const select = (root: ShadowRoot, label: string) => labelled<HTMLSelectElement>(root, label);
const labels = (control: HTMLSelectElement) => [...control.options].map(({ label }) => label);
const box = (root: ShadowRoot, weekday: string) =>
  query<HTMLInputElement>(
    [...root.querySelectorAll('[data-rule] fieldset label')].find((one) => textOf(one) === weekday) ?? root,
    'input',
  );
const excluded = (root: ShadowRoot) => [...root.querySelectorAll('[data-excluded] li > span')].map(textOf);

/** For a back end that takes frequencies alone. */
const plain = announcing(...CAPABILITIES.filter((one) => one !== 'series'));

/** Opens the form of a new event that recurs, with its speaker, name and day. */
async function opened() {
  const [ama, role, name] = [await makePerson(), await makeRole(), word()];
  const { root, sent } = await shown();
  await add(root, ama, role);
  await fillEvent(root, name);
  await click(input(root, 'is_recurrent'));
  await until(() => root.querySelector('[data-rule]'));
  return { root, sent, name };
}

const stored = async (name: string): Promise<CalendarEvent> => eventNamed(name);

describe('the rule of a series', () => {
  it('says in words what is typed, and is stored: interval, weekdays, end and excluded days [Y6]', async () => {
    const { root, name } = await opened();
    await words(root, 'Se répète chaque dimanche, sans date de fin.');
    await fill(labelled(root, 'Toutes les … semaines'), '2');
    await words(root, 'Se répète un dimanche sur deux, sans date de fin.');
    expect(box(root, 'dimanche').checked).toBe(true);
    await click(box(root, 'mercredi'));
    await words(root, 'Se répète une semaine sur deux, le mercredi et le dimanche, sans date de fin.');
    setValue(select(root, 'Fin de la série'), 'count');
    await fill(await until(() => labelled(root, 'Nombre de fois')), '5');
    // The Wednesday before the first Sunday is not one of them.
    await words(
      root,
      'Se répète une semaine sur deux, le mercredi et le dimanche, 5\u00a0fois. 5 dates, la dernière le dimanche 1er juin 2031.',
    );
    setValue(labelled(root, 'Sauter une date'), '2031-05-18');
    await pressButton(root, 'Sauter');
    expect(excluded(root)).toEqual(['dimanche 18 mai 2031']);
    await words(
      root,
      'Se répète une semaine sur deux, le mercredi et le dimanche, 5\u00a0fois, sauf le 18 mai 2031. 4 dates, la dernière le dimanche 1er juin 2031.',
    );
    await axeCheck(root);
    await click(submit(root));
    await isAtList(root);
    expect((await stored(name)).serie).toEqual({
      intervalle: 2,
      jours: [3, 7],
      fois: 5,
      sauf: ['2031-05-18'],
    });
  });

  it('offers the day of the month that the date has, also the last one, and follows the date [Y6]', async () => {
    const { root, name } = await opened();
    setValue(input(root, 'frequency'), 'monthly');
    const day = await until(() => select(root, 'Jour du mois'));
    expect(labels(day)).toEqual(['le 4 de chaque mois', 'le 1er dimanche de chaque mois']);
    setValue(input(root, 'date'), '2031-08-31');
    await eventually(() =>
      expect(labels(select(root, 'Jour du mois'))).toEqual([
        'le 31 des mois qui ont un 31',
        'le 5e dimanche des mois qui en ont cinq',
        'le dernier dimanche de chaque mois',
        'le dernier jour de chaque mois',
      ]),
    );
    setValue(select(root, 'Jour du mois'), 'last');
    setValue(select(root, 'Fin de la série'), 'until');
    setValue(await until(() => labelled(root, 'Date de fin')), '2031-12-31');
    await words(
      root,
      'Se répète le dernier dimanche de chaque mois, jusqu’au 31 décembre 2031. 5 dates, la dernière le dimanche 28 décembre 2031.',
    );
    await click(submit(root));
    await isAtList(root);
    expect((await stored(name)).serie).toEqual({ rang: -1, jusqu_au: '2031-12-31' });
  });

  it('refuses at its field what is no rule, and sends nothing [Y6]', async () => {
    const { root } = await opened();
    const error = (label: string) => describedBy(labelled(root, label));
    await fill(labelled(root, 'Toutes les … semaines'), '0');
    await eventually(() =>
      expect(error('Toutes les … semaines')).toBe('Indiquez un nombre entier de 1 à 999.'),
    );
    expect(ruleWords(root)).toBe('');
    await fill(labelled(root, 'Toutes les … semaines'), '1');
    setValue(select(root, 'Fin de la série'), 'until');
    const end = await until(() => labelled(root, 'Date de fin'));
    setValue(end, '2031-05-03');
    await eventually(() =>
      expect(error('Date de fin')).toBe('La fin est avant la première date, le 4 mai 2031.'),
    );
    setValue(select(root, 'Fin de la série'), 'count');
    const count = await until(() => labelled(root, 'Nombre de fois'));
    expect(describedBy(count)).toBe('');
    await click(submit(root));
    await eventually(() => expect(focused()).toBe(labelled(root, 'Nombre de fois')));
    expect(error('Nombre de fois')).toBe('Indiquez un nombre entier de 1 à 999.');
    await fill(count, '2');
    await click(box(root, 'lundi'));
    await click(box(root, 'dimanche'));
    await until(() =>
      says(
        root,
        'La première date, le 4 mai 2031, n’est pas un de ces jours\u00a0: changez les jours, ou la date.',
      ),
    );
    await axeCheck(root);
    await click(submit(root));
    await eventually(() => expect(focused()).toBe(box(root, 'lundi')));
    expect(told.saved).toEqual([]);
  });

  it('excludes only days that it has, never loses a typed one, and leaves one day at least [Y6]', async () => {
    const { root, name } = await opened();
    const field = () => labelled(root, 'Sauter une date');
    setValue(select(root, 'Fin de la série'), 'count');
    await fill(await until(() => labelled(root, 'Nombre de fois')), '2');
    setValue(field(), '2031-05-12');
    await eventually(() =>
      expect(describedBy(field())).toBe('Le 12 mai 2031 n’est pas une date de la série.'),
    );
    await pressButton(root, 'Sauter');
    expect(excluded(root)).toEqual([]);
    setValue(field(), '2031-05-11');
    await click(submit(root));
    await eventually(() =>
      expect(describedBy(field())).toBe('Cliquez sur «\u00a0Sauter\u00a0», ou effacez cette date.'),
    );
    field().focus();
    await press('Enter');
    await eventually(() => expect(excluded(root)).toEqual(['dimanche 11 mai 2031']));
    setValue(field(), '2031-05-04');
    await eventually(() =>
      expect(describedBy(field())).toBe('Toutes les dates sont sautées\u00a0: il n’en reste aucune.'),
    );
    setValue(field(), '');
    // Another date leaves an excluded day that is none of the series any more.
    setValue(input(root, 'date'), '2031-05-05');
    await eventually(() =>
      expect(describedBy(field())).toBe('Le 11 mai 2031 n’est pas une date de la série.'),
    );
    await pressButton(root, 'Rétablir le dimanche 11 mai 2031');
    expect(focused()).toBe(field());
    await click(submit(root));
    await isAtList(root);
    expect((await stored(name)).serie).toEqual({ fois: 2 });
  });

  it('is opened as it is stored, counts as typed by a button alone, and is saved without a change of its own [Y6]', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const serie = { intervalle: 3, rang: -1, jusqu_au: '2032-12-31', sauf: ['2031-08-25'] };
    const event = await makeEventWith([[ama, role]], {
      date: '2031-05-26T10:00:00',
      is_recurrent: true,
      recurence_data: { frequency: 'monthly' },
      serie,
    });
    const { root } = await shown(`/events/${event.id}/edit`);
    await words(
      root,
      'Se répète tous les trois mois, le dernier lundi, jusqu’au 31 décembre 2032, sauf le 25 août 2031. 6 dates, la dernière le lundi 29 novembre 2032.',
    );
    await fill(input(root, 'lieu'), 'Salle B');
    await click(submit(root));
    await isAtList(root);
    const read = () => onServer<CalendarEvent>('GET', `/api/events/${event.id}/`);
    expect(await read()).toMatchObject({ lieu: 'Salle B', serie });

    const again = await shown(`/events/${event.id}/edit`);
    await pressButton(again.root, 'Rétablir le lundi 25 août 2031');
    await pressButton(again.root, 'Annuler');
    await until(() => allShown(again.root, '[role=alertdialog], dialog[open]')[0]);
  });

  it('is said in words of the first day on a back end that takes frequencies alone [K17]', async () => {
    const { root } = await shown(undefined, {}, plain);
    await click(input(root, 'is_recurrent'));
    const said = async (frequency: string, date: string, rhythm: string) => {
      setValue(input(root, 'date'), date);
      setValue(input(root, 'frequency'), frequency);
      const words = `Se répète ${rhythm}, sans date de fin.`;
      await eventually(() => expect(describedBy(input(root, 'frequency'))).toBe(words));
    };
    await said('daily', '', 'chaque jour');
    await said('weekly', '', 'chaque semaine');
    await said('monthly', '', 'chaque mois');
    await said('yearly', '', 'chaque année');
    await said('daily', '2026-03-03', 'chaque jour');
    await said('weekly', '2026-03-03', 'chaque mardi');
    await said('monthly', '2026-03-01', 'le 1er de chaque mois');
    await said('monthly', '2026-01-31', 'le 31 des mois qui ont un 31');
    await said('yearly', '2026-03-01', 'chaque année, le 1er mars');
    await said('yearly', '2028-02-29', 'le 29 février des années bissextiles');
  });

  it('is neither offered nor sent on a back end that takes frequencies alone [Y6]', async () => {
    const [ama, role, name] = [await makePerson(), await makeRole(), word()];
    const { root, sent } = await shown(undefined, {}, plain);
    await add(root, ama, role);
    await fillEvent(root, name);
    await click(input(root, 'is_recurrent'));
    await eventually(() =>
      expect(describedBy(input(root, 'frequency'))).toBe('Se répète chaque dimanche, sans date de fin.'),
    );
    expect(root.querySelector('[data-rule]')).toBe(null);
    await click(submit(root));
    await isAtList(root);
    const body = sent.find(({ path }) => path.startsWith('/api/events/complet/'))?.body;
    expect(body).toMatchObject({ is_recurrent: true, recurence_data: { frequency: 'weekly' } });
    expect(Object.keys(body ?? {})).not.toContain('serie');
  });
});
