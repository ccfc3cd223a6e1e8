import { addDays } from '../../../../../src/domain/calendar/dayNumbers.ts';
import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { formatDate, isoDay } from '../../../../../src/texts/formats.ts';
import { expect } from '../../../../support/expect.ts';
import { nth, query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  alertText,
  buttonShown,
  heading,
  input,
  isAt,
  maybe,
  maybeInput,
  pressButton,
  setValue,
  statusText,
  tab,
} from '../../../../support/onScreen.ts';
import { focused, maybeByText, until } from '../../../../support/queries.ts';
import { calls, failNext, hold, release, resetServer } from '../../../../support/reference.ts';
import { eachOnServer, makeEvent, onServer } from '../../../../support/serverRows.ts';
import { click, press, setViewport } from '../../../../support/user.ts';
import { card, cards, LIST, lastQuery, loading, loadPeriod, names, show } from './fixtures.ts';

eachOnServer();

const today = isoDay(new Date());
const DAY = '2011-05-04';

/** Shows the list of a day that has only these events. */
async function ofDay(...fields: Parameters<typeof makeEvent>[1][]) {
  const made = [];
  for (const draft of fields) made.push(await makeEvent(DAY, draft));
  const shown = await show();
  await loadPeriod(shown.root, DAY, DAY);
  await until(() => names(shown.root).length === fields.length);
  return { ...shown, made };
}

/** The list of today on a phone, with an event at least. */
async function ofDayOnPhone() {
  await makeEvent(today);
  const shown = await show();
  await until(() => cards(shown.root).length > 0);
  return shown;
}

describe('the list of events', () => {
  it('has three tabs, starts with today, and requests the days of a tab in the order of the date [E1, E2, E6, E7, E9]', async () => {
    const { root, asked } = await show();
    await until(() => cards(root).length > 0);
    const tabs = [...root.querySelectorAll('[role=tab]')];
    expect(tabs.map((element) => [element.textContent, element.getAttribute('aria-selected')])).toEqual([
      ['Précédent', 'false'],
      ['En cours', 'true'],
      ['À venir', 'false'],
    ]);
    expect([input(root, 'from').value, input(root, 'to').value]).toEqual([today, today]);
    const ordering = 'date';
    expect(lastQuery(asked)).toEqual({ ordering, date_from: today, date_to: today });

    await click(tab(root, 'Précédent'));
    await until(() => !('date_from' in lastQuery(asked)));
    expect(lastQuery(asked)).toEqual({ ordering: '-date', date_to: today });
    await press('ArrowLeft');
    await until(() => !('date_to' in lastQuery(asked)));
    expect(lastQuery(asked)).toEqual({ ordering, date_from: today });
    expect(tab(root, 'À venir').getAttribute('aria-selected')).toBe('true');
  });

  it('loads typed days without a tab, refuses impossible ones, and resets to today [E2, E3, E4]', async () => {
    const { root, asked, made } = await ofDay({}, { heure_debut: '09:00' });
    expect(root.querySelector('[role=tab][aria-selected=true]')).toBe(null);
    expect(statusText(root)).toMatch('2 événements');
    expect(query(root, '[role=tabpanel]').getAttribute('aria-label')).toBe('Liste des événements');

    const before = asked().length;
    await loadPeriod(root, DAY, '2011-05-01');
    await until(() => root.querySelector('[name=to][aria-invalid=true]'));
    expect(asked().length).toBe(before);
    expect(names(root)).toHaveLength(made.length);

    await pressButton(root, 'Réinitialiser');
    await until(() => tab(root, 'En cours').getAttribute('aria-selected') === 'true');
    expect([input(root, 'from').value, input(root, 'to').value]).toEqual([today, today]);
    expect(root.querySelector('[aria-invalid=true]')).toBe(null);
  });

  it('requests the same days again when they are loaded again [E3]', async () => {
    const { root } = await ofDay({});
    const { nom_evenement } = await makeEvent(DAY);
    await pressButton(root, 'Charger');
    await until(() => names(root).includes(nom_evenement));
  });

  it('shows the day picked in the mini calendar, which marks days with events [E5]', async () => {
    const { nom_evenement } = await makeEvent('2011-05-17');
    const { root } = await ofDay({});
    const day = (name: RegExp) => until(() => maybe(root, '[role=gridcell]', name));
    await day(/^mercredi 4 mai 2011, avec événement/);
    await click(await day(/^mardi 17 mai 2011, avec événement/));
    await until(() => names(root).join() === nom_evenement);
    expect([input(root, 'from').value, input(root, 'to').value]).toEqual(['2011-05-17', '2011-05-17']);
    await press('ArrowRight', 'Enter');
    await until(() => cards(root).length === 0 && root.querySelector('[part=empty]'));
    expect(input(root, 'to').value).toBe('2011-05-18');
  });

  it('filters by recurrence: all, one-off, or one of four frequencies [E8, E9, E13]', async () => {
    const filters = [
      ['daily', 'Quotidiens', 'Se répète · quotidien'],
      ['weekly', 'Hebdomadaires', 'Se répète · hebdomadaire'],
      ['monthly', 'Mensuels', 'Se répète · mensuel'],
      ['yearly', 'Annuels', 'Se répète · annuel'],
    ] as const;
    const repeated = filters.map(([frequency]) => ({ is_recurrent: true, recurence_data: { frequency } }));
    const { root, asked, made } = await ofDay({}, ...repeated);
    const group = await until(() => root.querySelector<HTMLElement>('[role=radiogroup]'));
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['all', true],
      ...['non_recurrent', 'daily', 'weekly', 'monthly', 'yearly'].map((value) => [value, false]),
    ]);
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      ...['Tous', 'Ponctuels'],
      ...filters.map(([, label]) => label),
    ]);
    const day = { ordering: 'date', date_from: DAY, date_to: DAY };
    const choose = async (label: string, found: readonly { nom_evenement: string }[]) => {
      await click(await until(() => maybe(group, 'label', label)));
      const wanted = found.map(({ nom_evenement }) => nom_evenement).sort();
      await until(() => names(root).sort().join() === wanted.join());
    };
    await choose('Ponctuels', made.slice(0, 1));
    expect(lastQuery(asked)).toEqual({ ...day, is_recurrent: 'false' });
    expect(nth(cards(root), 0).textContent).not.toMatch('Se répète');
    for (const [at, [frequency, label, badge]] of filters.entries()) {
      await choose(label, [nth(made, at + 1)]);
      expect(lastQuery(asked)).toEqual({ ...day, is_recurrent: 'true', frequency });
      const badges = [...nth(cards(root), 0).querySelectorAll('[part=badge]')].map(
        (badge) => badge.textContent,
      );
      expect(badges).toContain(badge);
    }
    await choose('Tous', made);
    expect(nth(radios, 0).checked).toBe(true);
  });

  it('shows every day of a series in a period, each a link to the series [W3]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    const series = await makeEvent('2011-04-28', { ...weekly, heure_debut: '18:00' });
    const { root, asked } = await ofDay({ heure_debut: '09:00' });
    const day = (name: RegExp) => until(() => maybe(root, '[role=gridcell]', name));
    await day(/^jeudi 26 mai 2011, avec événement/);
    await loadPeriod(root, DAY, '2011-05-12');
    await until(() => cards(root).length === 3);
    const shown = cards(root).map((each) => query(each, 'li').textContent);
    expect(shown).toEqual(['mercredi 4 mai 2011', 'jeudi 5 mai 2011', 'jeudi 12 mai 2011']);
    expect(statusText(root)).toMatch('3 événements');
    const last = nth(cards(root), 2);
    expect(query(last, '[part=badge]').textContent).toBe('Se répète · hebdomadaire');
    expect(getComputedStyle(last).borderTopStyle).toBe('dashed');
    // Each parameter is one that the specification names.
    const ofSeries = asked().find((path) => path.includes('is_recurrent=true')) ?? '';
    expect([...new URLSearchParams(ofSeries.split('?')[1]).keys()].sort()).toEqual([
      ...['date_to', 'is_recurrent', 'ordering', 'page', 'page_size'],
    ]);
    query(last, 'a').click();
    await isAt(root, series.nom_evenement);
  });

  it('says that days of series are missing when these can’t be loaded, and loads them again [W3]', async () => {
    const daily = { is_recurrent: true, recurence_data: { frequency: 'daily' } };
    await makeEvent('2011-05-01', daily);
    const { root } = await show();
    await until(() => cards(root).length > 0);
    await failNext(`${LIST}?*is_recurrent=true*`, { status: 403, body: {}, times: 9 });
    await loadPeriod(root, '2012-01-02', '2012-01-03');
    await until(() => alertText(root).includes('Les dates des séries n’ont pas pu être chargées.'));
    await resetServer();
    await click(await until(() => maybe(root, '[role=tabpanel] button', 'Réessayer')));
    await until(() => cards(root).length === 2);
  });

  it('says only that the period is empty when it has no events [E20, E21]', async () => {
    const { root } = await show();
    await until(() => cards(root).length > 0);
    expect(root.querySelector('[part=empty]')).toBe(null);
    await loadPeriod(root, '2012-01-01', '2012-01-01');
    const empty = await until(() => root.querySelector('[part=empty]'));
    expect([...empty.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Aucun événement trouvé pour cette période',
      'Choisissez une autre période ou une autre répétition.',
    ]);
    expect([cards(root).length, loading(root), statusText(root), alertText(root)]).toEqual([
      ...[0, false, '0 événement', ''],
    ]);
  });

  it('shows a text and placeholders while it loads [E21]', async () => {
    await hold(LIST);
    const { root } = await show();
    await until(() => loading(root));
    const bars = root.querySelectorAll('[role=tabpanel] [class*=bar]');
    expect(bars.length).toBeGreaterThanOrEqual(4);
    await until(() => [...bars].every((bar) => bar.getBoundingClientRect().height > 4));
    expect([cards(root).length, root.querySelector('[part=empty]'), alertText(root)]).toEqual([0, null, '']);
    await release();
    await until(() => cards(root).length > 0);
    expect(loading(root)).toBe(false);
  });

  it('shows title, time, place and timestamps on a card [E10, E11, E12, E17, E18]', async () => {
    const { root, made } = await ofDay({ heure_debut: '10:00', heure_fin: '11:30', lieu: 'Chapelle' });
    const first = await card(root, nth(made, 0).nom_evenement);
    const facts = [...first.querySelectorAll('li')].map((fact) => fact.textContent);
    expect(facts).toEqual(['mercredi 4 mai 2011', '10:00 – 11:30', 'Chapelle']);
    expect(first.textContent).toMatch(`Créé le ${formatDate(today)}, modifié le ${formatDate(today)}`);
    expect([...first.querySelectorAll('a, button')].map((each) => each.textContent)).toEqual([
      nth(made, 0).nom_evenement,
      'Voir détails',
      'Modifier',
    ]);
    for (const pressed of first.querySelectorAll('button'))
      expect(getComputedStyle(pressed).borderColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(first.textContent).not.toMatch('Se répète');
  });

  it('has a series on the days of its rule alone, with the rhythm in words [Y6]', async () => {
    const recurrent = { is_recurrent: true, recurence_data: { frequency: 'monthly' } };
    const { nom_evenement } = await makeEvent('2011-01-29', { ...recurrent, serie: { rang: -1, fois: 5 } });
    const { root } = await show();
    await loadPeriod(root, '2011-04-01', '2011-12-31');
    const of = () => cards(root).filter((each) => query(each, 'h3').textContent === nom_evenement);
    await until(() => of().length > 0);
    // January, February and March come before the period.
    expect(of().map((each) => /\w+ \d+ \p{L}+/u.exec(query(each, 'ul').textContent)?.[0])).toEqual([
      'samedi 30 avril',
      'samedi 28 mai',
    ]);
    const badges = () => of().map((each) => query(each, '[part=badge]').textContent);
    const rhythm = 'Se répète · le dernier samedi de chaque mois';
    await until(() => badges().every((badge) => badge === rhythm));
  });

  it('never calls an event recurring that came without a frequency, and says what is missing [K17]', async () => {
    const { root } = await ofDay({ is_recurrent: true });
    await until(() => cards(root).length === 1);
    const card = nth(cards(root), 0);
    expect(query(card, '[part=badge]').textContent).toBe('Fréquence non précisée');
    expect(card.textContent).not.toMatch('Se répète');
    await pressButton(card, /^Voir détails/);
    await until(() => root.textContent?.includes('il n’a lieu qu’à sa date'));
    expect(root.textContent).not.toMatch('Se répète');
  });

  it('shows on a card when an event was created and when it was changed [E17]', async () => {
    const event = await makeEvent(today);
    const noted = { created_at: '2025-12-31T23:05:00', updated_at: '2026-01-02T08:30:00' };
    const page = { count: 1, next: null, previous: null, results: [{ ...event, ...noted }] };
    await failNext(LIST, { status: 200, body: page, times: 9 });
    const { root } = await show();
    const shown = await card(root, event.nom_evenement);
    expect(shown.textContent).toMatch('Créé le 31/12/2025, modifié le 02/01/2026');
  });

  it('marks past, current and upcoming events by the calendar day [E14, E15, E16]', async () => {
    const past = await makeEvent(addDays(today, -1), { heure_debut: '23:59' });
    const now = await makeEvent(today, { heure_debut: '00:00' });
    const next = await makeEvent(addDays(today, 1), { heure_debut: '00:00' });
    const { root } = await show();
    await loadPeriod(root, addDays(today, -1), addDays(today, 1));
    const badge = async (name: string) => query(await card(root, name), '[part=badge]').textContent;
    expect(await badge(past.nom_evenement)).toBe('Passé');
    expect(await badge(now.nom_evenement)).toBe("Aujourd'hui");
    expect(await badge(next.nom_evenement)).toBe('À venir');
  });

  it('leads to the screens that add and edit, but not when it is read-only [E18, E19]', async () => {
    const { root, made } = await ofDay({});
    const link = query<HTMLAnchorElement>(root, 'a[class*=add]');
    expect(link.textContent).toBe('Ajouter un événement');
    await click(link);
    await until(() => root.querySelector('[name=nom_evenement]'));
    await pressButton(root, 'Retour');
    await isAt(root, 'Événements');
    await until(() => focused() === link);
    await click(await until(() => maybe(root, 'article button', 'Modifier')));
    await until(
      () =>
        root.querySelector<HTMLInputElement>('[name=nom_evenement]')?.value === nth(made, 0).nom_evenement,
    );

    const readonly = await show({ readonly: true });
    await until(() => cards(readonly.root).length > 0);
    expect(readonly.root.querySelector('a[class*=add]')).toBe(null);
    expect(maybe(readonly.root, 'button', 'Modifier')).toBe(null);
  });

  it('shows more events on demand, says how many, and focuses the first of them [E9]', async () => {
    await Promise.all(Array.from({ length: 23 }, () => makeEvent(DAY)));
    const { root, asked } = await show();
    await loadPeriod(root, DAY, DAY);
    await until(() => cards(root).length === 20);
    expect(statusText(root)).toMatch('23 événements');
    const more = await buttonShown(root, 'Afficher plus d’événements');
    expect(more.parentElement?.textContent).toMatch('20 affichés sur 23');
    // The calendar requests its month at the same address.
    await failNext(`${LIST}?*page_size=40*`, { status: 403, body: { message: 'Accès interdit' } });
    await click(more);
    await until(() => alertText(root).includes('La suite n’a pas pu être chargée.'));
    await pressButton(root, 'Réessayer');
    await until(() => cards(root).length === 23);
    expect(asked().at(-1)).toContain('page=1&page_size=40');
    expect(new Set(names(root)).size).toBe(23);
    await until(() => focused()?.textContent === names(root)[20]);
    expect(maybe(root, 'button', 'Afficher plus d’événements')).toBe(null);
  });

  it('shows each event once, and all of them, after others were deleted elsewhere [K13]', async () => {
    const made = await Promise.all(Array.from({ length: 26 }, () => makeEvent(DAY)));
    const { root } = await show();
    await loadPeriod(root, DAY, DAY);
    await until(() => cards(root).length === 20);
    const first = names(root).slice(0, 3);
    const isGone = ({ nom_evenement }: CalendarEvent) => first.includes(nom_evenement);
    for (const { id } of made.filter(isGone)) await onServer('DELETE', `/api/events/${id}/`);
    await pressButton(root, 'Afficher plus d’événements');
    await until(() => cards(root).length === 23);
    const left = made.filter((event) => !isGone(event)).map(({ nom_evenement }) => nom_evenement);
    expect([...names(root)].sort()).toEqual(left.sort());
    expect(maybe(root, 'button', 'Afficher plus d’événements')).toBe(null);
  });

  it('keeps its tab, days, filter and scroll position while an event shows', async () => {
    await Promise.all(Array.from({ length: 12 }, () => makeEvent(DAY)));
    const { root } = await show();
    await loadPeriod(root, DAY, DAY);
    await until(() => cards(root).length === 12);
    await click(await until(() => maybe(root, 'label', 'Ponctuels')));
    await until(() => cards(root).length === 12);
    const last = query<HTMLElement>(nth(cards(root), -1), 'button');
    const name = nth(names(root), -1);
    last.scrollIntoView();
    const { scrollY } = window;
    expect(scrollY).toBeGreaterThan(100);
    await click(last);
    await isAt(root, name);
    await until(() => focused()?.textContent === name);
    await pressButton(root, 'Retour');
    await isAt(root, 'Événements');
    expect([window.scrollY, focused()]).toEqual([scrollY, last]);
    expect(input(root, 'from').value).toBe(DAY);
    expect(query<HTMLInputElement>(root, '[value=non_recurrent]').checked).toBe(true);
  });

  it('ignores a late answer', async () => {
    const { nom_evenement } = await makeEvent(DAY);
    const late = await makeEvent('2011-05-05');
    const { root } = await show();
    await until(() => cards(root).length > 0);
    await hold(`${LIST}?*date_from=2011-05-05*`);
    await loadPeriod(root, '2011-05-05', '2011-05-05');
    await until(async () => (await calls()).some((call) => call.includes('2011-05-05')));
    await loadPeriod(root, DAY, DAY);
    await until(() => names(root).join() === nom_evenement);
    await release();
    // The answer to this request comes after the one that was held.
    expect((await onServer<CalendarEvent>('GET', `/api/events/${late.id}/`)).id).toBe(late.id);
    await until(() => !loading(root));
    expect(names(root)).toEqual([nom_evenement]);
  });
});

describe('a list of events that fails', () => {
  const failures = [
    [
      '500',
      () => failNext(LIST, { status: 500, body: { message: 'Base indisponible' }, times: 9 }),
      'Base indisponible',
    ],
    [
      '500 without a word',
      () => failNext(LIST, { status: 500, body: {}, times: 9 }),
      'Erreur lors du chargement des événements',
    ],
  ] as const;
  for (const [what, fail, words] of failures)
    it(`shows the reason for ${what}, and loads again [E21, E22]`, async () => {
      await fail();
      const { root, log } = await show();
      const alert = await until(() => maybe(root, '[role=tabpanel] [role=alert]', /./));
      expect(query(alert, 'p').textContent).toBe(words);
      expect([cards(root).length, loading(root), root.querySelector('[part=empty]')]).toEqual([
        0,
        false,
        null,
      ]);
      expect(log.of('parvis-failed').length).toBeGreaterThan(0);
      await resetServer();
      const retry = await until(() => maybe(root, '[role=tabpanel] button', 'Réessayer'));
      await click(retry);
      await until(() => cards(root).length > 0);
    });

  it('keeps its events when a refresh fails, and says that they may be outdated', async () => {
    const { root, client } = await show();
    await until(() => cards(root).length > 0);
    const before = names(root);
    await failNext(LIST, { status: 403, body: { message: 'Non' }, times: 9 });
    const { invalidate } = await import('../../../../../src/api/useApi.ts');
    const { eventCalls: events } = await import('../../../../../src/api/endpoints/events.ts');
    void invalidate(client, events.list);
    await until(() => alertText(root).includes('plus à jour'));
    expect(names(root)).toEqual(before);
  });
});

describe('the screen of events', () => {
  it('says that it is empty even when the marks of the calendar can’t be loaded', async () => {
    const { root } = await show();
    await until(() => cards(root).length > 0);
    await failNext(`${LIST}?*page_size=250*`, { status: 403, body: {} });
    await loadPeriod(root, '2012-01-01', '2012-01-01');
    await until(() => root.querySelector('[part=empty]') && root.querySelector('[part=error]'));
    expect(alertText(root)).toContain('Les jours avec événements n’ont pas pu être chargés.');
  });

  for (const theme of ['light', 'dark'])
    it(`has no accessibility violation, and doesn’t scroll sideways at 320 px, in ${theme} colours`, async () => {
      await makeEvent(DAY, {
        nom_evenement: `Zz ${'Rassemblement'.repeat(12)} ${'long nom '.repeat(8)}`,
        lieu: 'Salle'.repeat(30),
        is_recurrent: true,
        recurence_data: { frequency: 'weekly' },
      });
      const { root } = await show({ theme });
      await loadPeriod(root, DAY, DAY);
      await until(() => cards(root).length === 1);
      await axeCheck(root);
      await setViewport({ width: 320, height: 800 });
      await until(() => document.documentElement.scrollWidth <= 320);
      await pressButton(root, 'Calendrier et répétition');
      await until(() => maybe(root, '[role=radiogroup]', /./));
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      expect(heading(root)).toBe('Événements');
    });

  it('shows events first on a phone: one line of controls opens all others [Y7]', async () => {
    await setViewport({ width: 360, height: 740 });
    const { root } = await ofDayOnPhone();
    const tops = [...root.querySelectorAll<HTMLElement>('button, a, input, [role=tab]')]
      .filter((each) => each.checkVisibility() && !each.closest('article'))
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    const first = nth(cards(root), 0).getBoundingClientRect().top;
    const above = tops.filter(({ bottom }) => bottom <= first);
    // The heading's own buttons, the tabs with their button, and the export beside the count.
    expect(new Set(above.map(({ top }) => Math.round(top / 24))).size).toBeLessThanOrEqual(3);
    expect(first).toBeLessThan(230);
    await axeCheck(root);
  });

  it('closes on a phone what it opened by Escape, «back» and a chosen period, which stays told [Y7]', async () => {
    await setViewport({ width: 360, height: 740 });
    history.replaceState(null, '', `${location.pathname}${location.search}#/before`);
    history.pushState(null, '', `${location.pathname}${location.search}#/events`);
    const { root } = await show({ routing: 'hash' });
    await until(() => cards(root).length > 0);
    const more = await buttonShown(root, 'Calendrier et répétition');
    const isOpen = () => more.ariaExpanded === 'true' && Boolean(maybeInput(root, 'from'));
    await click(more);
    await until(isOpen);
    await press('Escape');
    await until(() => !maybeInput(root, 'from'));
    await click(more);
    await until(isOpen);
    input(root, 'from').focus();
    await press('Escape');
    await until(() => !maybeInput(root, 'from') && focused() === more);
    await click(more);
    await until(isOpen);
    history.back();
    await until(() => !maybeInput(root, 'from'));
    expect([location.hash, heading(root)]).toEqual(['#/events', 'Événements']);
    await click(more);
    await loadPeriod(root, DAY, '2011-05-06');
    await until(() => !maybeInput(root, 'from') && focused() === more);
    expect(maybeByText(root, 'Du 04/05/2011 au 06/05/2011')).not.toBeNull();
  });

  it('drops a typed day that was not loaded when another tab is chosen', async () => {
    const { root } = await show();
    await until(() => cards(root).length > 0);
    setValue(input(root, 'from'), '2011-01-01');
    await click(tab(root, 'À venir'));
    await until(() => input(root, 'to').value === '');
    expect(input(root, 'from').value).toBe(today);
  });
});
