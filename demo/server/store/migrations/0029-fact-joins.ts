import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

const FUNCTIONS = ['membres', 'groupes_membres', 'departements_membres'].map(
  (table) => `noter_faits_${table}`,
);

/**
 * The triggers of facts compare the rows of a statement before and after it. Without a hash join the database compared each row with
 * every other one, so the time of an update grew with the square of its rows.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(db, ...FUNCTIONS.map((name) => `alter function ${name}() reset enable_hashjoin`));
