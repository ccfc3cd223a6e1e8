/** Prints the medians of all subjects, one line per figure. */
import { type Figure, median } from './figures.ts';
import { goals, goalText, type Medians, ratioOf } from './goals.ts';

export type Results = Map<string, Record<Figure, number>[]>;

/** With these the console is compared. */
const REFERENCES = ['bare', 'before'] as const;
const SUBJECT = 'parvis';

export function printTable(title: string, results: Results): void {
  const subjects = [...results.keys()];
  const references = results.has(SUBJECT) ? REFERENCES.filter((name) => results.has(name)) : [];
  console.log(`\n${title}`);
  console.log(
    line(['', ...subjects, ...references.map((name) => `× ${name}`), references.length ? 'goal' : '']),
  );
  for (const what of Object.keys(goals) as Figure[]) {
    const medianOf = (subject: string) => median((results.get(subject) ?? []).map((run) => run[what]));
    const medians: Medians = { parvis: medianOf(SUBJECT) };
    for (const name of references) medians[name] = medianOf(name);
    const ratios = references.map((name) => ratioOf(medians.parvis, medians[name])?.toFixed(2) ?? '–');
    const figures = subjects.map((subject) => medianOf(subject).toFixed(goals[what].digits ?? 0));
    console.log(line([what, ...figures, ...ratios, references.length ? goalText(what, medians) : '']));
  }
}

const line = ([what = '', ...cells]: string[]): string =>
  what.padEnd(32) +
  cells
    .map((cell) => cell.padStart(18))
    .join('')
    .trimEnd();
