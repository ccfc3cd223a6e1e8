/** How likely two members are one person. */

import type { Member } from '../members/member';
import { foldAccents } from '../search/foldAccents';
import { isOneEditApart } from '../search/isOneEditApart';
import { type ComparableMember, emailKeys, haveCommon, numberKeys } from '../search/similarity';
import { readDay } from '../storedDay';

/** What two members have in common. */
type Reason = 'nom' | 'nom-proche' | 'naissance' | 'naissance-proche' | 'email' | 'telephone';

/** What is compared of a member, folded once. */
export interface ComparedTraits {
  id: number;
  last: string;
  first: string;
  /** `yyyy-mm-dd`, or empty. */
  born: string;
  emails: readonly string[];
  phones: readonly string[];
}

export interface SimilarPair {
  un: number;
  autre: number;
  /** From `SCORE_MIN` to 100. */
  score: number;
  raisons: Reason[];
}

/** Pairs with fewer points are not shown: they share no more than relatives do. */
const SCORE_MIN = 45;

const POINTS: Readonly<Record<Reason, number>> = {
  nom: 45,
  'nom-proche': 30,
  naissance: 35,
  'naissance-proche': -5,
  email: 25,
  telephone: 15,
};
/** Namesakes with two birth dates are two people, unless nearly everything else agrees. */
const OTHER_BIRTH = -45;
const UNKNOWN_BIRTH = -5;

export const traitsOf = (row: ComparableMember & Pick<Member, 'id'>): ComparedTraits => ({
  id: row.id,
  last: foldAccents(row.nom ?? ''),
  first: foldAccents(row.prenom ?? ''),
  born: readDay(row.date_naissance) ?? '',
  emails: emailKeys(row),
  phones: numberKeys(row),
});

/** «Jean» and «Jean Pierre», «Dupont» and «Dupont Martin». */
const isPart = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (a.startsWith(`${b} `) || b.startsWith(`${a} `));

const isClose = (a: string, b: string): boolean => isPart(a, b) || isOneEditApart(a, b);

function nameReason(a: ComparedTraits, b: ComparedTraits): Reason | undefined {
  const isSameLast = a.last === b.last;
  const isSameFirst = a.first === b.first;
  if (isSameLast && isSameFirst) return 'nom';
  if (a.last === b.first && a.first === b.last) return 'nom';
  const isNear = (isSameLast && isClose(a.first, b.first)) || (isSameFirst && isClose(a.last, b.last));
  return isNear ? 'nom-proche' : undefined;
}

/** `1980-05-12` and `1980-12-05`. */
const isSwapped = (a: string, b: string): boolean =>
  a.slice(0, 4) === b.slice(0, 4) && a.slice(5, 7) === b.slice(8) && a.slice(8) === b.slice(5, 7);

function birth(a: ComparedTraits, b: ComparedTraits): Reason | number {
  if (a.born === '' || b.born === '') return a.born === b.born ? 0 : UNKNOWN_BIRTH;
  if (a.born === b.born) return 'naissance';
  return isSwapped(a.born, b.born) || isOneEditApart(a.born, b.born) ? 'naissance-proche' : OTHER_BIRTH;
}

/** The likeness of two members; undefined when they are two people. Names must be alike, since relatives share the rest. */
export function similarPair(a: ComparedTraits, b: ComparedTraits): SimilarPair | undefined {
  const named = nameReason(a, b);
  if (!named || a.id === b.id) return;
  const born = birth(a, b);
  const reasons: Reason[] = [named];
  if (typeof born === 'string') reasons.push(born);
  if (haveCommon(a.emails, b.emails)) reasons.push('email');
  if (haveCommon(a.phones, b.phones)) reasons.push('telephone');
  const sum = reasons.reduce((points, reason) => points + POINTS[reason], 0);
  const score = Math.min(100, sum + (typeof born === 'number' ? born : 0));
  const [un, autre] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
  return score < SCORE_MIN ? undefined : { un, autre, score, raisons: reasons };
}
