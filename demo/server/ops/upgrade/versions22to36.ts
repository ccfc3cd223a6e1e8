/** Settings of accounts, criteria of lists, searches and the second factor. See oldVersions.ts. */
import { sql } from 'kysely';
import type { Change } from '../../store/migrations/runStatements';
import { writeFoldFunction } from '../../store/search/foldSql';
import { allSearches, rebuildLater } from '../../store/search/rebuildSearches';
import { journalFunctions } from './versions16to21';

/** Who is in no other group is found in the order of members, from two indexes alone. The third column takes no more room. */
const currentStays = (table: string, key: string) => [
  `drop index ${table}_actuel`,
  `create unique index ${table}_actuel on ${table} (membre_id) include (${key}) where date_sortie is null`,
];

/**
 * What lists are filtered by, in one narrow row per member: counting 100,000 members reads 5 MB in the order of the file,
 * where several tables and indexes had to be compared. Its only index is that of ids, and each page has some room, so that a
 * new group or department is written into the same page.
 */
const rows = [
  `create table criteres (
    id integer primary key,
    groupe_id integer,
    departement_id integer,
    date_naissance date,
    date_inscription date not null,
    sans_email boolean not null,
    sans_ville boolean not null,
    sans_profession boolean not null
  ) with (fillfactor = 90)`,
  `insert into criteres
    select m.id, g.groupe_id, d.departement_id, m.date_naissance, m.date_inscription,
      m.tri_email is null, m.tri_ville is null, m.tri_profession is null
    from membres as m
    left join groupes_membres as g on g.membre_id = m.id and g.date_sortie is null
    left join departements_membres as d on d.membre_id = m.id and d.date_sortie is null
    order by m.id`,
];

/**
 * Triggers keep the rows, so that imports, restored members and other programs do so too. Their plans are kept for the life
 * of a connection, whatever the number of rows was at first: without these settings, a plan of an empty database or of a
 * large import would make every later write read all rows.
 */
const head = `returns trigger language plpgsql set search_path from current
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$`;

const keepMembers = `create function tenir_criteres() ${head}
    begin
      if tg_op = 'INSERT' then
        insert into criteres (id, date_naissance, date_inscription, sans_email, sans_ville, sans_profession)
          select id, date_naissance, date_inscription, tri_email is null, tri_ville is null, tri_profession is null
          from nouveaux;
      elsif tg_op = 'UPDATE' then
        update criteres as c set date_naissance = n.date_naissance, date_inscription = n.date_inscription,
            sans_email = n.tri_email is null, sans_ville = n.tri_ville is null, sans_profession = n.tri_profession is null
          from nouveaux as n where c.id = n.id
            and (c.date_naissance, c.date_inscription, c.sans_email, c.sans_ville, c.sans_profession)
              is distinct from (n.date_naissance, n.date_inscription, n.tri_email is null, n.tri_ville is null,
                n.tri_profession is null);
      elsif tg_op = 'DELETE' then
        delete from criteres as c using anciens as a where c.id = a.id;
      else
        truncate criteres;
      end if;
      return null;
    end $$`;

/** A unique index allows one present stay at a time, so a stay that ends leaves none until another one begins. */
const keepStays = (table: string, key: string): string => {
  const ended = `update criteres as c set ${key} = null
          from anciens as a where c.id = a.membre_id and a.date_sortie is null`;
  const begun = `update criteres as c set ${key} = n.${key}
          from nouveaux as n where c.id = n.membre_id and n.date_sortie is null`;
  return `create function tenir_criteres_${table}() ${head}
    begin
      if tg_op = 'TRUNCATE' then
        update criteres set ${key} = null where ${key} is not null;
        return null;
      end if;
      if tg_op <> 'INSERT' then
        ${ended};
      end if;
      if tg_op <> 'DELETE' then
        ${begun};
      end if;
      return null;
    end $$`;
};

const triggersOf = (table: string, keep: string): string[] => [
  `create trigger criteres_ajoutes after insert on ${table}
    referencing new table as nouveaux for each statement execute function ${keep}()`,
  `create trigger criteres_changes after update on ${table}
    referencing old table as anciens new table as nouveaux for each statement execute function ${keep}()`,
  `create trigger criteres_partis after delete on ${table}
    referencing old table as anciens for each statement execute function ${keep}()`,
  `create trigger criteres_vides after truncate on ${table} for each statement execute function ${keep}()`,
];

const STAYS = [
  ['groupes_membres', 'groupe_id'],
  ['departements_membres', 'departement_id'],
] as const;

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

export const versions22to36: Readonly<Record<string, Change>> = {
  // A pair stays while one of its members is deleted, so that it is shown again once the deletion or a merge is undone.
  '0022-kept-pairs': [
    'alter table doublons drop constraint doublons_membre_a_fkey',
    'alter table doublons drop constraint doublons_membre_b_fkey',
  ],
  // What people choose for their own account, the address that is to be confirmed, and what mails on request need.
  '0023-settings': [
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
  ],
  // The member that another one was merged into. The rows hold no names and stay after the trash has been emptied.
  '0024-merges': [
    'create table fusions (membre_id integer primary key, garde_id integer not null)',
    'create index fusions_garde on fusions (garde_id)',
  ],
  // Members that match several filters are counted from this index alone: it is an eighth of the table.
  '0025-filters': [
    'create index membres_filtres on membres (id) include (date_naissance, date_inscription, tri_email)',
  ],
  // The journal takes no statement of its own any more, as each one costs a round trip.
  '0026-fewer-statements': [...journalFunctions],
  '0027-current-stays': [
    ...currentStays('groupes_membres', 'groupe_id'),
    ...currentStays('departements_membres', 'departement_id'),
  ],
  // The index of 0025 served the same counts and goes, which saves what each change of a member spent on it.
  '0028-criteria': [
    ...rows,
    'drop index membres_filtres',
    keepMembers,
    ...triggersOf('membres', 'tenir_criteres'),
    ...STAYS.flatMap(([table, key]) => [
      keepStays(table, key),
      ...triggersOf(table, `tenir_criteres_${table}`),
    ]),
  ],
  // Whether the last invitation of an account was mailed; unknown for earlier ones.
  '0029-invitations': ['alter table utilisateurs add column invitation_envoyee boolean'],
  // Accounts that were deleted before keep no more either.
  '0030-searches': async (db) => {
    await writeFoldFunction(db);
    await sql`create table recherches_a_refaire (
      nom_table text collate "C" primary key,
      dernier bigint not null default 0
    )`.execute(db);
    await rebuildLater(db, allSearches);
  },
  '0031-gone-accounts': [
    forget,
    `create trigger oublier_compte after delete on utilisateurs for each row execute function oublier_compte()`,
    `update changements as c set avant = ${nameAlone('c.avant')}, apres = ${nameAlone('c.apres')}
      where c.objet = 'comptes' and not exists (select from utilisateurs as u where u.id = c.objet_id)`,
  ],
  // Networks from which people have signed in, so that they come first while many strangers try passwords.
  '0032-known-networks': [
    `create table reseaux_connus (
      utilisateur_id integer not null references utilisateurs on delete cascade,
      marque text collate "C" not null,
      vu_le timestamptz not null,
      primary key (utilisateur_id, marque)
    )`,
  ],
  // The action that the owner of a session has confirmed with the password or a code, and when.
  '0033-confirmations': [
    'alter table jetons add column confirme_pour text, add column confirme_le timestamptz',
  ],
  // Sign-ins, refused ones and exports. One row counts what one account did from one network within an hour, so that a
  // flood of attempts adds few rows. What was typed is not kept: it may be a password. An account that is deleted takes
  // its rows with it.
  '0034-access': [
    `create table connexions (
      id serial primary key,
      utilisateur_id integer references utilisateurs on delete cascade,
      genre text not null,
      detail text not null default '',
      reseau text not null,
      heure timestamptz not null,
      quand timestamptz not null,
      nombre integer not null default 1
    )`,
    `create unique index connexions_heure on connexions
      (coalesce(utilisateur_id, 0), genre, detail, reseau, heure)`,
    'create index connexions_quand on connexions (quand)',
    'create index connexions_utilisateur on connexions (utilisateur_id, quand)',
  ],
  // The roles that need a second factor, and the sessions that must set one up first: those that were there before a
  // role needed one go on. Devices are known to an account as networks are.
  '0035-required-factors': [
    'create table exigences (role text primary key)',
    'alter table jetons add column facteur_exige boolean not null default false',
    'alter table reseaux_connus add column appareil boolean not null default false',
    'create index reseaux_connus_marque on reseaux_connus (marque)',
  ],
  // Who changed which roles need a second factor stands in the journal, as every change of an account does.
  '0036-requirement-journal': [
    'alter table exigences add column id integer generated always as identity',
    `create trigger noter_insert after insert on exigences referencing new table as nouveaux for each statement
      execute function noter_changements('exigences', 'id', '{}', '{}')`,
    `create trigger noter_delete after delete on exigences referencing old table as anciens for each statement
      execute function noter_changements('exigences', 'id', '{}', '{}')`,
  ],
};
