/**
 * The stays of members in groups and departments. A member is in at most one of each at a time; entering another one ends
 * the current stay, and every earlier stay is kept with both dates.
 */
import { sql } from 'kysely';
import { notFound } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { endStays, type StayKind } from '../../store/rows/stays';
import { MemberSplit } from './MemberSplit';
import { memberTexts } from './texts';

export const stayTexts: Readonly<
  Record<StayKind['parents'], { isIn: string; isNotIn: string; gone: string }>
> = {
  groupes: { isIn: memberTexts.inGroup, isNotIn: memberTexts.notInGroup, gone: memberTexts.goneGroup },
  departements: {
    isIn: memberTexts.inDepartment,
    isNotIn: memberTexts.notInDepartment,
    gone: memberTexts.goneDepartment,
  },
};

export interface Parent {
  id: number;
  nom: string;
}

/** @throws HttpError 404, with the sentence `gone` when the id wasn't part of the address */
export async function parentOf(
  trx: WriteTransaction,
  { parents }: StayKind,
  id: number,
  gone?: string,
): Promise<Parent> {
  const { rows } = await sql<Parent>`select id, nom from ${sql.table(parents)} where id = ${id}`.execute(trx);
  if (!rows[0]) throw notFound(gone);
  return rows[0];
}

/** The members who are currently in that group or department. */
async function inside(
  trx: WriteTransaction,
  { stays, key }: StayKind,
  parentId: number,
  ids: readonly number[],
) {
  const { rows } = await sql<{ membre_id: number }>`
    select membre_id from ${sql.table(stays)}
    where date_sortie is null and ${sql.ref(key)} = ${parentId} and membre_id = any(${ids})`.execute(trx);
  return new Set(rows.map(({ membre_id }) => membre_id));
}

/** Moves members into the group or department. Members already there are left out. */
export async function enter(
  trx: WriteTransaction,
  kind: StayKind,
  parent: Parent,
  ids: readonly number[],
  today: string,
) {
  const chosen = await MemberSplit.of(trx, ids);
  chosen.refuseGone();
  const there = await inside(trx, kind, parent.id, chosen.ids);
  chosen.refuse((id) => there.has(id), stayTexts[kind.parents].isIn);
  await endStays(trx, kind, chosen.ids, today);
  await sql`insert into ${sql.table(kind.stays)} (${sql.ref(kind.key)}, membre_id, date_inscription)
    select ${parent.id}::integer, unnest(${chosen.ids}::integer[]), ${today}::date`.execute(trx);
  return chosen;
}

/** Moves members out of the group or department. Members who aren't there are left out. */
export async function leave(
  trx: WriteTransaction,
  kind: StayKind,
  parent: Parent,
  ids: readonly number[],
  today: string,
) {
  const chosen = await MemberSplit.of(trx, ids);
  const there = await inside(trx, kind, parent.id, chosen.ids);
  chosen.refuse((id) => !there.has(id), stayTexts[kind.parents].isNotIn);
  await endStays(trx, kind, chosen.ids, today);
  return chosen;
}
