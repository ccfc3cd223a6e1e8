import { writeCsv } from '../../../../domain/csv/csvLine';
import type { MemberField } from '../../../../domain/members/member';
import type { Batch, Job, LineAnswer, LineStatus } from './importJob';

/** Line of the header in a batch: the first line of data is the next one. */
const HEADER_LINE = 1;

/**
 * The lines of a batch as the server reads them, whatever the file looked like.
 * @param fields those that the back end knows
 */
export function batchFile({ lines }: Job, { at }: Batch, fields: readonly MemberField[]): File {
  const rows = at.map((position) => fields.map((field) => lines[position]!.values[field]));
  return new File([writeCsv([fields, ...rows])], 'membres.csv', { type: 'text/csv' });
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
