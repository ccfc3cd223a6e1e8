import { absenceCalls } from '../../../../src/api/endpoints/services/absences';
import { answerCalls } from '../../../../src/api/endpoints/services/answers';
import { serviceCalls } from '../../../../src/api/endpoints/services/dates';
import { dayText, LAST_DAY } from '../../../../src/domain/calendar/dayNumbers';
import { writeRoute } from '../../guard/writes/writeRoute';
import { serverTexts } from '../../texts';
import type { Api } from '../http/api';
import { invalid } from '../http/httpError';
import { Reply, readRoute } from '../http/route';
import { isCalendarDay } from '../statistics/days';
import { absencesOf, deleteAbsence, insertAbsence, updateAbsence } from './absences';
import { checkedAnswer, noteAnswer } from './answers';
import { replaceNeededRoles } from './neededRoles';
import type { ServiceRequests } from './ServiceRequests';
import { eventOnDay } from './serviceDay';
import { serviceWeeks } from './serviceWeeks';
import { servicesOn, spansOf } from './serving';
import { absenceReplies, serviceReplies } from './texts';

function absenceRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, absenceCalls.list, ({ id }) => absencesOf(db, Number(id)));
  readRoute(api, absenceCalls.ofMembers, ({ membres: members, du: from }) => {
    if (members.length > MEMBERS_MAX) throw invalid({ membres: absenceReplies.tooManyMembers(MEMBERS_MAX) });
    if (!isCalendarDay(from)) throw invalid({ du: serverTexts.badDate });
    const possible = members.filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
    return spansOf(db, possible, { from, to: dayText(LAST_DAY) });
  });
  writeRoute(api, absenceCalls.create, 'membres', ({ id, body }, { user }) => async (trx) => {
    return new Reply(await insertAbsence(trx, Number(id), body, user?.id), absenceReplies.created, 201);
  });
  writeRoute(api, absenceCalls.update, 'membres', ({ id, absence, body }) => async (trx) => {
    const place = { member: Number(id), id: Number(absence) };
    return new Reply(await updateAbsence(trx, place, body), absenceReplies.updated);
  });
  writeRoute(api, absenceCalls.remove, 'membres', ({ id, absence }) => async (trx) => {
    await deleteAbsence(trx, { member: Number(id), id: Number(absence) });
    return new Reply(null, absenceReplies.removed);
  });
}

/** The most members whose absences come as one answer: as many as an event has speakers. */
const MEMBERS_MAX = 500;

/** Serves who serves on which date, and when members are absent. */
export function serviceRoutes(api: Api, requests: ServiceRequests): void {
  const { db } = api;
  readRoute(api, serviceCalls.weeks, ({ semaines }) => serviceWeeks(db, api.minute().slice(0, 10), semaines));
  readRoute(api, serviceCalls.ofEvent, async ({ id, jour: day }) => {
    await eventOnDay(db, Number(id), day);
    return servicesOn(db, Number(id), day);
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
  writeRoute(api, answerCalls.note, 'evenements', ({ id, body }) => {
    const { jour: day, intervenant: speaker, updated_at: seen } = body;
    const answer = checkedAnswer(body.reponse, body.proposition);
    return async (trx) => {
      await noteAnswer(trx, Number(id), { day, speaker, seen, ...answer }, api.now());
      return new Reply(await servicesOn(trx, Number(id), day), serviceReplies.noted);
    };
  });
  writeRoute(api, serviceCalls.setRoles, 'evenements', ({ id, body: { roles, avant } }) => async (trx) => {
    await replaceNeededRoles(trx, Number(id), roles, avant);
    return new Reply(null, serviceReplies.rolesSaved);
  });
  absenceRoutes(api);
}
