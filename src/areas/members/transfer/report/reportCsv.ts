import { writeCsv } from '../../../../ui/saveFile/writeCsv';
import type { ImportTexts } from '../importTexts';
import type { Job } from '../job/importJob';
import { shownLine, statusText } from './lineTexts';

/** The report, followed by the cells of each line, so that refused lines can be corrected and imported again. */
export function reportCsv(job: Job, texts: ImportTexts): string {
  const rows = job.lines.map(({ cells }, at) => {
    const { line, statut, detail } = shownLine(texts, job, at);
    return [String(line), statusText(texts, job, statut, true), detail, ...cells];
  });
  return writeCsv([[texts.line, texts.result, texts.detail, ...job.header], ...rows]);
}
