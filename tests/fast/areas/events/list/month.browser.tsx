import { isoDay } from '../../../../../src/texts/formats.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  alertText,
  buttonShown,
  isAt,
  maybe,
  pressButton,
  statusText,
} from '../../../../support/onScreen.ts';
import { eventually, focused, until } from '../../../../support/queries.ts';
import { failNext, resetServer } from '../../../../support/reference.ts';
import { eachOnServer, makeEvent } from '../../../../support/serverRows.ts';
import { click, emulateMedia, hover, press, setViewport } from '../../../../support/user.ts';
import { LIST, show } from './fixtures.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
eachOnServer();
beforeEach(() => setViewport({ width: 1280, height: 1000 }));

/** The name of a day, then the events that show in it. */
const dayName = (cell: Element | null | undefined) => cell?.querySelector('span')?.textContent ?? '';
const cell = (root: ShadowRoot, name: RegExp) =>
  until(
    () =>
      [...root.querySelectorAll<HTMLElement>('[role=gridcell]')].find((cell) => name.test(dayName(cell))) ??
      null,
  );
const title = (root: ShadowRoot) => root.querySelector('h2[aria-live]')?.textContent ?? '';
const agenda = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('section[aria-label] li button')];
const isMonth = (root: ShadowRoot, words: string) => until(() => title(root) === words);
const settled = (root: ShadowRoot) => until(() => /ce mois/.test(statusText(root)));

/** Shows the month with the focus on a day of May 2011, reached by keys as users do. */
async function may2011(attributes: object = {}) {
  const shown = await show({ view: 'month', ...attributes });
  const { root } = shown;
  await settled(root);
  query(root, '[role=gridcell][tabindex="0"]').focus();
  const now = isoDay(new Date());
  const months = (Number(now.slice(0, 4)) - 2011) * 12 + Number(now.slice(5, 7)) - 5;
  // Moves by years and months, without waiting for the months between.
  for (let year = 0; year < Math.floor(months / 12); year++) await press('Shift+PageUp');
  for (let month = 0; month < months % 12; month++) await press('PageUp');
  await isMonth(root, 'mai 2011');
  await settled(root);
  return shown;
}

describe('the month of events', () => {
  it('has an event of several days on each of them, with its hour on the first, and counts it once [V13]', async () => {
    const { nom_evenement: name } = await makeEvent('2011-05-04', {
      ...{ heure_debut: '18:00', heure_fin: '14:00', date_fin: '2011-05-07' },
    });
    const { root } = await may2011();
    const chipsOf = async (day: RegExp) =>
      [...(await cell(root, day)).querySelectorAll('[role=button]')].map((chip) => chip.textContent);
    expect(await chipsOf(/^mercredi 4 mai/)).toEqual([`18:00 ${name}`]);
    for (const day of [/^jeudi 5 mai/, /^vendredi 6 mai/, /^samedi 7 mai/])
      expect(await chipsOf(day)).toEqual([name]);
    expect(await chipsOf(/^dimanche 8 mai/)).toEqual([]);
    expect(statusText(root)).toBe('1 événement ce mois');
  });

  it('shows the events of each day from Monday on, in the order of their hours, and opens one', async () => {
    const late = await makeEvent('2011-05-04', { heure_debut: '19:00' });
    const early = await makeEvent('2011-05-04', { heure_debut: '08:30' });
    const { root } = await may2011();
    const week = [...root.querySelectorAll('[role=columnheader]')].map((day) =>
      day.getAttribute('aria-label'),
    );
    expect(week).toEqual(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']);
    const cells = [...root.querySelectorAll('[role=gridcell]')];
    expect([cells.length, dayName(cells[0]), dayName(cells[41])]).toEqual([
      ...[42, 'lundi 25 avril 2011', 'dimanche 5 juin 2011'],
    ]);
    const day = await cell(root, /^mercredi 4 mai 2011, 2 événements/);
    expect([...day.querySelectorAll('[role=button]')].map((chip) => chip.textContent)).toEqual([
      `08:30 ${early.nom_evenement}`,
      `19:00 ${late.nom_evenement}`,
    ]);
    expect(statusText(root)).toBe('2 événements ce mois');
    await click(query(day, '[role=button]'));
    await isAt(root, early.nom_evenement);
    await pressButton(root, 'Retour');
    await isAt(root, 'Événements');
    expect(title(root)).toBe('mai 2011');
  });

  it('shows «+ n autres» on a full day, which leads to all its events', async () => {
    for (let count = 0; count < 5; count++) await makeEvent('2011-05-10');
    const { root } = await may2011();
    const day = await cell(root, /^mardi 10 mai 2011, 5 événements/);
    await click(await until(() => maybe(root, '[role=gridcell] [role=button]', '+ 3 autres')));
    await until(() => agenda(root).length === 5 && focused() === agenda(root)[0]);
    expect(day.getAttribute('aria-selected')).toBe('true');
  });

  it('prints all events of every day, and neither buttons nor the day beside it [W14]', async () => {
    for (let count = 0; count < 5; count++) await makeEvent('2011-05-10');
    const { root } = await may2011();
    const day = await cell(root, /^mardi 10 mai 2011, 5 événements/);
    const isShown = (element: Element) => element.checkVisibility();
    await emulateMedia({ media: 'print' });
    dispatchEvent(new Event('beforeprint'));
    expect([...day.querySelectorAll('[data-event]')].filter(isShown)).toHaveLength(5);
    expect(day.querySelector('[data-more]')).toBe(null);
    expect([...root.querySelectorAll('button, section[aria-label] h2')].filter(isShown)).toEqual([]);
    expect(title(root)).toBe('mai 2011');
    dispatchEvent(new Event('afterprint'));
    await emulateMedia({ media: 'screen' });
    await until(() => day.querySelector('[data-more]'));
  });

  it('shows a series on each of its days, marked, and opens it there [W3]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    const { nom_evenement } = await makeEvent('2011-04-26', weekly);
    const { root } = await may2011();
    for (const day of [3, 10, 17, 24, 31])
      await cell(root, new RegExp(`^mardi ${day} mai 2011, 1 événement`));
    expect(statusText(root)).toBe('5 événements ce mois');
    const chip = query(await cell(root, /^mardi 17 mai 2011/), '[role=button]');
    expect([chip.title, getComputedStyle(chip).borderInlineStartStyle]).toEqual([
      `${nom_evenement} (se répète)`,
      'dotted',
    ]);
    await click(await cell(root, /^mardi 17 mai 2011/));
    await until(() => agenda(root).length === 1);
    const badges = [...root.querySelectorAll('section[aria-label] [part=badge]')];
    // The heading above says which day it is, so nothing says once more that it is past.
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Se répète · hebdomadaire']);
    await click(query(await cell(root, /^mardi 31 mai 2011/), '[role=button]'));
    await isAt(root, nom_evenement);
    expect(root.textContent).toContain('Le modifier ou le supprimer concerne toutes ses dates.');
  });

  it('shows each day of a rule and none of the excluded ones, and says the rule in words [Y6]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    await makeEvent('2011-04-12', {
      ...weekly,
      serie: { intervalle: 2, jours: [2, 4], sauf: ['2011-05-12'] },
    });
    const { root } = await may2011();
    for (const day of ['mardi 10', 'mardi 24', 'jeudi 26'])
      await cell(root, new RegExp(`^${day} mai 2011, 1 événement`));
    expect(statusText(root)).toBe('3 événements ce mois');
    await click(await cell(root, /^jeudi 26 mai 2011/));
    const badge = () => root.querySelector('section[aria-label] [part=badge]')?.textContent;
    await until(() => badge() === 'Se répète · une semaine sur deux, le mardi et le jeudi');
  });

  it('adds an event on the day under the pointer, and on the current day by keyboard', async () => {
    const { root } = await may2011();
    const day = await cell(root, /^jeudi 19 mai 2011/);
    await hover(day);
    const { top } = day.getBoundingClientRect();
    const plus = () => root.querySelector<HTMLAnchorElement>('a[aria-hidden]');
    const isThere = () => Math.abs((plus()?.getBoundingClientRect().top ?? 0) - top) < 9 && plus();
    await click(await until(isThere));
    await until(() => root.querySelector<HTMLInputElement>('[name=date]')?.value === '2011-05-19');
    await pressButton(root, 'Retour');
    await isAt(root, 'Événements');
    expect(title(root)).toBe('mai 2011');
    const link = await until(() => maybe(root, 'section[aria-label] a', 'Ajouter un événement ce jour'));
    expect(link.tabIndex).toBe(0);

    const readonly = await show({ view: 'month', readonly: true });
    await settled(readonly.root);
    expect(maybe(readonly.root, 'a', 'Ajouter un événement ce jour')).toBe(null);
  });

  it('moves by the keys of a date grid, to the events of a day and back [H13, H14]', async () => {
    const { nom_evenement } = await makeEvent('2011-05-31');
    await makeEvent('2011-06-01');
    const { root } = await may2011();
    const at = () => dayName(focused());
    // From the first of the month, whatever day today is, to the end of its week.
    while (!at().includes(' 1 mai')) await press('ArrowLeft');
    expect(at()).toBe('dimanche 1 mai 2011');
    await press('ArrowRight');
    expect(at()).toBe('lundi 2 mai 2011');
    await press('End');
    expect(at()).toBe('dimanche 8 mai 2011');
    await press('Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight');
    expect(at()).toBe('mardi 31 mai 2011, 1 événement');
    expect(root.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    await press('Enter');
    await eventually(() => expect(focused()?.textContent).toBe(nom_evenement));
    await press('Escape');
    expect(at()).toMatch(/^mardi 31 mai/);
    await press('ArrowRight');
    await isMonth(root, 'juin 2011');
    expect(at()).toMatch(/^mercredi 1 juin 2011/);
    await press('PageUp');
    await isMonth(root, 'mai 2011');
    expect(at()).toBe('dimanche 1 mai 2011');
    await press('Tab');
    await eventually(() => expect(focused()?.closest('[role=grid]')).toBe(null));
  });

  it('counts every key that is pressed while another month is rendered', async () => {
    const { root } = await may2011();
    const day = query(root, '[role=gridcell][tabindex="0"]');
    for (let month = 0; month < 3; month++) {
      day.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));
      // The address changes at once; the month is rendered in later tasks.
      await Promise.resolve();
    }
    await isMonth(root, 'août 2011');
    await until(() => /août 2011/.test(dayName(focused())));
  });

  it('is marked until another month is drawn, but not as busy', async () => {
    const { root } = await may2011();
    // The events of June are there already.
    await press('PageDown');
    await isMonth(root, 'juin 2011');
    await settled(root);
    await press('PageUp');
    await isMonth(root, 'mai 2011');
    const grid = query(root, '[role=grid]');
    const marks = () => grid.parentElement?.dataset.drawing;
    await until(() => !marks());
    const state = () => [
      marks(),
      grid.parentElement?.ariaBusy,
      dayName(grid.querySelector('[role=gridcell]')),
    ];
    const next = await buttonShown(root, 'Mois suivant');
    next.click();
    // React renders what a press changes before the next task, and the month in later ones.
    await Promise.resolve();
    expect(state()).toEqual(['true', null, 'lundi 25 avril 2011']);
    await until(() => !marks());
    expect(state()).toEqual([undefined, null, 'lundi 30 mai 2011']);
  });

  it('announces the month after the focused day, not before it', async () => {
    const { root } = await may2011();
    const titles: string[] = [];
    query(root, '[role=grid]').addEventListener('focusin', () => titles.push(title(root)));
    await press('PageDown');
    await isMonth(root, 'juin 2011');
    expect(titles).toEqual(['mai 2011']);
    expect(dayName(focused())).toContain('juin 2011');
  });

  it('moves to other months and back to today by buttons, filtered by recurrence [H13]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    await makeEvent('2011-06-10', weekly);
    await makeEvent('2011-06-10');
    const { root } = await may2011();
    await pressButton(root, 'Mois suivant');
    await isMonth(root, 'juin 2011');
    await cell(root, /^vendredi 10 juin 2011, 2 événements/);
    await click(await until(() => maybe(root, 'label', 'Hebdomadaires')));
    await cell(root, /^vendredi 10 juin 2011, 1 événement$/);
    await pressButton(root, 'Mois précédent');
    await isMonth(root, 'mai 2011');
    await pressButton(root, "Aujourd'hui");
    await until(() => root.querySelector('[role=gridcell][aria-current=date][aria-selected=true]'));
    await pressButton(root, 'Liste');
    await until(() => root.querySelector<HTMLInputElement>('[value=weekly]')?.checked);
  });

  it('loads a whole month, page by page', async () => {
    const [first, second] = [await makeEvent('2011-05-10'), await makeEvent('2011-05-11')];
    const page = (results: object[], next: string | null) => ({
      status: 200,
      body: { count: 2, next, previous: null, results },
      times: 9,
    });
    const may = `${LIST}?*date_from=2011-04-25*`;
    await failNext(`${may}page=1&*`, page([first], '/api/events/?page=2'));
    await failNext(`${may}page=2&*`, page([second], null));
    const { root, asked } = await may2011();
    await cell(root, /^mardi 10 mai 2011, 1 événement$/);
    await cell(root, /^mercredi 11 mai 2011, 1 événement$/);
    const ofMay = asked().filter((path) => path.includes('date_from=2011-04-25'));
    expect(ofMay.map((path) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))).toEqual(
      ['1', '2'].map((page) => ({
        ordering: 'date',
        date_from: '2011-04-25',
        date_to: '2011-06-05',
        page,
        page_size: '250',
      })),
    );
  });

  it('gives a small laptop’s width to the days, and leaves the hour to the tooltip where a day is narrow', async () => {
    const { nom_evenement } = await makeEvent('2011-05-10', { heure_debut: '06:30' });
    const { root } = await may2011();
    const chip = query(await cell(root, /^mardi 10 mai 2011/), '[role=button]');
    const hour = query<HTMLElement>(chip, 'span');
    const grid = query(root, '[role=grid]');
    const beside = await until(() => root.querySelector('section[aria-label]'));
    const isBeside = () => beside.getBoundingClientRect().left > grid.getBoundingClientRect().right;
    const shownAt = async (width: number) => {
      await setViewport({ width, height: 800 });
      return { beside: isBeside(), hour: hour.checkVisibility(), title: chip.title };
    };
    const title = `06:30 ${nom_evenement}`;
    expect(await shownAt(1500)).toEqual({ beside: true, hour: true, title });
    expect(await shownAt(1392)).toEqual({ beside: true, hour: false, title });
    expect(await shownAt(1232)).toEqual({ beside: false, hour: true, title });
    expect(await shownAt(1045)).toEqual({ beside: false, hour: false, title });
  });

  it('says why it shows no events, and loads again [E22]', async () => {
    await failNext(LIST, { status: 500, body: { message: 'Base indisponible' }, times: 3 });
    const { root } = await show({ view: 'month' });
    const alert = await until(() => maybe(root, '[role=alert]', /./));
    expect(query(alert, 'p').textContent).toBe('Base indisponible');
    await resetServer();
    await pressButton(root, 'Réessayer');
    await settled(root);
    expect(alertText(root)).toBe('');
  });

  for (const theme of ['light', 'dark'])
    it(`has no accessibility violation, and fits 320 px, in ${theme} colours`, async () => {
      for (let count = 0; count < 5; count++)
        await makeEvent('2011-05-10', {
          nom_evenement: `Zz${'Rassemblement'.repeat(9)}${count}`,
          lieu: 'x'.repeat(99),
        });
      const { root } = await may2011({ theme });
      await axeCheck(root);
      // As high as the whole screen, because entries out of view aren't drawn.
      await setViewport({ width: 320, height: 3200 });
      await click(await cell(root, /^mardi 10 mai 2011, 5 événements/));
      await until(() => agenda(root).length === 5);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      // What has just come into view is drawn in the frame after.
      await nextFrame();
      await nextFrame();
      await axeCheck(root);
    });
});
