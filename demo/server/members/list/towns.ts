import { sql } from 'kysely';
import type { VilleMembres } from '../../../../src/domain/members/list/membreChoix';
import { folded } from '../../../../src/domain/search/folded';
import { countCache } from '../../database/countCache';
import type { Database } from '../../database/openDatabase';

const TOWNS_MAX = 50;

interface Town extends VilleMembres {
  key: string;
}

/** Every town once, whatever the case and accents in which members have it: the spelling that most of them have. */
const allTowns = (db: Database): Promise<Town[]> =>
  countCache.getOrCompute(db, 'membres', 'towns', async () => {
    const { rows } = await sql<Town>`
      select tri_ville as key, (array_agg(ville order by membres desc, ville))[1] as ville, sum(membres)::integer as membres
      from (select tri_ville, ville, count(*) as membres from membres where tri_ville is not null group by 1, 2) as spelt
      group by 1 order by 3 desc, 1`.execute(db);
    return rows;
  });

/** The most common towns, or those whose name begins with the text. */
export async function towns(db: Database, search = ''): Promise<VilleMembres[]> {
  const start = folded(search);
  const found = (await allTowns(db)).filter(({ key }) => key.startsWith(start));
  return found.slice(0, TOWNS_MAX).map(({ ville, membres }) => ({ ville, membres }));
}
