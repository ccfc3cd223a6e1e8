/**
 * Every write on members and what they belong to goes through here, one at a time over all instances: the first thing a
 * transaction does is to raise the version that counts are kept under, and that row is its turn. So what a write has
 * read stays true until it ends: nobody gets two spouses, two groups or a child for an ancestor, and no deadlock.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase';
import type { Schema } from '../../database/schema';
import { notFound } from '../../http/httpError';
import { touchMembers } from '../memberCounts';

export type Writing = Transaction<Schema>;

const ATTEMPTS = 3;
/** Serialization failures and deadlocks of distributed engines: the same again usually works. */
const PASSING = new Set(['40001', '40P01']);
const FOREIGN_KEY = '23503';

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Runs `work` in a transaction: all of it happens, or nothing. It may run again, and must not wait for anything else. */
export async function writing<T>(db: Database, work: (trx: Writing) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        await touchMembers(trx);
        return work(trx);
      });
    } catch (error) {
      const code = codeOf(error);
      // What it points at was deleted in between.
      if (code === FOREIGN_KEY) throw notFound();
      if (attempt === ATTEMPTS || typeof code !== 'string' || !PASSING.has(code)) throw error;
    }
  }
}
