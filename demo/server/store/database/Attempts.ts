/**
 * Counts attempts against limits. The counts are stored in the database, so that several instances share them; their keys
 * are hashed, so that the table holds no addresses. A caller can't lock others out: every address has attempts of its own
 * at an account, only fewer while many others fail.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database';
import type { Limit } from './limit';

const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** No limit looks back further than this. */
const KEPT_SECONDS = 24 * 3600;
/** How many refusals are kept in memory. The oldest is dropped first; the database then answers for it again. */
const REMEMBERED = 10_000;

export class Attempts {
  private swept = 0;
  /** When the refusal of a key ends. It is kept in memory, so that refusing again costs no query. */
  private readonly refused = new Map<string, number>();

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /**
   * Counts one more attempt.
   * @returns the attempts within the period so far, and the seconds until a new period begins
   */
  tally(seconds: number, ...parts: string[]): Promise<{ attempts: number; left: number }> {
    return this.add(seconds, 1, parts);
  }

  private async add(seconds: number, weight: number, parts: readonly string[]) {
    const key = keyOf(parts);
    const now = this.now();
    await this.sweep(now);
    const opening = new Date(now - seconds * 1000).toISOString();
    // A period that begins later than any of this length can was counted by a clock that ran ahead, and would last for long.
    const latest = new Date(now + seconds * 1000).toISOString();
    const isOver = sql`(tentatives.debut < ${opening} or tentatives.debut > ${latest})`;
    const { nombre, debut } = await this.db
      .insertInto('tentatives')
      .values({ cle: key, nombre: weight, debut: new Date(now).toISOString() })
      .onConflict((conflict) =>
        conflict.column('cle').doUpdateSet({
          nombre: sql`case when ${isOver} then excluded.nombre else tentatives.nombre + excluded.nombre end`,
          debut: sql`case when ${isOver} then excluded.debut else tentatives.debut end`,
        }),
      )
      .returning(['nombre', 'debut'])
      .executeTakeFirstOrThrow();
    const left = Math.ceil((Date.parse(debut) + seconds * 1000 - now) / 1000);
    return { attempts: nombre, left: Math.max(1, left) };
  }

  /**
   * Counts one more attempt.
   * @returns seconds to wait when there were too many, else 0
   */
  async count(limit: Limit, ...parts: string[]): Promise<number> {
    const { attempts, left } = await this.tally(limit.seconds, ...parts);
    return attempts > limit.attempts ? left : 0;
  }

  /**
   * Counts one more attempt. A refusal is kept in memory until it ends, so that further attempts cost no query.
   * @returns seconds to wait when there were too many, else 0
   */
  async gate(limit: Limit, ...parts: string[]): Promise<number> {
    const key = keyOf(parts);
    const wait = Math.ceil(((this.refused.get(key) ?? 0) - this.now()) / 1000);
    if (wait > 0 && wait <= limit.seconds) return wait;
    const left = await this.count(limit, ...parts);
    if (!left) return 0;
    this.refused.delete(key);
    this.refused.set(key, this.now() + left * 1000);
    const [oldest] = this.refused.keys();
    if (this.refused.size > REMEMBERED && oldest) this.refused.delete(oldest);
    return left;
  }

  /**
   * Counts something that has a weight, such as bytes. What would exceed the limit isn't counted.
   * @returns seconds to wait when it is too much, else 0
   */
  async countWeight(limit: Limit, weight: number, ...parts: string[]): Promise<number> {
    const { attempts, left } = await this.add(limit.seconds, weight, parts);
    if (attempts <= limit.attempts) return 0;
    await this.uncountWeight(weight, ...parts);
    return left;
  }

  async clear(...parts: string[]): Promise<void> {
    const key = keyOf(parts);
    this.refused.delete(key);
    await this.db.deleteFrom('tentatives').where('cle', '=', key).execute();
  }

  /** Takes back the last attempt, because it succeeded or shouldn't count. */
  uncount(...parts: string[]): Promise<void> {
    return this.uncountWeight(1, ...parts);
  }

  async uncountWeight(weight: number, ...parts: string[]): Promise<void> {
    const key = keyOf(parts);
    this.refused.delete(key);
    await this.db
      .updateTable('tentatives')
      .set({ nombre: sql`greatest(nombre - ${weight}, 0)` })
      .where('cle', '=', key)
      .execute();
  }

  /** Deletes expired counts, at most once an hour. */
  private async sweep(now: number): Promise<void> {
    if (now - this.swept < 3600 * 1000) return;
    this.swept = now;
    const day = new Date(now - KEPT_SECONDS * 1000).toISOString();
    await this.db.deleteFrom('tentatives').where('debut', '<', day).execute();
  }
}
