/**
 * Finds the registrations of a person, stored and in the trash: those of their records, and those of one of their names with one
 * of their addresses or numbers. The same name, address or number alone is proposed, and the user decides.
 */
import { sql } from 'kysely';
import { phoneKeys } from '../../../../../src/domain/contact/phoneSearch';
import type { HiddenValues } from '../../../../../src/domain/forms/hiddenFields';
import type { MatchReason } from '../../../../../src/domain/privacy/dossier';
import { sortKey } from '../../../../../src/domain/search/foldAccents';
import type { Database } from '../../../store/database/database';
import { privacyTexts } from '../texts';
import { isErased } from './columns';
import type { PersonFacts } from './PersonFacts';

/** A registered person, with what their registration has. */
interface Row {
  id: number;
  registration: number;
  nom: string;
  prenom: string;
  membre_id: number | null;
  email: string | null;
  telephone: string | null;
  /** What was answered once for all of its people. */
  valeurs: Record<string, string | string[]>;
  /** What the person answered. */
  propres: Record<string, string | string[]> | null;
  champs_caches: HiddenValues | null;
  etat: string;
  /** Of the event. */
  nom_evenement: string;
  jour: string;
  corbeille: boolean;
  /** Whether it was linked to one of the records and isn't linked to any now. */
  was_linked: boolean;
  /** Whether another record has the same name with the same address or number: then it may be that one's. */
  has_twin: boolean;
  /** Whether another record has the address or the number, under any name. */
  is_others: boolean;
}

/** The columns of a registration that are given or answered once for all of its people. */
export type ContactColumn = 'email' | 'telephone' | 'valeurs' | 'champs_caches';

export interface FoundRegistration extends Omit<Row, 'was_linked' | 'has_twin' | 'is_others' | 'membre_id'> {
  reasons: MatchReason[];
  /** It is the person's; the others are proposed. */
  isSure: boolean;
  /** What of the contact and answers is the person's. */
  own: readonly ContactColumn[];
  /** Names of the others on the registration. */
  others: readonly string[];
}

const NAME_OF_KEY = sql`split_part(p.cle, chr(9), 1) || chr(9) || split_part(p.cle, chr(9), 2)`;
const digits = (column: string) =>
  sql`nullif(right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), 9), '')`;

const TRASHED = sql`select c.nom_table, c.id, c.avant from changements as c
  where c.nom_table in ('inscrits', 'inscriptions') and c.apres is null and jsonb_exists(c.avant, 'created_at')`;

/** Registered people and registrations as they are, and as the trash has them. */
const EVERYBODY = sql`
  gone as materialized (${TRASHED}),
  people as (
    select id, inscription_id, evenement_id, nom, prenom, cle, membre_id, etat, valeurs, false as corbeille
    from inscrits
    union all
    select * from (select distinct on (id) p.id, p.inscription_id, p.evenement_id, p.nom, p.prenom, p.cle, p.membre_id,
        p.etat, p.valeurs, true
      from gone as g cross join lateral jsonb_populate_record(null::inscrits, g.avant) as p
      where g.nom_table = 'inscrits' and not exists (select from inscrits as s where s.id = p.id)
      order by p.id, g.id desc) as trashed),
  registrations as (
    select id, email, telephone, valeurs, champs_caches from inscriptions
    union all
    select * from (select distinct on (id) i.id, i.email, i.telephone, i.valeurs, i.champs_caches
      from gone as g cross join lateral jsonb_populate_record(null::inscriptions, g.avant) as i
      where g.nom_table = 'inscriptions' and not exists (select from inscriptions as s where s.id = i.id)
      order by i.id, g.id desc) as trashed)`;

/** Everybody on the registrations that may have the person. */
async function candidates(db: Database, members: readonly number[], known: PersonFacts): Promise<Row[]> {
  const names = known.names.flatMap(({ nom, prenom }) => [
    sortKey({ nom, prenom }),
    sortKey({ nom: prenom, prenom: nom }),
  ]);
  const emails = [...known.texts.email].map((email) => email.trim().toLowerCase());
  const phones = [...known.texts.telephone].flatMap(phoneKeys).map((digits) => `%${digits}%`);
  const { rows } = await sql<Row>`
    with ${EVERYBODY},
    linked as materialized (
      select distinct (coalesce(c.apres, c.avant) ->> 'id')::integer as id from changements as c
      where c.nom_table = 'inscrits' and ((c.avant ->> 'membre_id')::integer = any(${[...members]}::integer[])
        or (c.apres ->> 'membre_id')::integer = any(${[...members]}::integer[]))),
    theirs as (
      select p.inscription_id from people as p join registrations as i on i.id = p.inscription_id
      where (p.membre_id = any(${[...members]}::integer[])
        or p.id in (select id from linked)
        or ${NAME_OF_KEY} = any(${names}::text[])
        or lower(i.email) = any(${emails}::text[])
        or regexp_replace(i.telephone, '[^0-9]', '', 'g') like any(${phones}::text[])))
    select p.id, p.inscription_id as registration, p.nom, p.prenom, p.membre_id, i.email, i.telephone, i.valeurs,
      p.valeurs as propres, i.champs_caches, p.etat, p.corbeille, p.membre_id is null and p.id in (select id from linked) as was_linked,
      coalesce(o.has_twin, false) as has_twin, o.has_twin is not null as is_others,
      coalesce(e.nom_evenement, t.avant ->> 'nom_evenement', '') as nom_evenement,
      coalesce(to_char(e.date, 'YYYY-MM-DD'), left(t.avant ->> 'date', 10), '') as jour
    from people as p join registrations as i on i.id = p.inscription_id
    left join evenements as e on e.id = p.evenement_id
    left join lateral (select c.avant from changements as c where c.objet = 'evenements' and c.objet_id = p.evenement_id
      and c.nom_table = 'evenements' and c.apres is null order by c.id desc limit 1) as t on e.id is null
    left join lateral (select bool_or(m.tri = ${NAME_OF_KEY}) as has_twin from membres as m
      where m.id <> all(${[...members]}::integer[])
        and (lower(m.email) = lower(i.email) or ${digits('m.telephone')} = ${digits('i.telephone')})) as o on true
    where p.inscription_id in (select inscription_id from theirs)
    order by p.id`.execute(db);
  return rows;
}

const isErasedRow = ({ nom }: Row): boolean => nom === privacyTexts.erasedAttendee;

/**
 * Why a registered person may be this one. One who is linked to another record is that one; one who was erased already may have
 * left an address or a number of this one, if no other record has it.
 */
function reasonsOf(row: Row, members: readonly number[], known: PersonFacts): MatchReason[] {
  if (isErasedRow(row) && row.is_others) return [];
  const isLinked = row.was_linked || members.includes(row.membre_id ?? 0);
  if (row.membre_id !== null && !isLinked) return [];
  const columns = known.columnsOf('inscriptions', { ...row });
  return [
    ...(isLinked ? (['lien'] as const) : []),
    ...(columns.includes('email') ? (['email'] as const) : []),
    ...(columns.includes('telephone') ? (['telephone'] as const) : []),
    ...(known.hasName({ ...row }) ? (['nom'] as const) : []),
  ];
}

const isSure = (row: Row, reasons: readonly MatchReason[]): boolean =>
  (isErasedRow(row) && reasons.length > 0) ||
  reasons.includes('lien') ||
  (reasons.includes('nom') && reasons.length > 1 && !row.has_twin);

const COLUMNS = ['email', 'telephone', 'valeurs', 'champs_caches'] as const;

/** What was sent with the contact, and goes with it. */
const isSentAlong = (column: ContactColumn): boolean => column === 'valeurs' || column === 'champs_caches';

/**
 * What is the person's of a registration. Alone on it, everything; so it is for the first one, whom mails greet, unless another
 * record has the address or the number. Else what is known, and with it the answers and what the page added.
 */
function ownColumns(row: Row, known: PersonFacts, { isFirst, isAlone }: Position): readonly ContactColumn[] {
  if (isAlone || (isFirst && !row.is_others)) return COLUMNS;
  const columns = known.columnsOf('inscriptions', { ...row });
  return COLUMNS.filter((column) => columns.includes(column) || (isSentAlong(column) && columns.length > 0));
}

interface Position {
  isFirst: boolean;
  isAlone: boolean;
}

/** Sorts the people of the registrations: who is the person, who may be, and who is on one with them. */
function sortOut(
  rows: readonly Row[],
  members: readonly number[],
  known: PersonFacts,
  chosen: readonly number[],
): FoundRegistration[] {
  const reasons = new Map(rows.map((row) => [row.id, reasonsOf(row, members, known)]));
  const of = (row: Row) => reasons.get(row.id) ?? [];
  const isCertain = (row: Row) => isSure(row, of(row));
  const isTheirs = (row: Row) => isCertain(row) || chosen.includes(row.id);
  const taken = new Set(rows.filter(isCertain).map(({ registration }) => registration));
  return rows.flatMap((row) => {
    // Who is on a registration with the person isn't the person, whose address it has.
    if (!of(row).length || (taken.has(row.registration) && !isCertain(row))) return [];
    const others = rows.filter(
      (other) =>
        other.registration === row.registration &&
        other.id !== row.id &&
        !isTheirs(other) &&
        !isErasedRow(other),
    );
    const first = rows.find(({ registration }) => registration === row.registration)?.id;
    const { was_linked, has_twin, is_others, membre_id, ...found } = row;
    return [
      {
        ...found,
        reasons: of(row),
        isSure: isCertain(row),
        own: ownColumns(row, known, { isFirst: first === row.id, isAlone: others.length === 0 }),
        others: others.map(({ nom, prenom }) => `${prenom} ${nom}`.trim()),
      },
    ];
  });
}

/**
 * The registrations of a person. What only they have, alone on a registration, is theirs too, and is added to what is known.
 * @param chosen those that the user has confirmed as this person's
 */
export async function registrationsOf(
  db: Database,
  members: readonly number[],
  known: PersonFacts,
  chosen: readonly number[] = [],
): Promise<FoundRegistration[]> {
  if (!isErased('inscrits')) return [];
  for (;;) {
    const found = sortOut(await candidates(db, members, known), members, known, chosen);
    const before = known.size;
    for (const one of found)
      if ((one.isSure || chosen.includes(one.id)) && one.others.length === 0)
        known.add('inscriptions', { ...one });
    if (known.size === before) return found;
  }
}
