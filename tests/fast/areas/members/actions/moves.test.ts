import { describe, expect, it } from 'vitest';
import { type MembershipKey, movesOf } from '../../../../../src/people/moves';
import { moveTexts, noticeOf, warningOf } from '../../../../../src/people/texts.fr';

const place: MembershipKey = 'groupe_actuel';
const member = (id: number, group?: { id: number; nom: string } | null) => ({
  id,
  label: `Diop Awa ${id}`,
  known: group === undefined ? {} : { groupe_actuel: group },
});
const [ados, bethel] = [
  { id: 1, nom: 'Ados' },
  { id: 2, nom: 'Béthel' },
];
const warned = (members: ReturnType<typeof member>[], to = 9) =>
  warningOf(movesOf(members, place, to), place, members, moveTexts);

describe('members who are added to another group', () => {
  it('are counted by the group that they leave, the largest count first [W5]', () => {
    const members = [member(1, ados), member(2, bethel), member(3, bethel), member(4, null)];
    expect(warned(members)).toBe('3 membres quitteront leur groupe actuel\u00a0: Béthel (2), Ados (1).');
    expect(noticeOf(movesOf(members, place, 9), place, moveTexts)).toBe(
      '3 membres ont quitté leur groupe\u00a0: Béthel (2), Ados (1).',
    );
  });

  it('leave nothing where they are in that group already, or in none [W5]', () => {
    expect(warned([member(1, ados), member(2, null)], ados.id)).toBe('');
    expect(noticeOf(movesOf([member(1, null)], place, 9), place, moveTexts)).toBe('');
  });

  it('are named when there is only one [W5]', () => {
    expect(warned([member(1, ados)])).toBe('Diop Awa 1 quittera son groupe actuel\u00a0: Ados.');
  });

  it('are said to be unknown where the browser does not know their group [W5]', () => {
    expect(warned([member(1), member(2), member(3, ados)])).toBe(
      '1 membre quittera son groupe actuel\u00a0: Ados (1).\n' +
        'Le groupe actuel de 2 membres n’est pas connu\u00a0: s’ils en ont un, ils le quitteront.',
    );
  });

  it('leave at most six groups by name [W5]', () => {
    const members = [1, 2, 3, 4, 5, 6, 7].map((id) => member(id, { id, nom: `G${id}` }));
    expect(warned(members)).toMatch(/G6 \(1\)…$/);
  });
});
