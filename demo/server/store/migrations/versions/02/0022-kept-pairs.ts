import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** A pair stays while one of its members is deleted, so that it is shown again once the deletion or a merge is undone. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    'alter table doublons drop constraint doublons_membre_a_fkey',
    'alter table doublons drop constraint doublons_membre_b_fkey',
  );
