/** Reads a row of a table as a line of the import: its shape, its cells, its values. */
import type { ReadCell } from '../csv/cell';
import { IMPORT_COLUMNS } from '../members/fileColumns';
import type { MemberField } from '../members/member';
import { recordOf } from '../records';
import { type FieldValues, fieldOf, type LineProblem, type NormalLine, type Note } from './fieldValues';
import { movedValue } from './moved';
import { type LineRules, normaliseLine } from './normaliseLine';
import { type ColumnPlan, cellAt } from './plan';
import { isTwoPeople, splitName } from './wholeName';

interface RowCells {
  values: Record<MemberField, string>;
  problems: LineProblem[];
  notes: Note[];
}

function take(cell: ReadCell, field: MemberField, found: RowCells): void {
  found.values[field] = cell.text;
  if (cell.problem) found.problems.push({ kind: cell.problem, field, value: cell.text });
}

function fieldCell(row: readonly string[], field: MemberField, plan: ColumnPlan, found: RowCells): void {
  const column = plan.matching[field];
  if (column === undefined) return;
  const spares = plan.spares[field];
  if (!spares) {
    take(cellAt(row, column, plan), field, found);
    return;
  }
  const cells = [column, ...spares].map((each) => cellAt(row, each, plan));
  const [used, ...others] = cells.filter(({ text }) => text);
  if (!used) return;
  take(used, field, found);
  // The formatted address of Google repeats the street.
  for (const { text } of others)
    if (field !== 'genre' && !text.includes(used.text))
      found.notes.push({ kind: 'spare', field, value: text });
}

const NOTHING = recordOf(IMPORT_COLUMNS, () => '');

/** The cells of a row by field. */
function cellsOf(row: readonly string[], plan: ColumnPlan): RowCells {
  const found: RowCells = { values: { ...NOTHING }, problems: [], notes: [] };
  for (const field of IMPORT_COLUMNS) fieldCell(row, field, plan, found);
  const number = cellAt(row, plan.houseNumber, plan).text;
  if (number && found.values.adresse) found.values.adresse += ` ${number}`;
  return found;
}

function takeWholeName(row: readonly string[], plan: ColumnPlan, rules: LineRules, found: RowCells): void {
  const column = plan.matching.nom_complet;
  if (column === undefined) return;
  const { text } = cellAt(row, column, plan);
  const { nom, prenom, genre, isDoubtful } = splitName(text, rules.nameOrder);
  Object.assign(found.values, { nom, prenom, genre: found.values.genre || genre || '' });
  if (isTwoPeople(text)) found.problems.push({ kind: 'twoPeople', value: text });
  if (isDoubtful) found.notes.push({ kind: 'splitName', value: text });
}

/** Cells of a line beyond the last column of the header. */
const cellsBeyond = (row: readonly string[], { width }: ColumnPlan): string[] =>
  row.slice(width).filter((cell) => cell.trim());

export function readRow(row: readonly string[], plan: ColumnPlan, rules: LineRules): NormalLine {
  const found = cellsOf(row, plan);
  takeWholeName(row, plan, rules, found);
  const line = normaliseLine(found.values as FieldValues, rules);
  const beyond = cellsBeyond(row, plan);
  // The other values of a line with moved cells say nothing.
  if (beyond.length > 0)
    return { ...line, notes: [], problems: [{ kind: 'tooManyCells', value: beyond.join(' ') }] };
  const moved = movedValue(line.values, row.length > plan.width);
  if (moved) return { ...line, notes: [], problems: [{ kind: 'moved', ...moved }] };
  const named = new Set<MemberField | undefined>(
    found.problems.flatMap((problem) => ('field' in problem ? [problem.field] : [])),
  );
  // What a spreadsheet made of a value is the reason why it can't be read.
  const others = line.problems.filter((problem) => !named.has(fieldOf(problem)));
  const isRefusedForTwo = found.problems.some(({ kind }) => kind === 'twoPeople');
  const remarks = line.notes.filter(
    (note) =>
      (note.kind !== 'oddPhone' || !named.has(note.field)) &&
      (note.kind !== 'twoFirstNames' || !isRefusedForTwo),
  );
  return { ...line, notes: [...found.notes, ...remarks], problems: [...found.problems, ...others] };
}
