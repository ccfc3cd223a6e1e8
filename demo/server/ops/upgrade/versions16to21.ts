/** Duplicates, roles, the journal, the trash and privacy. See oldVersions.ts. */
import type { Change } from '../../store/migrations/runStatements';

/**
 * Records the operation itself along with its first change, from the setting that tells who calls. A program that sets no
 * such setting records its operations itself.
 */
const recordOperation = `create or replace function noter_operation(operation bigint) returns void language plpgsql
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

/** A deletion fires the triggers of all tables with links to its row, most of them without any. */
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

/** Accounts are recorded by the columns that are listed here, so that a password or a secret never is. */
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

// They do nothing outside an operation, so 0018 makes them as 0026 left them; so does 0023 what it changed of them.
export const journalFunctions = [recordOperation, recordChanges, recordAccounts];

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

export const versions16to21: Readonly<Record<string, Change>> = {
  // Until now every account was allowed everything, so the existing ones become administrators. New ones have the least
  // rights unless a role is given, also those that an instance of the previous version creates meanwhile.
  '0016-roles': [
    `alter table utilisateurs add column role text not null default 'administrateur'
      check (role in ('administrateur', 'manager', 'utilisateur'))`,
    "alter table utilisateurs alter column role set default 'utilisateur'",
  ],
  // Invitations, what a session shows of itself, and the second factor with its recovery codes.
  '0017-accounts': [
    `alter table utilisateurs
      add column invite_le timestamptz,
      add column totp_secret text,
      add column totp_actif_le timestamptz,
      add column totp_dernier_pas integer`,
    `alter table jetons
      add column appareil text,
      add column vu_le timestamptz,
      drop constraint jetons_usage_check,
      add check (usage in ('session', 'reinitialisation', 'invitation'))`,
    `create table codes_secours (
      marque text primary key,
      utilisateur_id integer not null references utilisateurs on delete cascade,
      utilise_le timestamptz
    )`,
    'create index codes_secours_utilisateur on codes_secours (utilisateur_id)',
  ],
  // Who did what and when, and every row that it changed. The answers of visitors are not copied, only counted.
  '0018-journal': [
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
    ...journalFunctions,
    ...Object.entries(ROWS).flatMap(([table, subject]) => triggersOf(table, subject, true)),
    ...Object.entries(LINKS).flatMap(([table, subject]) => triggersOf(table, subject, false)),
    `create trigger noter_comptes after insert or update or delete on utilisateurs for each row
      execute function noter_comptes()`,
    // An answer of a visitor is recorded without what it says: the row itself has it.
    `create trigger noter_insert after insert on reponses referencing new table as nouveaux for each statement
      execute function noter_changements('reponses', 'id', '{valeurs,recherche}', '{}')`,
    trigger('reponses', 'delete', ['reponses', 'id'], 'old table as anciens'),
  ],
  // What was deleted and can be restored: the rows themselves are in `changements`, so no list, count or unique index
  // sees them. `attend` names the operation whose restoring brings a link back, where one end of it is still deleted.
  // The content of files has a table of its own, so that deleting an answer moves no bytes.
  '0019-trash': [
    `create table corbeille (
      id integer generated by default as identity primary key,
      operation_id bigint not null,
      genre text collate "C" not null,
      ligne integer not null,
      nom text,
      expire_le timestamptz not null,
      unique (genre, ligne)
    )`,
    'create index corbeille_operation on corbeille (operation_id)',
    'create index corbeille_expiration on corbeille (expire_le)',
    'alter table changements add column attend bigint',
    'create index changements_attend on changements (attend) where attend is not null',
    'create table contenus (fichier_id integer primary key, contenu bytea not null)',
    'insert into contenus (fichier_id, contenu) select id, contenu from reponses_fichiers',
    'alter table reponses_fichiers drop column contenu',
    `create trigger noter_delete after delete on reponses_fichiers referencing old table as anciens
      for each statement execute function noter_changements('reponses', 'reponse_id', '{}', '{}')`,
    `create trigger noter_delete after delete on reponses_lues referencing old table as anciens
      for each statement execute function noter_changements('formulaires', 'formulaire_id', '{}', '{}')`,
  ],
  // Which operation undid another one, so that it is undone only once.
  '0020-undo': ['alter table operations add column annulee_par bigint'],
  // Which rows were erased, by number and creation alone, so that an earlier backup can't bring them back; which
  // members were kept at a review; settings of the organisation; after how many months the answers of a form go.
  '0021-privacy': [
    `create table effacements (
      id integer generated by default as identity primary key,
      genre text collate "C" not null,
      ligne integer not null,
      cree_le timestamptz not null,
      efface_le timestamptz not null default now(),
      nettoye_le timestamptz,
      unique (genre, ligne, cree_le)
    )`,
    `create table revues (
      membre_id integer primary key references membres on delete cascade,
      le timestamptz not null default now(),
      auteur_id integer references utilisateurs on delete set null
    )`,
    `create table reglages (
      id integer generated by default as identity primary key,
      nom text collate "C" not null unique,
      valeur jsonb not null,
      updated_at timestamptz not null default now()
    )`,
    'alter table formulaires add column conservation_mois smallint',
    `create trigger noter_insert after insert on revues referencing new table as nouveaux for each statement
      execute function noter_changements('membres', 'membre_id', '{}', '{}')`,
    `create trigger noter_delete after delete on revues referencing old table as anciens for each statement
      execute function noter_changements('membres', 'membre_id', '{}', '{}')`,
    `create trigger noter_insert after insert on reglages referencing new table as nouveaux for each statement
      execute function noter_changements('reglages', 'id', '{}', '{}')`,
    `create trigger noter_update after update on reglages referencing old table as anciens new table as nouveaux
      for each statement execute function noter_changements('reglages', 'id', '{}', '{updated_at}')`,
    `create trigger noter_delete after delete on reglages referencing old table as anciens for each statement
      execute function noter_changements('reglages', 'id', '{}', '{}')`,
  ],
};
