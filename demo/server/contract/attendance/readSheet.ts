/** Reads a sheet as a whole, and what changed on it since a version. */
import { type RawBuilder, sql } from 'kysely';
import type { Expected, HeadCount, Sheet, SheetChanges } from '../../../../src/domain/attendance/sheet';
import type { AttendanceTick } from '../../../../src/domain/attendance/tick';
import { type DayOfEvent, eventDays } from '../../../../src/domain/events/occurrences';
import type { Api } from '../../guard/api';
import type { Database } from '../../store/database/database';
import { changedAssembly, wholeAssembly } from './assembly/sheetAssembly';
import { dayNow, type EventDay, eventDayOf } from './eventDay';
import { instant } from './instant';
import { expectedIds, sheetPeople } from './sheetPeople';

/** The ticks of a sheet; without those of people whose registration is deleted. @param narrowed adds a condition over `presences as p` */
export async function ticksOf(
  db: Database,
  { event, day }: Pick<EventDay, 'event' | 'day'>,
  narrowed: RawBuilder<unknown> = sql``,
): Promise<AttendanceTick[]> {
  const { rows } = await sql<AttendanceTick & { parti: boolean }>`
    select p.cle, p.personne_id, p.etat, p.parti, ${instant(sql`p.constate_le`)} as constate_le, p.appareil,
      nullif(trim(u.prenom || ' ' || u.nom), '') as auteur
    from presences as p left join utilisateurs as u on u.id = p.auteur_id
    where p.evenement_id = ${event.id} and p.jour = ${day}::date and p.personne_id is not null ${narrowed}
    order by p.version, p.id`.execute(db);
  return rows.map(({ parti: hasLeft, ...tick }) => ({ ...tick, ...(hasLeft && { parti: true }) }));
}

async function headCounts(db: Database, { event, day }: EventDay): Promise<HeadCount> {
  const { rows } = await sql<HeadCount>`
    select coalesce(sum(adultes), 0)::integer as adultes, coalesce(sum(enfants), 0)::integer as enfants,
      coalesce(sum(visiteurs), 0)::integer as visiteurs
    from comptes_presence where evenement_id = ${event.id} and jour = ${day}::date`.execute(db);
  return rows[0]!;
}

/** What every answer says of a sheet. */
export const sheetFacts = async (db: Database, now: number, sheet: EventDay) => ({
  maintenant: new Date(now).toISOString(),
  version: sheet.version,
  prevu: sheet.isPlanned,
  comptes: await headCounts(db, sheet),
});

/** The chosen groups and departments by name. Deleted ones are left out. */
export async function expectedChoice(db: Database, sheet: EventDay): Promise<Expected> {
  const named = async (table: 'groupes' | 'departements') => {
    const { rows } = await sql<{ id: number; nom: string }>`
      select id, nom from ${sql.table(table)} where id = any(${sheet[table]}) order by nom, id`.execute(db);
    return rows;
  };
  return {
    groupes: await named('groupes'),
    departements: await named('departements'),
    updated_at: sheet.attendus_le,
  };
}

/** The event with the hours and the place of that day; as it is where it takes place on another one. */
const onOwnDay = ({ event, day }: EventDay): Pick<DayOfEvent, 'event' | 'span'> =>
  eventDays(event, { from: day, to: day }, { limit: 1 })[0] ?? { event };

/** @throws HttpError 404, 422 */
export async function wholeSheet(api: Api, id: number, asked?: string): Promise<Sheet> {
  const { db, now } = api;
  const day = asked ?? (await dayNow(api, id));
  const sheet = await eventDayOf(db, id, day);
  const ticks = await ticksOf(db, sheet);
  const expected = await expectedIds(db, sheet);
  const assembly = await wholeAssembly(api, sheet);
  const shown = new Set([...expected, ...ticks.map(({ personne_id }) => personne_id), ...assembly.ids]);
  const { event, span } = onOwnDay(sheet);
  const { nom_evenement, lieu, heure_debut, heure_fin } = event;
  return {
    ...(await sheetFacts(db, now(), sheet)),
    evenement: { id, nom_evenement, lieu, heure_debut, heure_fin, ...span },
    jour: day,
    attendus: await expectedChoice(db, sheet),
    personnes: await assembly.told(await sheetPeople(db, sheet, [...shown], expected)),
    pointages: ticks,
    ...assembly.facts,
  };
}

/** @throws HttpError 404, 422 */
export async function readChanges(
  api: Api,
  id: number,
  asked: string | undefined,
  since = 0,
): Promise<SheetChanges> {
  const { db, now } = api;
  const day = asked ?? (await dayNow(api, id));
  const sheet = await eventDayOf(db, id, day);
  const isNew = sheet.version > since;
  const ticks = isNew ? await ticksOf(db, sheet, sql`and p.version > ${since}`) : [];
  const assembly = await changedAssembly(api, sheet, isNew);
  const ids = [...new Set([...ticks.map(({ personne_id }) => personne_id), ...assembly.ids])];
  const expected = ids.length ? await expectedIds(db, sheet) : new Set<number>();
  return {
    ...(await sheetFacts(db, now(), sheet)),
    attendus_le: sheet.attendus_le,
    personnes: await assembly.told(await sheetPeople(db, sheet, ids, expected)),
    pointages: ticks,
    ...assembly.facts,
  };
}
