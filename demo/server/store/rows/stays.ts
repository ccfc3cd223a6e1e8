/** The stays of members in groups and departments: a member is in at most one of each at a time. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/writeQueue';

export interface StayKind {
  stays: 'groupes_membres' | 'departements_membres';
  parents: 'groupes' | 'departements';
  key: 'groupe_id' | 'departement_id';
}

export const groupStays: StayKind = { stays: 'groupes_membres', parents: 'groupes', key: 'groupe_id' };

export const departmentStays: StayKind = {
  stays: 'departements_membres',
  parents: 'departements',
  key: 'departement_id',
};

/** Ends the members' current stays. A stay that began after today by another clock ends on its first day. */
export async function endStays(
  trx: WriteTransaction,
  { stays }: StayKind,
  ids: readonly number[],
  today: string,
) {
  await sql`update ${sql.table(stays)} set date_sortie = greatest(date_inscription, ${today}::date)
    where date_sortie is null and membre_id = any(${ids})`.execute(trx);
}
