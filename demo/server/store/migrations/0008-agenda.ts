import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

const statements: readonly string[] = [
  'alter table evenements add column public boolean not null default false',
  'create index evenements_publics on evenements (date) where public',
  "comment on column evenements.public is 'Visible de tous dans l’agenda public\u00a0; non tant que personne ne l’a choisi.'",
];

/** Events that visitors see. Those that are there already are not: somebody chooses each. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
