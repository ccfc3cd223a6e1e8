/*
 * Lists the requirements that tests show. A test shows a requirement when its full title holds the ID in brackets,
 * `it('shows the banner with the message of the call [L9, L10]')`, and it ran and passed in this run, by the reports
 * that the runner passes: `--reports=FILE,FILE`. `--extent` says whether all of a tier ran (`fast`, `slow`) or some of it
 * (`partial`). Any gap in what is delivered fails; what `slowOnly` lists is asked of the slow tier.
 */
import { judge, testsOf } from './judge';
import { idsOf, slowOnly } from './requirements';
import { type Extent, summaryOf } from './summary';
import { titlesIn } from './titles';

const option = (name: string): string =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
const reports = option('reports').split(',').filter(Boolean);
const extents: readonly Extent[] = ['fast', 'slow', 'partial'];
const extent = reports.length > 0 ? extents.find((one) => one === option('extent')) : undefined;

const verdict = judge(titlesIn('tests'), reports.flatMap(testsOf));
const named = new Set(titlesIn('tests/slow').flatMap(idsOf));
const { lines, isComplete } = summaryOf(verdict, extent ?? 'none', { only: slowOnly, named });
console.log(lines.join('\n'));
process.exitCode = isComplete ? 0 : 1;
