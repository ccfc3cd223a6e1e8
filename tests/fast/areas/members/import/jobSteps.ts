import type { Job, LineAnswer, LineStatus } from '../../../../../src/areas/members/import/job/importJob';
import {
  FIRST_STATE,
  type ImportAction,
  type ImportState,
  nextState,
} from '../../../../../src/areas/members/import/job/importState';
import type { Source } from '../../../../../src/areas/members/import/job/source';
import type { ImportLine } from '../../../../../src/areas/members/reading/prepareLines';
import type { FieldValues } from '../../../../../src/domain/import/fieldValues';
import { IMPORT_COLUMNS } from '../../../../../src/domain/members/fileColumns';
import { nth } from '../../../../support/present.ts';

/* Imports carried to a certain step, with a server that says of each line what a test wants. */

const HEADER = ['Nom', 'Prénom', 'Genre'];
const ROWS = [['Diop', 'Awa', 'F']];
const reading = { coding: 'utf-8', examples: [] } as const;
export const MATCHING = { nom: 0, prenom: 1, genre: 2 };
export const SOURCE: Source = {
  fileName: 'membres.csv',
  bytes: new Uint8Array(),
  found: { readings: [reading], isCertain: true },
  reading,
  sheet: { delimiter: ';', rows: [HEADER, ...ROWS], skipped: 0 },
  headerAt: 0,
  table: { delimiter: ';', header: HEADER, rows: ROWS, firstLine: 2 },
};

export const lineAt = (at: number, more: Partial<ImportLine> = {}): ImportLine => ({
  line: at + 2,
  cells: [`Nom${at}`, 'Awa', 'F'],
  values: {
    ...(Object.fromEntries(IMPORT_COLUMNS.map((field) => [field, ''])) as FieldValues),
    nom: `Nom${at}`,
    prenom: 'Awa',
    genre: 'feminin',
  },
  problems: [],
  notes: [],
  ...more,
});
export const linesOf = (count: number) => Array.from({ length: count }, (_, at) => lineAt(at));

export const steps = (actions: readonly ImportAction[], from: ImportState = FIRST_STATE) =>
  actions.reduce(nextState, from);
/** `isSimulated`: the server looks before it writes. */
export const checkingOf = (lines: readonly ImportLine[], isSimulated = true) =>
  steps([
    { type: 'opened', fileName: 'membres.csv' },
    { type: 'read', source: SOURCE, matching: MATCHING },
    { type: 'prepared', lines, isSimulated, leavesOut: false },
  ]);

export function jobOf(state: ImportState): Job {
  if (!('job' in state)) throw new Error(`No job while ${state.step}`);
  return state.job;
}
/** Answers the batch under way, each line as `say` has it. */
export function answer(state: ImportState, say: (at: number) => LineStatus = () => 'cree'): ImportState {
  const answers = nth(jobOf(state).queue, 0).at.map((at): LineAnswer => ({ statut: say(at), message: '' }));
  return nextState(state, { type: 'answered', answers });
}
export function answerAll(state: ImportState, say?: (at: number) => LineStatus): ImportState {
  let next = state;
  while (next.step === 'checking' || next.step === 'sending') next = answer(next, say);
  return next;
}
export const reviewed = (lines: readonly ImportLine[], say?: (at: number) => LineStatus) =>
  answerAll(checkingOf(lines), say);
