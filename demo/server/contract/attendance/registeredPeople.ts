/** The people of the registrations of an event, as its sheets know them. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/database/database';
import { memberOf } from '../../store/rows/memberOf';

/**
 * The number that a person `p` of a registration `i` has on the sheet of a day: that of the member, unless a tick was made while
 * there was no record.
 */
export const personOn = (day: unknown): RawBuilder<number> => sql<number>`
  case when exists (select from presences as own where own.inscrit_id = p.id and own.jour = ${day}::date) then -p.id
    else coalesce(${memberOf}, -p.id) end`;

/** Members who were ticked on a day by a registration, with the number that they have on its sheet. */
export const tickedAsRegistered = (event: unknown, day: unknown): RawBuilder<unknown> => sql`
  select ${memberOf} as membre_id, max(-p.id) as personne_id
  from inscrits as p join inscriptions as i on i.id = p.inscription_id
  join presences as own on own.inscrit_id = p.id and own.jour = ${day}::date
  where p.evenement_id = ${event} group by 1`;

interface RegisteredPerson {
  personne_id: number;
  inscription_id: number;
  nom: string;
  prenom: string;
  /** Like that of members. */
  tri: string;
  /** Whether the person has a place. */
  attendu: boolean;
}

/** Of the registrations, these people, and those who have a place by the same registration. */
export async function registeredWith(
  db: Database,
  { event, day }: { event: { id: number }; day: string },
  people: readonly number[],
): Promise<RegisteredPerson[]> {
  const { rows } = await sql<RegisteredPerson>`
    with everybody as (
      select p.id, ${personOn(day)} as personne_id, p.inscription_id, p.nom, p.prenom, p.etat = 'inscrit' as attendu,
        split_part(p.cle, chr(9), 1) || chr(9) || split_part(p.cle, chr(9), 2) as tri
      from inscrits as p join inscriptions as i on i.id = p.inscription_id where p.evenement_id = ${event.id}),
    theirs as (select * from everybody where personne_id = any(${[...people]}::integer[]))
    select personne_id, inscription_id, nom, prenom, attendu, tri from everybody
    where personne_id in (select personne_id from theirs)
      or attendu and inscription_id in (select inscription_id from theirs) order by id`.execute(db);
  return rows;
}

/** Who has a place by the same registration as a person. */
export function matesAmong(registered: readonly RegisteredPerson[]): (person: number) => number[] {
  const expected = new Map<number, number[]>();
  const registrations = new Map<number, number[]>();
  for (const { personne_id, inscription_id, attendu: isExpected } of registered) {
    registrations.set(personne_id, [...(registrations.get(personne_id) ?? []), inscription_id]);
    if (isExpected) expected.set(inscription_id, [...(expected.get(inscription_id) ?? []), personne_id]);
  }
  return (person) =>
    (registrations.get(person) ?? [])
      .flatMap((registration) => expected.get(registration) ?? [])
      .filter((other) => other !== person);
}
