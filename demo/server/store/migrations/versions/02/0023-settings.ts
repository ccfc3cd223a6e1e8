import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/** As before, and also when the second factor was set, so that the journal tells when one is taken off. */
const recordAccounts = `create or replace function noter_comptes() returns trigger language plpgsql
    set search_path from current as $$
    declare
      operation bigint := nullif(current_setting('parvis.operation', true), '')::bigint;
      shown text[] := '{id,email,nom,prenom,nom_utilisateur,role,desactive_le,totp_actif_le}';
      avant jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any(shown));
      apres jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any(shown));
    begin
      if operation is not null and avant is distinct from apres then
        insert into changements (operation_id, nom_table, objet, objet_id, avant, apres)
          values (operation, tg_table_name, 'comptes', (coalesce(apres, avant) ->> 'id')::integer, avant, apres);
      end if;
      return null;
    end $$`;

/** What people choose for their own account, the address that is to be confirmed, and what mails on request need. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    "alter table utilisateurs add column reglages jsonb not null default '{}'",
    `alter table jetons
      add column email text,
      drop constraint jetons_usage_check,
      add check (usage in ('session', 'reinitialisation', 'invitation', 'adresse'))`,
    `create table appareils (
      utilisateur_id integer not null references utilisateurs on delete cascade,
      nom text not null,
      primary key (utilisateur_id, nom)
    )`,
    `create table avis_reponses (
      formulaire_id integer primary key references formulaires on delete cascade,
      derniere integer not null,
      envoye_le timestamptz
    )`,
    recordAccounts,
  );
