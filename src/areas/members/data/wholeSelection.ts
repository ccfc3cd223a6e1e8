import type { Member } from '../../../domain/members/member';
import type { ListQuery } from './listQuery';
import type { WholeSelection } from './useSelection';

const NO_ROWS: ReadonlyMap<number, Member> = new Map();
/** Ids that are entered without a break: few enough for a slow device to draw a frame in between. */
const PART = 20_000;

interface Ticks {
  query: ListQuery;
  /** In the order of the list. */
  all: readonly number[];
  known: ReadonlySet<number>;
  /** Of `all`, those that were unticked again, and members who were ticked besides. */
  without: ReadonlyMap<number, Member>;
  added: ReadonlyMap<number, Member>;
}

/** All members that matched a query when their ids were read. */
export async function wholeSelection(query: ListQuery, all: readonly number[]): Promise<WholeSelection> {
  const known = new Set<number>();
  for (let start = 0; start < all.length; start += PART) {
    for (let at = start; at < Math.min(start + PART, all.length); at++) known.add(all[at] ?? 0);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return selectionOf({ query, all, known, without: NO_ROWS, added: NO_ROWS });
}

function selectionOf(ticks: Ticks): WholeSelection {
  const { query, all, known, without, added } = ticks;
  return {
    query,
    without,
    added,
    size: all.length - without.size + added.size,
    has: (id) => added.has(id) || (known.has(id) && !without.has(id)),
    ids: () =>
      without.size + added.size === 0
        ? all
        : [...all.filter((id) => !without.has(id)), ...[...added].map(([id]) => id)],
    with(rows, isTicked) {
      const next = { without: new Map(without), added: new Map(added) };
      for (const row of rows) {
        const changed = known.has(row.id) ? next.without : next.added;
        if (known.has(row.id) === isTicked) changed.delete(row.id);
        else changed.set(row.id, row);
      }
      return selectionOf({ ...ticks, ...next });
    },
  };
}
