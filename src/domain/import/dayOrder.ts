/** Decides for a whole column whether its dates begin with the day or with the month. */
import { type DayOrder, dayOrderIn } from './dates';

export interface OrderFound {
  /** What the file proves, or what is proposed. */
  order?: DayOrder;
  /** `cells`: days that only one order allows. `format`: the header names it. Otherwise the user is asked. */
  proof?: 'cells' | 'format';
  /** Dates of the file that can be read in two ways; none where nothing has to be decided. */
  examples: readonly string[];
  /** A date that only the order of the proof allows. */
  proven?: string;
}

const EXAMPLES = 3;
/** So many proofs need no further one. */
const ENOUGH = 300;
/** Few typing errors don't make a column doubtful. */
const ERRORS_MAX = 0.05;

/** «(JJ/MM/AAAA)», «mm/dd/yyyy». */
function orderInHeader(header: string): DayOrder | undefined {
  const [, first = ''] =
    /(?:^|[^a-z])(j{1,2}|d{1,2}|m{1,2})[/.\- ]?(?:j{1,2}|d{1,2}|m{1,2})[/.\- ]?(?:a{2,4}|y{2,4})(?![a-z])/i.exec(
      header,
    ) ?? [];
  if (!first) return undefined;
  return /m/i.test(first) ? 'monthFirst' : 'dayFirst';
}

const ENGLISH = /birth|\bdob\b/i;

/** How many cells allow only one order, the first of each, and some that allow both. */
function counted(cells: Iterable<string>) {
  const seen = { dayFirst: 0, monthFirst: 0 };
  const proofs: Partial<Record<DayOrder, string>> = {};
  const examples = new Set<string>();
  for (const written of cells) {
    const order = dayOrderIn(written);
    if (order === 'both') {
      if (examples.size < EXAMPLES) examples.add(written);
    } else if (order) {
      seen[order]++;
      proofs[order] ??= written;
      if (seen[order] > ENOUGH && Math.min(seen.dayFirst, seen.monthFirst) === 0) break;
    }
  }
  return { seen, proofs, examples: [...examples] };
}

/**
 * @param cells the dates of the column, as they are written
 * @param header its name: its language proposes an answer, and proves nothing
 */
export function dayOrderOf(cells: Iterable<string>, header: string): OrderFound {
  const { seen, proofs, examples } = counted(cells);
  const most = seen.dayFirst >= seen.monthFirst ? 'dayFirst' : 'monthFirst';
  const [more, fewer] = [seen[most], seen.dayFirst + seen.monthFirst - seen[most]];
  const named = orderInHeader(header);
  const isProven = more > 0 && fewer <= more * ERRORS_MAX;
  const proven = proofs[most];
  if (isProven && proven && (!named || named === most))
    return { order: most, proof: 'cells', examples, proven };
  if (named && more + fewer === 0) return { order: named, proof: 'format', examples };
  if (examples.length === 0)
    return isProven ? { order: most, proof: 'cells', examples: [] } : { examples: [] };
  const isProposed = more + fewer === 0 && !ENGLISH.test(header);
  return { ...(isProposed && { order: 'dayFirst' as const }), examples };
}
