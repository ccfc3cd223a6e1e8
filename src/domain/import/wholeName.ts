/**
 * Splits a whole name into last and first name. A comma or capitals show the last name; otherwise the order is that of the
 * column. A name of more than two words has several ways to be split, so it is remarked unless it shows its parts.
 */
import { foldAccents } from '../search/foldAccents';
import { isFirstName } from './firstNames';
import { type Gender, withoutTitle } from './genders';
import { plainHeader } from './matchHeaders';

export type NameOrder = 'lastFirst' | 'firstFirst';

interface SplitName {
  nom: string;
  prenom: string;
  /** That of a title before the name. */
  genre: Gender | undefined;
  /** It has several ways to be split. */
  isDoubtful: boolean;
}

const NAME_MAX = 200;
/** Words that belong to the last name behind them. */
const PARTICLES = new Set(
  'de du des d la le les van von der den ter ten el al ben ibn bin da do dos di del della saint st ste'.split(
    ' ',
  ),
);

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);
const isCapital = (word: string): boolean => {
  const name = word.replace(/^d['’]/, '');
  return name.length > 1 && name === name.toUpperCase() && name !== name.toLowerCase();
};
const isParticle = (word: string): boolean =>
  PARTICLES.has(foldAccents(word).replace(/['’]$/, '')) || /^d['’]/i.test(word);

/** The words in capitals, where only one side of the name is. */
function byCapitals(words: readonly string[]): [lastName: string, firstName: string] | undefined {
  const count = words.filter(isCapital).length;
  if (count === 0 || count === words.length) return undefined;
  const isOf = (word: string) => isCapital(word) || (isParticle(word) && word === word.toLowerCase());
  let first = 0;
  while (first < words.length && isOf(words[first]!)) first++;
  if (first > 0 && !words.slice(first).some(isCapital))
    return [words.slice(0, first).join(' '), words.slice(first).join(' ')];
  const start = words.findIndex(isOf);
  if (start < 1 || !words.slice(start).every(isOf)) return undefined;
  return [words.slice(start).join(' '), words.slice(0, start).join(' ')];
}

/** Which order a name shows by itself. */
function shownOrder(name: string): NameOrder | undefined {
  const words = wordsOf(name);
  if (words.length < 2) return undefined;
  const capitals = byCapitals(words);
  if (capitals) return name.startsWith(capitals[0]) ? 'lastFirst' : 'firstFirst';
  if (name.includes(',')) return 'lastFirst';
  const [isFirst, isLast] = [isFirstName(foldAccents(words[0]!)), isFirstName(foldAccents(words.at(-1)!))];
  return isFirst === isLast ? undefined : isFirst ? 'firstFirst' : 'lastFirst';
}

interface NameOrderFound {
  /** What most names show; undefined where it has to be asked without a proposal. */
  order?: NameOrder;
  /** Names of the file that don't show their parts by themselves, then others. */
  examples: readonly string[];
}

const EXAMPLES = 3;
const MOST = 0.8;

/** The order of the names of a column: what its cells or its header show. */
export function nameOrderOf(cells: Iterable<string>, header: string): NameOrderFound {
  const seen = { lastFirst: 0, firstFirst: 0 };
  const examples: string[] = [];
  for (const cell of cells) {
    const { name } = withoutTitle(cell.slice(0, NAME_MAX).trim());
    if (!name) continue;
    const shown = shownOrder(name);
    if (shown) seen[shown]++;
    if (examples.length < EXAMPLES && wordsOf(name).length > 1) examples.push(name);
  }
  const total = seen.lastFirst + seen.firstFirst;
  const order = seen.lastFirst >= seen.firstFirst ? 'lastFirst' : 'firstFirst';
  if (total > 0 && seen[order] >= total * MOST) return { order, examples };
  const plain = plainHeader(header);
  if (total === 0 && /^noms? /.test(plain) && / prenom/.test(plain)) return { order: 'lastFirst', examples };
  if (total === 0 && /^prenoms? /.test(plain) && / nom/.test(plain)) return { order: 'firstFirst', examples };
  return { examples };
}

function lastFirst(words: readonly string[]): [lastName: string, firstName: string] {
  let at = 1;
  while (at < words.length - 1 && words.slice(0, at).every(isParticle)) at++;
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

function firstFirst(words: readonly string[]): [lastName: string, firstName: string] {
  const particle = words.findIndex((word, at) => at > 0 && isParticle(word));
  let at = particle > 0 ? particle : 1;
  // Further first names belong to the first name.
  while (particle < 0 && at < words.length - 1 && isFirstName(foldAccents(words[at]!))) at++;
  return [words.slice(at).join(' '), words.slice(0, at).join(' ')];
}

/** Two people in one cell can't be one member. */
export const isTwoPeople = (name: string): boolean =>
  /\s(?:et|and|und)\s|\s[/+&]\s/i.test(name.slice(0, NAME_MAX));

/** Whether a cell of first names has those of a couple: «Jean et Marie», but not «Marie-Jo». */
export const isTwoFirstNames = (firstName: string): boolean =>
  /\p{L}(?:\s(?:et|and|und)\s|\s?[/+&]\s?)\p{L}/iu.test(firstName.slice(0, NAME_MAX));

/** Last and first name of a whole name. */
export function splitName(written: string, order: NameOrder | undefined): SplitName {
  const { name, genre } = withoutTitle(written.slice(0, NAME_MAX).trim());
  const [before = '', after = '', ...more] = name.split(',').map((part) => part.trim());
  if (before && after && more.length === 0) return { nom: before, prenom: after, genre, isDoubtful: false };
  const words = wordsOf(name);
  const capitals = byCapitals(words);
  if (capitals) return { nom: capitals[0], prenom: capitals[1], genre, isDoubtful: false };
  const [lastName, firstName] = order === 'firstFirst' ? firstFirst(words) : lastFirst(words);
  const isSimple = words.length <= 2 || (words.length === 3 && words.some(isParticle));
  return { nom: lastName, prenom: firstName, genre, isDoubtful: words.length > 1 && (!order || !isSimple) };
}
