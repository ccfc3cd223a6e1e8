/** The settings of an event that is an assembly, by the date that a sheet is of. */
import { sql } from 'kysely';
import type { SheetAssembly } from '../../../../../src/domain/attendance/assembly';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { eventDates, isSeries } from '../../../../../src/domain/events/occurrences';
import type { Database } from '../../../store/database/database';
import type { Announcing } from '../../../store/rows/whoCounts';
import { instant } from '../instant';

/** An assembly as it is stored. */
export interface StoredAssembly extends SheetAssembly {
  id: number;
}

/** What an assembly is of: a date of a series by the day of its rule, or the event that takes place once. */
export interface AssemblyDate {
  event: CalendarEvent;
  own: string | null;
  /** The first date of a series has the settings of the event from before it was one. */
  isFirst: boolean;
}

/** Whether the back end announces assemblies: without it, nothing of them is read or answered. */
export const hasAssemblies = ({ capabilities }: Announcing): boolean => capabilities.includes('assemblees');

/** The date that begins on a day; undefined where none does, as on the later days of an event of several. */
export function dateOn(event: CalendarEvent, day: string): AssemblyDate | undefined {
  const date = eventDates(event, { from: day, to: day }).find((one) => one.day === day);
  if (!date) return undefined;
  const first = (event.date ?? '').slice(0, 10);
  return isSeries(event)
    ? { event, own: date.own, isFirst: date.own === first }
    : { event, own: null, isFirst: true };
}

const COLUMNS = sql`a.id, a.age_min, a.anciennete_mois, a.cotisation_annee, a.pouvoirs_max, a.quorum_part, a.quorum_nombre,
  a.lien_pouvoirs, a.updated_at, ${instant(sql`a.close_le`)} as close_le,
  case when a.close_le is not null then nullif(trim(u.prenom || ' ' || u.nom), '') end as close_par`;

/** The settings of a date; undefined where it is no assembly. */
export async function storedAssembly(db: Database, date: AssemblyDate): Promise<StoredAssembly | undefined> {
  const { event, own, isFirst } = date;
  const day = own ?? (event.date ?? '').slice(0, 10);
  const { rows } = await sql<StoredAssembly>`
    select ${COLUMNS} from assemblees as a left join utilisateurs as u on u.id = a.auteur_id
    where a.evenement_id = ${event.id} and (a.jour = ${day || null}::date or a.jour is null and ${isFirst})
    order by (a.jour is null) = ${own === null} desc limit 1`.execute(db);
  return rows[0];
}

/** The assembly of a sheet, where assemblies are announced. */
export async function assemblyOf(
  api: Announcing,
  db: Database,
  { event, day }: { event: CalendarEvent; day: string },
): Promise<StoredAssembly | undefined> {
  const date = hasAssemblies(api) ? dateOn(event, day) : undefined;
  return date && storedAssembly(db, date);
}

/** The settings as answers have them. */
export const assemblyAnswer = ({ id: _, ...settings }: StoredAssembly): SheetAssembly => settings;
