/**
 * Reads who serves on the dates of events: assignments, needed roles, answers, absences and what else people do at the same time,
 * each by one query for all dates
 * together, whether one date is asked for or those of eight weeks.
 */
import { sql } from 'kysely';
import { absencesOn, type DaySpan } from '../../../../src/domain/calendar/absences';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import type { EventRole, EventServices, Serving } from '../../../../src/domain/events/staffing';
import type { Database } from '../../store/database/database';
import { isHidden } from '../../store/rows/hiddenContacts';
import { teamVersions } from '../events/teams';
import { clashFinder, readEngagements } from './engagements';

interface Range {
  from: string;
  to: string;
}

interface AssignedRow {
  evenement: number;
  affectation: number;
  intervenant: number;
  membre_id: number | null;
  role_intervenant: number;
  libelle: string;
  /** The date by the rule whose team it is; null for the team of the event. */
  jour: string | null;
  nom: string;
  prenom: string;
  email: string | null;
  telephone: string | null;
  adresse: boolean;
}

type Answer = Pick<Serving, 'demande_le' | 'reponse' | 'proposition' | 'repondu_le' | 'updated_at'>;
type AnswerRow = Answer & { evenement_id: number; jour: string; intervenant_id: number };
type NeededRow = EventRole & { evenement: number };

const NOT_ASKED: Answer = {
  demande_le: null,
  reponse: null,
  proposition: null,
  repondu_le: null,
  updated_at: null,
};

const answerKey = (event: number, day: string, speaker: number) => `${event} ${day} ${speaker}`;

function grouped<K, R>(rows: readonly R[], keyOf: (row: R) => K): Map<K, R[]> {
  const groups = new Map<K, R[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

async function assignedTo(db: Database, events: readonly number[]): Promise<AssignedRow[]> {
  const { rows } = await sql<AssignedRow>`
    select a.evenement_id as evenement, a.id as affectation, i.id as intervenant, i.membre_id,
      r.id as role_intervenant, r.libelle, a.jour::text as jour, i.nom, i.prenom,
      case when not h.hidden then a.member_email end as email,
      case when not h.hidden then a.member_telephone end as telephone,
      btrim(coalesce(m.email, case when not h.hidden then a.member_email end, '')) <> '' as adresse
    from affectations as a join intervenants as i on i.id = a.intervenant_id
    left join membres as m on m.id = i.membre_id
    cross join lateral (select ${isHidden('i')} as hidden) as h
    join roles_intervenants as r on r.id = a.role_id
    where a.evenement_id = any(${events}) order by a.evenement_id, a.rang, a.id`.execute(db);
  return rows;
}

async function answersOf(db: Database, events: readonly number[], { from, to }: Range): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select evenement_id, jour::text as jour, intervenant_id, demande_le, reponse, proposition, repondu_le, updated_at
    from services where evenement_id = any(${events}) and jour between ${from}::date and ${to}::date`.execute(
    db,
  );
  return rows;
}

async function neededBy(db: Database, events: readonly number[]): Promise<NeededRow[]> {
  const { rows } = await sql<NeededRow>`
    select n.evenement_id as evenement, r.id, r.libelle, n.nombre
    from roles_attendus as n join roles_intervenants as r on r.id = n.role_id
    where n.evenement_id = any(${events}) order by r.cle, r.id`.execute(db);
  return rows;
}

/** The absences of these members that meet the range, without what they are for. */
export async function spansOf(
  db: Database,
  members: readonly number[],
  { from, to }: Range,
): Promise<(DaySpan & { membre_id: number })[]> {
  const { rows } = await sql<DaySpan & { membre_id: number }>`
    select membre_id, du::text as du, au::text as au from absences
    where membre_id = any(${members}) and au >= ${from}::date and du <= ${to}::date
    order by membre_id, absences.du, id`.execute(db);
  return rows;
}

/** The needed roles, then those that are assigned beyond them. */
function rolesOf(needed: readonly NeededRow[], assigned: readonly AssignedRow[]): EventRole[] {
  const roles = new Map<number, EventRole>();
  for (const { id, libelle, nombre } of needed) roles.set(id, { id, libelle, nombre });
  for (const { role_intervenant: id, libelle } of assigned)
    if (!roles.has(id)) roles.set(id, { id, libelle, nombre: 0 });
  return [...roles.values()];
}

const teamKey = (event: number, day: string | null) => `${event} ${day ?? ''}`;

/** The name of the person of the series whose place this one takes: of the only one who left that role, for the only one who came. */
function replacedBy(
  row: AssignedRow,
  team: readonly AssignedRow[],
  ofSeries: readonly AssignedRow[],
): string | null {
  const beyond = (some: readonly AssignedRow[], others: readonly AssignedRow[]) =>
    some.filter(
      (one) =>
        one.role_intervenant === row.role_intervenant &&
        !others.some(
          ({ intervenant, role_intervenant }) =>
            intervenant === one.intervenant && role_intervenant === one.role_intervenant,
        ),
    );
  if (team === ofSeries) return null;
  const [came, ...others] = beyond(team, ofSeries);
  const [left, ...more] = beyond(ofSeries, team);
  if (came !== row || !left || others.length + more.length > 0) return null;
  return `${left.nom} ${left.prenom}`.trim();
}

/** Gives who serves at one of these events on one day of the range. @param zone of the hours of events */
export async function readServices(
  db: Database,
  events: readonly number[],
  range: Range,
  zone: string,
): Promise<(event: number, day: string, own?: string) => EventServices> {
  const assigned = await assignedTo(db, events);
  const members = [...new Set(assigned.flatMap(({ membre_id }) => membre_id ?? []))];
  const speakers = [...new Set(assigned.map(({ intervenant: speaker }) => speaker))];
  // An event may go over midnight.
  const around = { from: addDays(range.from, -1), to: addDays(range.to, 1) };
  const clashesOn = clashFinder(await readEngagements(db, { members, speakers }, [around]), zone);
  const absences = grouped(await spansOf(db, members, range), ({ membre_id }) => membre_id);
  const needed = grouped(await neededBy(db, events), ({ evenement: event }) => event);
  const teams = grouped(assigned, ({ evenement: event, jour }) => teamKey(event, jour));
  const versions = new Map(
    (await teamVersions(db, events)).map(({ evenement_id, jour, updated_at }) => [
      teamKey(evenement_id, jour),
      updated_at ?? null,
    ]),
  );
  const answers = new Map(
    (await answersOf(db, events, range)).map(({ evenement_id, jour: day, intervenant_id, ...answer }) => [
      answerKey(evenement_id, day, intervenant_id),
      answer,
    ]),
  );
  return (event, day, own) => {
    const ofSeries = teams.get(teamKey(event, null)) ?? [];
    const version = (own && versions.get(teamKey(event, own))) || null;
    const team = own && version ? (teams.get(teamKey(event, own)) ?? []) : ofSeries;
    const personnes = team.map((row): Serving => {
      const { affectation: assignment, intervenant: speaker, membre_id, role_intervenant } = row;
      const { nom, prenom, email, telephone, adresse } = row;
      return {
        ...(answers.get(answerKey(event, day, speaker)) ?? NOT_ASKED),
        affectation: assignment,
        intervenant: speaker,
        role_intervenant,
        absences: absencesOn(absences.get(membre_id ?? 0) ?? [], day).map(({ du, au }) => ({ du, au })),
        chevauchements: clashesOn(event, day, { intervenant: speaker, membre_id }),
        equipe: {
          nom,
          prenom,
          membre_id,
          email,
          telephone,
          adresse,
          remplace: replacedBy(row, team, ofSeries),
        },
      };
    });
    return {
      jour: day,
      roles: rolesOf(needed.get(event) ?? [], team),
      personnes,
      equipe: own ? { jour: own, updated_at: version } : null,
    };
  };
}

export const servicesOn = async (
  db: Database,
  { event, day, team }: { event: number; day: string; team: string | undefined },
  zone: string,
): Promise<EventServices> =>
  (await readServices(db, [event], { from: day, to: day }, zone))(event, day, team);
