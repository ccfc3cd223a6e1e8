/**
 * What has to be known of a file before its lines can be read: decided by the column where it shows it, else asked once,
 * with the values of the file as examples.
 */

import { splitPostcode } from '../contact/postcode';
import type { DayOrder } from './dates';
import { dayOrderOf, type OrderFound } from './dayOrder';
import { type Gender, type GenderCodes, isGenderCode, readGender, withoutTitle } from './genders';
import { plainHeader } from './matchHeaders';
import type { LineRules } from './normaliseLine';
import { type ColumnPlan, cellAt } from './plan';
import { isBlank } from './rows';
import { type NameOrder, nameOrderOf } from './wholeName';

/** What the user has answered. */
export interface FileDecisions {
  dayOrder?: DayOrder;
  nameOrder?: NameOrder;
  genderCodes?: GenderCodes;
  /** `refuse`: lines without a gender are not imported. */
  genre?: Gender | 'refuse';
  /** Whether postcodes are taken out of towns; they stay there until the user says so. */
  postcodes?: 'keep' | 'split';
}

export interface Decisions {
  /** The order of day and month; without examples and proof the column holds no date with one. */
  dates: OrderFound;
  /** The order in the column of departures, where it shows one. */
  stateOrder?: DayOrder | undefined;
  /** Undefined where last and first name have columns of their own. */
  names: { order?: NameOrder; examples: readonly string[] } | undefined;
  /** First names of the lines with 1 and with 2, where the program that wrote the file may have numbered women first. */
  codes: Readonly<Record<'1' | '2', readonly string[]>> | undefined;
  /** Lines that give no gender. */
  withoutGenre: { count: number; examples: readonly string[] };
  /** Towns that are written with their postcode, in lines without another one. */
  townPostcodes: { count: number; examples: readonly string[] };
}

type Rows = readonly (readonly string[])[];

const EXAMPLES = 3;

function* cellsIn(rows: Rows, column: number | undefined, plan: ColumnPlan): Generator<string> {
  if (column === undefined) return;
  for (const row of rows) {
    const { text } = cellAt(row, column, plan);
    if (text) yield text;
  }
}

/** Names of a row, as examples show them. */
function nameIn(row: readonly string[], plan: ColumnPlan): string {
  const { nom_complet, nom, prenom } = plan.matching;
  return [nom_complet, prenom, nom]
    .map((column) => cellAt(row, column, plan).text)
    .filter(Boolean)
    .join(' ');
}

/** CiviCRM's column has its own numbers, and women come first in them. */
const NUMBERED = new Set(['gender id', 'genre id']);

function codesOf(header: readonly string[], rows: Rows, plan: ColumnPlan): Decisions['codes'] {
  const column = plan.matching.genre;
  if (column === undefined) return undefined;
  const names: Record<'1' | '2', string[]> = { 1: [], 2: [] };
  let hasZero = false;
  for (const row of rows) {
    const code = cellAt(row, column, plan).text;
    if (code === '0') hasZero = true;
    if (!isGenderCode(code)) continue;
    const known = names[code as '1' | '2'];
    if (known.length < EXAMPLES) known.push(nameIn(row, plan));
  }
  const [ones, twos] = [names[1].length, names[2].length];
  // Of 0 and 1 alone, either may be the women, while 0 beside 1 and 2 stands for «not known».
  const isYesOrNo = hasZero && ones > 0 && twos === 0;
  const isAsked = isYesOrNo || NUMBERED.has(plainHeader(header[column] ?? ''));
  return isAsked && ones + twos > 0 ? names : undefined;
}

function hasNoGender(row: readonly string[], plan: ColumnPlan): boolean {
  const columns = [plan.matching.genre, ...(plan.spares.genre ?? [])];
  const cells = columns.map((column) => cellAt(row, column, plan).text);
  if (cells.some((text) => text && readGender(text) !== '')) return false;
  const whole = cellAt(row, plan.matching.nom_complet, plan).text;
  return !withoutTitle(whole).genre;
}

function withoutGenderOf(rows: Rows, plan: ColumnPlan): Decisions['withoutGenre'] {
  const examples: string[] = [];
  let count = 0;
  for (const row of rows) {
    if (isBlank(row) || !hasNoGender(row, plan)) continue;
    count++;
    const name = nameIn(row, plan);
    if (name && examples.length < EXAMPLES) examples.push(name);
  }
  return { count, examples };
}

function townPostcodesOf(rows: Rows, plan: ColumnPlan): Decisions['townPostcodes'] {
  const { ville, code_postal } = plan.matching;
  const examples: string[] = [];
  let count = 0;
  if (ville === undefined) return { count, examples };
  for (const row of rows) {
    const { text } = cellAt(row, ville, plan);
    if (!text || !splitPostcode(text) || cellAt(row, code_postal, plan).text) continue;
    count++;
    if (examples.length < EXAMPLES && !examples.includes(text)) examples.push(text);
  }
  return { count, examples };
}

export function decisionsOf(header: readonly string[], rows: Rows, plan: ColumnPlan): Decisions {
  const { date_naissance: date, nom_complet: whole, etat_depuis: since } = plan.matching;
  return {
    dates: dayOrderOf(cellsIn(rows, date, plan), header[date ?? -1] ?? ''),
    stateOrder: dayOrderOf(cellsIn(rows, since, plan), header[since ?? -1] ?? '').order,
    names: whole === undefined ? undefined : nameOrderOf(cellsIn(rows, whole, plan), header[whole] ?? ''),
    codes: codesOf(header, rows, plan),
    withoutGenre: withoutGenderOf(rows, plan),
    townPostcodes: townPostcodesOf(rows, plan),
  };
}

/** Whether something has to be answered before the lines can be read. */
export const isUndecided = ({ dates, names, codes }: Decisions, answers: FileDecisions): boolean =>
  (dates.examples.length > 0 && !dates.order && !answers.dayOrder) ||
  (names !== undefined && names.examples.length > 0 && !names.order && !answers.nameOrder) ||
  (codes !== undefined && !answers.genderCodes);

/** The rules for the lines of a file, by what is decided and answered. */
export function rulesOf(
  { dates, names, codes, stateOrder }: Decisions,
  answers: FileDecisions,
  device: Pick<LineRules, 'today' | 'zone' | 'hasStates'>,
): LineRules {
  const { genre } = answers;
  return {
    ...device,
    dayOrder: answers.dayOrder ?? dates.order,
    stateOrder: stateOrder ?? answers.dayOrder ?? dates.order,
    nameOrder: answers.nameOrder ?? names?.order,
    genderCodes: answers.genderCodes ?? (codes ? 'asked' : undefined),
    genre: genre === 'refuse' ? undefined : genre,
    splitsPostcodes: answers.postcodes === 'split',
  };
}
