import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * Sign-ins, refused ones and exports. One row counts what one account did from one network within an hour, so that a flood
 * of attempts adds few rows. What was typed is not kept: it may be a password. An account that is deleted takes its rows with it.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `create table connexions (
      id serial primary key,
      utilisateur_id integer references utilisateurs on delete cascade,
      genre text not null,
      detail text not null default '',
      reseau text not null,
      heure timestamptz not null,
      quand timestamptz not null,
      nombre integer not null default 1
    )`,
    `create unique index connexions_heure on connexions
      (coalesce(utilisateur_id, 0), genre, detail, reseau, heure)`,
    'create index connexions_quand on connexions (quand)',
    'create index connexions_utilisateur on connexions (utilisateur_id, quand)',
  );
