import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** Whom a member was merged into. The rows have no names and stay after the trash has let the member go. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'create table fusions (membre_id integer primary key, garde_id integer not null)',
    'create index fusions_garde on fusions (garde_id)',
  );
