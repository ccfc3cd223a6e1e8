import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * When a form takes answers, and how many. Dates and times are local, to the minute and without a zone; as text they
 * compare chronologically. The number and size of the answers are stored, so that a visitor's call needn't count them.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `alter table formulaires
      add column ouvert_du text collate "C",
      add column ouvert_au text collate "C",
      add column reponses_max integer,
      add column protection boolean not null default false,
      add column reponses_nombre integer not null default 0,
      add column reponses_octets bigint not null default 0`,
    `update formulaires as f set reponses_nombre = r.nombre, reponses_octets = r.octets
      from (
        select formulaire_id, count(*) as nombre, sum(octet_length(valeurs::text)) as octets
        from reponses group by formulaire_id
      ) as r where r.formulaire_id = f.id`,
    `update formulaires as f set reponses_octets = f.reponses_octets + r.octets
      from (
        select formulaire_id, sum(taille) as octets
        from reponses_fichiers join reponses on reponses.id = reponse_id group by formulaire_id
      ) as r where r.formulaire_id = f.id`,
    'create table secrets (nom text collate "C" primary key, valeur text not null)',
  );
