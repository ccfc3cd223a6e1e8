import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** Who is in no other group is found in the order of members, from two indexes alone. The third column takes no more room. */
const currentStays = (table: string, key: string) => [
  `drop index ${table}_actuel`,
  `create unique index ${table}_actuel on ${table} (membre_id) include (${key}) where date_sortie is null`,
];

export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    ...currentStays('groupes_membres', 'groupe_id'),
    ...currentStays('departements_membres', 'departement_id'),
  );
