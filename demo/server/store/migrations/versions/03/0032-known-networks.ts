import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** Networks from which people have signed in, so that they come first while many strangers try passwords. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `create table reseaux_connus (
      utilisateur_id integer not null references utilisateurs on delete cascade,
      marque text collate "C" not null,
      vu_le timestamptz not null,
      primary key (utilisateur_id, marque)
    )`,
  );
