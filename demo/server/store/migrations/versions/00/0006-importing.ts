import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * An import looks up each e-mail address that it contains, in lower case, which needs an index of its own. Names are found
 * by `membres_tri`.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(db, 'create index membres_email on membres (lower(email))');
