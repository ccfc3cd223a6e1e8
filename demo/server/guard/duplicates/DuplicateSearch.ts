/**
 * Searches all members for pairs that may be one person. It runs in the background in short turns, so that other calls
 * hardly wait, and a row of the database makes sure that a single server searches at a time.
 */
import { sql } from 'kysely';
import {
  type ComparedTraits,
  type SimilarPair,
  traitsOf,
} from '../../../../src/domain/duplicates/similarPair';
import { COMPARED } from '../../../../src/domain/search/similarity';
import type { Database } from '../../store/database/database';
import { inTransaction, type WriteTransaction } from '../../store/database/writeQueue';
import { yieldToEventLoop } from '../../store/embedded/yieldToEventLoop';
import { findPairs } from './findPairs';

/** Further pairs are found once these have been decided. */
const PAIRS_MAX = 5000;
const READ_AT_ONCE = 500;
const TURN_MS = 5;
/** A search that has taken longer belongs to a server that has ended. */
const LOST_MINUTES = 10;

/** Lets other calls have their turn whenever `TURN_MS` have passed. */
class Turns {
  private since = performance.now();
  async pause(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await yieldToEventLoop();
    this.since = performance.now();
  }
}

async function readTraits(db: Database): Promise<ComparedTraits[]> {
  const people: ComparedTraits[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('membres')
      .select(['id', ...COMPARED])
      .where('id', '>', last)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    if (rows.length === 0) return people;
    last = rows.at(-1)!.id;
    for (const row of rows) people.push(traitsOf(row));
    await yieldToEventLoop();
  }
}

async function comparedInTurns(people: readonly ComparedTraits[]): Promise<SimilarPair[]> {
  const turns = new Turns();
  const steps = findPairs(people, PAIRS_MAX);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turns.pause();
  }
}

/** Replaces the pairs of the last search. Members that were deleted meanwhile are in none. */
async function storePairs(
  trx: WriteTransaction,
  pairs: readonly SimilarPair[],
  members: number,
): Promise<void> {
  const rows = pairs.map(({ un, autre, score, raisons }) => ({
    membre_a: un,
    membre_b: autre,
    score,
    raisons: raisons.join(','),
  }));
  await trx.deleteFrom('doublons').execute();
  await sql`insert into doublons (membre_a, membre_b, score, raisons)
    select r.membre_a, r.membre_b, r.score, r.raisons
    from json_populate_recordset(null::doublons, ${JSON.stringify(rows)}::json) as r
    join membres a on a.id = r.membre_a join membres b on b.id = r.membre_b`.execute(trx);
  await trx
    .updateTable('recherches_doublons')
    .set({ finie_le: sql`now()`, membres: members })
    .where('id', '=', 1)
    .execute();
}

interface SearchState {
  en_cours: boolean;
  /** When the last search ended. */
  finie_le: string | null;
  membres: number | null;
}

const isRunning = sql<boolean>`coalesce(recherches_doublons.commencee_le > now() - make_interval(mins => ${LOST_MINUTES})
  and (recherches_doublons.finie_le is null or recherches_doublons.finie_le < recherches_doublons.commencee_le), false)`;

export class DuplicateSearch {
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly db: Database) {}

  async state(): Promise<SearchState> {
    const row = await this.db
      .selectFrom('recherches_doublons')
      .select([isRunning.as('en_cours'), 'finie_le', 'membres'])
      .executeTakeFirst();
    return row ?? { en_cours: false, finie_le: null, membres: null };
  }

  /** Takes the right to search. @returns false when a search is under way */
  async claim(trx: WriteTransaction): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('recherches_doublons')
      .values({ id: 1, commencee_le: sql`now()` })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ commencee_le: sql`now()` })
          .where((is) => is.not(isRunning)),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  }

  /** Searches after `claim`; returns at once. */
  start(): void {
    this.work = this.run().catch(async (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      await this.giveUp().catch(() => {});
    });
  }

  /** Lets the next search begin at once. */
  private async giveUp(): Promise<void> {
    await this.db
      .updateTable('recherches_doublons')
      .set({ commencee_le: null })
      .where('id', '=', 1)
      .execute();
  }

  private async run(): Promise<void> {
    const people = await readTraits(this.db);
    const pairs = await comparedInTurns(people);
    await inTransaction(this.db, (trx) => storePairs(trx, pairs, people.length));
  }

  /** Waits for the search under way. */
  settle = (): Promise<void> => this.work;
}
