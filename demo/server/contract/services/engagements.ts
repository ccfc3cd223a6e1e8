/**
 * Reads where people are to serve: every date of every event that they are assigned to, but for those that are cancelled and
 * those for which the person said no. One person may be several speakers, whose member tells that they are one.
 */
import { sql } from 'kysely';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import type { DayRange } from '../../../../src/domain/calendar/occurrences';
import { clashesOf, type EngagedDate, type Engagement } from '../../../../src/domain/events/engagement';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { hoursTaken } from '../../../../src/domain/events/hoursTaken';
import { eventDays, isSeries } from '../../../../src/domain/events/occurrences';
import { hasOwnTeam } from '../../../../src/domain/events/team';
import type { Database } from '../../store/database/database';
import { type EventRow, eventColumns, goesOnFrom, wireEvent } from '../../store/rows/eventRow';

interface People {
  members: readonly number[];
  speakers: readonly number[];
}

type Person = Pick<Engagement, 'intervenant' | 'membre_id'>;

/** A person of the team of an event, or of one of its dates. */
interface TeamPerson extends Person {
  /** The date by the rule; null for the team of the event. */
  jour: string | null;
}

/** The ranges of these days and of those beside them, in order, without a day twice. */
export function daysAround(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of [...days].sort()) {
    const last = ranges.at(-1);
    if (last && addDays(day, -1) <= addDays(last.to, 1)) last.to = addDays(day, 1);
    else ranges.push({ from: addDays(day, -1), to: addDays(day, 1) });
  }
  return ranges;
}

/** Who said no to which date. */
async function refusedDates(db: Database, events: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = events.length
    ? await db
        .selectFrom('services')
        .select(['evenement_id', 'jour', 'intervenant_id'])
        .where('reponse', '=', 'non')
        .where('evenement_id', 'in', [...events])
        .execute()
    : [];
  return new Set(rows.map((row) => `${row.evenement_id} ${row.jour} ${row.intervenant_id}`));
}

/** The dates at which these people serve within the ranges, which are in order. */
export async function readEngagements(
  db: Database,
  { members, speakers }: People,
  ranges: readonly DayRange[],
): Promise<Engagement[]> {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last || members.length + speakers.length === 0) return [];
  const { rows } = await sql<EventRow & { personnes: TeamPerson[] }>`
    with chosen as (
      select id, membre_id from intervenants
      where id = any(${speakers}) or membre_id = any(${members})
        or membre_id in (select membre_id from intervenants where id = any(${speakers}))
    ), own as (
      select a.evenement_id,
        jsonb_agg(distinct jsonb_build_object('intervenant', c.id, 'membre_id', c.membre_id, 'jour', a.jour)) as personnes
      from affectations as a join chosen as c on c.id = a.intervenant_id group by a.evenement_id
    )
    select ${eventColumns}, own.personnes from evenements as e join own on own.evenement_id = e.id
    where e.annule_le is null and e.date < ${addDays(last.to, 1)}::timestamp
      and (e.is_recurrent or ${goesOnFrom(first.from)}) order by e.id`.execute(db);
  const refused = await refusedDates(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ personnes, ...row }) => {
    const event = wireEvent(row);
    return datesWithin(event, ranges).flatMap(({ own, date }) => {
      const team = hasOwnTeam(event, own) ? own : null;
      return personnes
        .filter(({ jour }) => jour === team)
        .filter((person) => !refused.has(`${event.id} ${date.jour} ${person.intervenant}`))
        .map(({ intervenant, membre_id }) => ({ intervenant, membre_id, ...date }));
    });
  });
}

interface OwnDate {
  /** The first day by the rule, of a series. */
  own: string | undefined;
  date: EngagedDate;
}

const datesWithin = (event: CalendarEvent, ranges: readonly DayRange[]): OwnDate[] =>
  ranges
    .flatMap((range) => eventDays(event, range, { isLive: true }))
    .map((on) => ({
      own: isSeries(event) ? on.own : undefined,
      date: {
        evenement: { id: event.id, nom_evenement: event.nom_evenement },
        jour: on.day,
        ...hoursTaken(on),
      },
    }));

const personKey = ({ intervenant: speaker, membre_id }: Person): string =>
  membre_id == null ? `speaker ${speaker}` : `member ${membre_id}`;

/**
 * Gives the dates of other events that a person of an event is to serve at while it takes place; none where the person said no
 * to this one.
 */
export function clashFinder(engagements: readonly Engagement[], zone: string) {
  const byPerson = new Map<string, Engagement[]>();
  for (const one of engagements) {
    const key = personKey(one);
    const own = byPerson.get(key);
    if (own) own.push(one);
    else byPerson.set(key, [one]);
  }
  return (event: number, day: string, person: Person): EngagedDate[] => {
    const all = byPerson.get(personKey(person)) ?? [];
    const own = all.find((one) => one.evenement.id === event && one.jour === day);
    if (!own) return [];
    const [from, to] = [addDays(day, -1), addDays(day, 1)];
    const near = all.filter(({ jour }) => jour >= from && jour <= to);
    return clashesOf({ ...own, id: event }, near, zone).map(
      ({ evenement, jour, heure_debut, heure_fin }) => ({ evenement, jour, heure_debut, heure_fin }),
    );
  };
}
