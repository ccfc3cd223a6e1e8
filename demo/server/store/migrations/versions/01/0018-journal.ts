import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

/**
 * Writes each changed row into `changements`, as it was before and after. It works only within an operation, which
 * writes/journal.ts opens: sample data, backups and other programs are not recorded. Arguments: what the row is a part of
 * («membres»), the column with its id, the keys that are left out, and the keys whose change alone is no change.
 */
const record = `create function noter_changements() returns trigger language plpgsql set search_path from current as $$
    declare
      operation bigint := nullif(current_setting('parvis.operation', true), '')::bigint;
      computed text[] := tg_argv[2]::text[];
      counted text[] := tg_argv[3]::text[];
    begin
      if operation is null then return null; end if;
      if tg_op = 'INSERT' then
        insert into changements (operation_id, nom_table, objet, objet_id, apres)
          select operation, tg_table_name, tg_argv[0], (ligne ->> tg_argv[1])::integer, ligne - computed
          from (select to_jsonb(n) as ligne from nouveaux as n) as lignes;
      elsif tg_op = 'DELETE' then
        insert into changements (operation_id, nom_table, objet, objet_id, avant)
          select operation, tg_table_name, tg_argv[0], (ligne ->> tg_argv[1])::integer, ligne
          from (select to_jsonb(a) as ligne from anciens as a) as lignes;
      else
        insert into changements (operation_id, nom_table, objet, objet_id, avant, apres)
          select operation, tg_table_name, tg_argv[0], (apres.ligne ->> tg_argv[1])::integer,
            avant.ligne - computed, apres.ligne - computed
          from (select to_jsonb(a) as ligne from anciens as a) as avant
          join (select to_jsonb(n) as ligne from nouveaux as n) as apres
            on avant.ligne -> 'id' = apres.ligne -> 'id'
          where avant.ligne - computed - counted <> apres.ligne - computed - counted;
      end if;
      return null;
    end $$`;

/**
 * Accounts are recorded by the columns that are listed here, so that a column with a password or a secret, also a later
 * one, never is.
 */
const recordAccounts = `create function noter_comptes() returns trigger language plpgsql set search_path from current as $$
    declare
      operation bigint := nullif(current_setting('parvis.operation', true), '')::bigint;
      shown text[] := '{id,email,nom,prenom,nom_utilisateur,role,desactive_le}';
      avant jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any(shown));
      apres jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any(shown));
    begin
      if operation is not null and avant is distinct from apres then
        insert into changements (operation_id, nom_table, objet, objet_id, avant, apres)
          values (operation, tg_table_name, 'comptes', (coalesce(apres, avant) ->> 'id')::integer, avant, apres);
      end if;
      return null;
    end $$`;

const SEARCHED = 'recherche,tri,tri_ville,tri_profession,tri_email,cle';
const COUNTED = 'updated_at,reponses_nombre,reponses_octets';

/** Tables whose rows have an id, by what they are a part of and the column that names it. */
const ROWS: Readonly<Record<string, readonly [of: string, key: string]>> = {
  membres: ['membres', 'id'],
  groupes: ['groupes', 'id'],
  departements: ['departements', 'id'],
  tags: ['tags', 'id'],
  etapes: ['etapes', 'id'],
  groupes_membres: ['membres', 'membre_id'],
  departements_membres: ['membres', 'membre_id'],
  evenements: ['evenements', 'id'],
  affectations: ['evenements', 'evenement_id'],
  roles_intervenants: ['roles', 'id'],
  intervenants: ['intervenants', 'id'],
  formulaires: ['formulaires', 'id'],
  champs: ['formulaires', 'formulaire_id'],
  champs_anciens: ['champs', 'champ_id'],
  filtres_partages: ['filtres', 'id'],
};

/** Links, which are made and removed but never changed. */
const LINKS: typeof ROWS = {
  enfants: ['membres', 'parent_id'],
  membres_tags: ['membres', 'membre_id'],
  membres_etapes: ['membres', 'membre_id'],
  doublons_ecartes: ['membres', 'membre_a'],
};

const trigger = (
  table: string,
  event: string,
  [of, key]: readonly [string, string],
  tables: string,
): string =>
  `create trigger noter_${event} after ${event} on ${table} referencing ${tables} for each statement
    execute function noter_changements('${of}', '${key}', '{${SEARCHED}}', '{${COUNTED}}')`;

const triggersOf = (table: string, subject: readonly [string, string], canChange: boolean): string[] => [
  trigger(table, 'insert', subject, 'new table as nouveaux'),
  trigger(table, 'delete', subject, 'old table as anciens'),
  ...(canChange ? [trigger(table, 'update', subject, 'old table as anciens new table as nouveaux')] : []),
];

/** Who did what and when, and every row that it changed. The answers of visitors are not copied, only counted. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    `create table operations (
      id bigint generated by default as identity primary key,
      quand timestamptz not null default clock_timestamp(),
      compte_id integer references utilisateurs on delete set null,
      compte_nom text,
      action text collate "C" not null,
      genre text collate "C" not null
    )`,
    'create index operations_compte on operations (compte_id, id)',
    'create index operations_genre on operations (genre, id)',
    'create index operations_quand on operations (quand)',
    `create table changements (
      id bigint generated by default as identity primary key,
      operation_id bigint not null,
      nom_table text collate "C" not null,
      objet text collate "C" not null,
      objet_id integer not null,
      avant jsonb,
      apres jsonb
    )`,
    'create index changements_operation on changements (operation_id)',
    'create index changements_objet on changements (objet, objet_id, id)',
    record,
    recordAccounts,
    ...Object.entries(ROWS).flatMap(([table, subject]) => triggersOf(table, subject, true)),
    ...Object.entries(LINKS).flatMap(([table, subject]) => triggersOf(table, subject, false)),
    `create trigger noter_comptes after insert or update or delete on utilisateurs for each row
      execute function noter_comptes()`,
    // An answer of a visitor is recorded without what it says: the row itself has it.
    `create trigger noter_insert after insert on reponses referencing new table as nouveaux for each statement
      execute function noter_changements('reponses', 'id', '{valeurs,recherche}', '{}')`,
    trigger('reponses', 'delete', ['reponses', 'id'], 'old table as anciens'),
  );
