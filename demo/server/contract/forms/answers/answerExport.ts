/**
 * Exports the answers to a form as CSV in slices, oldest first. Fields that were removed from the form after they had been
 * answered keep a column, after the others; hidden fields come last. The cell of a file contains its name and its address for
 * signed-in users.
 */

import { BYTE_ORDER_MARK, csvLine } from '../../../../../src/domain/csv/csvLine';
import type { Api } from '../../../guard/api';
import type { Database } from '../../../store/database/database';
import { dayAsRead, momentsAsRead } from '../../../time/asRead';
import { type ExportFormat, phoneAsRead } from '../../exports/exportFormat';
import { hiddenColumns } from '../hiddenFields';
import { formTexts } from '../texts';

const SLICE = 200;

interface Column {
  id: number;
  nom_du_champ: string;
  type_de_champ: string;
  retire: boolean;
}

/** The columns of the file, in their order. */
export const answerExportColumns = (db: Database, formId: number): Promise<Column[]> =>
  db
    .selectFrom('champs')
    .select(['id', 'nom_du_champ', 'type_de_champ', 'retire'])
    .where('formulaire_id', '=', formId)
    .orderBy('retire')
    .orderBy('position')
    .orderBy('id')
    .execute();

const fileAddress = (form: number, answer: number, field: number): string =>
  `/api/formulaires/${form}/reponses/${answer}/fichiers/${field}/`;

type Values = Record<string, string | string[] | undefined>;

interface Cells {
  /** Gives what writes the moment of an answer. */
  moments(timeZone: string | undefined): (instant: string) => string;
  written(value: string, column: Column, address: string): string;
}

const cells: Record<ExportFormat, Cells> = {
  csv: {
    moments: () => (instant) => instant,
    written: (value, { type_de_champ }, address) =>
      type_de_champ === 'file' ? `${value} (${address})` : value,
  },
  excel: {
    moments: momentsAsRead,
    written(value, { type_de_champ }) {
      if (type_de_champ === 'date') return dayAsRead(value);
      if (type_de_champ === 'tel') return phoneAsRead(value);
      return type_de_champ === 'number' ? value.replace('.', ',') : value;
    },
  },
};

/** Yields the file in chunks. The first one is the header. */
export async function* answerExport(
  { db, timeZone }: Pick<Api, 'db' | 'timeZone'>,
  formId: number,
  columns: readonly Column[],
  format: ExportFormat,
): AsyncGenerator<string> {
  const { moments, written } = cells[format];
  const received = moments(timeZone);
  const cellOf = (answer: number, values: Values, column: Column): string => {
    const value = values[column.id] ?? '';
    if (typeof value !== 'string') return value.join(', ');
    return value && written(value, column, fileAddress(formId, answer, column.id));
  };
  const names = columns.map(({ nom_du_champ, retire }) =>
    retire ? formTexts.retired(nom_du_champ) : nom_du_champ,
  );
  const hidden = await hiddenColumns(db, 'form', formId);
  const headers = [formTexts.number, formTexts.received, ...names, ...hidden.map(formTexts.hidden)];
  yield BYTE_ORDER_MARK + csvLine(headers, format);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('reponses')
      .select(['id', 'created_at', 'valeurs', 'champs_caches'])
      .where('formulaire_id', '=', formId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(SLICE)
      .execute();
    if (!rows.length) return;
    yield rows
      .map(({ id, created_at, valeurs: values, champs_caches }) => {
        const answers = columns.map((column) => cellOf(id, values as Values, column));
        const added = hidden.map((name) => champs_caches?.[name] ?? '');
        return csvLine([id, received(created_at), ...answers, ...added], format);
      })
      .join('');
    if (rows.length < SLICE) return;
    after = rows.at(-1)!.id;
  }
}
