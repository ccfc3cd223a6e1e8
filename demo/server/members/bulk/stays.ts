/**
 * Groups and departments: a member is in one of each at a time, and every earlier stay is kept with its two dates.
 * Adding to one ends the stay in another.
 */
import { sql } from 'kysely';
import { notFound } from '../../http/httpError';
import { memberTexts } from '../texts';
import type { WriteTransaction } from '../write/enqueueMemberWrite';
import { MemberSelection } from './MemberSelection';

export interface StayKind {
  stays: 'groupes_membres' | 'departements_membres';
  parents: 'groupes' | 'departements';
  key: 'groupe_id' | 'departement_id';
  isIn: string;
  isNotIn: string;
  gone: string;
}

export const groupStays: StayKind = {
  stays: 'groupes_membres',
  parents: 'groupes',
  key: 'groupe_id',
  isIn: memberTexts.inGroup,
  isNotIn: memberTexts.notInGroup,
  gone: memberTexts.goneGroup,
};

export const departmentStays: StayKind = {
  stays: 'departements_membres',
  parents: 'departements',
  key: 'departement_id',
  isIn: memberTexts.inDepartment,
  isNotIn: memberTexts.notInDepartment,
  gone: memberTexts.goneDepartment,
};

export interface Parent {
  id: number;
  nom: string;
}

/** @throws HttpError 404, with a sentence of its own where the id wasn't in the address */
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

/** Members who are in that group or department now. */
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

/** Ends whatever stay they are in. A stay that began later than today, by another clock, ends as it began. */
export async function endStays(
  trx: WriteTransaction,
  { stays }: StayKind,
  ids: readonly number[],
  today: string,
) {
  await sql`update ${sql.table(stays)} set date_sortie = greatest(date_inscription, ${today}::date)
    where date_sortie is null and membre_id = any(${ids})`.execute(trx);
}

/** Those already there are left out. */
export async function enter(
  trx: WriteTransaction,
  kind: StayKind,
  parent: Parent,
  ids: readonly number[],
  today: string,
) {
  const chosen = await MemberSelection.of(trx, ids);
  const there = await inside(trx, kind, parent.id, chosen.ids);
  chosen.refuse((id) => there.has(id), kind.isIn);
  await endStays(trx, kind, chosen.ids, today);
  await sql`insert into ${sql.table(kind.stays)} (${sql.ref(kind.key)}, membre_id, date_inscription)
    select ${parent.id}::integer, unnest(${chosen.ids}::integer[]), ${today}::date`.execute(trx);
  return chosen;
}

/** Those who aren't there are left out. */
export async function leave(
  trx: WriteTransaction,
  kind: StayKind,
  parent: Parent,
  ids: readonly number[],
  today: string,
) {
  const chosen = await MemberSelection.of(trx, ids);
  const there = await inside(trx, kind, parent.id, chosen.ids);
  chosen.refuse((id) => !there.has(id), kind.isNotIn);
  await endStays(trx, kind, chosen.ids, today);
  return chosen;
}
