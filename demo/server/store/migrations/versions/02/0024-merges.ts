import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** The member that another one was merged into. The rows hold no names and stay after the trash has been emptied. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'create table fusions (membre_id integer primary key, garde_id integer not null)',
    'create index fusions_garde on fusions (garde_id)',
  );
