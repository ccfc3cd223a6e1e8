import { writeCsv } from '../../../../domain/csv/csvLine';
import { IMPORT_COLUMNS } from '../../../../domain/members/fileColumns';
import type { Batch, Job, LineAnswer, LineStatus } from './importJob';

/** Line of the header in a batch: the first line of data is the next one. */
const HEADER_LINE = 1;

/** The lines of a batch as the server reads them, whatever the file looked like. */
export function batchFile({ lines }: Job, { at }: Batch): File {
  const rows = at.map((position) => IMPORT_COLUMNS.map((field) => lines[position]!.values[field]));
  return new File([writeCsv([IMPORT_COLUMNS, ...rows])], 'membres.csv', { type: 'text/csv' });
}

/** The results for a batch whose lines the server doesn't report on, since the specification describes no report. */
export const unreported = ({ at }: Batch): LineAnswer[] => at.map(() => ({ statut: 'envoye', message: '' }));

interface ReportedLine {
  ligne: number;
  statut: LineStatus;
  message?: string | null | undefined;
  homonyme?: boolean | null | undefined;
}

/** The server's result for each line of the batch, in order; undefined when one is missing. */
export function answersOf(reported: readonly ReportedLine[], { at }: Batch): LineAnswer[] | undefined {
  const byLine = new Map(reported.map((line) => [line.ligne, line]));
  const answers = at.flatMap((_, i) => {
    const line = byLine.get(i + HEADER_LINE + 1);
    if (!line) return [];
    const { statut, message, homonyme: isHomonym } = line;
    return [{ statut, message: message ?? '', ...(isHomonym && { isHomonym }) }];
  });
  return answers.length === at.length ? answers : undefined;
}
