/** The people of a sheet with their households. */
import { sql } from 'kysely';
import { householdOf, type Kin } from '../../../../src/domain/attendance/household';
import { membersAmong } from '../../../../src/domain/attendance/person';
import type { SheetPerson } from '../../../../src/domain/attendance/sheet';
import type { Database } from '../../store/database/database';
import { type EventDay, expectedOn } from './eventDay';
import { matesAmong, registeredWith } from './registeredPeople';

interface Named {
  id: number;
  nom: string;
  prenom: string;
  tri: string;
}

interface Row extends Named {
  conjoint_id: number | null;
  age: number | null;
  parents: number[];
  enfants: number[];
}

const kinOf = ({ id, conjoint_id, age, parents, enfants }: Row): Kin => ({
  id,
  spouse: conjoint_id,
  age: age ?? undefined,
  parents,
  children: enfants,
});

/** These members and everybody who may be of their households. */
async function withRelatives(db: Database, ids: readonly number[], day: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with base as (select unnest(${[...ids]}::integer[]) as id),
    upward as (select id from base union select e.parent_id from enfants as e join base as b on b.id = e.enfant_id),
    adults as (select id from upward union
      select m.conjoint_id from membres as m join upward as u on u.id = m.id where m.conjoint_id is not null),
    everybody as (select id from adults union
      select e.enfant_id from enfants as e join adults as a on a.id = e.parent_id)
    select m.id, m.nom, m.prenom, m.tri, m.conjoint_id,
      extract(year from age(${day}::date, m.date_naissance))::integer as age,
      array(select parent_id from enfants where enfant_id = m.id) as parents,
      array(select enfant_id from enfants where parent_id = m.id) as enfants
    from membres as m where m.id in (select id from everybody)`.execute(db);
  return rows;
}

const byName = (a: Named, b: Named): number => (a.tri === b.tri ? a.id - b.id : a.tri < b.tri ? -1 : 1);

/**
 * By name.
 * @param ids those who are asked for; the others of their households and registrations come with them
 */
export async function sheetPeople(
  db: Database,
  sheet: EventDay,
  ids: readonly number[],
  expected: ReadonlySet<number>,
): Promise<SheetPerson[]> {
  if (!ids.length) return [];
  const registered = await registeredWith(db, sheet, ids);
  const matesOf = matesAmong(registered);
  const asked = [...new Set([...ids, ...ids.flatMap(matesOf)])];
  const members = await withRelatives(db, membersAmong(asked), sheet.day);
  const kin = new Map(members.map((row) => [row.id, kinOf(row)]));
  const familyOf = (id: number): number[] => {
    const own = kin.get(id);
    const household = own ? householdOf(own, (other) => kin.get(other)) : [];
    return [...new Set([...household, ...matesOf(id)])];
  };
  const shown = new Set([...asked, ...asked.flatMap(familyOf)]);
  const others = registered.filter(({ personne_id }) => !kin.has(personne_id));
  const people: Named[] = [...members, ...others.map((one) => ({ ...one, id: one.personne_id }))];
  return people
    .filter(({ id }) => shown.has(id))
    .sort(byName)
    .map(({ id, nom, prenom }) => ({ id, nom, prenom, attendu: expected.has(id), famille: familyOf(id) }));
}

/** Those who are expected. */
export async function expectedIds(db: Database, sheet: EventDay): Promise<Set<number>> {
  const { rows } = await sql<{
    personne_id: number;
  }>`${expectedOn({ ...sheet, event: sheet.event.id })}`.execute(db);
  return new Set(rows.map(({ personne_id }) => personne_id));
}
