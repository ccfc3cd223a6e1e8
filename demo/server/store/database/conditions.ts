/** Parts of `where` clauses, shared by every list that can be filtered. */
import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<boolean>;

export const whereAll = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** Escapes text for `like`, which then matches it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
