/** Serves who came to events: sheets with their ticks, choices of expected people, newcomers, and what came of it. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { attendanceCalls } from '../../../../src/api/endpoints/attendance/day';
import { attendanceReportCalls } from '../../../../src/api/endpoints/attendance/reports';
import { sheetCalls } from '../../../../src/api/endpoints/attendance/sheets';
import type { newcomerRequestSchema } from '../../../../src/domain/attendance/newcomer';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { LIST_KEYS_MAX } from '../../http/body/bodyLimits';
import { invalid } from '../../http/httpError';
import { Reply, readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { nameOf } from '../../store/rows/person';
import { isCalendarDay } from '../../time/days';
import { occurringEvents, runningEvents } from '../events/occurringEvents';
import { type CheckedMember, checkedMember } from '../members/memberFields';
import { insertMember } from '../members/memberWrites';
import { assemblyRoutes } from './assembly/assemblyRoutes';
import { attendanceReport } from './attendanceReport';
import { openSheet, raiseSheet } from './eventDay';
import { expectPeople } from './expectPeople';
import { helperRoutes } from './helperRoutes';
import { memberAttendance } from './memberAttendance';
import { readChanges, ticksOf, wholeSheet } from './readSheet';
import { sheetPeople } from './sheetPeople';
import { insertTicks, storeTicks, type TickSender, timed } from './storeTicks';
import { attendanceTexts } from './texts';

/** The events of a day, and how many people came to each. Today has those of the days before that still go on. */
async function eventsOfDay(api: Api, day = api.today()) {
  const { db, today } = api;
  if (!isCalendarDay(day)) throw invalid({ jour: httpTexts.badDate });
  const occurring =
    day === today() ? await runningEvents(api, day, day) : await occurringEvents(db, day, day);
  const ids = occurring.map(({ event }) => event.id);
  const days = [...new Set(occurring.map((one) => one.day))];
  const { rows } = await sql<{ place: string; presents: number }>`
    select evenement_id || ' ' || jour as place, count(*)::integer as presents from presences
    where jour = any(${days}::date[]) and etat = 'present' and evenement_id = any(${ids})
    group by evenement_id, jour`.execute(db);
  const presents = new Map(rows.map((row) => [row.place, row.presents]));
  return {
    jour: day,
    evenements: occurring.map(
      ({ event: { id, nom_evenement, lieu, heure_debut, heure_fin }, day: jour, span }) => ({
        id,
        nom_evenement,
        lieu,
        heure_debut,
        heure_fin,
        jour,
        ...span,
        presents: presents.get(`${id} ${jour}`) ?? 0,
      }),
    ),
  };
}

type Newcomer = z.infer<typeof newcomerRequestSchema>;

/** Stores the record and the tick. @throws HttpError 404 when the event is gone */
async function addNewcomer(
  trx: WriteTransaction,
  id: number,
  { jour: day, pointage }: Newcomer,
  { fields }: CheckedMember,
  sender: TickSender,
  today: string,
) {
  const sheet = await openSheet(trx, id, day);
  // A console that had no answer sends the same tick again, perhaps after a correction of the name.
  const before = (await ticksOf(trx, sheet, sql`and p.cle = ${pointage.cle}`))[0]?.personne_id;
  const personne_id = before ?? (await insertMember(trx, fields, today));
  if (before === undefined) {
    const tick = timed({ ...pointage, personne_id, etat: 'present' as const }, sender.now, 'pointage');
    await insertTicks(trx, sheet, [tick], sender, await raiseSheet(trx, sheet));
  }
  const [person] = await sheetPeople(trx, sheet, [personne_id], new Set());
  const [stored] = await ticksOf(trx, sheet, sql`and p.personne_id = ${personne_id}`);
  return new Reply(
    { personne: person!, pointage: stored! },
    attendanceTexts.newcomerAdded(nameOf(fields)),
    201,
  );
}

function attendanceWrites(api: Api): void {
  const { now, today } = api;
  writeRoute(
    api,
    sheetCalls.tick,
    'membres',
    ({ id, body }, { user }) =>
      async (trx) =>
        storeTicks(trx, api, Number(id), body, {
          device: body.appareil,
          author: user?.id ?? null,
          now: now(),
        }),
    { limits: { keys: LIST_KEYS_MAX } },
  );
  writeRoute(api, sheetCalls.expect, 'membres', ({ id, body }) => async (trx) => {
    return new Reply(await expectPeople(trx, Number(id), body), attendanceTexts.chosen);
  });
  writeRoute(api, sheetCalls.newcomer, 'membres', ({ id, body }, { user }) => {
    const checked = checkedMember(body.membre, today(), api);
    if (Object.keys(checked.errors).length) throw invalid(checked.errors);
    const sender = { device: body.appareil, author: user?.id ?? null, now: now() };
    return async (trx) => addNewcomer(trx, Number(id), body, checked, sender, today());
  });
}

export function attendanceRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, attendanceCalls.day, ({ jour: day }) => eventsOfDay(api, day));
  readRoute(api, sheetCalls.sheet, ({ id, jour: day }) => wholeSheet(api, Number(id), day));
  readRoute(api, sheetCalls.changes, ({ id, jour: day, depuis: since }) =>
    readChanges(api, Number(id), day, since),
  );
  readRoute(api, attendanceReportCalls.report, ({ id, jour: day }) => attendanceReport(db, Number(id), day));
  readRoute(api, attendanceReportCalls.ofMember, ({ id, ...query }) =>
    memberAttendance(db, Number(id), query),
  );
  attendanceWrites(api);
  assemblyRoutes(api);
  helperRoutes(api);
}
