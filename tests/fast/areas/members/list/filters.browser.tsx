import { expect } from '../../../../support/expect.ts';
import { json } from '../../../../support/fakeBackend.ts';
import { query } from '../../../../support/lookups.ts';
import { button, labelled, maybeButton } from '../../../../support/onScreen.ts';
import { nth } from '../../../../support/present.ts';
import { byRole, byText, eventually, focused, maybeByText, until } from '../../../../support/queries.ts';
import { eachQuietly } from '../../../../support/quietly.ts';
import { click, fill, press, setViewport } from '../../../../support/user.ts';
import { footer, names, scopeText, tick, tickAll } from '../fixtures.ts';
import { FILTERED, GROUPS, type ListBackend, listBackend, shown } from './fixtures.ts';

let back: ListBackend;
eachQuietly(() => {
  back = listBackend();
});

const search = (root: ShadowRoot) => query<HTMLInputElement>(root, 'input[type=search]');
const next = (root: ShadowRoot) => button(footer(root), 'Suivant');
// By attribute where a role would do: the browser computes those of the whole list each time it is asked.
const filterBox = (root: ParentNode, label: string) => {
  const box = root.querySelector<HTMLInputElement>(`details input[aria-label='${label}']`);
  if (!box) throw new Error(`No filter ${label}`);
  return box;
};
const bulk = (root: ShadowRoot) => button(root, 'Actions groupées');
const menu = (root: ShadowRoot) => until(() => root.querySelector('[role=menu]'));
const hasFirst = (root: ShadowRoot, name: string) => until(() => names(root)[0] === name);

describe('the filters of members', () => {
  const summaries = (root: ShadowRoot) => [...root.querySelectorAll('details')];
  /** The title without what is said to screen readers beside it. */
  const titleOf = (details: HTMLElement) => query(details, 'summary span > span').firstChild!.textContent;

  it('are three, groups open and the others closed [M20, M21]', async () => {
    const { root } = await shown(back);
    expect(summaries(root).map((details) => titleOf(details))).toEqual(['Groupes', 'Étapes', 'Tags']);
    expect(summaries(root).map((details) => details.open)).toEqual([true, false, false]);
    for (const details of summaries(root)) {
      const wasOpen = details.open;
      // What loads in the list above may push the next title from under the pointer.
      if (wasOpen) await until(() => details.querySelector('input[type=checkbox]'));
      await click(query(details, 'summary'));
      await until(() => details.open !== wasOpen);
      if (!wasOpen) await until(() => details.querySelector('input[type=checkbox]'));
    }
  });

  it('have each a badge that counts what is chosen in it [M23]', async () => {
    const { root } = await shown(back);
    /** What the badge of each filter shows, and what it says to a screen reader. */
    const badges = () =>
      summaries(root).map((details) => {
        const badge = details.querySelector('summary [part=badge]');
        if (!badge?.checkVisibility()) throw new Error(`No badge beside ${titleOf(details)}`);
        const silent = badge.querySelector<HTMLElement>('[aria-hidden]');
        return [silent?.textContent, badge.textContent!.slice(silent?.textContent?.length)];
      });
    const none = ['0', '0 choisi'];
    expect(badges()).toEqual([none, none, none]);
    const choices = [
      ['Chorale', 'Équipe Média'],
      ['Accueil', 'Baptême'],
      ['bénévole', 'musicien'],
    ] as const;
    const expected = [none, none, none];
    for (const [at, labels] of choices.entries()) {
      const details = summaries(root)[at]!;
      if (!details.open) await click(query(details, 'summary'));
      for (const [before, label] of labels.entries()) {
        await click(await until(() => filterBox(details, label)));
        expected[at] = before ? ['2', '2 choisis'] : ['1', '1 choisi'];
        await until(() => badges()[at]![0] === expected[at]![0]);
        expect(badges()).toEqual(expected);
      }
    }
    await click(filterBox(nth(summaries(root), 2), 'musicien'));
    expected[2] = ['1', '1 choisi'];
    await until(() => nth(badges(), 2)[0] === '1');
    expect(badges()).toEqual(expected);
  });

  it('ask the combined filters with everything chosen, from page 1 [M24, M26, M28]', async () => {
    const { root } = await shown(back);
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    const [groups, steps, tags] = summaries(root);
    await click(await until(() => filterBox(groups!, 'Chorale')));
    await until(() => back.asked(FILTERED).length > 0);
    expect(back.asked(FILTERED)[0]).toBe('?page=1&page_size=10&groupes[]=1');
    await click(filterBox(groups!, 'Accueil'));
    for (const [details, label] of [
      [steps!, 'Baptême'],
      [tags!, 'musicien'],
    ] as const) {
      await click(query(details, 'summary'));
      await click(await until(() => filterBox(details, label)));
    }
    await fill(search(root), 'chloe');
    const asked = '?page=1&page_size=10&search=chloe&groupes[]=1&groupes[]=3&etapes[]=2&tags[]=2';
    await until(() => back.asked(FILTERED).includes(asked));
    // The rows of that answer: Chloé alone, of the two groups, at that step and with that tag.
    await until(() => names(root).join() === 'Nom09 Chloé,Nom39 Chloé');
  });

  it('ask for steps alone too, several of them [M28]', async () => {
    const { root } = await shown(back);
    const steps = nth(summaries(root), 1);
    await click(query(steps, 'summary'));
    await click(await until(() => filterBox(steps, 'Baptême')));
    await until(() => back.asked(FILTERED).includes('?page=1&page_size=10&etapes[]=2'));
    await hasFirst(root, 'Nom04 Paul');
    await click(filterBox(steps, 'Accueil'));
    await until(() => back.asked(FILTERED).includes('?page=1&page_size=10&etapes[]=2&etapes[]=1'));
    await hasFirst(root, 'Nom01 Élodie');
  });

  for (const { at, label, typed, found, others } of [
    { at: 0, label: 'Rechercher un groupe', typed: 'equipe', found: 'Équipe Média', others: 2 },
    { at: 1, label: 'Rechercher une étape', typed: 'BAPTEME', found: 'Baptême', others: 1 },
    { at: 2, label: 'Rechercher un tag', typed: 'nevole', found: 'bénévole', others: 1 },
  ])
    it(`have each their own search, blind to accents: «${label}» [M22]`, async () => {
      const { root } = await shown(back);
      const details = summaries(root)[at]!;
      if (!details.open) await click(query(details, 'summary'));
      const options = (one: HTMLElement) => [...one.querySelectorAll('li')].map((li) => li.textContent);
      await until(() => options(details).length === others + 1);
      const box = labelled(root, label);
      expect(details.contains(box)).toBe(true);
      expect(box.checkVisibility()).toBe(true);
      await fill(box, typed);
      await until(() => options(details).length === 1);
      filterBox(details, found);
      await fill(box, 'zzz');
      await until(() => byText(details, 'Aucun résultat'));
      await fill(box, '');
      await until(() => options(details).length === others + 1);
      // It narrows the choice and nothing else.
      expect(back.asked(FILTERED)).toEqual([]);
      expect(names(root)).toHaveLength(10);
    });

  it('say when their options fail to load, and try again', async () => {
    back.answer(GROUPS, () => json({}, 400));
    const { root } = await shown(back);
    const line = await until(() => nth(summaries(root), 0).querySelector('[role=alert]'));
    expect(line.textContent).toContain('Impossible de charger les groupes.');
    back.answer(GROUPS, () => json({ data: { data: { groupes: [] } } }));
    await click(button(line, 'Réessayer'));
    await until(() => byText(nth(summaries(root), 0), 'Aucun groupe'));
  });

  it('can be removed one by one or all at once, only while there are some [M2]', async () => {
    const { root } = await shown(back);
    expect(maybeButton(root, 'Effacer les filtres')).toBeNull();
    await click(await until(() => filterBox(root, 'Chorale')));
    await fill(search(root), 'zoe');
    await until(() => button(root, 'Retirer la recherche «\u00a0zoe\u00a0»'));
    await click(button(root, 'Retirer le filtre Chorale'));
    await until(() => !filterBox(root, 'Chorale').checked);
    await eventually(() => expect(focused()?.getAttribute('aria-label')).toBe('Liste des membres'));
    await click(button(root, 'Effacer les filtres'));
    await hasFirst(root, 'Nom01 Élodie');
    expect(search(root).value).toBe('');
    expect(maybeButton(root, 'Effacer les filtres')).toBeNull();
  });

  it('open above the list where there is no room beside it', async () => {
    await setViewport({ width: 600, height: 900 });
    const { root } = await shown(back);
    expect(nth(summaries(root), 0).checkVisibility()).toBe(false);
    const opener = button(root, 'Filtres');
    await click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await click(await until(() => filterBox(root, 'Chorale')));
    await until(() => button(root, 'Filtres, 1 actif'));
    await click(await until(() => button(root, 'Voir 14 membres')));
    await until(() => !nth(summaries(root), 0).checkVisibility());
  });

  it('close by Escape on a phone, where the button that shows the members is always in sight', async () => {
    await setViewport({ width: 360, height: 640 });
    const { root } = await shown(back);
    await click(button(root, 'Filtres'));
    const first = await until(() => filterBox(root, 'Chorale'));
    const done = button(root, 'Voir 42 membres');
    expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    const box = query<HTMLInputElement>(root, 'details input[type=search]');
    await fill(box, 'cho');
    await press('Escape');
    await until(() => box.value === '');
    expect(first.checkVisibility()).toBe(true);
    await press('Escape');
    await until(() => !box.checkVisibility());
    expect(focused()?.getAttribute('aria-label')).toBe('Filtres');
  });

  it('close by «back» and by Escape from anywhere on a phone, and leave the list where it is [Y7]', async () => {
    await setViewport({ width: 360, height: 640 });
    history.replaceState(null, '', `${location.pathname}${location.search}#/before`);
    history.pushState(null, '', `${location.pathname}${location.search}#/community`);
    const { root } = await shown(back, { routing: 'hash' });
    const isOpen = () => maybeButton(root, 'Voir 42 membres') !== null;
    await click(button(root, 'Filtres'));
    await until(isOpen);
    history.back();
    await until(() => !isOpen());
    expect([location.hash, names(root).length]).toEqual(['#/community', 10]);
    // The focus is on the button that opened them, outside of the panel.
    await click(button(root, 'Filtres'));
    await until(isOpen);
    await press('Escape');
    await until(() => !isOpen());
    // Beside the list they are no layer above it.
    await setViewport({ width: 1045, height: 700 });
    await click(button(root, 'Filtres'));
    await until(() => filterBox(root, 'Chorale'));
    history.back();
    await until(() => location.hash === '#/before');
  });

  it('leave the width of a small laptop to the members until they are wanted, then stand beside them', async () => {
    await setViewport({ width: 1045, height: 614 });
    const { root } = await shown(back);
    expect(nth(summaries(root), 0).checkVisibility()).toBe(false);
    await click(button(root, 'Filtres'));
    const chorale = await until(() => filterBox(root, 'Chorale'));
    const table = query(root, 'table').getBoundingClientRect();
    expect(chorale.getBoundingClientRect().right).toBeLessThan(table.left);
    await click(button(root, 'Filtres'));
    await until(() => !chorale.checkVisibility());
  });
});

describe('the selection of members', () => {
  it('opens the bulk actions, states its scope and survives paging [M5, M8, M9]', async () => {
    const { root, log } = await shown(back);
    expect(bulk(root).disabled).toBe(true);
    expect(scopeText(root)).toBe('42 membres');
    await click(tick(root, 0));
    await click(tick(root, 1));
    expect(bulk(root).disabled).toBe(false);
    expect(scopeText(root)).toBe('2 sélectionnés');
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    await click(tickAll(root));
    expect(scopeText(root)).toBe('12 sélectionnés, dont 2 hors de cette page');
    expect(tickAll(root).checked).toBe(true);
    expect(log.of('parvis-selection-changed').at(-1)).toEqual({
      ids: [1, 2, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    });
  });

  it('ends with another filter or search, not with another page size', async () => {
    const { root, log } = await shown(back);
    await click(tickAll(root));
    labelled(root, 'Membres par page').focus();
    await press('ArrowDown');
    await until(() => names(root).length === 25);
    expect(scopeText(root)).toBe('10 sélectionnés');
    await click(await until(() => filterBox(root, 'Chorale')));
    await until(() => scopeText(root) === '14 membres');
    expect(log.of('parvis-selection-changed').at(-1)).toEqual({ ids: [] });
    await click(tick(root, 0));
    await fill(search(root), 'nom');
    await until(() => bulk(root).disabled);
  });

  it('copies the addresses of all pages ticked, and says who has none', async () => {
    const { root } = await shown(back);
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          copied = text;
        },
      },
    });
    await click(tick(root, 0));
    await click(tick(root, 1));
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    await click(tick(root, 0));
    await click(bulk(root));
    await click(await menu(root).then((list) => byRole(list, 'menuitem', 'Copier les e-mails')));
    await until(() => copied === 'm1@exemple.fr, m11@exemple.fr');
    await until(() => maybeByText(root, '2 adresses copiées, 1 membre sans e-mail valable'));
    await until(() => !root.querySelector('[role=menu]'));
    // By keyboard: the toast lies over the button for a moment.
    bulk(root).focus();
    await press('Enter');
    await click(await menu(root).then((list) => byRole(list, 'menuitem', 'Effacer la sélection')));
    await until(() => scopeText(root) === '42 membres');
    expect(tick(root, 0).checked).toBe(false);
    // Its button is disabled again: the focus stays with the rows.
    await eventually(() => expect(focused()?.getAttribute('aria-label')).toBe('Liste des membres'));
  });

  it('shows the addresses where the browser forbids copying', async () => {
    const { root } = await shown(back);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await click(tick(root, 0));
    await click(bulk(root));
    await click(await menu(root).then((list) => byRole(list, 'menuitem', 'Copier les e-mails')));
    await until(() => query(root, 'dialog[open]').textContent!.includes('m1@exemple.fr'));
  });
});
