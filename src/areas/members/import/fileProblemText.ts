import { numberFormat } from '../../../texts/locale';
import type { FileProblem } from './job/source';
import type { ImportTexts } from './texts.fr';

const megabytes = numberFormat({ maximumFractionDigits: 1 });

/** The problem of a file, and how to solve it. */
export function fileProblemText(texts: ImportTexts, problem: FileProblem): string {
  switch (problem.kind) {
    case 'tooBig':
      return texts.tooBig(megabytes.format(problem.size / 1024 / 1024));
    case 'quotes':
      return texts.quotes(problem.line);
    case 'lineTooLong':
      return texts.lineTooLong(problem.line);
    case 'empty':
      return texts.emptyFile;
    default:
      return texts[problem.kind];
  }
}
