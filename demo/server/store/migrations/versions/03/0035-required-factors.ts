import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * The roles that need a second factor, and the sessions that must set one up first: those that were there before a role
 * needed one go on. Devices are known to an account as networks are.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'create table exigences (role text primary key)',
    'alter table jetons add column facteur_exige boolean not null default false',
    'alter table reseaux_connus add column appareil boolean not null default false',
    'create index reseaux_connus_marque on reseaux_connus (marque)',
  );
