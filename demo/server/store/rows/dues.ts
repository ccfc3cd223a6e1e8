/** Who is up to date for a year (src/domain/register/dues.ts), as a condition of SQL and as a column of rows. */
import { sql } from 'kysely';
import type { Condition } from '../database/conditions';

/** Whether a row of members is up to date for a year. */
export const isUpToDateFor = (year: number, alias = 'm'): Condition =>
  sql<boolean>`exists (select from cotisations as d where d.membre_id = ${sql.ref(`${alias}.id`)} and d.annee = ${year})`;

/** The column `cotisations` of `membres as m`, the latest year first. */
export const duesColumn = sql`(select json_agg(json_build_object('annee', d.annee, 'note_le', d.note_le,
    'auteur', nullif(trim(u.nom || ' ' || u.prenom), '')) order by d.annee desc)
  from cotisations as d left join utilisateurs as u on u.id = d.auteur_id where d.membre_id = m.id) as cotisations`;
