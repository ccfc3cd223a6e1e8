/*
 * What the list can be narrowed to beyond the filters of the specification (capability `filtres`), under the names of the
 * call, which are those of the address too. A value that makes no sense counts as none.
 */
import type * as z from 'zod/mini';
import { isPostcodeStart } from '../../../domain/contact/postcode';
import {
  ABSENT_WEEKS_MAX,
  GENDER_FILTERS,
  isFilterAnnounced,
  MARITAL_FILTERS,
  type memberFilters,
  UNVISITED_MONTHS_MAX,
} from '../../../domain/members/memberFilters';
import { keysOf, recordOf } from '../../../domain/records';
import { readConsentFilter } from '../../../domain/register/consents';
import { isDuesYear } from '../../../domain/register/dues';
import { OPT_OUT_FILTERS, STATE_FILTERS, WIDOWED } from '../../../domain/register/states';
import { idsOf } from './idsOf';

export type CriterionKey = keyof typeof memberFilters;
/** Never empty: without any criterion a query has none of these. */
export type Criteria = { readonly [Key in CriterionKey]?: z.output<(typeof memberFilters)[Key]> };

const WORDS_MAX = 100;
const AGE_MAX = 150;

const flag = (text: string) => text === '1' || undefined;
/** A number of full years; undefined for other texts. */
export const ageOf = (text: string) =>
  /^\d+$/.test(text) && Number(text) <= AGE_MAX ? Number(text) : undefined;

const countUpTo = (max: number) => (text: string) =>
  /^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** A number of weeks; undefined for other texts. */
export const weekCountOf = countUpTo(ABSENT_WEEKS_MAX);
/** A number of months; undefined for other texts. */
export const monthCountOf = countUpTo(UNVISITED_MONTHS_MAX);

/** A year that can be ticked; undefined for other texts. */
const year = (text: string) => (/^\d{4}$/.test(text) && isDuesYear(Number(text)) ? Number(text) : undefined);

/** The beginning of postcodes; undefined for other texts. */
export const postcodeStartOf = (text: string) => (isPostcodeStart(text) ? text : undefined);

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);

/** A day since the year 1000: no form can hold an earlier one. */
function day(text: string): string | undefined {
  if (text < '1') return undefined;
  const time = Date.parse(`${text}T00:00Z`);
  return new Date(time || 0).toISOString().startsWith(text) && text.length === 10 ? text : undefined;
}

/** Words beside each other, of which any matches; none of them has a bar. */
const words = (text: string) => text.split('|').filter(Boolean).slice(0, WORDS_MAX);

/** How each is read from text, in the order in which they are written. */
const READ: { [Key in CriterionKey]: (text: string) => Criteria[Key] } = {
  sans_groupe: flag,
  departements: idsOf,
  sans_departement: flag,
  sans_email: flag,
  age_min: ageOf,
  age_max: ageOf,
  villes: words,
  inscrit_du: day,
  inscrit_au: day,
  absent_semaines: weekCountOf,
  sans_visite_mois: monthCountOf,
  etat: oneOf(STATE_FILTERS),
  opposition: oneOf(OPT_OUT_FILTERS),
  genre: oneOf(GENDER_FILTERS),
  situation_matrimoniale: oneOf(MARITAL_FILTERS),
  nationalites: words,
  sans_nationalite: flag,
  code_postal: postcodeStartOf,
  sans_code_postal: flag,
  a_jour: year,
  pas_a_jour: year,
  consentement: (text) => (readConsentFilter(text) ? text : undefined),
};

const WORD_LISTS: readonly string[] = ['villes', 'nationalites'] satisfies CriterionKey[];

const CRITERION_KEYS = keysOf<CriterionKey>(READ);

const isEmpty = (value: Criteria[CriterionKey]): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/** Those with a value, always in the same order; undefined without any. */
export function tidyCriteria(criteria: Criteria): Criteria | undefined {
  const kept = CRITERION_KEYS.filter((key) => !isEmpty(criteria[key]));
  return kept.length ? Object.fromEntries(kept.map((key) => [key, criteria[key]])) : undefined;
}

/** Those that a back end with these capabilities can apply: with any other one the list would show more than it says. */
export function announcedCriteria(
  criteria: Criteria | undefined,
  announced: Pick<ReadonlySet<string>, 'has'>,
): Criteria | undefined {
  if (!criteria || !announced.has('filtres')) return undefined;
  const isLacking = (key: CriterionKey) =>
    !isFilterAnnounced(key, (capability) => announced.has(capability)) ||
    (criteria[key] === WIDOWED && !announced.has('etats'));
  return tidyCriteria({ ...criteria, ...recordOf(CRITERION_KEYS.filter(isLacking), () => undefined) });
}

export const readCriteria = (params: URLSearchParams): Criteria | undefined =>
  tidyCriteria(Object.fromEntries(CRITERION_KEYS.map((key) => [key, READ[key](params.get(key) ?? '')])));

export function writeCriteria(params: URLSearchParams, criteria: Criteria): void {
  for (const [key, value] of Object.entries(criteria)) {
    const text = Array.isArray(value) ? value.join(WORD_LISTS.includes(key) ? '|' : ',') : String(value);
    params.set(key, value === true ? '1' : text);
  }
}

/** Each chosen department, town and nationality counts. */
export const criteriaCount = (criteria: Criteria = {}): number =>
  Object.values(criteria).reduce<number>(
    (count, value) => count + (Array.isArray(value) ? value.length : 1),
    0,
  );
