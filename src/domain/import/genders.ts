/** Reads a gender, and a marital status, in the words and codes that people and programs use. */

import type { GENDER_VALUES, MARITAL_STATUSES } from '../members/member';
import { WIDOWED } from '../register/states';
import { foldAccents } from '../search/foldAccents';

export type Gender = (typeof GENDER_VALUES)[number];
type Situation = (typeof MARITAL_STATUSES)[number];

const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  masculin: [
    'masculin',
    'm',
    'h',
    'homme',
    'monsieur',
    'mr',
    'garcon',
    'male',
    'man',
    'masc',
    'mannlich',
    'herr',
  ],
  feminin: [
    'feminin',
    'f',
    'femme',
    'madame',
    'mme',
    'mademoiselle',
    'mlle',
    'mrs',
    'ms',
    'miss',
    'fille',
    'female',
    'woman',
    'fem',
    'w',
    'weiblich',
    'frau',
  ],
};
/** The codes of INSEE and Galette. */
const CODES: ReadonlyMap<string, Gender> = new Map([
  ['1', 'masculin'],
  ['2', 'feminin'],
]);
/** What programs write for «not known». */
const NONE: ReadonlySet<string> = new Set([
  '0',
  'nc',
  'non precise',
  'non specifie',
  'non renseigne',
  'inconnu',
  'unknown',
  'unspecified',
  'not specified',
]);
const STATUSES: Readonly<Record<Situation, readonly string[]>> = {
  celibataire: ['celibataire', 'c', 'single', 'never married', 'unmarried', 'ledig'],
  marie: ['marie', 'mariee', 'marie e', 'maries', 'married', 'verheiratet'],
};

const coded = <Code extends string>(table: Readonly<Record<Code, readonly string[]>>) =>
  new Map(
    (Object.entries(table) as [Code, readonly string[]][]).flatMap(([code, words]) =>
      words.map((word): [string, Code] => [word, code]),
    ),
  );
const genderByWord = coded(GENDERS);
const statusByWord = coded(STATUSES);

const WORD_MAX = 40;
/** A column has few different words. */
const KNOWN_MAX = 500;
const plainWords = new Map<string, string>();

function plain(text: string): string {
  const before = plainWords.get(text);
  if (before !== undefined) return before;
  const word = foldAccents(text.slice(0, WORD_MAX))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  if (plainWords.size < KNOWN_MAX && text.length <= WORD_MAX) plainWords.set(text, word);
  return word;
}

/** What 1 stands for: CiviCRM numbers women first, everybody else men. */
export type GenderCodes = 'menFirst' | 'womenFirst';

export const isGenderCode = (written: string): boolean => /^[12]$/.test(written.trim());

/** The gender; `undefined` for an unknown word, an empty text for «not known». */
export function readGender(
  written: string,
  codes: GenderCodes | undefined = 'menFirst',
): Gender | '' | undefined {
  const word = plain(written);
  if (!word && !written.trim()) return '';
  if (NONE.has(word)) return '';
  const code = CODES.get(word);
  if (!code) return genderByWord.get(word);
  if (codes === 'menFirst') return code;
  return code === 'masculin' ? 'feminin' : 'masculin';
}

const WIDOWED_WORDS: ReadonlySet<string> = new Set([
  ...['veuf', 'veuve', 'veuf ve', 'veuf veuve', 'veuf ou veuve', 'veuf e'],
  ...['widowed', 'widow', 'widower', 'verwitwet'],
]);

/**
 * The marital status; undefined for one that records don't have.
 * @param hasStates whether the back end has `etats`, and with it a third status
 */
export function readStatus(written: string, hasStates = false): Situation | typeof WIDOWED | undefined {
  const word = plain(written);
  return hasStates && WIDOWED_WORDS.has(word) ? WIDOWED : statusByWord.get(word);
}

const TITLE = /^(?:m\.|m|mr\.?|mme\.?|mlle\.?|mrs\.?|ms\.?|monsieur|madame|mademoiselle)\s+(?=\S)/i;

/** A title before a name, and the name without it. */
export function withoutTitle(name: string): { name: string; genre: Gender | undefined } {
  const title = TITLE.exec(name)?.[0];
  if (!title) return { name, genre: undefined };
  return { name: name.slice(title.length), genre: readGender(title) || undefined };
}
