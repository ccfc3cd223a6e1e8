/** Pieces of `where`, shared by every list that can be narrowed. */
import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<boolean>;

export const whereAll = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** Text as `like` takes it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
