/**
 * Finds what is a person's, whatever happened to it: the records that were merged into theirs, the speakers that are or were
 * linked to these, also deleted ones, and the names and contacts that all of them ever had. The journal tells it.
 */
import { sql } from 'kysely';
import type { Database } from '../../../store/database/database';
import { PersonFacts, type RowValues } from './PersonFacts';
import { type FoundRegistration, registrationsOf } from './registrations';

export interface Trail {
  /** The number of the record, and of those merged into it. */
  members: readonly number[];
  /** Speakers that are the person. */
  speakers: readonly number[];
  /** Speakers that were linked to the person, but have another name or another member now. */
  former: readonly number[];
  /** Registrations that are the person's, and those that may be. */
  registrations: readonly FoundRegistration[];
  known: PersonFacts;
}

/** The member, and those who were merged into it: the trash and the journal still have their records. */
export async function recordsOf(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive same(id) as (
      select ${id}::integer union select f.membre_id from fusions as f join same on f.garde_id = same.id
    ) select id from same`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of the records that were merged into one that is there, or that is still in the trash. */
export async function mergedAway(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ record: number }>`
    with recursive kept(record, id) as (
      select membre_id, garde_id from fusions where membre_id = any(${[...ids]})
      union select kept.record, f.garde_id from fusions as f join kept on f.membre_id = kept.id
    ) select distinct record from kept where exists (select from membres where id = kept.id)
      or exists (select from corbeille where genre = 'membres' and ligne = kept.id)`.execute(db);
  return new Set(rows.map(({ record }) => record));
}

async function addRecords(db: Database, members: readonly number[], known: PersonFacts): Promise<void> {
  const { rows } = await sql<{ values: RowValues }>`
    select to_jsonb(m) as values from membres as m where id = any(${members}) union all
    select distinct v.values from changements as c cross join lateral (values (c.avant), (c.apres)) as v (values)
    where c.objet = 'membres' and c.nom_table = 'membres' and c.objet_id = any(${members}) and v.values is not null`.execute(
    db,
  );
  for (const { values } of rows) known.add('membres', values);
}

interface Card {
  id: number;
  /** The speaker as it is, or as it was when it was deleted. */
  present: RowValues;
  /** What it was while it was linked to the person. */
  linked: readonly RowValues[];
}

/** The speakers that are linked to these members or ever were. */
async function cardsOf(db: Database, members: readonly number[]): Promise<Card[]> {
  const isLinked = (side: string) => sql`(${sql.ref(side)} ->> 'membre_id')::integer = any(${members})`;
  const { rows } = await sql<Card>`
    with ids as (
      select id from intervenants where membre_id = any(${members}) union
      select c.objet_id from changements as c where c.objet = 'intervenants' and c.nom_table = 'intervenants'
        and (${isLinked('c.avant')} or ${isLinked('c.apres')})
    )
    select ids.id,
      coalesce(to_jsonb(i), (select c.avant from changements as c where c.objet = 'intervenants'
        and c.nom_table = 'intervenants' and c.objet_id = ids.id and c.apres is null order by c.id desc limit 1), '{}')
        as present,
      (select coalesce(jsonb_agg(v.values), '[]') from changements as c
        cross join lateral (values (c.avant), (c.apres)) as v (values) where c.objet = 'intervenants'
        and c.nom_table = 'intervenants' and c.objet_id = ids.id and ${isLinked('v.values')}) as linked
    from ids left join intervenants as i on i.id = ids.id`.execute(db);
  return rows;
}

interface Recorded {
  id: number;
  objet_id: number;
  apres: RowValues | null;
}

const isLinkedTo = (members: readonly number[], values: RowValues | null): boolean =>
  members.includes(Number(values?.membre_id));

const nameIn = (values: RowValues | null): string => JSON.stringify([values?.nom, values?.prenom]);

/** The changes from the first link of a speaker to these members, to the one that gave it another name. */
function periodOf(changes: readonly Recorded[], members: readonly number[]): [first: number, last: number] {
  const first = changes.findIndex(({ apres }) => isLinkedTo(members, apres));
  const last = changes.findLastIndex(({ apres }) => isLinkedTo(members, apres));
  const name = nameIn(changes[last]?.apres ?? null);
  const next = changes.find(({ apres }, at) => at > last && apres !== null && nameIn(apres) !== name);
  return [changes[Math.max(first, 0)]?.id ?? 0, next?.id ?? Number.MAX_SAFE_INTEGER];
}

/** Adds the contacts that were written for speakers while they were the person. */
async function addFormerContacts(
  db: Database,
  members: readonly number[],
  speakers: readonly number[],
  known: PersonFacts,
): Promise<void> {
  if (!speakers.length) return;
  const { rows: changes } = await sql<Recorded>`
    select id, objet_id, apres from changements where objet = 'intervenants' and nom_table = 'intervenants'
      and objet_id = any(${[...speakers]}) order by id`.execute(db);
  const periods = speakers.map((id) =>
    periodOf(
      changes.filter(({ objet_id }) => objet_id === id),
      members,
    ),
  );
  const { rows } = await sql<{ values: RowValues }>`
    select v.values from changements as c cross join lateral (values (c.avant), (c.apres)) as v (values)
    join unnest(${[...speakers]}::integer[], ${periods.map(([first]) => first)}::bigint[],
      ${periods.map(([, last]) => last)}::bigint[]) as p(id, first, last)
      on p.id = (v.values ->> 'intervenant_id')::integer and c.id between p.first and p.last
    where c.objet = 'evenements' and c.nom_table = 'affectations'`.execute(db);
  for (const { values } of rows) known.add('affectations', values);
}

/** Adds the contacts that were written for these speakers at events. */
async function addContacts(db: Database, speakers: readonly number[], known: PersonFacts): Promise<void> {
  if (!speakers.length) return;
  const { rows } = await sql<{ values: RowValues }>`
    select to_jsonb(a) as values from affectations as a where intervenant_id = any(${speakers}) union all
    select v.values from changements as c cross join lateral (values (c.avant), (c.apres)) as v (values)
    where c.objet = 'evenements' and c.nom_table = 'affectations'
      and (v.values ->> 'intervenant_id')::integer = any(${speakers})`.execute(db);
  for (const { values } of rows) known.add('affectations', values);
}

/** A speaker that lost its link is the person as long as it has one of the person's names and no other member. */
function isPerson({ present, linked }: Card, members: readonly number[], known: PersonFacts): boolean {
  const { membre_id } = present;
  if (typeof membre_id === 'number') return members.includes(membre_id);
  const own = new PersonFacts();
  for (const values of linked) own.add('intervenants', values);
  return known.hasName(present) || own.hasName(present);
}

interface Confirmed {
  intervenants?: readonly number[];
  inscriptions?: readonly number[];
}

/**
 * @param members the records of one person, see `recordsOf`
 * @param chosen speakers and registrations that the user has confirmed as this person
 */
export async function trailOf(
  db: Database,
  members: readonly number[],
  { intervenants: chosen = [], inscriptions = [] }: Confirmed = {},
): Promise<Trail> {
  const known = new PersonFacts();
  await addRecords(db, members, known);
  const cards = await cardsOf(db, members);
  const own = cards.filter((card) => isPerson(card, members, known));
  for (const { present, linked } of own)
    for (const values of [present, ...linked]) known.add('intervenants', values);
  for (const { linked } of cards) for (const values of linked) known.add('intervenants', values);
  const speakers = [...new Set([...own.map(({ id }) => id), ...chosen])];
  const { rows } = await sql<{ values: RowValues }>`
    select to_jsonb(i) as values from intervenants as i where id = any(${[...chosen]})`.execute(db);
  for (const { values } of rows) known.add('intervenants', values);
  await addContacts(db, speakers, known);
  const former = cards.map(({ id }) => id).filter((id) => !speakers.includes(id));
  await addFormerContacts(db, members, former, known);
  const registrations = await registrationsOf(db, members, known, inscriptions);
  return { members, speakers, former, known, registrations };
}
