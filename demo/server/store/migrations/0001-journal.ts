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

/** A deletion fires the triggers of all tables with links to its row, most of them without any. */
const recordChanges = `create function noter_changements() returns trigger language plpgsql
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
const recordAccounts = `create function noter_comptes() returns trigger language plpgsql
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

const TABLES = {
  insert: 'new table as nouveaux',
  delete: 'old table as anciens',
  update: 'old table as anciens new table as nouveaux',
} as const;

/** Records one kind of change of a table: by what it is a part of, the column that names that, and the keys left out. */
const record = (
  table: string,
  event: keyof typeof TABLES,
  [of, key]: readonly [string, string],
  computed = '',
  counted = '',
): string =>
  `create trigger noter_${event} after ${event} on ${table} referencing ${TABLES[event]} for each statement
    execute function noter_changements('${of}', '${key}', '{${computed}}', '{${counted}}')`;

const recordAll = (tables: typeof ROWS, ...events: readonly (keyof typeof TABLES)[]): string[] =>
  Object.entries(tables).flatMap(([table, subject]) =>
    events.map((event) => record(table, event, subject, SEARCHED, COUNTED)),
  );

const triggers = [
  ...recordAll(ROWS, 'insert', 'delete', 'update'),
  ...recordAll(LINKS, 'insert', 'delete'),
  // An answer of a visitor is recorded without what it says: the row itself has it.
  record('reponses', 'insert', ['reponses', 'id'], 'valeurs,recherche'),
  record('reponses', 'delete', ['reponses', 'id'], SEARCHED, COUNTED),
  record('reponses_fichiers', 'delete', ['reponses', 'reponse_id']),
  record('reponses_lues', 'delete', ['formulaires', 'formulaire_id']),
  record('revues', 'insert', ['membres', 'membre_id']),
  record('revues', 'delete', ['membres', 'membre_id']),
  record('reglages', 'insert', ['reglages', 'id']),
  record('reglages', 'update', ['reglages', 'id'], '', 'updated_at'),
  record('reglages', 'delete', ['reglages', 'id']),
  record('exigences', 'insert', ['exigences', 'id']),
  record('exigences', 'delete', ['exigences', 'id']),
  `create trigger noter_comptes after insert or update or delete on utilisateurs for each row
    execute function noter_comptes()`,
  `create trigger oublier_compte after delete on utilisateurs for each row execute function oublier_compte()`,
];

/** What the journal keeps of an account that is gone, from one of the columns. */
const nameAlone = (column: string): string =>
  `(select jsonb_object_agg(key, value) from jsonb_each(${column}) where key in ('id', 'nom', 'prenom'))`;

/**
 * Takes everything but the name out of the journal when an account is deleted, by a call, a command or another program. It
 * runs after the triggers of the journal, whose names come first, so it also narrows what they have just recorded.
 */
const forget = `create function oublier_compte() returns trigger language plpgsql set search_path from current as $$
    begin
      update changements set avant = ${nameAlone('avant')}, apres = ${nameAlone('apres')}
        where objet = 'comptes' and objet_id = old.id;
      return null;
    end $$`;

/** Who did what and when, every row that it changed, what was deleted and what was erased. */
export const journal: readonly string[] = [
  // `annulee_par` is the operation that undid this one, so that it is undone only once.
  `create table operations (
    id bigint generated by default as identity primary key,
    quand timestamptz not null default clock_timestamp(),
    compte_id integer references utilisateurs on delete set null,
    compte_nom text,
    action text collate "C" not null,
    genre text collate "C" not null,
    annulee_par bigint
  )`,
  'create index operations_compte on operations (compte_id, id)',
  'create index operations_genre on operations (genre, id)',
  'create index operations_quand on operations (quand)',

  // `attend` names the operation whose restoring brings a link back, where one end of it is still deleted.
  `create table changements (
    id bigint generated by default as identity primary key,
    operation_id bigint not null,
    nom_table text collate "C" not null,
    objet text collate "C" not null,
    objet_id integer not null,
    avant jsonb,
    apres jsonb,
    attend bigint
  )`,
  'create index changements_operation on changements (operation_id)',
  'create index changements_objet on changements (objet, objet_id, id)',
  'create index changements_attend on changements (attend) where attend is not null',

  // What was deleted and can be restored: the rows themselves are in `changements`, so no list, count or unique index sees
  // them.
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

  // Which rows were erased, by number and creation alone, so that an earlier backup can't bring them back.
  `create table effacements (
    id integer generated by default as identity primary key,
    genre text collate "C" not null,
    ligne integer not null,
    cree_le timestamptz not null,
    efface_le timestamptz not null default now(),
    nettoye_le timestamptz,
    unique (genre, ligne, cree_le)
  )`,

  recordOperation,
  recordChanges,
  recordAccounts,
  forget,
  ...triggers,
];
