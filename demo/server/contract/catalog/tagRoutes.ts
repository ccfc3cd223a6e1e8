import { sql } from 'kysely';
import { tagsFamily } from '../../../../src/api/endpoints/configuredFamilies';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { invalid, notFound } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { idsIn } from '../members/MemberSplit';
import { memberTexts } from '../members/texts';
import { tagsByName } from './catalogLists';
import { tagEntries } from './entries';
import { memberCountsOf } from './entryExport';
import { entryOf } from './entryRoutes';
import { matchingEntries } from './sharedRoutes';
import { catalogTexts } from './texts';

const LIMIT_MAX = 100;
const SUGGESTIONS = 10;
const TAGS_MAX = 100;

function limited<T>(rows: readonly T[], limit = SUGGESTIONS): T[] {
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX)
    throw invalid({ limit: httpTexts.wholeBetween(1, LIMIT_MAX) });
  return rows.slice(0, limit);
}

/** Replaces tags by a target, which their members then have. */
async function merge(trx: WriteTransaction, targetId: number, ids: readonly number[]) {
  const target = await entryOf(trx, tagEntries, targetId);
  const known = await trx.selectFrom('tags').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw notFound(memberTexts.goneTag);
  await sql`insert into membres_tags (tag_id, membre_id)
    select distinct ${targetId}::integer, membre_id from membres_tags where tag_id = any(${ids})
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('tags').where('id', 'in', ids).execute();
  return target;
}

function rankedRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, tagsFamily.popular, async ({ limit }) => {
    const [rows, counts] = [await tagsByName(db), await memberCountsOf(api, tagEntries.kind)];
    const count = ({ id }: { id: number }) => counts.get(id) ?? 0;
    return limited(
      rows.toSorted((a, b) => count(b) - count(a)),
      limit,
    );
  });
  readRoute(api, tagsFamily.recent, async ({ limit }) =>
    limited(
      (await tagsByName(db)).sort((a, b) => b.id - a.id),
      limit,
    ),
  );
  readRoute(api, tagsFamily.suggestions, async ({ q }) => {
    return limited(matchingEntries(await tagsByName(db), tagEntries, q));
  });
}

/** Serves what only tags have: rankings, suggestions and merging. */
export function tagRoutes(api: Api): void {
  rankedRoutes(api);
  writeRoute(api, tagsFamily.merge, 'membres', ({ body }) => {
    const ids = idsIn('tag_ids', body.tag_ids, catalogTexts.noTagToMerge, TAGS_MAX);
    const [target] = idsIn('target_id', [body.target_id], '');
    const others = ids.filter((id) => id !== target);
    if (!others.length) throw invalid({ tag_ids: catalogTexts.noTagToMerge });
    return async (trx) => {
      const merged = await merge(trx, target!, others);
      return new Reply(merged, catalogTexts.merged(others.length, merged.name));
    };
  });
}
