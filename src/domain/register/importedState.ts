/**
 * Reads the state of a person in a line of an import: the columns «État», «Depuis le» and «Motif». A column of that name may hold
 * something else, such as a region, so it counts only where every cell is a state.
 */
import { type DateRules, readDate } from '../import/dates';
import { plainHeader } from '../import/matchHeaders';
import { foldAccents } from '../search/foldAccents';
import type { LeavingReason, MemberState } from './states';

interface StateColumns {
  etat: number;
  /** -1 for none. */
  depuis: number;
  motif: number;
}

export interface ImportedState {
  etat: MemberState;
  etat_depuis: string | null;
  etat_motif: LeavingReason | null;
}

/** What is wrong with the day or the reason. */
interface StateProblem {
  field: 'etat_depuis' | 'etat_motif';
  value: string;
}

const NAMES = {
  etat: ['etat', 'etat du membre', 'etat de la personne'],
  depuis: ['depuis le', 'etat depuis', 'etat depuis le', 'date de depart', 'date de l etat'],
  motif: ['motif', 'etat motif', 'motif du depart'],
} as const;

const STATES = new Map<string, MemberState>([
  ['actif', 'actif'],
  ['active', 'actif'],
  ['parti', 'parti'],
  ['partie', 'parti'],
  ['decede', 'decede'],
  ['decedee', 'decede'],
]);

const REASONS = new Map<string, LeavingReason>([
  ['demenage', 'demenage'],
  ['demenagement', 'demenage'],
  ['transfere', 'transfere'],
  ['transfert', 'transfere'],
  ['demission', 'demission'],
  ['autre', 'autre'],
]);

const columnOf = (header: readonly string[], names: readonly string[]): number =>
  header.findIndex((name) => names.includes(plainHeader(name)));

const textAt = (row: readonly string[], column: number): string => (row[column] ?? '').trim();

const stateIn = (text: string): MemberState | undefined => STATES.get(foldAccents(text));

/** @returns undefined where the file says nothing of states */
export function stateColumnsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): StateColumns | undefined {
  const state = columnOf(header, NAMES.etat);
  const written = rows.map((row) => textAt(row, state)).filter(Boolean);
  if (written.length === 0 || !written.every(stateIn)) return undefined;
  return { etat: state, depuis: columnOf(header, NAMES.depuis), motif: columnOf(header, NAMES.motif) };
}

/** @returns undefined for a line that says nothing of it */
export function readState(
  row: readonly string[],
  { etat, depuis, motif }: StateColumns,
  rules: DateRules,
): ImportedState | StateProblem | undefined {
  const state = stateIn(textAt(row, etat));
  if (!state) return undefined;
  const [day, reason] = [textAt(row, depuis), textAt(row, motif)];
  const read = day ? readDate(day, rules) : { isUnknown: true as const };
  if ('problem' in read) return { field: 'etat_depuis', value: day };
  const known = REASONS.get(foldAccents(reason));
  if (reason && (!known || state !== 'parti')) return { field: 'etat_motif', value: reason };
  return { etat: state, etat_depuis: 'date' in read ? read.date : null, etat_motif: known ?? null };
}
