import type { Member } from '../../../../../src/domain/members/member.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { until } from '../../../../support/queries.ts';
import { failNext, resetServer } from '../../../../support/reference.ts';
import { eachOnServer } from '../../../../support/serverRows.ts';
import { RECORD, show } from '../fixtures.ts';

/* Whose colour stands where in a record. */

eachOnServer();

const ada: Member = { id: 1, nom: 'Lovelace', prenom: 'Ada', color: 7 };

/** The record of a member as this back end answers it. */
async function recordOf(member: Partial<Member>) {
  await resetServer();
  await failNext(RECORD, { status: 200, body: { data: { ...ada, ...member } }, times: 2 });
  const { root, unmount } = await show({ route: '/community/details/1' });
  await until(() => [...root.querySelectorAll('h2')].some((title) => title.textContent === 'Tags'));
  return { root, unmount };
}

const background = (element: Element | null | undefined) => {
  if (!element?.checkVisibility()) throw new Error('Nothing coloured is shown');
  return getComputedStyle(element).backgroundColor;
};

describe('the avatar of a record', () => {
  for (const [color, painted] of [
    [7, 'rgb(79, 70, 229)'],
    ['2', 'rgb(29, 78, 216)'],
    ['#8b5cf6', 'rgb(139, 92, 246)'],
  ] as const)
    it(`has the initials, last name first, on the member’s colour ${color} [MD3, H1]`, async () => {
      const { root } = await recordOf({ color });
      const avatar = root.querySelector('section [part=avatar]');
      expect(avatar?.textContent).toBe('LA');
      expect(background(avatar)).toBe(painted);
    });

  it('has a colour of the name, and «?», where the member has neither colour nor name [MD3, H1]', async () => {
    const unnamed = await recordOf({ nom: null, prenom: '', color: null });
    expect(query(unnamed.root, 'section [part=avatar]').textContent).toBe('?');
    unnamed.unmount();
    const painted: string[] = [];
    for (const name of ['Lovelace', 'Hopper', 'Lovelace']) {
      const { root, unmount } = await recordOf({ nom: name, color: null });
      painted.push(background(root.querySelector('section [part=avatar]')));
      unmount();
    }
    expect(painted[0]).toBe(painted[2]);
    expect(painted[0]).not.toBe(painted[1]);
  });
});

describe('the colour of a tag', () => {
  const names = ['bénévole', 'musicien', 'Accueil'];
  /** A colour of the tag's own, which the specification doesn't look at, and ids that change. */
  const tags = (first: number) =>
    names.map((name, at) => ({ id: first + at, name, color: '#ff0000', couleur: '#ff0000' }));
  const dots = (root: ShadowRoot) =>
    [...root.querySelectorAll('li')]
      .filter((chip) => chip.querySelector('[aria-label^="Retirer le tag"]'))
      .map((chip) => [chip.textContent, background(chip.querySelector('span'))]);

  it('derives from its name in the record, whatever else is known of it [H10]', async () => {
    const one = await recordOf({ tags: tags(1) });
    const painted = dots(one.root);
    expect(painted.map(([name]) => name)).toEqual(names);
    expect(new Set(painted.map(([, color]) => color)).size).toBe(names.length);
    expect(painted.map(([, color]) => color)).not.toContain('rgb(255, 0, 0)');
    one.unmount();

    const other = await recordOf({ tags: tags(20).reverse() });
    expect(dots(other.root)).toEqual([...painted].reverse());
  });
});
