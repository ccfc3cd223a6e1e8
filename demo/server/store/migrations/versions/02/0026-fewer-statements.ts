import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * Records the operation itself along with its first change, from the setting that tells who calls. A program that sets no
 * such setting records its operations itself.
 */
const recordOperation = `create function noter_operation(operation bigint) returns void language plpgsql
  set search_path from current as $$
    declare
      appel jsonb := nullif(current_setting('parvis.appel', true), '')::jsonb;
    begin
      if appel is not null then
        insert into operations (id, compte_id, compte_nom, action, genre)
          values (operation, (appel ->> 'compte')::integer, appel ->> 'nom', appel ->> 'action', appel ->> 'genre')
          on conflict (id) do nothing;
      end if;
    end $$`;

/** As in migration 0018. A deletion fires the triggers of all tables with links to its row, most of them without any. */
const recordChanges = `create or replace function noter_changements() returns trigger language plpgsql
  set search_path from current as $$
    declare
      operation bigint := nullif(current_setting('parvis.operation', true), '')::bigint;
      computed text[];
    begin
      if operation is null then return null; end if;
      if tg_op = 'INSERT' then
        computed := tg_argv[2]::text[];
        insert into changements (operation_id, nom_table, objet, objet_id, apres)
          select operation, tg_table_name, tg_argv[0], (ligne ->> tg_argv[1])::integer, ligne - computed
          from (select to_jsonb(n) as ligne from nouveaux as n) as lignes;
      elsif tg_op = 'DELETE' then
        if not exists (select from anciens) then return null; end if;
        insert into changements (operation_id, nom_table, objet, objet_id, avant)
          select operation, tg_table_name, tg_argv[0], (ligne ->> tg_argv[1])::integer, ligne
          from (select to_jsonb(a) as ligne from anciens as a) as lignes;
      else
        if not exists (select from anciens) then return null; end if;
        computed := tg_argv[2]::text[];
        insert into changements (operation_id, nom_table, objet, objet_id, avant, apres)
          select operation, tg_table_name, tg_argv[0], (apres.ligne ->> tg_argv[1])::integer, avant.ligne, apres.ligne
          from (select id, to_jsonb(a) - computed as ligne from anciens as a) as avant
          join (select id, to_jsonb(n) - computed as ligne from nouveaux as n) as apres on avant.id = apres.id
          where avant.ligne - tg_argv[3]::text[] <> apres.ligne - tg_argv[3]::text[];
      end if;
      if found then perform noter_operation(operation); end if;
      return null;
    end $$`;

/** As in migration 0023. */
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
        perform noter_operation(operation);
      end if;
      return null;
    end $$`;

/** The journal takes no statement of its own any more, as each one costs a round trip. */
export const up = <T>(db: Kysely<T>) => runStatements(db, recordOperation, recordChanges, recordAccounts);
