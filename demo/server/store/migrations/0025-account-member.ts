import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/** The function of 0001-journal.ts, which also records the record that an account is linked to. */
const recordAccounts = `create or replace function noter_comptes() returns trigger language plpgsql
  set search_path from current as $$
    declare
      operation bigint := nullif(current_setting('parvis.operation', true), '')::bigint;
      shown text[] := '{id,email,nom,prenom,nom_utilisateur,role,desactive_le,totp_actif_le,membre_id}';
      avant jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any(shown));
      apres jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any(shown));
    begin
      if operation is not null and avant is distinct from apres then
        insert into changements (operation_id, nom_table, objet, objet_id, avant, apres)
          values (operation, tg_table_name, 'comptes', (coalesce(apres, avant) ->> 'id')::integer, avant, apres);
        perform noter_operation(operation);
      end if;
      return null;
    end $$`;

const statements: readonly string[] = [
  `alter table utilisateurs
    add column membre_id integer unique references membres on delete set null,
    add column membre_lie_le timestamptz,
    add column membre_lie_par integer references utilisateurs on delete set null`,
  recordAccounts,
  "comment on column utilisateurs.membre_id is 'La fiche de la personne, liée par un administrateur\u00a0; jamais déduite d’une adresse égale.'",
  "comment on column utilisateurs.membre_lie_le is 'Moment du dernier lien\u00a0; vide sans lien.'",
  "comment on column utilisateurs.membre_lie_par is 'Compte de l’administrateur qui a fait ce lien.'",
];

/** The record of the person whose account it is. Nothing is linked by itself, so every account begins without one. */
export const up = <T>(db: Kysely<T>) => runStatements(db, ...statements);
