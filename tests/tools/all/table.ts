import type { Result, Row, Rows } from './suite';

/* The table at the end of a run. Rows of earlier runs say of which commit and day they are. */

const HEAD = ['', 'suite', 'passed', 'failed', 'not run', 'seconds', ''];

/** ✓ passed, ✗ failed, – not run. */
export function markOf({ passed, failed }: Result): string {
  if (failed > 0) return '✗';
  return passed > 0 ? '✓' : '–';
}

function notRun({ passed, failed, left, why }: Result): string {
  if (passed + failed === 0) return 'all';
  if (left > 0) return String(left);
  return failed === 0 && why.length > 0 ? 'part' : '';
}

function cellsOf(name: string, row: Row | undefined, isNow: boolean): string[] {
  if (!row) return ['–', name, '', '', '', '', 'never run'];
  const earlier = isNow ? '' : `earlier: ${row.commit}, ${row.date.slice(0, 10)}`;
  const counts = [row.passed, row.failed].map(String);
  return [markOf(row), name, ...counts, notRun(row), row.seconds.toFixed(0), earlier];
}

function aligned(lines: readonly (readonly string[])[]): string[] {
  const widthOf = (at: number) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0));
  const widths = HEAD.map((_, at) => widthOf(at));
  const isText = (at: number) => at < 2 || at === HEAD.length - 1;
  const align = (cell: string, at: number) =>
    isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return lines.map((cells) => cells.map(align).join('  ').trimEnd());
}

export const sumOf = (rows: readonly Row[], key: 'passed' | 'failed'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

/**
 * @param names all suites in their order
 * @param rows the known rows by name
 * @param ran the names of the suites that this run has tried
 */
export function tableOf(names: readonly string[], rows: Rows, ran: readonly string[]): string[] {
  const cells = names.map((name) => cellsOf(name, rows[name], ran.includes(name)));
  const reasons = names.flatMap((name) => (rows[name]?.why ?? []).map((why) => `${name}: ${why}`));
  return [...aligned([HEAD, ...cells]), ...(reasons.length > 0 ? ['', ...reasons] : [])];
}

/** Sums up what all suites have shown, also on other days and commits; nothing if this run has tried all of them. */
export function sumUp(names: readonly string[], rows: Rows, ran: readonly string[]): string[] {
  if (names.every((name) => ran.includes(name))) return [];
  const known = names.flatMap((name) => rows[name] ?? []);
  const commits = new Set(known.map(({ commit }) => commit)).size;
  const counts = `${sumOf(known, 'passed')} passed, ${sumOf(known, 'failed')} failed`;
  const absent = names.filter((name) => !rows[name]);
  const never = absent.length > 0 ? `; never run: ${absent.join(', ')}` : '';
  return [`All suites together: ${counts}, on ${commits} ${commits === 1 ? 'commit' : 'commits'}${never}.`];
}
