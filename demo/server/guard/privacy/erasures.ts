/**
 * The list of what was erased, and of members that left the trash for good: kinds, numbers and times of creation, no names. It
 * is in the database and, beside it, in a file of the data folder, so that neither a restored backup nor a copied folder brings
 * them back.
 */
import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../../../src/domain/records';
import type { Database } from '../../store/database/database';
import { raiseVersion, type WriteTransaction } from '../../store/database/writeQueue';
import { erasePerson, onlySure } from './erasePerson';
import { eraseAnswers, eraseFilters, eraseMembers, eraseSpeakers } from './eraseRows';
import { eraseRegistrations, type RegistrationErasure } from './person/eraseRegistrations';
import { PersonFacts } from './person/PersonFacts';
import type { ContactColumn } from './person/registrations';
import { emptyStoredAnswers } from './person/storedAnswers';
import { recordsOf, trailOf } from './person/trail';
import { privacyTexts } from './texts';

/** Each table with the kind by which the journal names its rows. */
const KINDS = {
  reponses: { objet: 'reponses', erase: eraseAnswers },
  intervenants: { objet: 'intervenants', erase: eraseSpeakers },
  filtres_partages: { objet: 'filtres', erase: eraseFilters },
  membres: { objet: 'membres', erase: eraseMembers },
} as const;
type Kind = keyof typeof KINDS;

export interface Erasure {
  genre: string;
  ligne: number;
  /** With microseconds, as the database has it; `-infinity` where it isn't known any more. */
  cree_le: string;
  efface_le: string;
  /** It left the trash for good; missing in lists of earlier versions. */
  de_corbeille?: boolean | null;
  /** When it was brought back into the trash on request; missing in lists of earlier versions. */
  leve_le?: string | null;
}

/** What left the trash only counts as that until the person is erased. An erasure is never lifted. */
const erasedNow = sql`on conflict (genre, ligne, cree_le) do update
  set de_corbeille = false, leve_le = null, nettoye_le = null, efface_le = now()`;
/** Its bytes leave the files of the database with the next erasure: the trash is emptied too often to write them all again. */
const emptiedNow = sql`on conflict (genre, ligne, cree_le) do update
  set leve_le = null, efface_le = now() where effacements.de_corbeille and effacements.leve_le is not null`;

/**
 * When a row was created, according to its last state. A purged row keeps it under another name. If an earlier version
 * purged the row, it is lost, and any row of that number that is older than the erasure counts as the same one.
 */
const createdIn = (values: RawBuilder<unknown>) =>
  sql`coalesce(${values} ->> 'created_at', ${values} ->> 'cree_le', '-infinity')::timestamptz`;

/** These rows with their creation: those that are there, those in the trash, and those that were purged. */
const createdRows = (gender: Kind, ids: readonly number[]) => sql`
  select ${gender}::text, t.id, t.created_at from ${sql.table(gender)} as t where t.id = any(${[...ids]})
  union
  select ${gender}::text, c.objet_id, ${createdIn(sql`c.avant`)} from changements as c
    where c.objet = ${KINDS[gender].objet} and c.nom_table = ${gender} and c.objet_id = any(${[...ids]})
      and c.apres is null and c.avant is not null`;

/** Notes that rows are about to be erased. */
export async function noteErasures(
  trx: WriteTransaction,
  gender: Kind,
  ids: readonly number[],
): Promise<void> {
  await sql`insert into effacements (genre, ligne, cree_le) ${createdRows(gender, ids)} ${erasedNow}`.execute(
    trx,
  );
}

/** Notes that members are about to leave the trash for good. */
export async function noteEmptied(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  await sql`insert into effacements (genre, ligne, cree_le, de_corbeille, nettoye_le)
    select *, true, now() from (${createdRows('membres', ids)}) as gone (genre, ligne, cree_le)
    where cree_le > '-infinity' ${emptiedNow}`.execute(trx);
}

/** What is empty in each column of a registration. */
const EMPTY: Readonly<Record<ContactColumn, string>> = {
  email: 'null',
  telephone: 'null',
  valeurs: '{}',
  champs_caches: 'null',
};

/** A part of a registration that went while others stayed on it. */
const partOf = (column: ContactColumn): string => `inscriptions.${column}`;

/**
 * Notes that registered people, or parts of their registrations, are about to be emptied; those in the trash too.
 * @param isEmptied they go with a member who leaves the trash for good
 */
export async function noteRegistrations(
  trx: WriteTransaction,
  { people, contacts }: RegistrationErasure,
  isEmptied = false,
): Promise<void> {
  const note = (kind: string, table: 'inscrits' | 'inscriptions', ids: readonly number[]) =>
    sql`insert into effacements (genre, ligne, cree_le, de_corbeille) select *, ${isEmptied}::boolean from (
      select ${kind}::text, t.id, t.created_at from ${sql.table(table)} as t where t.id = any(${[...ids]}::integer[])
      union
      select ${kind}::text, (c.avant ->> 'id')::integer, (c.avant ->> 'created_at')::timestamptz from changements as c
        where c.nom_table = ${table} and c.apres is null and c.avant ->> 'created_at' is not null
          and (c.avant ->> 'id')::integer = any(${[...ids]}::integer[])
      ) as gone ${isEmptied ? emptiedNow : erasedNow}`.execute(trx);
  await note('inscrits', 'inscrits', people);
  for (const column of keysOf(EMPTY)) {
    const ids = [...contacts].filter(([, columns]) => columns.includes(column)).map(([id]) => id);
    await note(partOf(column), 'inscriptions', ids);
  }
}

/** The ids of rows that say something again: with the same number and creation, stored or in the trash. */
async function sayingAgain(
  trx: WriteTransaction,
  kind: string,
  table: 'inscrits' | 'inscriptions',
  column: string,
  empty: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with said as (
      select id, created_at, to_jsonb(t) -> ${column}::text as value from ${sql.table(table)} as t union all
      select (avant ->> 'id')::integer, (avant ->> 'created_at')::timestamptz, avant -> ${column}::text from changements
      where nom_table = ${table} and apres is null and avant ->> 'created_at' is not null
    ) select distinct s.id from said as s join effacements as e
      on e.genre = ${kind} and e.ligne = s.id and e.cree_le = s.created_at and e.leve_le is null
    where s.value <> ${empty}::jsonb`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Empties again the registered people, and the parts of registrations, that came back. @returns how many people */
async function eraseRegistrationsAgain(trx: WriteTransaction): Promise<number> {
  const nobody = JSON.stringify(privacyTexts.erasedAttendee);
  const people = await sayingAgain(trx, 'inscrits', 'inscrits', 'nom', nobody);
  const contacts = new Map<number, ContactColumn[]>();
  for (const column of keysOf(EMPTY))
    for (const id of await sayingAgain(trx, partOf(column), 'inscriptions', column, EMPTY[column]))
      contacts.set(id, [...(contacts.get(id) ?? []), column]);
  if (people.length + contacts.size === 0) return 0;
  await eraseRegistrations(trx, { people, contacts });
  await emptyStoredAnswers(trx, new PersonFacts(), people);
  await uncleaned(trx, 'inscrits', people);
  for (const [id, columns] of contacts)
    for (const column of columns) await uncleaned(trx, partOf(column), [id]);
  return people.length;
}

/** The files of the database have the rows again. */
const uncleaned = (trx: WriteTransaction, kind: string, ids: readonly number[]) =>
  sql`update effacements set nettoye_le = null where genre = ${kind} and ligne = any(${[...ids]}::integer[])`.execute(
    trx,
  );

export async function erasuresOf(db: Database): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`
    select genre, ligne, to_jsonb(cree_le) #>> '{}' as cree_le, to_jsonb(efface_le) #>> '{}' as efface_le,
      de_corbeille, to_jsonb(leve_le) #>> '{}' as leve_le
    from effacements order by id`.execute(db);
  return rows;
}

const GREATEST_LIFT = sql`greatest(effacements.leve_le, excluded.leve_le)`;
const GREATEST_END = sql`greatest(effacements.efface_le, excluded.efface_le)`;

/**
 * Adds lists that may be older or newer than what is there, and than each other: what happened last to a row holds, but an erasure
 * always does.
 */
export async function addErasures(trx: WriteTransaction, erasures: readonly Erasure[]): Promise<void> {
  await sql`insert into effacements (genre, ligne, cree_le, efface_le, de_corbeille, leve_le)
    select genre, ligne, cree_le, max(efface_le), bool_and(coalesce(de_corbeille, false)),
      case when bool_and(coalesce(de_corbeille, false)) and max(leve_le) > max(efface_le) then max(leve_le) end
    from json_populate_recordset(null::effacements, ${JSON.stringify(erasures)}::json)
    group by genre, ligne, cree_le
    on conflict (genre, ligne, cree_le) do update set efface_le = ${GREATEST_END},
      de_corbeille = effacements.de_corbeille and excluded.de_corbeille,
      leve_le = case when effacements.de_corbeille and excluded.de_corbeille and ${GREATEST_LIFT} > ${GREATEST_END}
        then ${GREATEST_LIFT} end`.execute(trx);
}

/** The erased rows that are there again: with the same number and creation, in their table or in the trash. */
async function returned(trx: WriteTransaction, gender: Kind): Promise<number[]> {
  const { objet: subject } = KINDS[gender];
  // An erased speaker stays as a row without a name.
  const isNamed = gender === 'intervenants' ? sql`and t.nom <> ${privacyTexts.speaker}` : sql``;
  const { rows } = await sql<{ ligne: number }>`
    select e.ligne from effacements as e where e.genre = ${gender} and not e.de_corbeille and (
      exists (select 1 from ${sql.table(gender)} as t where t.id = e.ligne ${isNamed}
        and (t.created_at = e.cree_le or e.cree_le = '-infinity' and t.created_at < e.efface_le))
      or e.genre <> 'intervenants' and exists (
        select 1 from changements as c where c.objet = ${subject} and c.nom_table = e.genre and c.objet_id = e.ligne
          and ((coalesce(c.avant, c.apres) ->> 'created_at')::timestamptz = e.cree_le or e.cree_le = '-infinity'
            and (coalesce(c.avant, c.apres) ->> 'created_at')::timestamptz < e.efface_le)))`.execute(trx);
  return rows.map(({ ligne }) => ligne);
}

/**
 * Erases again what an earlier copy of the data brought back.
 * @returns how many people and answers
 */
export async function eraseAgain(trx: WriteTransaction): Promise<number> {
  let count = 0;
  // What else an earlier copy says of them is found by their records, so it goes before these.
  for (const id of await returned(trx, 'membres'))
    await erasePerson(trx, onlySure(await trailOf(trx, await recordsOf(trx, id))), ['records']);
  for (const gender of keysOf(KINDS)) {
    const ids = await returned(trx, gender);
    if (!ids.length) continue;
    await KINDS[gender].erase(trx, ids);
    await uncleaned(trx, gender, ids);
    if (gender !== 'intervenants') count += ids.length;
  }
  count += await eraseRegistrationsAgain(trx);
  if (count) for (const set of ['membres', 'evenements'] as const) await raiseVersion(trx, set);
  return count;
}
