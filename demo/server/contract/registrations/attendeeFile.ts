/** The file of the people of an event, for the organisation. */
import { BYTE_ORDER_MARK, csvLine } from '../../../../src/domain/csv/csvLine';
import type { Database } from '../../store/database/database';
import { momentsAsRead } from '../../time/asRead';
import { type ExportFormat, phoneAsRead } from '../exports/exportFormat';
import { hiddenColumns } from '../forms/hiddenFields';
import { formTexts } from '../forms/texts';
import { allAttendees, answeredIn, type StoredAttendee } from './attendees';
import type { GivenAnswers } from './questions';
import { attendeeTexts } from './texts';

interface Column {
  header: string;
  cell(row: StoredAttendee, isFirst: boolean): string;
}

const cellOf = (values: GivenAnswers | null, id: string): string => [values?.[id] ?? ''].flat().join(', ');

/**
 * The columns of a question: what each person answered, and what was answered once, in the row of the first person of the
 * registration alone, so that neither a reader nor a sum takes it for an answer of each.
 */
function columnsOf(id: string, question: string, rows: readonly StoredAttendee[]): Column[] {
  const isEach = rows.some(({ propres }) => propres?.[id]);
  const isOnce = rows.some(({ valeurs }) => valeurs[id]);
  const each: Column = { header: question, cell: ({ propres }) => cellOf(propres, id) };
  const once: Column = {
    header: isEach ? attendeeTexts.once(question) : question,
    cell: ({ valeurs }, isFirst) => (isFirst ? cellOf(valeurs, id) : ''),
  };
  return [...(isEach || !isOnce ? [each] : []), ...(isOnce ? [once] : [])];
}

/** The ids of those who stand first in the file of their registration. */
function firstOnes(rows: readonly StoredAttendee[]): ReadonlySet<number> {
  const first = new Map<number, number>();
  for (const { id, inscription_id } of rows) if (!first.has(inscription_id)) first.set(inscription_id, id);
  return new Set(first.values());
}

/** All people, with their answers. */
export async function attendeeExport(
  db: Database,
  event: number,
  format: ExportFormat,
  timeZone: string | undefined,
): Promise<string> {
  const isRead = format === 'excel';
  const moment = isRead ? momentsAsRead(timeZone) : (instant: string) => instant;
  const rows = await allAttendees(db, event);
  const questions = [...(await answeredIn(db, event))].flatMap(([id, name]) => columnsOf(id, name, rows));
  const hidden = await hiddenColumns(db, 'event', event);
  const first = firstOnes(rows);
  const lines = rows.map((row) => {
    const phone = row.telephone ?? '';
    const own = [row.nom, row.prenom, attendeeTexts.states[row.etat], row.place ?? null, row.email ?? null];
    const answers = questions.map(({ cell }) => cell(row, first.has(row.id)));
    const added = hidden.map((name) => row.champs_caches?.[name] ?? '');
    const told = [isRead ? phoneAsRead(phone) : phone, moment(row.created_at), row.inscription_id];
    return csvLine([...own, ...told, ...answers, ...added], format);
  });
  const headers = [
    ...attendeeTexts.columns,
    ...questions.map(({ header }) => header),
    ...hidden.map(formTexts.hidden),
  ];
  return BYTE_ORDER_MARK + csvLine(headers, format) + lines.join('');
}
