import type { Member } from '../../../../domain/members/member';
import type { ExportColumn } from '../../../../domain/members/memberFieldRules';
import type { ColumnKey } from '../table/columns';

const LINKED = {
  groupe: 'groupe_actuel',
  departement: 'departement_actuel',
  etapes: 'etape_actuelle',
  naissance: 'date_naissance',
} as const satisfies Partial<Record<ExportColumn | ColumnKey, keyof Member>>;

const isLinked = (column: string): column is keyof typeof LINKED => column in LINKED;

/** What of a member the cells of a column are written from. */
export const readFrom = (column: ExportColumn | ColumnKey): keyof Member =>
  isLinked(column) ? LINKED[column] : column;
