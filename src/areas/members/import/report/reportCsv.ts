import { readCell } from '../../../../domain/csv/cell';
import { writeCsv } from '../../../../domain/csv/csvLine';
import type { Job } from '../job/importJob';
import type { ImportTexts } from '../texts.fr';
import { shownLine, statusText } from './lineRemarks';

/**
 * The report, followed by the cells of each line, so that refused lines can be corrected in a spreadsheet and imported
 * again. What another spreadsheet had put around them is written anew.
 */
export function reportCsv(job: Job, texts: ImportTexts): string {
  const rows = job.lines.map(({ cells }, at) => {
    const { line, statut, detail } = shownLine(texts, job, at);
    const own = cells.map((cell) => readCell(cell).text);
    return [String(line), statusText(texts, job, statut, true), detail, ...own];
  });
  return writeCsv([[texts.line, texts.result, texts.detail, ...job.header], ...rows], 'excel');
}
