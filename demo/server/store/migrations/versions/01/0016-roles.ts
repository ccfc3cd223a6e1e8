import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * Until now every account was allowed everything, so the existing ones become administrators. New ones have the least
 * rights unless a role is given, also those that an instance of the previous version creates meanwhile.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `alter table utilisateurs add column role text not null default 'administrateur'
      check (role in ('administrateur', 'manager', 'utilisateur'))`,
    "alter table utilisateurs alter column role set default 'utilisateur'",
  );
