/** Reads the filters of a call: ages become birth dates, and each value that makes no sense gets a sentence. */

import { addDays } from '../../../../../src/domain/calendar/dayNumbers';
import { isPostcodeStart } from '../../../../../src/domain/contact/postcode';
import { ABSENT_WEEKS_MAX, UNVISITED_MONTHS_MAX } from '../../../../../src/domain/members/memberFilters';
import { readConsentFilter } from '../../../../../src/domain/register/consents';
import { DUES_YEAR_MAX, DUES_YEAR_MIN, isDuesYear } from '../../../../../src/domain/register/dues';
import type { STATE_FILTERS } from '../../../../../src/domain/register/states';
import type { PeopleOutput } from '../../../../../src/domain/register/whoCounts';
import type { Viewer } from '../../../guard/auth/perimeters';
import { invalid } from '../../../http/httpError';
import { httpTexts } from '../../../http/texts';
import { type Announcing, hasStates } from '../../../store/rows/whoCounts';
import { tidyLine } from '../../../store/search/tidyText';
import { isCalendarDay, monthsBefore } from '../../../time/days';
import { memberTexts } from '../texts';
import { type MemberFilter, stateFilterOf } from './memberFilter';

const AGE_MAX = 150;
const WORDS_MAX = 100;
const WORD_LENGTH = 120;

type Asked = Omit<
  MemberFilter,
  'ne_du' | 'ne_au' | 'absent_depuis' | 'sans_visite' | 'proches' | 'part' | 'etat' | 'consentement'
> & {
  etat?: (typeof STATE_FILTERS)[number];
  age_min?: number;
  age_max?: number;
  absent_semaines?: number;
  sans_visite_mois?: number;
  consentement?: string;
};

/** The day on which members who turn `age` today were born. On 29 February it is the day before, in common years. */
function bornBefore(today: string, age: number): string {
  const [year, ...rest] = today.split('-');
  const day = [String(Number(year) - age).padStart(4, '0'), ...rest].join('-');
  return isCalendarDay(day) ? day : `${day.slice(0, 7)}-28`;
}

function checkAges({ age_min, age_max }: Asked): void {
  for (const [name, age] of Object.entries({ age_min, age_max }))
    if (age !== undefined && !(Number.isInteger(age) && age >= 0 && age <= AGE_MAX))
      throw invalid({ [name]: httpTexts.wholeBetween(0, AGE_MAX) });
}

function checkDays({ inscrit_du, inscrit_au }: Asked): void {
  for (const [name, day] of Object.entries({ inscrit_du, inscrit_au }))
    if (day !== undefined && !isCalendarDay(day)) throw invalid({ [name]: httpTexts.badDate });
}

function checkWeeks({ absent_semaines: weeks }: Asked): void {
  if (weeks !== undefined && !(Number.isInteger(weeks) && weeks >= 1 && weeks <= ABSENT_WEEKS_MAX))
    throw invalid({ absent_semaines: httpTexts.wholeBetween(1, ABSENT_WEEKS_MAX) });
}

/** Names of towns or nationalities, without blanks around. */
function wordsOf(name: 'villes' | 'nationalites', words: readonly string[]): string[] {
  if (words.length > WORDS_MAX) throw invalid({ [name]: httpTexts.tooManyIds(WORDS_MAX) });
  const tidy = words.map((word) => tidyLine(word));
  if (tidy.some((word) => !word || word.length > WORD_LENGTH)) throw invalid({ [name]: httpTexts.badValue });
  return tidy;
}

/** What records say of people, where `filtres-etendus` is announced; a call that asks without it is answered as ever. */
function personFilter(asked: Asked, { capabilities }: Announcing): Partial<MemberFilter> {
  if (!capabilities.includes('filtres-etendus')) return {};
  const { genre: gender, situation_matrimoniale, nationalites: nationalities, sans_nationalite } = asked;
  return {
    genre: gender,
    situation_matrimoniale,
    ...(nationalities && { nationalites: wordsOf('nationalites', nationalities) }),
    sans_nationalite,
  };
}

/** Where people live, where `filtres-etendus` and `adresses` are announced. */
function postcodeFilter({ code_postal, sans_code_postal }: Asked, { capabilities }: Announcing) {
  if (!capabilities.includes('filtres-etendus') || !capabilities.includes('adresses')) return {};
  const start = code_postal && tidyLine(code_postal);
  if (start && !isPostcodeStart(start)) throw invalid({ code_postal: memberTexts.badPostcodeStart });
  return { ...(start && { code_postal: start }), sans_code_postal };
}

function checkMonths({ sans_visite_mois: months }: Asked): void {
  if (months !== undefined && !(Number.isInteger(months) && months >= 1 && months <= UNVISITED_MONTHS_MAX))
    throw invalid({ sans_visite_mois: httpTexts.wholeBetween(1, UNVISITED_MONTHS_MAX) });
}

/** Outputs of the list that take active people alone, whatever state is asked for. */
const outputOf = ({ absent_semaines: weeks, sans_visite_mois: months }: Asked): PeopleOutput | undefined =>
  weeks !== undefined ? 'absentSince' : months !== undefined ? 'withoutVisit' : undefined;

/** Active people, unless the call asks for others. Absentees and people without a visit are active: those who left aren't expected. */
function stateFilter(asked: Asked, announced: Announcing) {
  const { etat: state, opposition } = asked;
  const output = outputOf(asked);
  if (!hasStates(announced)) return {};
  const { etat: active } = stateFilterOf(output ?? 'pickers', announced);
  const isEverybody = state === 'tous' && output === undefined;
  const chosen = state === 'tous' ? active : (state ?? active);
  return { ...(!isEverybody && { etat: chosen }), ...(opposition && { opposition }) };
}

/** Who is up to date for a year, where `cotisations` is announced. */
function duesFilter({ a_jour, pas_a_jour }: Asked, { capabilities }: Announcing): Partial<MemberFilter> {
  if (!capabilities.includes('cotisations')) return {};
  for (const [name, year] of Object.entries({ a_jour, pas_a_jour }))
    if (year !== undefined && !isDuesYear(year))
      throw invalid({ [name]: httpTexts.wholeBetween(DUES_YEAR_MIN, DUES_YEAR_MAX) });
  return { a_jour, pas_a_jour };
}

/** How people stand with a kind of consents, where `consentements` is announced. */
function consentFilter(
  { consentement: text }: Asked,
  { capabilities, today }: Context,
): Partial<MemberFilter> {
  if (!capabilities.includes('consentements') || text === undefined) return {};
  const read = readConsentFilter(text);
  if (!read) throw invalid({ consentement: httpTexts.badValue });
  return { consentement: { ...read, day: today() } };
}

type Context = Announcing & { today(): string };

/**
 * @param viewer the account that asks, whose perimeter a filter by visits keeps to
 * @throws HttpError 422 with the reason under the field
 */
export function readMemberFilter(asked: Asked, context: Context, viewer: Viewer): MemberFilter {
  const today = context.today();
  checkAges(asked);
  checkDays(asked);
  checkWeeks(asked);
  checkMonths(asked);
  const {
    search,
    groupes: groups,
    sans_groupe,
    departements: departments,
    sans_departement,
    etapes: steps,
    tags,
    sans_email,
  } = asked;
  const { age_min, age_max, villes, inscrit_du, inscrit_au } = asked;
  return {
    search,
    groupes: groups,
    sans_groupe,
    departements: departments,
    sans_departement,
    etapes: steps,
    tags,
    sans_email,
    inscrit_du,
    inscrit_au,
    ...(age_min !== undefined && { ne_au: bornBefore(today, age_min) }),
    ...(age_max !== undefined && { ne_du: addDays(bornBefore(today, age_max + 1), 1) }),
    ...(asked.absent_semaines !== undefined && {
      absent_depuis: addDays(today, 1 - 7 * asked.absent_semaines),
    }),
    ...(asked.sans_visite_mois !== undefined && {
      sans_visite: {
        depuis: addDays(monthsBefore(today, asked.sans_visite_mois), 1),
        lecteur: viewer && { id: viewer.id, role: viewer.role },
      },
    }),
    ...(villes && { villes: wordsOf('villes', villes) }),
    ...stateFilter(asked, context),
    ...personFilter(asked, context),
    ...postcodeFilter(asked, context),
    ...duesFilter(asked, context),
    ...consentFilter(asked, context),
  };
}
