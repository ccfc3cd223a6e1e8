import { sql } from 'kysely';
import { countCache } from '../../../store/database/countCache';
import type { Database } from '../../../store/database/database';
import { filterKey, filterSource, isNearlyAll, type MemberFilter, matchingMembers } from './memberFilter';
import { areFew, countAndKeep } from './memberMatches';

/** Days of birth alone, or of registration alone, are counted from the index of that column. */
function isOneRange({ ne_du, ne_au, inscrit_du, inscrit_au, ...others }: MemberFilter): boolean {
  const [isBorn, isRegistered] = [Boolean(ne_du || ne_au), Boolean(inscrit_du || inscrit_au)];
  return isBorn !== isRegistered && isNearlyAll(others);
}

/** Those that meet two of these conditions are nearly always few enough to keep their ids while they are counted. */
function isNarrow(filter: MemberFilter): boolean {
  const {
    groupes: groups,
    sans_groupe,
    departements: departments,
    sans_departement,
    etapes: steps,
    tags,
    sans_email,
  } = filter;
  const narrowing = [
    groups?.length && !sans_groupe,
    departments?.length && !sans_departement,
    steps?.length,
    tags?.length,
    sans_email,
  ];
  return narrowing.filter(Boolean).length > 1;
}

/** All active members: those who left are few and have an index, so comparing each state would take twice as long. */
const allButGone = sql`select (select count(*) from criteres) - (select count(*) from membres where etat <> 'actif') as count`;

/**
 * The exact number of members that match.
 * @param readPart the filter of the part of the list whose ids are needed next
 */
export const countMembers = (
  db: Database,
  filter: MemberFilter,
  readPart?: () => Promise<MemberFilter | undefined>,
): Promise<number> =>
  countCache.getOrCompute(db, 'membres', filterKey(filter), async () => {
    const source = isOneRange(filter) ? 'membres' : filterSource(filter);
    const matched = matchingMembers(filter, source);
    if (filterSource(filter) === 'criteres' && areFew(db)) {
      const kept = (await readPart?.()) ?? (isNarrow(filter) ? filter : undefined);
      const count = kept && (await countAndKeep(db, filter, kept));
      if (count !== undefined) return count;
    }
    const isEveryActive = filter.etat === 'actif' && isNearlyAll(filter);
    const counted = isEveryActive ? allButGone : sql`select count(*) as count from ${matched}`;
    const { rows } = await sql<{ count: number }>`${counted}`.execute(db);
    return rows[0]?.count ?? 0;
  });
