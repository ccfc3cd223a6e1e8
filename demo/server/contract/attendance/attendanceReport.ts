/** How many came to an event, of those who were expected: by day, and for one day by age band and gender. */
import { sql } from 'kysely';
import type {
  AttendanceBand,
  AttendanceDay,
  AttendanceReport,
} from '../../../../src/domain/attendance/report';
import { takesPlaceOn } from '../../../../src/domain/events/occurrences';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import { eventById } from '../../store/rows/eventRow';
import { isCalendarDay } from '../../time/days';
import { type EventDay, eventDayOf, expectedOn } from './eventDay';

/** The days that are told. */
const DAYS_MAX = 12;

interface DayRow extends Omit<AttendanceDay, 'prevu' | 'comptes'> {
  adultes: number;
  enfants: number;
  visiteurs: number;
  total: number;
}

const EXPECTED_OF_SHEET = expectedOn({
  event: sql`f.evenement_id`,
  day: sql`f.jour`,
  groupes: sql`f.groupes`,
  departements: sql`f.departements`,
});

async function latestDays(db: Database, id: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select f.jour::text as jour, p.*, a.*, c.*, count(*) over ()::integer as total
    from feuilles_presence as f
    cross join lateral (
      select count(*) filter (where etat = 'present')::integer as presents,
        count(*) filter (where etat = 'excuse')::integer as excuses,
        count(*) filter (where etat = 'absent')::integer as absents
      from presences where evenement_id = f.evenement_id and jour = f.jour) as p
    cross join lateral (
      select count(*)::integer as attendus, count(p.id)::integer as attendus_presents
      from (${EXPECTED_OF_SHEET}) as x
      left join presences as p on p.evenement_id = f.evenement_id and p.jour = f.jour and p.personne_id = x.personne_id
        and p.etat = 'present') as a
    cross join lateral (
      select coalesce(sum(adultes), 0)::integer as adultes, coalesce(sum(enfants), 0)::integer as enfants,
        coalesce(sum(visiteurs), 0)::integer as visiteurs
      from comptes_presence where evenement_id = f.evenement_id and jour = f.jour) as c
    where f.evenement_id = ${id} order by f.jour desc limit ${DAYS_MAX}`.execute(db);
  return rows;
}

/** People without a record are in the line without band and gender, also those whose registration is deleted. */
async function bandsOf(db: Database, sheet: EventDay): Promise<AttendanceBand[]> {
  const { event, day } = sheet;
  const { rows } = await sql<AttendanceBand>`
    with expected as (${expectedOn({ ...sheet, event: event.id })}),
    came as (select id, personne_id from presences
      where evenement_id = ${event.id} and jour = ${day}::date and etat = 'present'),
    people as (
      select m.genre, c.min_age, c.libelle, x.personne_id is not null as is_expected, came.id is not null as has_come
      from expected as x full join came on came.personne_id = x.personne_id
      left join membres as m on m.id = coalesce(x.personne_id, came.personne_id)
      left join lateral (select min_age, libelle from categories_age
        where extract(year from age(${day}::date, m.date_naissance)) between min_age and max_age
        order by min_age limit 1) as c on true)
    select libelle as tranche, genre,
      count(*) filter (where has_come)::integer as presents,
      count(*) filter (where is_expected)::integer as attendus,
      count(*) filter (where is_expected and has_come)::integer as attendus_presents
    from people group by min_age, libelle, genre order by min_age nulls last, genre desc nulls last`.execute(
    db,
  );
  return rows;
}

/** @throws HttpError 404, 422 */
export async function attendanceReport(db: Database, id: number, asked?: string): Promise<AttendanceReport> {
  if (asked !== undefined && !isCalendarDay(asked)) throw invalid({ jour: httpTexts.badDate });
  const event = await eventById(db, id);
  const rows = await latestDays(db, id);
  const day = asked ?? rows[0]?.jour;
  return {
    jours: rows.map(({ adultes, enfants, visiteurs, total: _, ...row }) => ({
      ...row,
      prevu: takesPlaceOn(event, row.jour),
      comptes: { adultes, enfants, visiteurs },
    })),
    total: rows[0]?.total ?? 0,
    jour: day ?? null,
    tranches: day ? await bandsOf(db, await eventDayOf(db, id, day)) : [],
  };
}
