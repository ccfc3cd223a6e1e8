import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/**
 * What the rule of a series has beyond its frequency, one column for each part, so that the journal says which one changed.
 * All are empty for a plain series.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `alter table evenements
      add column serie_intervalle integer check (serie_intervalle between 2 and 999),
      add column serie_jours integer[],
      add column serie_rang integer check (serie_rang between 1 and 5 or serie_rang = -1),
      add column serie_jour_du_mois integer check (serie_jour_du_mois between 1 and 31 or serie_jour_du_mois = -1),
      add column serie_jusqu_au date,
      add column serie_fois integer check (serie_fois between 1 and 999),
      add column serie_sauf date[],
      add check (serie_jusqu_au is null or serie_fois is null),
      add check (frequency is not null or num_nonnulls(serie_intervalle, serie_jours, serie_rang, serie_jour_du_mois,
        serie_jusqu_au, serie_fois, serie_sauf) = 0)`,
    "comment on column evenements.serie_jours is 'Jours de la semaine, de 1 (lundi) à 7 (dimanche)\u00a0; vide\u00a0: celui de la date.'",
    "comment on column evenements.serie_rang is 'Lequel de ces jours dans le mois\u00a0: 1 à 5, ou -1 pour le dernier.'",
    "comment on column evenements.serie_jour_du_mois is '-1\u00a0: le dernier jour du mois\u00a0; vide\u00a0: celui de la date.'",
    "comment on column evenements.serie_sauf is 'Dates de la série où l’événement n’a pas lieu.'",
  );
