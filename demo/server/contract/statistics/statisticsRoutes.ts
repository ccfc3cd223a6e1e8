import { sql } from 'kysely';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { statisticsCalls, todayCalls } from '../../../../src/api/endpoints/statistics';
import { toCompleteCalls } from '../../../../src/api/endpoints/toComplete';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import { ACTIVITY_DAYS, type DashboardCounts } from '../../../../src/domain/members/statistics';
import type { Api } from '../../guard/api';
import { invalid } from '../../http/httpError';
import { readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { isTakenBy } from '../../store/rows/whoCounts';
import { countMembers } from '../members/list/memberCounts';
import { stateFilterOf } from '../members/list/memberFilter';
import { memberStatistics } from '../members/memberStatistics';
import { type EvolutionQuery, evolution } from './evolution';
import { toComplete } from './toComplete';
import { todayFor } from './today';

const DAYS_MAX = 366;
const CITIES_MAX = 50;

async function counters({ db, ...announced }: Api): Promise<DashboardCounts> {
  const { rows } = await sql<Omit<DashboardCounts, 'members'>>`
    select (select count(*) from groupes) as groups, (select count(*) from departements) as departments,
      (select count(*) from utilisateurs) as users`.execute(db);
  return { ...rows[0]!, members: await countMembers(db, stateFilterOf('counts', announced)) };
}

async function users({ db }: Api) {
  const { rows } = await sql<{ total: number; connectes: number }>`
    select (select count(*) from utilisateurs) as total,
      (select count(distinct utilisateur_id) from jetons where expire_le > now()) as connectes
  `.execute(db);
  return rows[0]!;
}

/** The periods of growth, oldest first: by day or week over a quarter, by month over two years, by year over ten. */
const growthPeriods: Record<string, { unit: string; days: number }> = {
  day: { unit: 'day', days: 90 },
  week: { unit: 'week', days: 91 },
  month: { unit: 'month', days: 731 },
  year: { unit: 'year', days: 3653 },
};

async function growth({ db, today, ...announced }: Api, name: string) {
  const period = Object.hasOwn(growthPeriods, name) ? growthPeriods[name] : undefined;
  if (!period) throw invalid({ period: httpTexts.badValue });
  const { rows } = await sql<{ date: string; value: number }>`
    select date_trunc(${period.unit}, date_inscription)::date::text as date, count(*) as value from membres as m
    where ${isTakenBy('counts', { announced })} and date_inscription between ${addDays(today(), -period.days)}::date and ${today()}::date
    group by 1 order by 1`.execute(db);
  return rows;
}

async function geographic({ db, ...announced }: Api) {
  const { rows } = await sql<{ ville: string; total: number }>`
    select ville, count(*) as total from membres as m
    where ville is not null and ${isTakenBy('counts', { announced })}
    group by ville order by total desc, ville limit ${CITIES_MAX}`.execute(db);
  return rows;
}

/** New members of the last days, with one point per day, also for days without any. */
async function activity(api: Api, days: number) {
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX) {
    throw invalid({ days: httpTexts.wholeBetween(1, DAYS_MAX) });
  }
  const query: EvolutionQuery = { period: 'daily', start_date: addDays(api.today(), -days) };
  const [first, ...points] = await evolution(api, query);
  let before = first?.value ?? 0;
  return points.map(({ date, value }) => {
    const registrations = value - before;
    before = value;
    return { date, inscriptions: registrations };
  });
}

/** Serves the statistics whose meaning the specification makes clear. */
export function statisticsRoutes(api: Api): void {
  readRoute(api, statisticsCalls.dashboard, () => counters(api));
  readRoute(api, statisticsCalls.users, () => users(api));
  readRoute(api, statisticsCalls.members, () => memberStatistics(api));
  readRoute(api, statisticsCalls.growth, ({ period }) => growth(api, period!));
  readRoute(api, statisticsCalls.geographic, () => geographic(api));
  readRoute(api, statisticsCalls.activity, ({ days }) => activity(api, days ?? ACTIVITY_DAYS));
  readRoute(api, todayCalls.today, ({ jour }, { user }) => todayFor(api, user, jour));
  readRoute(api, toCompleteCalls.toComplete, (_args, { user }) => toComplete(api, user));
  readRoute(api, memberCalls.evolution, (query) => evolution(api, query));
}
