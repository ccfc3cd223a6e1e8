/** Whom a change of an event concerns: the registered people and the speakers, each address once. */
import { sql } from 'kysely';
import type { Assignment } from '../../../../src/domain/events/event';
import type { SpeakerRecord } from '../../../../src/domain/events/speaker';
import { ON_LIST } from '../../../../src/domain/registrations/registrationState';
import type { Database } from '../../store/database/database';
import { memberOf } from '../../store/rows/memberOf';
import { isTakenBy } from '../../store/rows/whoCounts';
import { assignmentsOf } from '../events/assignments';

export interface Recipient {
  email: string;
  /** As it was given; a mail greets with it where it reads as a name. */
  firstName: string;
  /** The registration that the person made, if any. */
  registration?: number;
  /** Tells recipients apart without their address, which must be forgotten before the keys of mails. */
  key: string;
  /** Whether the person, or one of those registered together, has a place or speaks. */
  isComing: boolean;
  /** How many places are kept for those registered together. */
  offered?: number;
}

async function registered(db: Database, event: number): Promise<Recipient[]> {
  const { rows } = await sql<{ email: string; prenom: string; id: number; comes: boolean; offered: number }>`
    select i.id, i.email, bool_or(p.etat = 'inscrit') as comes, count(*) filter (where p.etat = 'offert')::integer as offered,
      (array_agg(p.prenom order by p.id))[1] as prenom
    from inscriptions as i join inscrits as p on p.inscription_id = i.id
    where i.evenement_id = ${event} and i.email is not null and p.etat = any(${ON_LIST})
      and not exists (select from membres as m where m.id = ${memberOf} and not ${isTakenBy('serviceMails')})
    group by i.id order by i.id`.execute(db);
  return rows.map(({ id, email, prenom, comes, offered }) => ({
    email,
    firstName: prenom,
    registration: id,
    isComing: comes,
    offered,
    key: `inscription ${id}`,
  }));
}

interface AssignedAddress {
  speaker: SpeakerRecord;
  /** The label of the role. */
  role: string;
  roleId: number | undefined;
  email: string | undefined;
  /** The present telephone of a speaker who is a member, else the one noted at the event. */
  telephone: string | undefined;
  /** The address or number that was noted at the event; '' for none. */
  noted: string;
  /** The speaker is a member who left or died, and gets no mail at any address. */
  isGone: boolean;
}

/** The assignments with the present address of a speaker who is a member, else the one noted at the event. */
export async function assignedAddresses(
  db: Database,
  event: number,
  team?: string,
): Promise<AssignedAddress[]> {
  return withAddresses(db, await assignmentsOf(db, event, team));
}

interface StoredContact {
  id: number;
  email: string | null;
  telephone: string | null;
  taken: boolean;
}

async function storedContacts(
  db: Database,
  members: readonly number[],
): Promise<ReadonlyMap<number, StoredContact>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<StoredContact>`
    select m.id, m.email, m.telephone, ${isTakenBy('serviceMails')} as taken
    from membres as m where m.id = any(${[...members]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function withAddresses(db: Database, assignments: readonly Assignment[]): Promise<AssignedAddress[]> {
  const assigned = assignments.flatMap(({ intervenant: speaker, role_intervenant: role, donnees }) =>
    typeof speaker === 'object' && speaker
      ? [
          {
            speaker,
            donnees,
            ...(typeof role === 'object' && role
              ? { role: role.libelle, roleId: role.id }
              : { role: '', roleId: undefined }),
          },
        ]
      : [],
  );
  const members = assigned.flatMap(({ speaker }) => speaker.membre_id ?? []);
  const present = await storedContacts(db, members);
  const isGone = ({ membre_id }: SpeakerRecord) => present.get(membre_id ?? 0)?.taken === false;
  return assigned.map(({ speaker, role, roleId, donnees }) => ({
    speaker,
    role,
    roleId,
    isGone: isGone(speaker),
    email: isGone(speaker)
      ? undefined
      : (present.get(speaker.membre_id ?? 0)?.email ?? donnees?.member_email)?.trim() || undefined,
    telephone:
      (present.get(speaker.membre_id ?? 0)?.telephone ?? donnees?.member_telephone)?.trim() || undefined,
    noted: donnees?.member_email ?? donnees?.member_telephone ?? '',
  }));
}

/** Whom news are about: the people of one date by its day of the rule, or of the event with those dates from a day on. */
export type Concerned = { team: string | undefined } | { from: string };

/** The days by the rule of the dates to come that have a team of their own. */
async function teamsFrom(db: Database, event: number, from: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select q.jour::text as day from equipes as q
    left join evenements_exceptions as x on x.evenement_id = q.evenement_id and x.jour = q.jour
    where q.evenement_id = ${event} and coalesce(x.date, q.jour) >= ${from}::date order by q.jour`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

/** The assignments that are concerned, of each of the teams. */
export async function concernedAddresses(
  db: Database,
  event: number,
  concerned: Concerned,
): Promise<AssignedAddress[]> {
  const teams =
    'from' in concerned ? [undefined, ...(await teamsFrom(db, event, concerned.from))] : [concerned.team];
  const assigned: Assignment[] = [];
  for (const team of teams) assigned.push(...(await assignmentsOf(db, event, team)));
  return withAddresses(db, assigned);
}

async function speakers(db: Database, event: number, concerned: Concerned): Promise<Recipient[]> {
  return (await concernedAddresses(db, event, concerned)).flatMap(({ speaker, email }) =>
    email
      ? [{ email, firstName: speaker.prenom ?? '', key: `intervenant ${speaker.id}`, isComing: true }]
      : [],
  );
}

/** Registered people come first: their mail has the link to their registration. */
export async function recipientsOf(db: Database, event: number, concerned: Concerned): Promise<Recipient[]> {
  const found = new Map<string, Recipient>();
  for (const one of [...(await registered(db, event)), ...(await speakers(db, event, concerned))]) {
    const key = one.email.toLowerCase();
    const known = found.get(key);
    found.set(key, known ? { ...known, isComing: known.isComing || one.isComing } : one);
  }
  return [...found.values()];
}
