/**
 * Exports the answers to a form as CSV in slices, oldest first. Fields that were removed from the form after they had been
 * answered keep a column, after the others. The cell of a file contains its name and its address for signed-in users.
 */

import { BYTE_ORDER_MARK, csvLine } from '../../csv/csvLine';
import type { Database } from '../../database/openDatabase';
import { formTexts } from '../texts';

const SLICE = 200;

interface Column {
  id: number;
  nom_du_champ: string;
  type_de_champ: string;
  retire: boolean;
}

/** The columns of the file, in their order. */
export const answerColumns = (db: Database, formId: number): Promise<Column[]> =>
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

/** Yields the file in chunks. The first one is the header. */
export async function* answerExport(
  db: Database,
  formId: number,
  columns: readonly Column[],
): AsyncGenerator<string> {
  const cellOf = (answer: number, values: Values, { id, type_de_champ }: Column): string => {
    const value = values[id] ?? '';
    if (value && type_de_champ === 'file') return `${value} (${fileAddress(formId, answer, id)})`;
    return typeof value === 'string' ? value : value.join(', ');
  };
  const names = columns.map(({ nom_du_champ, retire }) =>
    retire ? formTexts.retired(nom_du_champ) : nom_du_champ,
  );
  yield BYTE_ORDER_MARK + csvLine([formTexts.number, formTexts.received, ...names]);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('reponses')
      .select(['id', 'created_at', 'valeurs'])
      .where('formulaire_id', '=', formId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(SLICE)
      .execute();
    if (!rows.length) return;
    yield rows
      .map(({ id, created_at, valeurs }) =>
        csvLine([id, created_at, ...columns.map((column) => cellOf(id, valeurs as Values, column))]),
      )
      .join('');
    if (rows.length < SLICE) return;
    after = rows.at(-1)!.id;
  }
}
