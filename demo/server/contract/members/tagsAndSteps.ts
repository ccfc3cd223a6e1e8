import { sql } from 'kysely';
import { notFound } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { MemberSplit } from './MemberSplit';
import { memberTexts } from './texts';

/**
 * Adds tags. A member who already has some of them isn't left out.
 * @throws HttpError 404 when one of the tags is gone; nothing is added then
 */
export async function addTags(
  trx: WriteTransaction,
  memberIds: readonly number[],
  tagIds: readonly number[],
) {
  const known = await trx.selectFrom('tags').select('id').where('id', 'in', tagIds).execute();
  if (known.length < tagIds.length) throw notFound(memberTexts.goneTag);
  const chosen = await MemberSplit.of(trx, memberIds);
  await sql`insert into membres_tags (tag_id, membre_id)
    select t.id, m.id from unnest(${tagIds}::integer[]) as t(id), unnest(${chosen.ids}::integer[]) as m(id)
    on conflict do nothing`.execute(trx);
  return chosen;
}

/** Removes tags. Tags that the member doesn't have are ignored. */
export async function removeTags(
  trx: WriteTransaction,
  id: number,
  tagIds: readonly number[],
): Promise<void> {
  const member = await trx.selectFrom('membres').select('id').where('id', '=', id).executeTakeFirst();
  if (!member) throw notFound();
  await trx.deleteFrom('membres_tags').where('membre_id', '=', id).where('tag_id', 'in', tagIds).execute();
}

/** @throws HttpError 404 when the member doesn't have the step */
export async function removeStep(trx: WriteTransaction, id: number, stepId: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('membres_etapes')
    .where('etape_id', '=', stepId)
    .where('membre_id', '=', id)
    .executeTakeFirst();
  if (!numDeletedRows) throw notFound(memberTexts.withoutStep);
}

/**
 * Adds a step. Members who already have it keep its date, and are left out.
 * @throws HttpError 404 when the step is gone
 */
export async function addStep(
  trx: WriteTransaction,
  stepId: number,
  memberIds: readonly number[],
  day: string,
) {
  const step = await trx
    .selectFrom('etapes')
    .select(['id', 'libelle'])
    .where('id', '=', stepId)
    .executeTakeFirst();
  if (!step) throw notFound(memberTexts.goneStep);
  const chosen = await MemberSplit.of(trx, memberIds);
  chosen.refuseGone();
  const { rows } = await sql<{ membre_id: number }>`
    insert into membres_etapes (etape_id, membre_id, date_association)
    select ${stepId}::integer, unnest(${chosen.ids}::integer[]), ${day}::date
    on conflict do nothing returning membre_id`.execute(trx);
  const done = new Set(rows.map(({ membre_id }) => membre_id));
  chosen.refuse((id) => !done.has(id), memberTexts.hasStep);
  return { step, chosen };
}
