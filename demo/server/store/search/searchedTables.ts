/** The tables with columns that searches look in, and how each row's are computed. */
import { type Kysely, sql } from 'kysely';
import { keysOf, recordOf } from '../../../../src/domain/records';
import { SEARCHED } from '../../../../src/domain/search/memberSearch';
import { searchLine } from '../../../../src/domain/search/words';
import { answerSearchText, type FieldTypes } from './answerText';
import { searchedBy } from './eventSearchColumns';
import { searchColumns } from './memberSearchColumns';
import { isSortKey, SORT_COLUMNS } from './sortKeys';

/** A stored row, as JSON has it. */
interface Row {
  [column: string]: unknown;
}

/** The computed columns, as JSON has them. */
interface Columns {
  [column: string]: string;
}

const text = (row: Row, column: string): string => String(row[column] ?? '');
const orNull = (row: Row, column: string): string | null => text(row, column) || null;

const named = (row: Row) => ({ nom: text(row, 'nom'), prenom: text(row, 'prenom') });

interface SearchedTable {
  /** The index that is dropped first and created again at the end, which is faster than changing it row by row. */
  index?: string;
  /** The columns whose keys the database computes again. */
  keyed: readonly string[];
  columns(row: Row): Columns;
}

/** By the name of the table. A deleted row in the journal has the same columns. */
export const SEARCHED_TABLES: Readonly<Record<string, SearchedTable>> = {
  membres: {
    index: 'membres_recherche',
    keyed: keysOf<keyof typeof SORT_COLUMNS>(SORT_COLUMNS).filter((field) => isSortKey(SORT_COLUMNS[field])),
    columns: (row) => ({
      ...searchColumns({ ...recordOf(SEARCHED, (column) => orNull(row, column)), ...named(row) }),
    }),
  },
  intervenants: {
    index: 'intervenants_recherche',
    keyed: [],
    columns: (row) => ({ ...searchColumns(named(row)) }),
  },
  evenements: {
    index: 'evenements_recherche',
    keyed: [],
    columns: (row) => ({ recherche: searchedBy(text(row, 'nom_evenement'), orNull(row, 'lieu')).recherche }),
  },
  formulaires: { keyed: [], columns: (row) => ({ recherche: searchLine(text(row, 'nom_du_formulaire')) }) },
  reponses: {
    index: 'reponses_recherche',
    keyed: [],
    columns: (row) => ({
      recherche: answerSearchText(
        { ...(row.valeurs ?? {}), ...(row.champs_caches ?? {}) } as Record<string, string | string[]>,
        (row.types ?? {}) as FieldTypes,
      ),
    }),
  },
};

/** The types of the questions that answers were given to, as far as they are known. */
const types = sql`(select json_object_agg(c.id, c.type_de_champ) from champs as c where c.formulaire_id = r.formulaire_id)`;

/** The rows after an id, with what their columns are computed from. */
export async function rowsAfter<T>(
  db: Kysely<T>,
  table: string,
  after: number,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<{ id: number; ligne: Row; types: FieldTypes | null }>`
    select r.id, to_json(r) as ligne, ${table === 'reponses' ? types : sql`null`} as types
    from ${sql.table(table)} as r where r.id > ${after} order by r.id limit ${limit}`.execute(db);
  return rows.map(({ id, ligne, types }) => ({ ...ligne, id, types }));
}
