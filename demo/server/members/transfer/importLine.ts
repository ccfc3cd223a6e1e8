import { GENRES, SITUATIONS } from '../../../../src/domain/members/membre';
import type { MembreDraft } from '../../../../src/domain/members/membreDraft';
import { fold } from '../../../../src/domain/search/fold';

import { serverTexts } from '../../texts';
import { memberTexts } from '../texts';
import { checkedMember, type MemberFields } from '../write/memberFields';
import type { Column, FileLine } from './csvFile';

type Genre = (typeof GENRES)[number];
type Situation = (typeof SITUATIONS)[number];

const genres: Record<string, Genre> = {
  m: 'masculin',
  h: 'masculin',
  homme: 'masculin',
  f: 'feminin',
  femme: 'feminin',
};
const situations: Record<string, Situation> = { mariee: 'marie', 'marie(e)': 'marie' };

/** Reads a code, or a word that people write for it. */
function codeIn<C extends string>(
  codes: readonly C[],
  words: Record<string, C>,
  written: string,
): C | undefined {
  const word = fold(written);
  return codes.find((code) => code === word) ?? (Object.hasOwn(words, word) ? words[word] : undefined);
}

/** Writes `31/12/1980` as `1980-12-31`. Other text stays unchanged and will be refused. */
const isoDate = (written: string): string =>
  written.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

export type ReadLine = { ligne: number; fields: MemberFields } | { ligne: number; problem: string };

const problemOf = (errors: Partial<Record<string, string>>): string =>
  Object.entries(errors)
    .map(([name, problem]) => memberTexts.lineProblem(memberTexts.columns[name as Column], problem ?? ''))
    .join(' ');

/** Reads a line as a member that may be stored, or says what is wrong with it. */
export function readLine({ ligne, values, isTooLong }: FileLine, today: string): ReadLine {
  if (isTooLong) return { ligne, problem: memberTexts.tooManyCells };
  const genre = codeIn(GENRES, genres, values.genre);
  const situation = codeIn(SITUATIONS, situations, values.situation_matrimoniale);
  const draft: MembreDraft = {
    ...values,
    genre: genre ?? 'masculin',
    situation_matrimoniale: situation,
    date_naissance: isoDate(values.date_naissance),
  };
  const { fields, errors } = checkedMember(draft, today);
  if (!genre) errors.genre = values.genre ? serverTexts.badValue : serverTexts.required;
  if (values.situation_matrimoniale && !situation) errors.situation_matrimoniale = serverTexts.badValue;
  return Object.keys(errors).length ? { ligne, problem: problemOf(errors) } : { ligne, fields };
}
