import { flushSync } from 'react-dom';
import { whenIdle } from '../../../../../src/api/http/trackRequest.ts';
import { invalidate } from '../../../../../src/api/useApi.ts';
import { setPageMessages } from '../../../../../src/texts/texts.ts';
import { expect } from '../../../../support/expect.ts';
import { awa, type Call, held, json } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { button, labelled } from '../../../../support/onScreen.ts';
import { byLabel, byText, focused, maybeByText, until } from '../../../../support/queries.ts';
import { eachQuietly } from '../../../../support/quietly.ts';
import { signIn } from '../../../../support/screen.tsx';
import { click, emulateMedia, fill, press, setViewport } from '../../../../support/user.ts';
import { cell, footer, names, scopeText, tick } from '../fixtures.ts';
import { FILTERED, LIST, type ListBackend, listBackend, members, show, shown } from './fixtures.ts';

let back: ListBackend;
eachQuietly(() => {
  back = listBackend();
});

const search = (root: ShadowRoot) => query<HTMLInputElement>(root, 'input[type=search]');
const next = (root: ShadowRoot) => button(footer(root), 'Suivant');
const previous = (root: ShadowRoot) => button(footer(root), 'Précédent');
/** The next page has been asked for ahead: the answers to come are those of what the test does. */
const isAhead = (one: ListBackend) => until(() => one.asked(LIST).length === 2);
const hasFirst = (root: ShadowRoot, name: string) => until(() => names(root)[0] === name);

describe('long values in the members list', () => {
  const long = {
    ...members[0]!,
    nom: 'Saint-Hilaire de la Roche-Bernard-en-Bouzemont',
    prenom: 'Marie-Charlotte Élisabeth',
    telephone: '+261 34 12 345 67',
  };
  it('leave a number with its country whole beside the filters', async () => {
    // What a console leaves in a window of 1280 px.
    await setViewport({ width: 1232, height: 900 });
    const { root } = await shown(listBackend([long]));
    const number = query(cell(root, 0, 2), 'a');
    // 17 signs take 8.5 px each in the widest of the usual fonts.
    expect(number.clientWidth).toBeGreaterThan(140);
  });

  it('never break a number, whatever room the table has', async () => {
    const two = { ...members[0]!, telephone: '06 12 34 56 78 / 06 87 65 43 21' };
    const { root } = await shown(listBackend([members[0]!, two]));
    for (const width of [760, 1045, 1280]) {
      await setViewport({ width, height: 900 });
      const numbers = [
        ...root.querySelectorAll<HTMLElement>('td > a[href^=tel], td > span > a[href^=tel]'),
      ].filter((number) => number.checkVisibility());
      expect(numbers.length).toBe(3);
      for (const number of numbers) {
        // One line, whether it is a block or part of a text.
        expect(number.getBoundingClientRect().height).toBeLessThan(27);
        expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth || number.scrollWidth);
      }
    }
  });

  it('leave the first name whole on a phone, where nothing else shows it', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = await shown(listBackend([long]));
    const name = query<HTMLElement>(cell(root, 0, 1), 'a');
    const height = name.clientHeight;
    name.style.display = 'block';
    expect(name.clientHeight).toBe(height);
  });
});

describe('the members list', () => {
  it('prints as a sheet: title, number, rows, and nothing that is for the hand [W14]', async () => {
    const { root } = await shown(back);
    await until(() => root.querySelector('section h2'));
    await click(tick(root, 0));
    await emulateMedia({ media: 'print' });
    try {
      const isShown = (element: Element) => element.checkVisibility();
      const hand = 'button, input, select, [data-ticked], [data-kind=actions], section:not(:has(table)) h2';
      expect([...root.querySelectorAll(hand)].filter(isShown)).toEqual([]);
      expect(query(root, 'h1').checkVisibility()).toBe(true);
      expect(root.querySelector('[role=status] > [aria-hidden]')?.textContent).toBe('42 membres');
      expect(root.querySelector('[role=status] > [aria-hidden]')?.checkVisibility()).toBe(true);
      expect(byText(footer(root), /^10 affichés sur 42/).checkVisibility()).toBe(true);
      expect([...root.querySelectorAll('tbody tr')].filter(isShown)).toHaveLength(10);
      // Without its disc, a white initial would be faint on paper.
      const disc = getComputedStyle(query(root, '[data-initials]'), '::before');
      expect(disc.getPropertyValue('print-color-adjust')).toBe('exact');
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('asks for page 1 of ten rows and shows them with its toolbar [M1, M4, M6, M7, M27]', async () => {
    const { root } = await shown(back);
    expect(back.asked(LIST)[0]).toBe('?page=1&page_size=10');
    expect(names(root)).toHaveLength(10);
    button(root, 'Actualiser la liste');
    expect(search(root).type).toBe('search');
    const sizes = labelled<HTMLSelectElement>(root, 'Membres par page');
    expect([...sizes.options].map((option) => option.value)).toEqual(['10', '25', '50']);
    expect(sizes.value).toBe('10');
  });

  it('has 25 rows on a large screen where «tri» is announced and no other number was chosen [Y5]', async () => {
    await setViewport({ width: 1280, height: 800 });
    const more = listBackend(members, ['tri']);
    const { root, unmount } = await shown(more);
    expect(more.asked(LIST)[0]).toBe('?page=1&page_size=25');
    expect(names(root)).toHaveLength(25);
    unmount();
    const hosts = listBackend(members, ['tri']);
    await shown(hosts, { pageSize: 10 });
    expect(hosts.asked(LIST)[0]).toBe('?page=1&page_size=10');
  });

  for (const [where, size, announced] of [
    ['nothing is announced', { width: 1280, height: 800 }, []],
    ['the screen is low', { width: 1280, height: 614 }, ['tri']],
    ['the screen is narrow', { width: 1093, height: 900 }, ['tri']],
  ] as const)
    it(`has ten rows, as specified, where ${where} [M7, Y5]`, async () => {
      await setViewport(size);
      const one = listBackend(members, announced);
      await shown(one);
      expect(one.asked(LIST)[0]).toBe('?page=1&page_size=10');
    });

  it('goes to any page by its number [Y5]', async () => {
    const { root } = await shown(back);
    await click(button(footer(root), /^Page 1/));
    await press('5');
    await press('Enter');
    await until(() => footer(root).textContent?.includes('2 affichés sur 42'));
    expect(focused()?.textContent).toBe('Page 5');
    expect(maybeByText(footer(root), /sur 5$/)).not.toBeNull();
    // A number too high leads to the last page, and Escape nowhere.
    await press('Enter');
    await press('3');
    await press('Escape');
    expect(focused()?.textContent).toBe('Page 5');
    await axeCheck(root);
  });

  it('shows members high on a phone, with numbers that call in one tap [W15]', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = await shown(back);
    // The bar of the console takes 44 px of the 320 that may be above the first row.
    expect(query(root, 'tbody tr').getBoundingClientRect().top).toBeLessThan(276);
    const call = query<HTMLAnchorElement>(root, 'tbody a[href^="tel:"]');
    expect(call.checkVisibility()).toBe(true);
    expect(call.href).toBe('tel:0600000010');
    button(root, 'Ajouter un membre');
    await axeCheck(root);
    await setViewport({ width: 1280, height: 900 });
    expect(call.checkVisibility()).toBe(false);
  });

  it('keeps the corners of its header inside its rounded box', async () => {
    const { root } = await shown(back);
    let box: Element = query(root, 'thead');
    while (getComputedStyle(box).borderTopLeftRadius === '0px') box = box.parentElement!;
    box.scrollIntoView({ block: 'start', behavior: 'instant' });
    const { left, right, top } = box.getBoundingClientRect();
    const corners = [left + 1.2, right - 1.2].map((x) => root.elementFromPoint(x, top + 1.2));
    expect(corners.map((found) => box.contains(found))).toEqual([false, false]);
  });

  it('shows name, initials, phone and e-mail of each member [M10, M11, M12, H1, H2]', async () => {
    const { root } = await shown(back);
    expect(names(root).slice(0, 2)).toEqual(['Nom01 Élodie', 'Nom non spécifié']);
    const initials = (row: number) =>
      getComputedStyle(query(cell(root, row, 1), 'span'), '::before').content.split('"')[1];
    expect([initials(0), initials(1)]).toEqual(['NÉ', '?']);
    expect(query(cell(root, 0, 2), 'a').getAttribute('href')).toBe('tel:0600000010');
    expect(query(cell(root, 0, 3), 'a').getAttribute('href')).toBe('mailto:m1@exemple.fr');
  });

  it('renders neither its toolbar nor its pages at a tick or when a form opens, and keeps its height', async () => {
    let renderings = 0;
    const counted = () => {
      renderings += 1;
      return 'Filtres';
    };
    setPageMessages({ 'members.showFilters': counted, 'members.perPage': counted });
    try {
      const { root } = await shown(back);
      const results = query(root, 'section:has(table)');
      const { height } = results.getBoundingClientRect();
      expect(renderings).toBeGreaterThan(1);
      renderings = 0;
      flushSync(() => tick(root, 0).click());
      expect(scopeText(root)).toContain('1 sélectionné');
      flushSync(() => button(root, 'Ajouter un membre').click());
      expect(renderings).toBe(0);
      expect(results.getBoundingClientRect().height).toBe(height);
      await until(() => root.querySelector('dialog[open]'));
    } finally {
      setPageMessages(undefined);
    }
  });

  it('shows 10 members with at most 190 elements', async () => {
    const { root } = await shown(back);
    expect(names(root)).toHaveLength(10);
    const table = query(root, 'table');
    expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(190);
  });

  it('ticks a row from anywhere in the cell of its box', async () => {
    const { root } = await shown(back);
    const { left, top } = cell(root, 0, 0).getBoundingClientRect();
    expect(root.elementFromPoint(left + 2, top + 2) === tick(root, 0)).toBe(true);
  });

  it('says in words that a cell is empty, beside its dash', async () => {
    const { root } = await shown(back);
    const empty = query(cell(root, 1, 3), 'span');
    expect(empty.textContent).toBe('Non renseigné');
    expect(getComputedStyle(empty, '::before').content).toBe('"–" / ""');
  });

  it('shows hostile texts as text and makes no link of them', async () => {
    const { root } = await shown(back);
    expect(names(root)[2]).toBe('<img src=x onerror=alert(1)> Chloé');
    expect(root.querySelector('img')).toBeNull();
    expect(cell(root, 2, 2).querySelector('a')).toBeNull();
    expect(cell(root, 2, 3).querySelector('a')).toBeNull();
  });

  it('hides phone on small screens and e-mail on very small ones [M11, M12]', async () => {
    const { root } = await shown(back);
    const isShown = (column: number) => cell(root, 0, column).checkVisibility();
    await setViewport({ width: 600, height: 800 });
    await until(() => !isShown(2));
    expect(isShown(3)).toBe(true);
    await setViewport({ width: 320, height: 800 });
    await until(() => !isShown(3));
    expect(isShown(1)).toBe(true);
    expect(root.host.scrollWidth).toBeLessThanOrEqual(root.host.clientWidth);
  });

  it('counts what is shown and turns pages between the first and the last [M14, M15, M16, M17]', async () => {
    const { root } = await shown(back);
    byText(footer(root), '10 affichés sur 42');
    expect(previous(root).matches(':disabled')).toBe(true);
    for (const first of ['Nom11 Zoé', 'Nom21 Chloé', 'Nom31 Élodie', 'Nom41 Zoé']) {
      await click(next(root));
      await hasFirst(root, first);
    }
    byText(footer(root), '2 affichés sur 42');
    byText(footer(root), 'Page 5');
    await until(() => next(root).matches(':disabled'));
    await click(previous(root));
    await hasFirst(root, 'Nom31 Élodie');
  });

  it('goes back to page 1 with another page size [M25, M26]', async () => {
    const { root } = await shown(back);
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    const sizes = labelled<HTMLSelectElement>(root, 'Membres par page');
    sizes.focus();
    await press('ArrowDown');
    await until(() => names(root).length === 25);
    expect(back.asked(LIST)).toContain('?page=1&page_size=25');
    byText(footer(root), 'Page 1');
  });

  it('loads the next page ahead, and shows it without asking again', async () => {
    const { root } = await shown(back);
    await until(() => back.asked(LIST).includes('?page=2&page_size=10'));
    await until(() => !root.querySelector('[aria-busy]'));
    await click(next(root));
    expect(names(root)[0]).toBe('Nom11 Zoé');
    expect(back.asked(LIST).filter((query) => query === '?page=2&page_size=10')).toHaveLength(1);
  });

  it('asks for no page after the last one, which is still loading when it shows', async () => {
    const few = listBackend(members.slice(0, 12));
    const gate = held(few.usual);
    few.next(LIST, few.usual);
    few.next(LIST, gate.reply);
    const { root } = await shown(few);
    await isAhead(few);
    await click(next(root));
    await until(() => byText(footer(root), 'Page 2'));
    gate.release();
    await until(() => names(root).length === 2 && !root.querySelector('[aria-busy]'));
    // A third page would be asked for in the first idle frame.
    await whenIdle();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(few.asked(LIST)).toEqual(['?page=1&page_size=10', '?page=2&page_size=10']);
  });

  it('asks again when refreshed, and keeps the rows meanwhile [M1]', async () => {
    const { root } = await shown(back);
    await isAhead(back);
    const gate = held(back.usual);
    back.next(LIST, gate.reply);
    await click(button(root, 'Actualiser la liste'));
    await until(() => root.querySelector('table[aria-busy]'));
    expect(names(root)).toHaveLength(10);
    gate.release();
    await until(() => !root.querySelector('table[aria-busy]'));
  });

  it('says that no member was found [M18]', async () => {
    back = listBackend([]);
    const { root } = show(back);
    await until(() => byText(root, 'Aucun membre trouvé'));
    byText(footer(root), '0 affiché sur 0');
  });

  it('shows the top of the next page where the window shows only the end of the list [Y5]', async () => {
    await setViewport({ width: 1045, height: 400 });
    const { root } = await shown(back);
    const header = query(root, 'thead');
    next(root).scrollIntoView({ block: 'end' });
    expect(header.closest('table')!.getBoundingClientRect().top).toBeLessThan(0);
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    const { top } = query(root, 'table').getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(100);
    // What is in sight stays where it is.
    await setViewport({ width: 1045, height: 1200 });
    window.scrollTo(0, 0);
    await click(next(root));
    await hasFirst(root, 'Nom21 Chloé');
    expect(window.scrollY).toBe(0);
  });

  it('says that no member matches these filters [M19]', async () => {
    const { root } = await shown(back);
    await fill(search(root), 'zzz');
    await until(() => byText(root, 'Aucun membre trouvé avec les filtres actuels'));
  });
});

describe('the search of members', () => {
  it('waits for 150 ms of silence, then asks once, from page 1 [M4, M24, M27]', async () => {
    const { root } = await shown(back);
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    const before = performance.now();
    await fill(search(root), 'élodie');
    await until(() => back.asked(LIST).some((query) => query.includes('search')));
    expect(performance.now() - before).toBeGreaterThanOrEqual(145);
    await hasFirst(root, 'Nom01 Élodie');
    const searches = back.asked(LIST).filter((query) => query.includes('search'));
    expect(searches).toEqual(['?page=1&page_size=10&search=%C3%A9lodie']);
  });

  it('asks for a next page only once it is known that there is one', async () => {
    const { root } = await shown(back);
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    await until(() => back.asked(LIST).includes('?page=3&page_size=10'));
    const slow = held(back.usual);
    back.next(LIST, slow.reply);
    await fill(search(root), 'nom');
    await press('Enter');
    await until(() => back.asked(LIST).some((query) => query.includes('search=nom')));
    byText(footer(root), /^Page 1/);
    await click(search(root));
    const searches = () => back.asked(LIST).filter((query) => query.includes('search'));
    expect(searches()).toEqual(['?page=1&page_size=10&search=nom']);
    slow.release();
    await until(() => searches().length === 2);
    expect(searches()[1]).toBe('?page=2&page_size=10&search=nom');
  });

  it('lets the latest answer win and gives the earlier request up', async () => {
    const { root } = await shown(back);
    await isAhead(back);
    const slow = held(back.usual);
    back.next(LIST, slow.reply);
    await fill(search(root), 'paul');
    await press('Enter');
    await until(() => back.asked(LIST).some((query) => query.includes('search=paul')));
    await fill(search(root), 'noel');
    await hasFirst(root, 'Nom08 Noël');
    expect(back.calls.find((call) => call.search.includes('search=paul'))!.signal!.aborted).toBe(true);
    slow.release();
    await until(() => !root.querySelector('table[aria-busy]'));
    expect(names(root)[0]).toBe('Nom08 Noël');
  });

  const announce = (capabilities: string[]) =>
    back.answer('/api/verify-token', { data: { user: awa, capacites: capabilities } });

  it('narrows a whole result at the keystroke, until the answer replaces it, and says one count [M4]', async () => {
    announce(['recherche']);
    const { root } = await shown(back, { search: 'nom0' });
    expect(names(root)).toHaveLength(7);
    const answer = { count: 1, next: null, previous: null, results: [members[0]] };
    const gate = held(() => json(answer));
    back.next(LIST, gate.reply);
    await fill(search(root), 'nom08');
    await until(() => names(root).join() === 'Nom08 Noël');
    await until(() => root.querySelector('table[aria-busy]'));
    expect(scopeText(root)).toBe('7 membres');
    gate.release();
    await hasFirst(root, 'Nom01 Élodie');
    expect(scopeText(root)).toBe('1 membre');
    expect(back.asked(LIST)).toEqual([
      '?page=1&page_size=10&search=nom0',
      '?page=1&page_size=10&search=nom08',
    ]);
  });

  it('waits for the answer where the back end has not said how it searches [M4]', async () => {
    const { root } = await shown(back, { search: 'nom0' });
    const marked = () => new Set([...root.querySelectorAll('tbody mark')].map((mark) => mark.textContent));
    await until(() => marked().has('Nom0'));
    const gate = held(back.usual);
    back.next(LIST, gate.reply);
    await fill(search(root), 'nom08');
    await until(() => root.querySelector('table[aria-busy]'));
    expect(names(root)).toHaveLength(7);
    // The rows say what found them, not what is asked for.
    expect([...marked()]).toEqual(['Nom0']);
    gate.release();
    await until(() => names(root).join() === 'Nom08 Noël');
    expect([...marked()]).toEqual(['Nom08']);
  });

  it('keeps the space one has just typed', async () => {
    const { root } = await shown(back);
    await fill(search(root), 'nom0 ');
    await until(() => maybeByText(footer(root), '7 affichés sur 7'));
    expect(search(root).value).toBe('nom0 ');
  });
});

describe('a members list that fails to load', () => {
  it('is emptied and starts over at page 1, with a line and no alert [M34, K19]', async () => {
    const { root } = await shown(back);
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    back.answer(LIST, () => json({ message: 'Base indisponible' }, 500));
    await click(button(root, 'Actualiser la liste'));
    const line = await until(() => root.querySelector('section [role=alert]'));
    expect(line.textContent).toContain('Base indisponible');
    expect(names(root)).toEqual([]);
    // What could not be asked is not known to be none.
    byText(footer(root), 'Page 1');
    byText(footer(root), '– affichés sur –');
    expect(footer(root).textContent).not.toContain('sur 1');
    expect(next(root).matches(':disabled')).toBe(true);
    expect([...root.querySelectorAll('dialog[open]')]).toEqual([]);
    back.answer(LIST, back.usual);
    await click(button(line, 'Réessayer'));
    await hasFirst(root, 'Nom01 Élodie');
  });

  it('says so on the first load too, and tries again [M34]', async () => {
    back.answer(LIST, () => json({}, 500));
    const { root } = show(back);
    const line = await until(() => root.querySelector('section [role=alert]'));
    expect(line.textContent).toContain('La liste des membres n’a pas pu être chargée.');
    back.answer(LIST, back.usual);
    await click(button(line, 'Réessayer'));
    await hasFirst(root, 'Nom01 Élodie');
  });

  it('does the same when the answer is no page of members [M34]', async () => {
    back.answer(LIST, () => json({ count: 'many', results: [{ id: 'x' }] }));
    const { root } = show(back);
    await until(() => root.querySelector('section [role=alert]'));
    expect(names(root)).toEqual([]);
  });

  it('keeps the rows when only a refresh in the background fails, and says they may be old', async () => {
    const { root } = await shown(back);
    await isAhead(back);
    back.answer(LIST, () => json({}, 500));
    invalidate(back.client);
    const line = await until(() => root.querySelector('section [role=alert]'));
    expect(line.textContent).toContain('La liste n’est peut-être plus à jour');
    expect(names(root)).toHaveLength(10);
    back.answer(LIST, back.usual);
    await click(button(line, 'Réessayer'));
    await until(() => !root.querySelector('section [role=alert]'));
  });

  it('asks to sign in when the session is over, and is as it was afterwards [S11]', async () => {
    const { root } = await shown(back);
    await isAhead(back);
    await click(tick(root, 0));
    back.next(LIST, () => json({ message: 'Session expirée' }, 401));
    await click(button(root, 'Actualiser la liste'));
    await signIn(root, awa);
    await until(() => names(root).length === 10 && scopeText(root) === '1 sélectionné');
  });
});

describe('the place of the members list', () => {
  const hash = { routing: 'hash' };

  it('keeps page, search and filters in the address, through «back» and a reload', async () => {
    history.replaceState(null, '', '#/community');
    const first = await shown(back, hash);
    await fill(search(first.root), 'nom');
    await until(() => location.hash === '#/community?q=nom');
    await click(next(first.root));
    await hasFirst(first.root, 'Nom13 Élodie');
    expect(location.hash).toBe('#/community?page=2&q=nom');
    first.unmount();
    const { root } = await shown(back, hash);
    expect(names(root)[0]).toBe('Nom13 Élodie');
    expect(search(root).value).toBe('nom');
    history.back();
    await hasFirst(root, 'Nom01 Élodie');
    byText(footer(root), 'Page 1');
  });

  it('reads a junk page as page 1, and a page far beyond the end as the last one', async () => {
    history.replaceState(null, '', '#/community?page=-3&size=7&groupes=x');
    const first = await shown(back, hash);
    expect(back.asked(LIST)[0]).toBe('?page=1&page_size=10');
    first.unmount();
    history.replaceState(null, '', '#/community?page=1000000000');
    const { root } = await shown(back, hash);
    expect(names(root)[0]).toBe('Nom41 Zoé');
    await until(() => location.hash === '#/community?page=5');
  });

  it('goes to page 1 where the server refuses a page beyond the end', async () => {
    history.replaceState(null, '', '#/community?page=9');
    back.answer(LIST, (call: Call) =>
      call.search.includes('page=9') ? json({ message: 'Page invalide' }, 404) : back.usual(call),
    );
    const { root } = await shown(back, hash);
    expect(names(root)[0]).toBe('Nom01 Élodie');
  });

  it('remembers page size, filters and columns of each viewer', async () => {
    const first = await shown(back);
    const sizes = labelled<HTMLSelectElement>(first.root, 'Membres par page');
    sizes.focus();
    await press('ArrowDown');
    await until(() => names(first.root).length === 25);
    await click(await until(() => first.root.querySelector("details input[aria-label='Chorale']")));
    await click(button(first.root, 'Colonnes'));
    const columns = await until(() => first.root.querySelector<HTMLElement>('[role=dialog]'));
    await click(byLabel(columns, 'Ville'));
    await click(byLabel(columns, 'Téléphone'));
    first.unmount();
    const { root } = await shown(back);
    await until(() => back.asked(FILTERED).at(-1) === '?page=1&page_size=25&groupes[]=1');
    const headers = [...root.querySelectorAll('thead th')].map((header) => header.textContent);
    expect(headers).toEqual(['', 'Nom et prénom', 'E-mail', 'Groupe', 'Ville', 'Actions']);
  });

  it('starts from what the host set', async () => {
    const { root } = await shown(back, { pageSize: 25, search: 'paul' });
    expect(back.asked(LIST)[0]).toBe('?page=1&page_size=25&search=paul');
    await click(button(root, 'Effacer les filtres'));
    await hasFirst(root, 'Nom01 Élodie');
  });
});

describe('the members list for everyone', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility fault in ${theme} colours: rows, chips, ticks, filters`, async () => {
      const { root } = await shown(back, { theme, search: 'nom' });
      await click(await until(() => root.querySelector("details input[aria-label='Chorale']")));
      await until(() => maybeByText(footer(root), '10 affichés sur 14'));
      await click(tick(root, 0));
      await axeCheck(root);
    });

    it(`has none when it failed, in ${theme} colours, on a narrow screen`, async () => {
      await setViewport({ width: 360, height: 800 });
      back.answer(LIST, () => json({}, 400));
      const { root } = show(back, { theme });
      await until(() => root.querySelector('section [role=alert]'));
      await click(button(root, 'Filtres'));
      await axeCheck(root);
    });
  }

  it('is used from the keyboard alone: search, filter, tick, next page', async () => {
    const { root } = await shown(back);
    search(root).focus();
    await press('n', 'o', 'm', 'Enter');
    await until(() => maybeByText(footer(root), '10 affichés sur 40'));
    const reach = async (isThere: () => boolean) => {
      for (let tabs = 0; tabs < 80 && !isThere(); tabs++) await press('Tab');
      expect(isThere()).toBe(true);
    };
    await reach(() => focused()?.getAttribute('aria-label') === 'Chorale');
    await press('Space');
    await until(() => maybeByText(footer(root), '10 affichés sur 14'));
    await reach(() => focused() === tick(root, 0));
    await press('Space');
    expect(tick(root, 0).checked).toBe(true);
    await reach(() => focused() === next(root));
    await press('Enter');
    await until(() => maybeByText(footer(root), '4 affichés sur 14'));
    expect(footer(root).contains(focused())).toBe(true);
  });
});
