import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** Lists are narrowed to people without a postcode too; without this index each of them read all rows of members. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(db, 'create index membres_sans_code_postal on membres (id) where code_postal is null');
