import { type RawBuilder, sql } from 'kysely';
import type { Test } from '../../../../src/domain/search/like';
import { type Condition, escapeLike } from '../database/conditions';

/**
 * Writes a condition of src/domain/search as SQL.
 * @param alias the table that has the columns
 */
export function likeSql<Column extends string>(test: Test<Column>, alias: string): Condition {
  const each = (tests: readonly Test<Column>[]) => tests.map((one) => likeSql(one, alias));
  if ('all' in test) return test.all.length ? sql`(${sql.join(each(test.all), sql` and `)})` : sql`true`;
  if ('any' in test) return test.any.length ? sql`(${sql.join(each(test.any), sql` or `)})` : sql`false`;
  const column = sql.ref(`${alias}.${test.column}`);
  return sql`${column} like ${test.pieces.map((piece) => escapeLike(piece)).join('%')}`;
}

/** The number of the first test that a row passes, or their number if it passes none. */
export function rankSql<Column extends string>(
  tests: readonly Test<Column>[],
  alias: string,
): RawBuilder<number> {
  const cases = tests.map((test, at) => sql`when ${likeSql(test, alias)} then ${at}::integer`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${tests.length}::integer end`;
}
