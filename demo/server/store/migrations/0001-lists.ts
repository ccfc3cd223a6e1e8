/**
 * The distinct words of names, and how many members have each, for searches with a typing error. Their lengths and reversed
 * spellings find the words that begin or end alike. A trigger keeps them, so that imports and other programs do so too.
 */
const words = [
  `create table mots (
    mot text collate "C" primary key,
    envers text collate "C" generated always as (reverse(mot)) stored,
    longueur integer generated always as (length(mot)) stored,
    membres integer not null
  )`,
  'create index mots_debut on mots (longueur, mot)',
  'create index mots_fin on mots (longueur, envers)',
  `create function mots_du_nom(tri text) returns setof text language sql immutable parallel safe as $$
    select distinct mot from unnest(string_to_array(translate(tri, chr(9), ' '), ' ')) as mot
    where length(mot) >= 3 $$`,
  // The search path is kept, so that programs with another one can write members too.
  `create function compter_mots() returns trigger language plpgsql set search_path from current as $$
    begin
      if tg_op = 'INSERT' then
        insert into mots (mot, membres)
          select mot, count(*) from nouveaux, mots_du_nom(tri) as mot group by mot order by mot
          on conflict (mot) do update set membres = mots.membres + excluded.membres;
        return null;
      end if;
      if tg_op = 'TRUNCATE' then
        delete from mots;
        return null;
      end if;
      if tg_op = 'UPDATE' then
        insert into mots (mot, membres)
          select mot, count(*) from nouveaux as n join anciens as a on a.id = n.id and a.tri <> n.tri,
            mots_du_nom(n.tri) as mot group by mot order by mot
          on conflict (mot) do update set membres = mots.membres + excluded.membres;
        update mots set membres = mots.membres - partis.nombre
          from (
            select mot, count(*) as nombre from anciens as a join nouveaux as n on n.id = a.id and n.tri <> a.tri,
              mots_du_nom(a.tri) as mot group by mot
          ) as partis where mots.mot = partis.mot;
      else
        update mots set membres = mots.membres - partis.nombre
          from (select mot, count(*) as nombre from anciens, mots_du_nom(tri) as mot group by mot) as partis
          where mots.mot = partis.mot;
      end if;
      delete from mots where membres <= 0;
      return null;
    end $$`,
];

const wordTriggers = [
  `create trigger mots_ajoutes after insert on membres
    referencing new table as nouveaux for each statement execute function compter_mots()`,
  `create trigger mots_changes after update on membres
    referencing old table as anciens new table as nouveaux for each statement execute function compter_mots()`,
  `create trigger mots_partis after delete on membres
    referencing old table as anciens for each statement execute function compter_mots()`,
  'create trigger mots_vides after truncate on membres for each statement execute function compter_mots()',
];

/**
 * What lists are filtered by, in one narrow row per member: counting 100,000 members reads 5 MB in the order of the file,
 * where several tables and indexes had to be compared. Its only index is that of ids, and each page has some room, so that a
 * new group or department is written into the same page.
 */
const criteria = `create table criteres (
    id integer primary key,
    groupe_id integer,
    departement_id integer,
    date_naissance date,
    date_inscription date not null,
    sans_email boolean not null,
    sans_ville boolean not null,
    sans_profession boolean not null
  ) with (fillfactor = 90)`;

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

/** Filters of the members list that accounts share. `cle` is the folded name. */
const sharedFilters = `create table filtres_partages (
    id integer generated by default as identity primary key,
    nom text not null,
    cle text collate "C" not null unique,
    version integer not null,
    contenu json not null,
    auteur_id integer references utilisateurs on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`;

/** What lists of members are searched and filtered by, kept by triggers, and the filters that accounts share. */
export const lists: readonly string[] = [
  ...words,
  ...wordTriggers,
  criteria,
  keepMembers,
  ...triggersOf('membres', 'tenir_criteres'),
  keepStays('groupes_membres', 'groupe_id'),
  ...triggersOf('groupes_membres', 'tenir_criteres_groupes_membres'),
  keepStays('departements_membres', 'departement_id'),
  ...triggersOf('departements_membres', 'tenir_criteres_departements_membres'),
  sharedFilters,
];
