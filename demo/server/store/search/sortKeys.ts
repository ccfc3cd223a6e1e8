/** The fields of members that lists are ordered by, and their columns. */
import {
  type FieldWith,
  fieldsWith,
  type MemberText,
  memberFieldRules,
} from '../../../../src/domain/members/memberFieldRules';
import { recordOf } from '../../../../src/domain/records';
import type { SortKey } from '../tables/schema';

type Sortable = FieldWith<'isSortable'>;

/** A column of such an order, which may hold no value. */
export type NullableColumn = SortKey | Exclude<Sortable, MemberText>;

/** Of a text the key is ordered, which the database computes; of any other field, the value. */
const columnOf = (field: Sortable) =>
  (memberFieldRules[field].maxLength === undefined ? field : `tri_${field}`) as NullableColumn;

export const SORT_COLUMNS = recordOf(fieldsWith('isSortable'), columnOf);

export const isSortKey = (column: NullableColumn): column is SortKey => column.startsWith('tri_');
