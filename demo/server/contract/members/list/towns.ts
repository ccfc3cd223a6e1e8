import { sql } from 'kysely';
import type { TownCount } from '../../../../../src/domain/members/memberFilters';
import { foundIn, lineOf } from '../../../../../src/domain/search/listSearch';
import { searchOf } from '../../../../../src/domain/search/words';
import type { Api } from '../../../guard/api';
import { countCache } from '../../../store/database/countCache';
import { hasStates, isTakenBy } from '../../../store/rows/whoCounts';

const TOWNS_MAX = 50;

type Counted = Pick<Api, 'db' | 'capabilities'>;

interface Town extends TownCount {
  key: string;
}

/** Every town once, whatever the case and accents in which members have it: the spelling that most of them have. */
const allTowns = ({ db, ...announced }: Counted): Promise<Town[]> =>
  countCache.getOrCompute(db, 'membres', `towns ${hasStates(announced)}`, async () => {
    const { rows } = await sql<Town>`
      select tri_ville as key, (array_agg(ville order by membres desc, ville))[1] as ville, sum(membres)::integer as membres
      from (select tri_ville, ville, count(*) as membres from membres as m
        where tri_ville is not null and ${isTakenBy('counts', { announced })} group by 1, 2) as spelt
      group by 1 order by 3 desc, 1`.execute(db);
    return rows;
  });

/** The most common towns, or those that contain every word of the text, best matches first. */
export async function towns(api: Counted, search = ''): Promise<TownCount[]> {
  const all = await allTowns(api);
  const lines = all.map(({ key }) => lineOf([key]));
  const wanted = searchOf(search);
  return foundIn(all, lines, wanted)
    .slice(0, TOWNS_MAX)
    .map(({ ville, membres: members }) => ({ ville, membres: members }));
}
