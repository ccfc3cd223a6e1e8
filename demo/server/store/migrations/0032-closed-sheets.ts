import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** When the sheet of an assembly was closed, and by which account. What was noted before still counts, whenever it comes. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `alter table assemblees add column close_le timestamptz,
      add column auteur_id integer references utilisateurs on delete set null`,
    'create index assemblees_auteur on assemblees (auteur_id)',
    "comment on column assemblees.close_le is 'La feuille est close depuis\u00a0: les arrivées suivantes sont notées sans voix.'",
    "comment on column assemblees.auteur_id is 'Le compte qui a clos la feuille.'",
  );
