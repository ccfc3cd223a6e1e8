import { sql } from 'kysely';
import type { NationalityCount, TownCount } from '../../../../../src/domain/members/memberFilters';
import { foundIn, lineOf } from '../../../../../src/domain/search/listSearch';
import { searchOf } from '../../../../../src/domain/search/words';
import type { Api } from '../../../guard/api';
import { countCache } from '../../../store/database/countCache';
import { hasStates, isTakenBy } from '../../../store/rows/whoCounts';

/** The most words of one answer. */
const WORDS_MAX = 50;

type Counted = Pick<Api, 'db' | 'capabilities'>;
type Column = 'ville' | 'nationalite';

interface Word {
  key: string;
  word: string;
  members: number;
}

/** Every word once, whatever the case and accents in which members have it: the spelling that most of them have. */
const allWords = ({ db, ...announced }: Counted, column: Column): Promise<Word[]> =>
  countCache.getOrCompute(db, 'membres', `${column} ${hasStates(announced)}`, async () => {
    const spelt = sql.ref(`m.${column}`);
    const { rows } = await sql<Word>`
      select key, (array_agg(word order by members desc, word))[1] as word, sum(members)::integer as members
      from (select cle_de_tri(word) as key, word, members from (
        select ${spelt} as word, count(*) as members from membres as m
        where ${spelt} is not null and ${isTakenBy('counts', { announced })} group by 1) as counted) as spelt
      where key is not null group by 1 order by 3 desc, 1`.execute(db);
    return rows;
  });

/** The most common words, or those that contain every word of the text, best matches first. */
async function words(api: Counted, column: Column, search = ''): Promise<Word[]> {
  const all = await allWords(api, column);
  const lines = all.map(({ key }) => lineOf([key]));
  return foundIn(all, lines, searchOf(search)).slice(0, WORDS_MAX);
}

export async function towns(api: Counted, search?: string): Promise<TownCount[]> {
  return (await words(api, 'ville', search)).map(({ word, members }) => ({ ville: word, membres: members }));
}

export async function nationalities(api: Counted, search?: string): Promise<NationalityCount[]> {
  const found = await words(api, 'nationalite', search);
  return found.map(({ word, members }) => ({ nationalite: word, membres: members }));
}
