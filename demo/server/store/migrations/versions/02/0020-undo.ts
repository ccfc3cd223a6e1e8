import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** Which operation undid another one, so that it is undone only once. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(db, 'alter table operations add column annulee_par bigint');
