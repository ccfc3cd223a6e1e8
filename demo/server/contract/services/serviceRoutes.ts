import { absenceCalls } from '../../../../src/api/endpoints/services/absences';
import { answerCalls } from '../../../../src/api/endpoints/services/answers';
import { serviceCalls } from '../../../../src/api/endpoints/services/dates';
import { engagementCalls } from '../../../../src/api/endpoints/services/engagements';
import { teamCalls } from '../../../../src/api/endpoints/services/teams';
import { dayText, LAST_DAY } from '../../../../src/domain/calendar/dayNumbers';
import { ENGAGED_DAYS_MAX } from '../../../../src/domain/events/engagement';
import { ASKED_DATES_MAX } from '../../../../src/domain/events/staffing';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { invalid } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { isCalendarDay } from '../../time/days';
import { absencesOf, deleteAbsence, insertAbsence, updateAbsence } from './absences';
import { checkedAnswer, noteAnswer } from './answers';
import { daysAround, readEngagements } from './engagements';
import { replaceNeededRoles } from './neededRoles';
import type { ServiceRequests } from './ServiceRequests';
import { teamOnDay } from './serviceDay';
import { serviceWeeks } from './serviceWeeks';
import { servicesOn, spansOf } from './serving';
import { teamRoute } from './teamRoute';
import { absenceReplies, serviceReplies } from './texts';

function absenceRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, absenceCalls.list, ({ id }, { user }) => absencesOf(db, Number(id), user));
  readRoute(api, absenceCalls.ofMembers, ({ membres: members, du: from }) => {
    if (members.length > MEMBERS_MAX) throw invalid({ membres: absenceReplies.tooManyMembers(MEMBERS_MAX) });
    if (!isCalendarDay(from)) throw invalid({ du: httpTexts.badDate });
    return spansOf(db, members.filter(isId), { from, to: dayText(LAST_DAY) });
  });
  writeRoute(api, absenceCalls.create, 'membres', ({ id, body }, { user }) => async (trx) => {
    return new Reply(await insertAbsence(trx, Number(id), body, user), absenceReplies.created, 201);
  });
  writeRoute(api, absenceCalls.update, 'membres', ({ id, absence, body }, { user }) => async (trx) => {
    const place = { member: Number(id), id: Number(absence) };
    return new Reply(await updateAbsence(trx, place, body, user), absenceReplies.updated);
  });
  writeRoute(api, absenceCalls.remove, 'membres', ({ id, absence }) => async (trx) => {
    await deleteAbsence(trx, { member: Number(id), id: Number(absence) });
    return new Reply(null, absenceReplies.removed);
  });
}

/** The most people who are looked at together: as many as an event has speakers. */
const MEMBERS_MAX = 500;

const isId = (id: number): boolean => Number.isInteger(id) && Math.abs(id) < 2 ** 31;

function engagementRoute(api: Api, zone: string): void {
  readRoute(api, engagementCalls.engagements, async ({ membres: members = [], intervenants = [], jours }) => {
    if (members.length > MEMBERS_MAX) throw invalid({ membres: absenceReplies.tooManyMembers(MEMBERS_MAX) });
    if (intervenants.length > MEMBERS_MAX)
      throw invalid({ intervenants: serviceReplies.tooManySpeakers(MEMBERS_MAX) });
    if (jours.length > ENGAGED_DAYS_MAX)
      throw invalid({ jours: serviceReplies.tooManyDays(ENGAGED_DAYS_MAX) });
    if (!jours.every(isCalendarDay)) throw invalid({ jours: httpTexts.badDate });
    const people = { members: members.filter(isId), speakers: intervenants.filter(isId) };
    return { fuseau: zone, engagements: await readEngagements(api.db, people, daysAround(jours)) };
  });
}

/** Serves who serves on which date, and when members are absent. */
export function serviceRoutes(api: Api, requests: ServiceRequests): void {
  const { db } = api;
  const { zone } = requests.sender;
  readRoute(api, serviceCalls.weeks, ({ semaines }) =>
    serviceWeeks(db, { today: api.minute().slice(0, 10), zone }, semaines),
  );
  readRoute(api, serviceCalls.ofEvent, async ({ id, jour: day }) => {
    const team = await teamOnDay(db, Number(id), day);
    return servicesOn(db, { event: Number(id), day, team }, zone);
  });
  writeRoute(
    api,
    answerCalls.ask,
    'evenements',
    ({ id, body }) => {
      requests.check();
      return async (trx) => {
        const asked = await requests.ask(trx, Number(id), body.jour);
        const { demandes: count } = asked;
        return new Reply(asked, count ? serviceReplies.asked(count) : serviceReplies.noneAsked);
      };
    },
    { committed: () => requests.wake() },
  );
  writeRoute(
    api,
    teamCalls.askAll,
    'evenements',
    ({ body: { dates } }) => {
      requests.check();
      if (dates.length > ASKED_DATES_MAX)
        throw invalid({ dates: serviceReplies.tooManyDates(ASKED_DATES_MAX) });
      return async (trx) => {
        const asked = await requests.askAll(trx, dates);
        const { demandes: count } = asked;
        return new Reply(asked, count ? serviceReplies.asked(count) : serviceReplies.noneAsked);
      };
    },
    { committed: () => requests.wake() },
  );
  writeRoute(api, answerCalls.note, 'evenements', ({ id, body }) => {
    const { jour: day, intervenant: speaker, updated_at: seen } = body;
    const answer = checkedAnswer(body.reponse, body.proposition);
    return async (trx) => {
      const noted = { day, speaker, seen, ...answer };
      return new Reply(
        await noteAnswer(trx, Number(id), noted, { now: api.now(), zone }),
        serviceReplies.noted,
      );
    };
  });
  writeRoute(api, serviceCalls.setRoles, 'evenements', ({ id, body: { roles, avant } }) => async (trx) => {
    await replaceNeededRoles(trx, Number(id), roles, avant);
    return new Reply(null, serviceReplies.rolesSaved);
  });
  teamRoute(api, requests);
  engagementRoute(api, zone);
  absenceRoutes(api);
}
