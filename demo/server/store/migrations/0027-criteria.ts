import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** Gender and marital status need one letter each; a nationality is found whatever its case and accents. */
const columns: readonly string[] = [
  `alter table criteres
    add column genre text collate "C",
    add column situation_matrimoniale text collate "C",
    add column nationalite text collate "C"`,
  // The table is emptied and filled again, because changed rows would lie scattered on disk and be read more slowly.
  'truncate criteres',
  `insert into criteres (id, groupe_id, departement_id, date_naissance, date_inscription, sans_email, sans_ville, sans_profession,
      etat, genre, situation_matrimoniale, nationalite)
    select m.id, g.groupe_id, d.departement_id, m.date_naissance, m.date_inscription, m.tri_email is null, m.tri_ville is null,
      m.tri_profession is null, m.etat, left(m.genre, 1), left(m.situation_matrimoniale, 1), cle_de_tri(m.nationalite)
    from membres as m
      left join groupes_membres as g on g.membre_id = m.id and g.date_sortie is null
      left join departements_membres as d on d.membre_id = m.id and d.date_sortie is null
    order by m.id`,
];

/** See 0001-lists.ts for the settings. */
const keeping: readonly string[] = [
  `create or replace function tenir_criteres() returns trigger language plpgsql set search_path from current
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
    begin
      if tg_op = 'INSERT' then
        insert into criteres (id, date_naissance, date_inscription, sans_email, sans_ville, sans_profession, etat, genre,
            situation_matrimoniale, nationalite)
          select id, date_naissance, date_inscription, tri_email is null, tri_ville is null, tri_profession is null, etat,
            left(genre, 1), left(situation_matrimoniale, 1), cle_de_tri(nationalite)
          from nouveaux;
      elsif tg_op = 'UPDATE' then
        update criteres as c set date_naissance = n.date_naissance, date_inscription = n.date_inscription,
            sans_email = n.tri_email is null, sans_ville = n.tri_ville is null, sans_profession = n.tri_profession is null,
            etat = n.etat, genre = left(n.genre, 1), situation_matrimoniale = left(n.situation_matrimoniale, 1),
            nationalite = cle_de_tri(n.nationalite)
          from nouveaux as n where c.id = n.id
            and (c.date_naissance, c.date_inscription, c.sans_email, c.sans_ville, c.sans_profession, c.etat, c.genre,
                c.situation_matrimoniale, c.nationalite)
              is distinct from (n.date_naissance, n.date_inscription, n.tri_email is null, n.tri_ville is null,
                n.tri_profession is null, n.etat, left(n.genre, 1), left(n.situation_matrimoniale, 1),
                cle_de_tri(n.nationalite));
      elsif tg_op = 'DELETE' then
        delete from criteres as c using anciens as a where c.id = a.id;
      else
        truncate criteres;
      end if;
      return null;
    end $$`,
];

const comments: readonly string[] = [
  "comment on column criteres.genre is 'Première lettre du genre.'",
  "comment on column criteres.situation_matrimoniale is 'Première lettre de la situation matrimoniale.'",
  "comment on column criteres.nationalite is 'Nationalité sans majuscules ni accents.'",
];

/** What lists are filtered by beside the places of people: gender, marital status and nationality. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...columns, ...keeping, ...comments);
