/**
 * Proves when a visitor was shown a form without storing anything about the visitor: the time is signed with a secret that
 * the instances share through the database. Programs that answer at once or invent a timestamp are refused.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FILLING_SECONDS, STAMP_HOURS } from '../../../../src/domain/forms/answer';
import type { Database } from '../../store/database/database';

const NAME = 'formulaires';

export type TimestampProblem = 'none' | 'early' | 'late';

export class SignedTimestamps {
  private secret: Promise<string> | undefined;

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** Creates the timestamp of a form that is being shown. */
  async issue(formId: number): Promise<string> {
    const time = this.now().toString(36);
    return `${time}.${await this.signature(formId, time)}`;
  }

  /** What is wrong with the timestamp of an answer; undefined for a valid one. */
  async problemOf(formId: number, stamp: unknown): Promise<TimestampProblem | undefined> {
    const [, time = '', signature = ''] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(String(stamp ?? '')) ?? [];
    const expected = Buffer.from(await this.signature(formId, time));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'none';
    const seconds = (this.now() - Number.parseInt(time, 36)) / 1000;
    if (seconds < FILLING_SECONDS) return 'early';
    return seconds > STAMP_HOURS * 3600 ? 'late' : undefined;
  }

  private async signature(formId: number, time: string): Promise<string> {
    this.secret ??= this.read();
    const secret = await this.secret.catch((error) => {
      this.secret = undefined;
      throw error;
    });
    return createHmac('sha256', secret).update(`${formId}\n${time}`).digest('base64url');
  }

  /** The first instance to need the secret creates it; the others read it. */
  private async read(): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    await this.db
      .insertInto('secrets')
      .values({ nom: NAME, valeur: value })
      .onConflict((conflict) => conflict.column('nom').doNothing())
      .execute();
    const { valeur: secret } = await this.db
      .selectFrom('secrets')
      .select('valeur')
      .where('nom', '=', NAME)
      .executeTakeFirstOrThrow();
    return secret;
  }
}
