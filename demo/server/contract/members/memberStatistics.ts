import { sql } from 'kysely';
import type { Api } from '../../guard/api';
import { type Condition, whereAll } from '../../store/database/conditions';
import { takenBy } from '../../store/rows/whoCounts';

/** Counts the matching members, by several properties and over the last 30 days. */
export async function memberStatistics(
  { db, today, ...announced }: Pick<Api, 'db' | 'today' | 'capabilities'>,
  conditions: readonly Condition[] = [],
) {
  const { rows } = await sql<Record<string, number>>`
    select count(*) as total,
      count(*) filter (where genre = 'masculin') as masculin,
      count(*) filter (where genre = 'feminin') as feminin,
      count(*) filter (where situation_matrimoniale = 'marie') as maries,
      count(*) filter (where situation_matrimoniale = 'celibataire') as celibataires,
      count(*) filter (where statut = 'membre') as membres,
      count(*) filter (where statut <> 'membre') as inscrits,
      count(*) filter (where date_inscription > ${today()}::date - 30) as nouveaux_30_jours
    from membres as m ${whereAll([...takenBy('counts', { announced }), ...conditions])}`.execute(db);
  return rows[0]!;
}
