import { type Kysely, sql, type Transaction } from 'kysely';
import { whereAll } from '../database/conditions';
import { touch } from '../database/inTurn';
import { kept, recalled } from '../database/kept';
import type { Database } from '../database/openDatabase';
import type { Schema } from '../database/schema';
import { conditionsOf, filterKey, type MemberFilter } from './memberFilter';

/** To be called inside every transaction that writes members or what they belong to. */
export const touchMembers = (trx: Transaction<Schema> | Kysely<Schema>): Promise<void> =>
  touch(trx, 'membres');

/** The exact number of members that match. */
export const countMembers = (db: Database, filter: MemberFilter): Promise<number> =>
  kept(db, 'membres', filterKey(filter), async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from membres as m ${whereAll(conditionsOf(filter))}`.execute(db);
    return rows[0]?.count ?? 0;
  });

/** How many members there are, as far as it was counted lately; 0 when it wasn't. */
export const roughlyAll = (db: Database): number => recalled<number>(db, 'membres', filterKey({})) ?? 0;
