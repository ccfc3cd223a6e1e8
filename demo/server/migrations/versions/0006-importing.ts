import type { Kysely } from 'kysely';
import { run } from '../run';

/** An import looks for each e-mail that it brings; names are found by `membres_tri`. */
export const up = <T>(db: Kysely<T>) => run(db, 'create index membres_email on membres (lower(email))');
