/** Reads the pairs of the last search, and remembers those that are two people. */
import { sql } from 'kysely';
import type { DuplicatePair, PairIds } from '../../../../src/domain/duplicates/duplicatePair';
import type { Page } from '../../../../src/domain/wire';
import { invalid, notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { duplicateTexts } from './texts';

const PAGE_SIZE = 10;
/** Each pair reads two whole members. */
const PAGE_SIZE_MAX = 25;

/** A pair of which one is deleted is left out, until that one is restored. */
const open = sql`from doublons as d join membres as a on a.id = d.membre_a join membres as b on b.id = d.membre_b
  where not exists (
  select from doublons_ecartes as e where e.membre_a = d.membre_a and e.membre_b = d.membre_b)`;

interface PairRow {
  membre_a: number;
  membre_b: number;
  score: number;
  raisons: string;
}

/** The pairs that were not dismissed, the most alike first. */
export async function pairPage(db: Database, path: string, query: PageQuery): Promise<Page<DuplicatePair>> {
  const bounds = boundsOf(query, PAGE_SIZE, PAGE_SIZE_MAX);
  const counted = await sql<{ count: number }>`select count(*) as count ${open}`.execute(db);
  const count = counted.rows[0]?.count ?? 0;
  checkPage(bounds, count);
  const { rows } = await sql<PairRow>`select d.* ${open}
    order by d.score desc, d.membre_a, d.membre_b limit ${bounds.size} offset ${bounds.offset}`.execute(db);
  const results: DuplicatePair[] = [];
  for (const { membre_a, membre_b, score, raisons } of rows)
    results.push({
      un: await memberWithRelations(db, membre_a),
      autre: await memberWithRelations(db, membre_b),
      score,
      raisons: raisons.split(','),
    });
  return pageAnswer(path, query, bounds, count, results);
}

const ordered = ({ un, autre }: PairIds) => ({
  membre_a: Math.min(un, autre),
  membre_b: Math.max(un, autre),
});

/** @throws HttpError 422 for one member, 404 when one of them is gone */
async function pairOf(trx: WriteTransaction, { un, autre }: PairIds) {
  if (un === autre) throw invalid({ autre: duplicateTexts.samePerson });
  const found = await trx.selectFrom('membres').select('id').where('id', 'in', [un, autre]).execute();
  if (found.length < 2) throw notFound(duplicateTexts.gone);
  return ordered({ un, autre });
}

export async function dismiss(trx: WriteTransaction, pairIds: PairIds, auteur_id: number): Promise<void> {
  const pair = await pairOf(trx, pairIds);
  await trx
    .insertInto('doublons_ecartes')
    .values({ ...pair, auteur_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws HttpError 404 for a pair that was not dismissed */
export async function undismiss(trx: WriteTransaction, pairIds: PairIds): Promise<void> {
  const { membre_a, membre_b } = ordered(pairIds);
  const { numDeletedRows } = await trx
    .deleteFrom('doublons_ecartes')
    .where('membre_a', '=', membre_a)
    .where('membre_b', '=', membre_b)
    .executeTakeFirst();
  if (!numDeletedRows) throw notFound();
}
