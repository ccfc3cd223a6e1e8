import { expect } from '../support/expect.ts';
import { byRole, byText, focused, maybeByText, until } from '../support/queries.ts';
import { click, fill, press, setViewport } from '../support/user.ts';
import {
  type Back,
  button,
  FILTERED,
  footer,
  GROUPS,
  json,
  labelled,
  maybeButton,
  membersBack,
  names,
  scopeText,
  shown,
  tick,
  tickAll,
} from './membersBack.tsx';

let back: Back;
const realError = console.error;
beforeEach(async () => {
  back = membersBack();
  console.error = () => {};
  await setViewport({ width: 1280, height: 900 });
});
afterEach(() => {
  console.error = realError;
});

const search = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('input[type=search]')!;
const next = (root: ShadowRoot) => button(footer(root), 'Suivant');
// By attribute where a role would do: the browser computes those of the whole list each time it is asked.
const filterBox = (root: ShadowRoot, label: string) => {
  const box = root.querySelector<HTMLInputElement>(`details input[aria-label='${label}']`);
  if (!box) throw new Error(`No filter ${label}`);
  return box;
};
const bulk = (root: ShadowRoot) => button(root, 'Actions groupées');
const menu = (root: ShadowRoot) => until(() => root.querySelector('[role=menu]'));
const hasFirst = (root: ShadowRoot, name: string) => until(() => names(root)[0] === name);

describe('the filters of members', () => {
  const summaries = (root: ShadowRoot) => [...root.querySelectorAll('details')];

  it('are three, groups open and the others closed, each with its count [M20, M21, M23]', async () => {
    const { root } = await shown(back);
    expect(
      summaries(root).map((details) => details.querySelector('summary span > span')!.firstChild!.textContent),
    ).toEqual(['Groupes', 'Étapes', 'Tags']);
    expect(summaries(root).map((details) => details.open)).toEqual([true, false, false]);
    await click(await until(() => filterBox(root, 'Chorale')));
    await until(() => /1 choisi/.test(summaries(root)[0]!.textContent!));
    expect(summaries(root)[1]!.textContent).toContain('0 choisi');
  });

  it('ask the combined filters with everything chosen, from page 1 [M24, M26, M28]', async () => {
    const { root } = await shown(back);
    await click(next(root));
    await hasFirst(root, 'Nom11 Zoé');
    await click(await until(() => filterBox(root, 'Chorale')));
    await until(() => back.asked(FILTERED).length > 0);
    expect(back.asked(FILTERED)[0]).toBe('?page=1&page_size=10&groupes[]=1');
    await click(filterBox(root, 'Accueil'));
    await click(summaries(root)[2]!.querySelector('summary')!);
    await click(await until(() => filterBox(root, 'musicien')));
    await fill(search(root), 'zoe');
    await until(() =>
      back.asked(FILTERED).includes('?page=1&page_size=10&search=zoe&groupes[]=1&groupes[]=3&tags[]=2'),
    );
    await until(() => names(root).every((name) => name?.endsWith('Zoé')));
  });

  it('have each their own search, blind to accents [M22]', async () => {
    const { root } = await shown(back);
    await until(() => filterBox(root, 'Chorale'));
    await fill(labelled(root, 'Rechercher un groupe'), 'equipe');
    await until(() => summaries(root)[0]!.querySelectorAll('li').length === 1);
    filterBox(root, 'Équipe Média');
    await click(summaries(root)[1]!.querySelector('summary')!);
    await until(() => filterBox(root, 'Baptême'));
    labelled(root, 'Rechercher une étape');
  });

  it('say when their options fail to load, and try again', async () => {
    back.answer(GROUPS, () => json({}, 400));
    const { root } = await shown(back);
    const line = await until(() => summaries(root)[0]!.querySelector('[role=alert]'));
    expect(line.textContent).toContain('Impossible de charger les groupes.');
    back.answer(GROUPS, () => json({ data: { data: { groupes: [] } } }));
    await click(button(line, 'Réessayer'));
    await until(() => byText(summaries(root)[0]!, 'Aucun groupe'));
  });

  it('can be removed one by one or all at once, only while there are some [M2]', async () => {
    const { root } = await shown(back);
    expect(maybeButton(root, 'Effacer les filtres')).toBeNull();
    await click(await until(() => filterBox(root, 'Chorale')));
    await fill(search(root), 'zoe');
    await until(() => button(root, 'Retirer la recherche «\u00a0zoe\u00a0»'));
    await click(button(root, 'Retirer le filtre Chorale'));
    await until(() => !filterBox(root, 'Chorale').checked);
    expect(focused()?.getAttribute('aria-label')).toBe('Liste des membres');
    await click(button(root, 'Effacer les filtres'));
    await hasFirst(root, 'Nom01 Élodie');
    expect(search(root).value).toBe('');
    expect(maybeButton(root, 'Effacer les filtres')).toBeNull();
  });

  it('open above the list where there is no room beside it', async () => {
    await setViewport({ width: 600, height: 900 });
    const { root } = await shown(back);
    expect(summaries(root)[0]!.checkVisibility()).toBe(false);
    const opener = button(root, 'Filtres');
    await click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await click(await until(() => filterBox(root, 'Chorale')));
    await until(() => button(root, 'Filtres, 1 actif'));
    await click(await until(() => button(root, 'Voir 14 membres')));
    await until(() => !summaries(root)[0]!.checkVisibility());
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
    await until(() => maybeByText(root, '2 adresses copiées, 1 membre sans adresse utilisable'));
    // By keyboard: the toast lies over the button for a moment.
    bulk(root).focus();
    await press('Enter');
    await click(await menu(root).then((list) => byRole(list, 'menuitem', 'Effacer la sélection')));
    await until(() => scopeText(root) === '42 membres');
    expect(tick(root, 0).checked).toBe(false);
  });

  it('shows the addresses where the browser forbids copying', async () => {
    const { root } = await shown(back);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await click(tick(root, 0));
    await click(bulk(root));
    await click(await menu(root).then((list) => byRole(list, 'menuitem', 'Copier les e-mails')));
    await until(() => root.querySelector('dialog[open]')!.textContent!.includes('m1@exemple.fr'));
  });
});
