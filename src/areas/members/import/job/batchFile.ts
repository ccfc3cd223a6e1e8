import { writeCsv } from '../../../../domain/csv/csvLine';
import type { MemberField } from '../../../../domain/members/member';
import { consentHeader } from '../../../../domain/register/importedConsents';
import { STATE_FIELDS } from '../../../../domain/register/states';
import type { Batch, Job, LineAnswer, LineStatus } from './importJob';

/** Line of the header in a batch: the first line of data is the next one. */
const HEADER_LINE = 1;

/** What the back end knows. */
interface Known {
  fields: readonly MemberField[];
  hasStates: boolean;
}

/** The lines of a batch as the server reads them, whatever the file looked like. */
export function batchFile({ lines, consents }: Job, { at }: Batch, { fields, hasStates }: Known): File {
  const sent = at.map((position) => lines[position]!);
  const columns = hasStates && sent.some(({ state }) => state) ? STATE_FIELDS : [];
  const header = [...fields, ...columns, ...consents.map(({ kind }) => consentHeader(kind))];
  const rows = sent.map(({ values, state, cells }) => [
    ...fields.map((field) => values[field]),
    ...columns.map((field) => state?.[field] ?? ''),
    ...consents.map(({ column }) => cells[column] ?? ''),
  ]);
  return new File([writeCsv([header, ...rows])], 'membres.csv', { type: 'text/csv' });
}

/** The results for a batch whose lines the server doesn't report on, since the specification describes no report. */
export const unreported = ({ at }: Batch): LineAnswer[] => at.map(() => ({ statut: 'envoye', message: '' }));

interface ReportedLine {
  ligne: number;
  statut: LineStatus;
  message?: string | null | undefined;
  homonyme?: boolean | null | undefined;
  etat?: string | null | undefined;
  consentements?: number | null | undefined;
}

/** The server's result for each line of the batch, in order; undefined when one is missing. */
export function answersOf(reported: readonly ReportedLine[], { at }: Batch): LineAnswer[] | undefined {
  const byLine = new Map(reported.map((line) => [line.ligne, line]));
  const answers = at.flatMap((_, i) => {
    const line = byLine.get(i + HEADER_LINE + 1);
    if (!line) return [];
    const { statut, message, homonyme: isHomonym, etat: state, consentements: consents } = line;
    const hasState = Boolean(state) || Boolean(consents);
    const marks = { ...(isHomonym && { isHomonym }), ...(hasState && { hasState }) };
    return [{ statut, message: message ?? '', ...marks }];
  });
  return answers.length === at.length ? answers : undefined;
}
