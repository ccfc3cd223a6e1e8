/** Notes the state of people, and ends what they are in. */
import { sql } from 'kysely';
import type { LeavingReason } from '../../../../../src/domain/register/states';
import { nextVersion } from '../../../guard/writes/version';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { endStepsOn } from '../../../store/rows/facts';
import { departmentStays, endStays, groupStays } from '../../../store/rows/stays';
import type { AskedState } from './judgeStates';

/** What the people are in ends on the day on which they left; the stays and the facts of it are kept. */
async function endPlaces(trx: WriteTransaction, ids: readonly number[], day: string): Promise<void> {
  for (const kind of [groupStays, departmentStays]) await endStays(trx, kind, ids, day);
  await endStepsOn(trx, day);
  await sql`delete from membres_etapes where membre_id = any(${[...ids]}::integer[])`.execute(trx);
}

/** @param reason only of those who left */
export async function storeState(
  trx: WriteTransaction,
  ids: readonly number[],
  { state, day }: AskedState,
  reason: LeavingReason | null,
  today: string,
): Promise<void> {
  if (ids.length === 0) return;
  if (state !== 'actif') await endPlaces(trx, ids, day ?? today);
  await trx
    .updateTable('membres')
    .set({ etat: state, etat_depuis: day, etat_motif: reason, updated_at: nextVersion })
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute();
}
