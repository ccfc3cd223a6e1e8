import { writeCsv } from '../../../../domain/csv/csvLine';
import { COLONNES_IMPORT } from '../../../../domain/members/membreColumns';
import type { Answered, Batch, Job, LineStatus } from './importJob';

/** Line of the header in a batch: the first line of data is the next one. */
const HEADER_LINE = 1;

/** The lines of a batch as the server reads them, whatever the file looked like. */
export function batchFile({ lines }: Job, { at }: Batch): File {
  const rows = at.map((position) => COLONNES_IMPORT.map((field) => lines[position]!.values[field]));
  return new File([writeCsv([COLONNES_IMPORT, ...rows])], 'membres.csv', { type: 'text/csv' });
}

/** The results for a batch whose lines the server doesn't report on, since the specification describes no report. */
export const unreported = ({ at }: Batch): Answered[] => at.map(() => ({ statut: 'envoye', message: '' }));

interface ReportedLine {
  ligne: number;
  statut: LineStatus;
  message?: string | null | undefined;
}

/** The server's result for each line of the batch, in order; undefined when one is missing. */
export function answersOf(reported: readonly ReportedLine[], { at }: Batch): Answered[] | undefined {
  const byLine = new Map(reported.map((line) => [line.ligne, line]));
  const answers = at.flatMap((_, i) => {
    const line = byLine.get(i + HEADER_LINE + 1);
    return line ? [{ statut: line.statut, message: line.message ?? '' }] : [];
  });
  return answers.length === at.length ? answers : undefined;
}
