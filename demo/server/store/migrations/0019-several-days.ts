import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** Within a released migration, so that a later limit of the product changes nothing here. */
const DAYS_MAX = 60;

const statements: readonly string[] = [
  'alter table evenements add column date_fin date',
  `alter table evenements add constraint evenements_date_fin
    check (date_fin > date::date and date_fin < date::date + ${DAYS_MAX})`,
  "comment on column evenements.date_fin is 'Dernier jour d’un événement de plusieurs jours, d’une série celui de sa première date\u00a0; vide pour un seul jour.'",
];

/** The last day of an event of several days. Those that are there already take one. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
