/** Chooses the groups and departments whose members are expected. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Expected, expectedRequestSchema } from '../../../../src/domain/attendance/sheet';
import { checkVersion } from '../../guard/writes/version';
import { invalid } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { openSheet, raiseSheet } from './eventDay';
import { expectedChoice } from './readSheet';
import { attendanceTexts } from './texts';

type Request = z.infer<typeof expectedRequestSchema>;

async function checkThere(
  trx: WriteTransaction,
  table: 'groupes' | 'departements',
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...ids]}::bigint[])`.execute(trx);
  if (rows.length === new Set(ids).size) return;
  const sentence = table === 'groupes' ? attendanceTexts.goneGroup : attendanceTexts.goneDepartment;
  throw invalid({ [table]: sentence });
}

/** A choice that another user made where the caller saw none is a newer one too. */
const NEVER = new Date(0).toISOString();

/** @throws HttpError 404, 409 when another choice was made since, 422 for a group or department that is gone */
export async function expectPeople(trx: WriteTransaction, id: number, request: Request): Promise<Expected> {
  const { jour: day, groupes: groups, departements: departments, updated_at: seen } = request;
  await checkThere(trx, 'groupes', groups);
  await checkThere(trx, 'departements', departments);
  const sheet = await openSheet(trx, id, day);
  if (sheet.attendus_le)
    await checkVersion({
      seen: seen === null ? NEVER : seen,
      updated_at: sheet.attendus_le,
      sentence: attendanceTexts.expectedChanged,
      present: () => expectedChoice(trx, sheet),
    });
  await raiseSheet(trx, sheet);
  const { rows } = await sql<{ attendus_le: string }>`
    update feuilles_presence set groupes = ${[...new Set(groups)]}::integer[],
      departements = ${[...new Set(departments)]}::integer[],
      attendus_le = greatest(now(), attendus_le + interval '1 millisecond')
    where evenement_id = ${id} and jour = ${day}::date returning attendus_le`.execute(trx);
  const attendus_le = rows[0]!.attendus_le;
  return expectedChoice(trx, { ...sheet, groupes: groups, departements: departments, attendus_le });
}
