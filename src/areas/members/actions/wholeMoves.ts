import type { Member } from '../../../domain/members/member';
import type { MembershipKey, Moves } from '../../../people/moves';
import type { SelectedRows } from '../data/selection';
import type { WholeSelection } from '../data/useSelection';

/** How many members of a whole result are in each place. */
type PlaceCounts = readonly { id: number; nom: string; membres: number }[];

/**
 * Who leaves which place when a whole result is added to another one.
 * @param counts undefined while they are not known
 */
export function movesOfWhole(
  { size, without, added }: Pick<WholeSelection, 'size' | 'without' | 'added'>,
  counts: PlaceCounts | undefined,
  place: MembershipKey,
  to: number,
): Moves {
  if (!counts) return { from: [], leaving: 0, unknown: size };
  const change = (rows: SelectedRows<Member>, id: number) =>
    [...rows.values()].filter((row) => row[place]?.id === id).length;
  const from = counts
    .filter(({ id }) => id !== to)
    .map(({ id, nom, membres: members }) => ({
      nom,
      count: members - change(without, id) + change(added, id),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return { from, leaving: from.reduce((sum, { count }) => sum + count, 0), unknown: 0 };
}
