/** Prints the medians of all subjects, one line per figure. */
import { type Figure, median } from './figures.ts';
import { goals, goalText, ratioOf } from './goals.ts';

export type Results = Map<string, Record<Figure, number>[]>;

const REFERENCE = 'bare';
const SUBJECT = 'parvis';

export function printTable(title: string, results: Results): void {
  const subjects = [...results.keys()];
  const isCompared = results.has(REFERENCE) && results.has(SUBJECT);
  const head = ['', ...subjects, ...(isCompared ? ['ratio', 'goal'] : [])];
  console.log(`\n${title}`);
  console.log(line(head));
  for (const what of Object.keys(goals) as Figure[]) {
    const medianOf = (subject: string) => median((results.get(subject) ?? []).map((run) => run[what]));
    const shown = subjects.map((subject) => medianOf(subject).toFixed(goals[what].digits ?? 0));
    const [ours, theirs] = [medianOf(SUBJECT), medianOf(REFERENCE)];
    const ratio = ratioOf(ours, theirs);
    const compared = isCompared
      ? [ratio === undefined ? '–' : `×${ratio.toFixed(2)}`, goalText(what, ours, theirs)]
      : [];
    console.log(line([what, ...shown, ...compared]));
  }
}

const line = ([what = '', ...cells]: string[]): string =>
  what.padEnd(32) + cells.map((cell) => cell.padStart(12)).join('');
