/** The people of a sheet with their households. */
import { sql } from 'kysely';
import { householdOf, type Kin } from '../../../../src/domain/attendance/household';
import type { SheetPerson } from '../../../../src/domain/attendance/sheet';
import type { Database } from '../../store/database/database';
import { type EventDay, expectedOn } from './eventDay';

interface Row {
  id: number;
  nom: string;
  prenom: string;
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

/** These people and everybody who may be of their households, by name. */
async function withRelatives(db: Database, ids: readonly number[], day: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with base as (select unnest(${[...ids]}::integer[]) as id),
    upward as (select id from base union select e.parent_id from enfants as e join base as b on b.id = e.enfant_id),
    adults as (select id from upward union
      select m.conjoint_id from membres as m join upward as u on u.id = m.id where m.conjoint_id is not null),
    everybody as (select id from adults union
      select e.enfant_id from enfants as e join adults as a on a.id = e.parent_id)
    select m.id, m.nom, m.prenom, m.conjoint_id, extract(year from age(${day}::date, m.date_naissance))::integer as age,
      array(select parent_id from enfants where enfant_id = m.id) as parents,
      array(select enfant_id from enfants where parent_id = m.id) as enfants
    from membres as m where m.id in (select id from everybody) order by m.tri, m.id`.execute(db);
  return rows;
}

/** @param ids those who are asked for; the others of their households come with them */
export async function sheetPeople(
  db: Database,
  ids: readonly number[],
  expected: ReadonlySet<number>,
  day: string,
): Promise<SheetPerson[]> {
  if (!ids.length) return [];
  const rows = await withRelatives(db, ids, day);
  const kin = new Map(rows.map((row) => [row.id, kinOf(row)]));
  const households = new Map(
    ids.map((id) => [id, kin.has(id) ? householdOf(kin.get(id)!, (other) => kin.get(other)) : []]),
  );
  const shown = new Set([...ids, ...[...households.values()].flat()]);
  return rows
    .filter(({ id }) => shown.has(id))
    .map(({ id, nom, prenom }) => ({
      ...{ id, nom, prenom },
      attendu: expected.has(id),
      famille: households.get(id) ?? householdOf(kin.get(id)!, (other) => kin.get(other)),
    }));
}

/** The ids of those who are expected. */
export async function expectedIds(db: Database, sheet: EventDay): Promise<Set<number>> {
  const { rows } = await sql<{
    membre_id: number;
  }>`${expectedOn({ ...sheet, event: sheet.event.id })}`.execute(db);
  return new Set(rows.map(({ membre_id }) => membre_id));
}
