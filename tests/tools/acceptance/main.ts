/*
 * Lists the requirements that tests show. A test shows a requirement when its full title holds the ID in brackets,
 * `it('shows the banner with the message of the call [L9, L10]')`, and it ran and passed in this run, by the reports
 * that tests/run.mjs passes: `--reports=FILE,FILE`. `--partial` says that some stages were left out; without reports
 * nothing ran. Any gap in the first specification fails, and in the second part any gap in a delivered section.
 */
import { judge, testsOf } from './judge';
import { type Extent, summaryOf } from './summary';
import { titlesIn } from './titles';

const option = process.argv.find((argument) => argument.startsWith('--reports='));
const reports = option?.slice('--reports='.length).split(',') ?? [];
const ranExtent: Extent = process.argv.includes('--partial') ? 'partial' : 'whole';

const verdict = judge(titlesIn('tests'), reports.flatMap(testsOf));
const { lines, isComplete } = summaryOf(verdict, reports.length > 0 ? ranExtent : 'none');
console.log(lines.join('\n'));
process.exitCode = isComplete ? 0 : 1;
