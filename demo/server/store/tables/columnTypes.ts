/** Types of columns that many tables have. */
import type { ColumnType, Generated } from 'kysely';
import type { HiddenValues } from '../../../../src/domain/forms/hiddenFields';

export type Instant = Generated<string>;

/** What a page added to what was sent, by name; written as JSON, null for nothing. */
export type HiddenColumn = ColumnType<HiddenValues | null, string | null, string | null>;

export interface Stamped {
  created_at: Instant;
  updated_at: Instant;
}
