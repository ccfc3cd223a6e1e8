/**
 * Reads the state of a person in a line of a file: the columns «État», «Date de sortie» and «Raison». A column of that name may hold
 * something else, such as a region, so it counts only where most of its cells are states.
 */
import { type DateRules, readDate } from '../import/dates';
import { plainHeader } from '../import/matchHeaders';
import { foldAccents } from '../search/foldAccents';
import { type LeavingReason, type MemberState, STATE_FIELDS, type StateField } from './states';

/** The column of each; the state may have none of the others beside it. */
type FoundColumns = Readonly<Partial<Record<StateField, number>>>;

export interface ImportedState {
  etat: MemberState;
  etat_depuis: string | null;
  etat_motif: LeavingReason | null;
}

/** What can't be read, and whether it is a day to come. */
interface StateProblem {
  field: StateField;
  value: string;
  isToCome: boolean;
}

const NAMES: Readonly<Record<StateField, readonly string[]>> = {
  etat: ['etat', 'etat du membre', 'etat de la personne'],
  etat_depuis: [
    'depuis le',
    'etat depuis',
    'etat depuis le',
    'date de sortie',
    'date sortie',
    'date de depart',
    'date depart',
    'date de deces',
    'date du deces',
    'date de l etat',
  ],
  etat_motif: [
    'motif',
    'etat motif',
    'motif du depart',
    'motif de depart',
    'motif de sortie',
    'raison',
    'raison du depart',
    'raison de sortie',
  ],
};

const STATES = new Map<string, MemberState>([
  ...['actif', 'active', 'membre actif', 'membre active', 'active member'].map(
    (word): [string, MemberState] => [word, 'actif'],
  ),
  ...[
    ...['parti', 'partie', 'sorti', 'sortie', 'ancien membre', 'ancienne membre', 'ancien', 'ancienne'],
    ...['former member', 'left'],
  ].map((word): [string, MemberState] => [word, 'parti']),
  ...['decede', 'decedee', 'defunt', 'defunte', 'mort', 'morte', 'deceased', 'died', 'dead'].map(
    (word): [string, MemberState] => [word, 'decede'],
  ),
]);

const REASONS = new Map<string, LeavingReason>([
  ['demenage', 'demenage'],
  ['a demenage', 'demenage'],
  ['demenagement', 'demenage'],
  ['transfere', 'transfere'],
  ['transferee', 'transfere'],
  ['transfert', 'transfere'],
  ['demission', 'demission'],
  ['demissionnaire', 'demission'],
  ['autre', 'autre'],
  ['autre motif', 'autre'],
  ['autre raison', 'autre'],
]);

/** Longer cells are no state. */
const CELL_MAX = 100;
/** «décédée le 03/11/2026»: the word, and the day. */
const WORD_AND_DAY = /^(\D+?)(?:\s(?:le|depuis|depuis le))?\s(\d.*)$/i;

const columnOf = (header: readonly string[], names: readonly string[]): number | undefined => {
  const column = header.findIndex((name) => names.includes(plainHeader(name)));
  return column < 0 ? undefined : column;
};

const textAt = (row: readonly string[], column: number | undefined): string =>
  (row[column ?? -1] ?? '').trim().replace(/^'/, '');

/** «Décédé(e)» is «decede». */
const plainWord = (text: string): string =>
  foldAccents(text)
    .replaceAll(/[([.·]e[)\]]?(?!\p{L})/gu, '')
    .replaceAll(/[^a-z0-9/.-]+/g, ' ')
    .trim();

/** The state that a cell says, and the day that it may say with it. */
function stateIn(cell: string): { state: MemberState; day: string } | undefined {
  if (cell.length > CELL_MAX) return undefined;
  const [, name = cell, day = ''] = WORD_AND_DAY.exec(cell) ?? [];
  const state = STATES.get(plainWord(name));
  return state && { state, day };
}

/** @returns undefined where the file says nothing of states */
export function stateColumnsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): FoundColumns | undefined {
  const column = columnOf(header, NAMES.etat);
  const written = rows.map((row) => textAt(row, column)).filter(Boolean);
  const states = written.filter(stateIn).length;
  if (states === 0 || states * 2 < written.length) return undefined;
  const found: Partial<Record<StateField, number>> = {};
  for (const field of STATE_FIELDS) {
    const at = columnOf(header, NAMES[field]);
    if (at !== undefined) found[field] = at;
  }
  return found;
}

/** @returns undefined for a line that says nothing of it */
export function readState(
  row: readonly string[],
  columns: FoundColumns,
  { stateOrder, ...rules }: DateRules & { stateOrder?: DateRules['dayOrder'] },
): ImportedState | StateProblem | undefined {
  if (columns.etat === undefined) return undefined;
  const [cell, written, reason] = STATE_FIELDS.map((field) => textAt(row, columns[field])) as [
    string,
    string,
    string,
  ];
  const problem = (field: StateField, value: string, isToCome = false) => ({ field, value, isToCome });
  // A day without a state says that something is missing.
  if (!cell) return written ? problem('etat_depuis', written) : undefined;
  const said = stateIn(cell);
  if (!said) return problem('etat', cell);
  const day = written || said.day;
  // The words of these columns are French, and so is a day that can be read in two ways.
  const dayOrder = stateOrder ?? rules.dayOrder ?? 'dayFirst';
  const read = day ? readDate(day, { ...rules, dayOrder }) : { isUnknown: true as const };
  if ('problem' in read) return problem('etat_depuis', day, read.problem === 'future');
  const known = REASONS.get(plainWord(reason));
  if (reason && (!known || said.state !== 'parti')) return problem('etat_motif', reason);
  return { etat: said.state, etat_depuis: 'date' in read ? read.date : null, etat_motif: known ?? null };
}
