import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** The action that the owner of a session has confirmed with the password or a code, and when. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(db, 'alter table jetons add column confirme_pour text, add column confirme_le timestamptz');
