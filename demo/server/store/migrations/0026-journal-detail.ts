import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

const statements: readonly string[] = [
  'alter table operations add column reduite_le timestamptz',
  'create index operations_detail on operations (quand) where reduite_le is null',
  "comment on column operations.reduite_le is 'Moment où les valeurs avant et après de ses changements ont été effacées par ancienneté\u00a0; vide tant qu’elles sont là.'",
];

/** The journal keeps what was changed for a number of months only; who, when, kind and number stay. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
