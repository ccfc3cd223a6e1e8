import { sql } from 'kysely';
import { countCache } from '../../database/countCache';
import type { Database } from '../../database/openDatabase';
import { filterKey, isAll, type MemberFilter, matching, sourceOf } from './memberFilter';

/** Days of birth alone, or of registration alone, are counted from the index of that column. */
function isOneRange({ ne_du, ne_au, inscrit_du, inscrit_au, ...others }: MemberFilter): boolean {
  const [isBorn, isRegistered] = [Boolean(ne_du || ne_au), Boolean(inscrit_du || inscrit_au)];
  return isBorn !== isRegistered && isAll(others);
}

/** The exact number of members that match. */
export const countMembers = (db: Database, filter: MemberFilter): Promise<number> =>
  countCache.getOrCompute(db, 'membres', filterKey(filter), async () => {
    const source = isOneRange(filter) ? 'membres' : sourceOf(filter);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${matching(filter, source)}`.execute(db);
    return rows[0]?.count ?? 0;
  });

/** The number of all members when it was last counted; 0 when it never was. */
export const approximateTotal = (db: Database): number =>
  countCache.getAny<number>(db, 'membres', filterKey({})) ?? 0;
