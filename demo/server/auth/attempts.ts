/**
 * How often something may be tried. Counts live in the database, so that several instances share them; keys are hashed,
 * so that they hold no address. Sign-in is counted per account *and* address of the caller: whoever guesses from
 * elsewhere never locks the account's owner out.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase';

export interface Limit {
  attempts: number;
  seconds: number;
}

/** 10 failures per account and caller, 100 per caller whatever the account, in 15 minutes; success clears the first. */
export const LOGIN_LIMIT: Limit = { attempts: 10, seconds: 900 };
export const LOGIN_CALLER_LIMIT: Limit = { attempts: 100, seconds: 900 };
/** 20 requests per caller and hour; 3 mails per account and hour, silently. */
export const RESET_CALLER_LIMIT: Limit = { attempts: 20, seconds: 3600 };
export const RESET_ACCOUNT_LIMIT: Limit = { attempts: 3, seconds: 3600 };

const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * Counts one more attempt.
 * @returns seconds to wait when there were too many, else 0
 */
export async function countAttempt(db: Database, limit: Limit, ...parts: string[]): Promise<number> {
  const cle = keyOf(parts);
  const now = new Date();
  const opening = new Date(now.getTime() - limit.seconds * 1000).toISOString();
  const { nombre, debut } = await db
    .insertInto('tentatives')
    .values({ cle, nombre: 1, debut: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet({
        nombre: sql`case when tentatives.debut < ${opening} then 1 else tentatives.nombre + 1 end`,
        debut: sql`case when tentatives.debut < ${opening} then excluded.debut else tentatives.debut end`,
      }),
    )
    .returning(['nombre', 'debut'])
    .executeTakeFirstOrThrow();
  if (nombre <= limit.attempts) return 0;
  return Math.max(1, Math.ceil((Date.parse(debut) + limit.seconds * 1000 - now.getTime()) / 1000));
}

export async function clearAttempts(db: Database, ...parts: string[]): Promise<void> {
  await db.deleteFrom('tentatives').where('cle', '=', keyOf(parts)).execute();
}

/** Takes the last attempt back: it succeeded. */
export async function uncountAttempt(db: Database, ...parts: string[]): Promise<void> {
  await db
    .updateTable('tentatives')
    .set({ nombre: sql`greatest(nombre - 1, 0)` })
    .where('cle', '=', keyOf(parts))
    .execute();
}

/** Counts that no limit looks at any more. */
export async function dropOldAttempts(db: Database): Promise<void> {
  const day = new Date(Date.now() - 24 * 3600 * 1000).toISOString();
  await db.deleteFrom('tentatives').where('debut', '<', day).execute();
}
