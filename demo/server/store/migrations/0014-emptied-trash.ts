import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

const statements: readonly string[] = [
  'alter table effacements add column de_corbeille boolean not null default false, add column leve_le timestamptz',
  "comment on column effacements.de_corbeille is 'Vrai si la corbeille a été vidée de cette ligne, ou son délai passé\u00a0; faux si la personne a été effacée.'",
  "comment on column effacements.leve_le is 'Moment où la ligne a été ramenée dans la corbeille depuis une sauvegarde\u00a0; vide tant qu’elle doit rester partie.'",
];

/** The list of what was erased also has what left the trash for good, which a restored backup may bring back on request. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
