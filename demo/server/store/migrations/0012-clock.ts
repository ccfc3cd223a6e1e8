import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/**
 * One row: the server's clock at the last round of upkeep that trusted it, the moment at which it was found elsewhere than it
 * should be, and the date that an administrator confirmed last. Only a confirmation is a change that the journal tells of.
 */
const statements: readonly string[] = [
  `create table horloge (
    id integer primary key default 1 check (id = 1),
    passage_le timestamptz not null,
    saut_le timestamptz,
    confirme_le timestamptz
  )`,
  `create trigger noter_update after update on horloge
    referencing old table as anciens new table as nouveaux for each statement
    execute function noter_changements('horloge', 'id', '{passage_le,saut_le}', '{}')`,
  "comment on table horloge is 'L’heure du serveur lors du dernier passage de l’entretien, et celle qui attend d’être confirmée. Une seule ligne.'",
  "comment on column horloge.saut_le is 'Heure à laquelle l’horloge a été trouvée ailleurs qu’attendu\u00a0; vide tant que rien n’est à confirmer.'",
];

export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
