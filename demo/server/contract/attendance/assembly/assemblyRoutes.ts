/** Serves the settings of assemblies. What the sheets say of them is part of the answers about sheets. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { assemblyCalls } from '../../../../../src/api/endpoints/attendance/assemblies';
import {
  type Assembly,
  type assemblyDraftSchema,
  assemblyProblems,
  NEARLY_MAX,
} from '../../../../../src/domain/attendance/assembly';
import { countVotes } from '../../../../../src/domain/attendance/votes';
import { recordOf } from '../../../../../src/domain/records';
import type { Api } from '../../../guard/api';
import { operationToUndo } from '../../../guard/undo/operationToUndo';
import { checkVersion, nextVersion } from '../../../guard/writes/version';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../../http/httpError';
import { Reply, readRoute } from '../../../http/route';
import { httpTexts } from '../../../http/texts';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { eventById } from '../../../store/rows/eventRow';
import { isCalendarDay } from '../../../time/days';
import { dayNow, openSheet, raiseSheet } from '../eventDay';
import { type AssemblyDate, assemblyAnswer, dateOn, storedAssembly } from './assembly';
import { storedVoting } from './storedVoting';
import { assemblyReplies } from './texts';
import { voterCount } from './voters';

/** @throws HttpError 404 when the event is gone or no date of it begins on the day, 422 for what is no day */
async function askedDate(db: Database, id: number, day: string): Promise<AssemblyDate> {
  if (!isCalendarDay(day)) throw invalid({ jour: httpTexts.badDate });
  const date = dateOn(await eventById(db, id), day);
  if (!date) throw notFound(assemblyReplies.notThatDay);
  return date;
}

const NO_VOTERS = { electeurs: 0, presque: [], presque_total: 0, pouvoirs: 0, voix: 0 };

/** @throws HttpError 404, 422 */
async function readAssembly(db: Database, id: number, day: string): Promise<Assembly> {
  const date = await askedDate(db, id, day);
  const stored = await storedAssembly(db, date);
  if (!stored) return { jour: day, reglages: null, ...NO_VOTERS };
  const { voters, nearly } = await voterCount(db, stored, day);
  const state = await storedVoting(db, { event: date.event, day }, stored);
  return {
    jour: day,
    reglages: assemblyAnswer(stored),
    electeurs: voters,
    presque: nearly.slice(0, NEARLY_MAX),
    presque_total: nearly.length,
    pouvoirs: state.proxies.filter(({ repris }) => !repris).length,
    voix: countVotes(state).votes,
  };
}

type Draft = z.infer<typeof assemblyDraftSchema>;

/** A device that shows the sheet learns of the change by its version. */
async function raiseSheetOf(trx: WriteTransaction, id: number, day: string): Promise<void> {
  await raiseSheet(trx, await openSheet(trx, id, day));
}

/** @throws HttpError 404, 409 when the settings were changed meanwhile, 422 for values out of their range */
async function setAssembly(trx: WriteTransaction, id: number, draft: Draft): Promise<Assembly> {
  const { jour: day, updated_at: seen, ...rules } = draft;
  const date = await askedDate(trx, id, day);
  const stored = await storedAssembly(trx, date);
  if (stored)
    await checkVersion({
      seen,
      updated_at: stored.updated_at,
      sentence: assemblyReplies.changedMeanwhile,
      present: () => readAssembly(trx, id, day),
    });
  if (stored?.close_le) throw new HttpError(409, assemblyReplies.isClosed);
  // A console that knows no dues says nothing of them.
  const { cotisation_annee: year = stored?.cotisation_annee ?? null } = rules;
  const row = { ...rules, cotisation_annee: year };
  if (stored)
    await trx
      .updateTable('assemblees')
      .set({ ...row, updated_at: nextVersion })
      .where('id', '=', stored.id)
      .execute();
  else
    await trx
      .insertInto('assemblees')
      .values({ ...row, evenement_id: id, jour: date.own })
      .execute();
  await raiseSheetOf(trx, id, day);
  return readAssembly(trx, id, day);
}

/** @throws HttpError 404 */
async function endAssembly(trx: WriteTransaction, id: number, day: string): Promise<Assembly> {
  const stored = await storedAssembly(trx, await askedDate(trx, id, day));
  if (stored) {
    // The proxies go by themselves, so that the journal has each of them.
    await sql`delete from pouvoirs where assemblee_id = ${stored.id}`.execute(trx);
    await trx.deleteFrom('assemblees').where('id', '=', stored.id).execute();
    await raiseSheetOf(trx, id, day);
  }
  return readAssembly(trx, id, day);
}

/** Closes the sheet, or opens it again. A sheet that is closed keeps its hour and its name. @throws HttpError 404 */
async function closeAssembly(
  trx: WriteTransaction,
  { id, day }: { id: number; day: string },
  closing: { close_le: string; auteur_id: number | null } | undefined,
): Promise<Assembly> {
  const stored = await storedAssembly(trx, await askedDate(trx, id, day));
  if (!stored) throw notFound(assemblyReplies.noAssembly);
  if (Boolean(closing) !== Boolean(stored.close_le)) {
    await trx
      .updateTable('assemblees')
      .set({ ...(closing ?? NOT_CLOSED), updated_at: nextVersion })
      .where('id', '=', stored.id)
      .execute();
    await raiseSheetOf(trx, id, day);
  }
  return readAssembly(trx, id, day);
}

const NOT_CLOSED = { close_le: null, auteur_id: null };

function closingRoutes(api: Api): void {
  writeRoute(api, assemblyCalls.closeAssembly, 'membres', ({ id, body }, { user }) => async (trx) => {
    const closing = { close_le: new Date(api.now()).toISOString(), auteur_id: user?.id ?? null };
    const closed = await closeAssembly(trx, { id: Number(id), day: body.jour }, closing);
    return new Reply(closed, assemblyReplies.closed);
  });
  writeRoute(api, assemblyCalls.reopenAssembly, 'membres', ({ id: given, jour: day }) => async (trx) => {
    const id = Number(given);
    const opened = await closeAssembly(trx, { id, day: day ?? (await dayNow(api, id, trx)) }, undefined);
    return new Reply(opened, assemblyReplies.reopened);
  });
}

export function assemblyRoutes(api: Api): void {
  readRoute(api, assemblyCalls.assembly, async ({ id: given, jour: day }) => {
    const id = Number(given);
    return readAssembly(api.db, id, day ?? (await dayNow(api, id)));
  });
  writeRoute(api, assemblyCalls.setAssembly, 'membres', ({ id, body }) => {
    const problems = assemblyProblems(body);
    if (problems.length > 0) throw invalid(recordOf(problems, (key) => assemblyReplies.problems[key]));
    return async (trx) => new Reply(await setAssembly(trx, Number(id), body), assemblyReplies.saved);
  });
  writeRoute(api, assemblyCalls.endAssembly, 'membres', ({ id: given, jour: day }) => async (trx) => {
    const id = Number(given);
    const ended = await endAssembly(trx, id, day ?? (await dayNow(api, id, trx)));
    const operation = await operationToUndo(api, assemblyCalls.endAssembly, trx);
    return new Reply({ ...ended, operation }, assemblyReplies.ended);
  });
  closingRoutes(api);
}
