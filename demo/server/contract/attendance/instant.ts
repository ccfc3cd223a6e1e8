/** How answers about attendance write the moments at which something was noted. */
import { type RawBuilder, sql } from 'kysely';

/** An instant in the form of answers. */
export const instant = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
