import type { Kysely } from 'kysely';
import { runStatements } from '../../runStatements';

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

/** The index of migration 0025 served the same counts and goes, which saves what each change of a member spent on it. */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    ...rows,
    'drop index membres_filtres',
    keepMembers,
    ...triggersOf('membres', 'tenir_criteres'),
    ...STAYS.flatMap(([table, key]) => [
      keepStays(table, key),
      ...triggersOf(table, `tenir_criteres_${table}`),
    ]),
  );
