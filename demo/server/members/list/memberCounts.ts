import { sql } from 'kysely';
import { whereAll } from '../../database/conditions';
import { countCache } from '../../database/countCache';
import type { Database } from '../../database/openDatabase';
import { filterKey, type MemberFilter, memberConditions } from './memberFilter';

/** The exact number of members that match. */
export const countMembers = (db: Database, filter: MemberFilter): Promise<number> =>
  countCache.getOrCompute(db, 'membres', filterKey(filter), async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from membres as m ${whereAll(memberConditions(filter))}`.execute(db);
    return rows[0]?.count ?? 0;
  });

/** The number of all members when it was last counted; 0 when it never was. */
export const approximateTotal = (db: Database): number =>
  countCache.getAny<number>(db, 'membres', filterKey({})) ?? 0;
