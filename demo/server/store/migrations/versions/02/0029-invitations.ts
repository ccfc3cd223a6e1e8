import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** Whether the last invitation of an account was mailed; unknown for earlier ones. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(db, 'alter table utilisateurs add column invitation_envoyee boolean');
