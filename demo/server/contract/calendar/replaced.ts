/**
 * Who leaves the team of some dates, or of an event: what a mail needs to know of them. It is read before the change, which takes
 * them out of the team.
 */
import { sql } from 'kysely';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import type { RecipientCounts } from '../../../../src/domain/events/recipients';
import { isToCome, type SaidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { TEAM_DATES_MAX } from '../../../../src/domain/events/team';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import { saidNow } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import type { Database } from '../../store/database/database';
import { eventById } from '../../store/rows/eventRow';
import { isCalendarDay } from '../../time/days';
import { localDay } from '../../time/zones';
import { assignedAddresses } from './recipients';
import { lifeReplies } from './texts';

export interface Leaving {
  /** First and last name, for the organisation. */
  name: string;
  nom: string;
  firstName: string;
  telephone: string | undefined;
  email: string | undefined;
  /** What is said of each date that is left; of the event itself where it is left as a whole. None that has begun, and none where the person left the organisation or died. */
  dates: { said: SaidOfEvent; roles: string[] }[];
}

interface Place {
  event: number;
  speaker: number;
  /** The role that is left; all of them without it. */
  role?: number | undefined;
  /** The dates by the rule; undefined for the team of the event itself. */
  days: readonly string[] | undefined;
}

const placesOf = (days: readonly string[] | undefined) => days ?? [undefined];

/** The day on which a date takes place. */
export const dayOfDate = ({ event }: SaidOfEvent): string => event.date?.slice(0, 10) ?? '';

/** @returns nothing where the person is in none of the teams, which the change itself refuses */
export async function leavingPerson(
  db: Database,
  { event: id, speaker: speakerId, role, days }: Place,
  sender: Pick<Sender, 'zone' | 'now'>,
): Promise<Leaving | undefined> {
  const event: CalendarEvent = await eventById(db, id);
  let leaving: Leaving | undefined;
  for (const day of placesOf(days)) {
    const own = (await assignedAddresses(db, id, day)).filter(
      ({ speaker, roleId }) => speaker.id === speakerId && (role === undefined || roleId === role),
    );
    const [first] = own;
    if (!first) continue;
    const { nom, prenom } = first.speaker;
    leaving ??= {
      name: `${prenom ?? ''} ${nom ?? ''}`.trim(),
      nom: nom ?? '',
      firstName: prenom ?? '',
      telephone: first.telephone,
      email: undefined,
      dates: [],
    };
    leaving.email ??= own.find(({ email }) => email)?.email;
    const said = saidNow({ event }, sender, day);
    if (isToCome(said) && !first.isGone)
      leaving.dates.push({ said, roles: own.map(({ role: label }) => label) });
  }
  return leaving;
}

/** On how many of the dates to come the person was asked, or has said yes. */
async function askedOn(
  db: Database,
  { event, speaker, days }: Place,
  { dates }: Leaving,
  today: string,
): Promise<number> {
  const meant = days && dates.map(({ said }) => dayOfDate(said));
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from services
    where evenement_id = ${event} and intervenant_id = ${speaker} and jour >= ${today}::date
      and (demande_le is not null or reponse = 'oui')
      and (${meant === undefined} or jour = any(${meant ?? []}::date[]))`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The person who is to be replaced, counted as others are who are told. @throws HttpError 404, 422 */
export async function leavingCounts(
  db: Database,
  place: Place,
  sender: Pick<Sender, 'zone' | 'now'>,
): Promise<Omit<RecipientCounts, 'envoi'>> {
  const { days = [] } = place;
  if (days.length > TEAM_DATES_MAX) throw invalid({ jours: lifeReplies.tooManyDays(TEAM_DATES_MAX) });
  if (!days.every(isCalendarDay)) throw invalid({ jours: httpTexts.badDate });
  const leaving = await leavingPerson(db, place, sender);
  const isTold = leaving !== undefined && leaving.dates.length > 0;
  const count = isTold && leaving.email ? 1 : 0;
  const unreached =
    isTold && !leaving.email
      ? [{ nom: leaving.nom, prenom: leaving.firstName, telephone: leaving.telephone ?? null }]
      : [];
  const today = localDay(sender.zone, new Date(sender.now()));
  return {
    ...{ inscrits: 0, attente: 0, intervenants: count, adresses: count },
    sans_adresse: { total: unreached.length, liste: unreached },
    demandes: isTold ? await askedOn(db, place, leaving, today) : 0,
  };
}
