/**
 * What the next days bring: events and birthdays, new answers, newcomers without a group. Each kind is there for users who
 * may read it.
 */
import { sql } from 'kysely';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { hasOwnTeam } from '../../../../src/domain/events/team';
import { isAllowed, type RightSubject, rightsOf } from '../../../../src/domain/rights';
import {
  type Birthday,
  type ComingEvent,
  DAYS_AHEAD,
  FIRST_NAMES_MAX,
  type FormNews,
  NEWCOMER_DAYS,
  TODAY_ROWS_MAX,
  type Today,
} from '../../../../src/domain/today';
import type { Api } from '../../guard/api';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import { type User, userIdOf } from '../../http/user';
import type { Database } from '../../store/database/database';
import { isCalendarDay } from '../../time/days';
import { runningEvents } from '../events/occurringEvents';
import { newAnswers } from '../forms/formRow';
import { birthdaysIn } from '../members/birthdays';
import { countMembers } from '../members/list/memberCounts';
import { matchingMembers, stateFilterOf } from '../members/list/memberFilter';

/** Counts the speakers of an event on one of its dates, by the date's day of the rule. */
async function speakerCounts(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; day: string | null; count: number }>`
    select evenement_id as id, jour::text as day, count(distinct intervenant_id) as count from affectations
    where evenement_id = any(${ids}) group by 1, 2`.execute(db);
  const keyOf = (id: number, day: string | null | undefined) => `${id} ${day ?? ''}`;
  const counts = new Map(rows.map(({ id, day, count }) => [keyOf(id, day), count]));
  return (event: CalendarEvent, own: string | undefined): number =>
    counts.get(keyOf(event.id, hasOwnTeam(event, own) ? own : null)) ?? 0;
}

/** The events of these days that aren't cancelled, with every day of the series among them and what still goes on. */
async function comingEvents(api: Api, from: string, to: string) {
  const coming = await runningEvents(api, from, to);
  const speakers = await speakerCounts(api.db, [...new Set(coming.map(({ event }) => event.id))]);
  const told = coming.slice(0, TODAY_ROWS_MAX).map(({ event, day, own, span }): ComingEvent => {
    const { id, nom_evenement, heure_debut, heure_fin } = event;
    const told = { id, nom_evenement, jour: day, heure_debut, heure_fin, ...span };
    return { ...told, intervenants: speakers(event, own) };
  });
  const lacking = coming.filter(({ event, own }) => speakers(event, own) === 0).length;
  return { total: coming.length, sans_intervenant: lacking, liste: told };
}

type Counted = Pick<Api, 'db' | 'capabilities'>;

async function birthdays(api: Counted, from: string, to: string) {
  const { total, liste } = await birthdaysIn(api, { du: from, au: to, limit: TODAY_ROWS_MAX });
  const told = liste.map(({ id, nom, prenom, jour, age }): Birthday => ({ id, nom, prenom, jour, age }));
  return { total, liste: told };
}

/** The forms with answers that the user hasn't seen, those with the most first. */
async function formNews(db: Database, userId: number) {
  const { rows } = await sql<FormNews & { total: number }>`
    select *, count(*) over () as total from (
      select formulaires.id, formulaires.nom_du_formulaire, ${newAnswers(userId)} as nouvelles from formulaires
    ) as form where nouvelles > 0
    order by nouvelles desc, id limit ${TODAY_ROWS_MAX}`.execute(db);
  const told = rows.map(({ total: _total, ...form }): FormNews => form);
  return { total: rows[0]?.total ?? 0, liste: told };
}

/** Counted by the filter of the list of members, which then shows the same people. */
async function newcomers({ db, ...announced }: Counted, day: string) {
  const since = addDays(day, -NEWCOMER_DAYS);
  const filter = { sans_groupe: true, inscrit_du: since, ...stateFilterOf('today', announced) };
  const { rows } = await sql<{ prenom: string }>`
    select m.prenom from ${matchingMembers(filter, 'membres')}
    order by m.date_inscription desc, m.tri desc, m.id desc limit ${FIRST_NAMES_MAX}`.execute(db);
  const total = await countMembers(db, filter);
  return { total, depuis: since, prenoms: rows.map(({ prenom }) => prenom) };
}

/**
 * @param day the user's own day; the server's without one
 * @throws HttpError 422 for what is no day
 */
export async function todayFor(api: Api, user: User | undefined, day = api.today()): Promise<Today> {
  if (!isCalendarDay(day)) throw invalid({ jour: httpTexts.badDate });
  const { db } = api;
  const rights = user ? rightsOf(user.role) : [];
  const reads = (...subjects: RightSubject[]) =>
    subjects.every((subject) => isAllowed(rights, `${subject}.lire`));
  const to = addDays(day, DAYS_AHEAD - 1);
  return {
    jour: day,
    ...(reads('evenements') && { evenements: await comingEvents(api, day, to) }),
    ...(reads('membres') && { anniversaires: await birthdays(api, day, to) }),
    ...(reads('formulaires', 'reponses') && { reponses: await formNews(db, userIdOf(user)) }),
    ...(reads('membres', 'groupes') && { nouveaux: await newcomers(api, day) }),
  };
}
