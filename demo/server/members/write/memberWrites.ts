import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { PALETTE_30 } from '../../../../src/domain/couleur';
import { recordOf } from '../../../../src/domain/records';
import type { WriteTransaction } from '../../database/writeQueue';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { serverTexts } from '../../texts';
import { searchColumns } from '../searchColumns';
import { memberTexts } from '../texts';
import type { MemberFields } from './memberFields';

/** The columns of a new member. Its colour is a random number of the palette. */
export const newRow = (fields: MemberFields, today: string) => ({
  ...fields,
  ...searchColumns(fields),
  color: String(randomInt(1, PALETTE_30.length + 1)),
  statut: 'membre',
  date_inscription: today,
});

/** @returns the new id */
export async function insertMember(
  trx: WriteTransaction,
  fields: MemberFields,
  today: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('membres')
    .values(newRow(fields, today))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function instantOf(text: string): string {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw invalid({ updated_at: memberTexts.badInstant });
  return instant.toISOString();
}

/** Texts that an edit can't empty. A record without them may stay so. */
const KEPT = ['telephone', 'email', 'adresse'] as const;

/**
 * @param seen `updated_at` of the record that was edited
 * @throws HttpError 404 when the member is gone, 409 when it has changed since `seen`, 422 when a text would be lost
 */
export async function updateMember(
  trx: WriteTransaction,
  id: number,
  fields: MemberFields,
  seen?: string | null,
) {
  const row = await trx
    .selectFrom('membres')
    .select(['updated_at', ...KEPT])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (seen && instantOf(seen) !== row.updated_at) throw new HttpError(409, memberTexts.changedMeanwhile);
  const lost = KEPT.filter((name) => row[name] && !fields[name]);
  if (lost.length > 0) throw invalid(recordOf(lost, () => serverTexts.required));
  await trx
    .updateTable('membres')
    .set({
      ...fields,
      ...searchColumns(fields),
      // Two changes within a millisecond must still be two versions.
      updated_at: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a member. The foreign keys also delete family links, stays, tags and steps, and clear the spouse's link back.
 * @throws HttpError 404
 */
export async function deleteMember(trx: WriteTransaction, id: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('membres').where('id', '=', id).executeTakeFirst();
  if (!numDeletedRows) throw notFound();
}
