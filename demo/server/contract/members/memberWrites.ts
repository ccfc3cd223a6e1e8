import { randomInt } from 'node:crypto';
import { PALETTE_30 } from '../../../../src/domain/color';
import { fieldsWith, memberFieldRules } from '../../../../src/domain/members/memberFieldRules';
import { recordOf } from '../../../../src/domain/records';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { invalid, notFound } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { rowTexts } from '../../store/rows/texts';
import { searchColumns } from '../../store/search/memberSearchColumns';
import type { WritableMember } from './memberFields';

/** The columns of a new member. Its colour is a random number of the palette. */
export const newRow = (fields: WritableMember, entry: string) => ({
  ...fields,
  ...searchColumns(fields),
  color: String(randomInt(1, PALETTE_30.length + 1)),
  statut: 'membre',
  date_inscription: entry,
});

/**
 * @param entry the day on which the person came
 * @returns the new id
 */
export async function insertMember(
  trx: WriteTransaction,
  fields: WritableMember,
  entry: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('membres')
    .values(newRow(fields, entry))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Texts that an edit can't empty. A record without them may stay so. */
const KEPT = fieldsWith('required').filter((field) => memberFieldRules[field].required === 'edit');

/**
 * @param seen `updated_at` of the record that was edited
 * @throws HttpError 404 when the member is gone, 409 when it has changed since `seen`, 422 when a text would be lost
 */
export async function updateMember(
  trx: WriteTransaction,
  id: number,
  fields: WritableMember,
  seen?: string | null,
) {
  const row = await trx
    .selectFrom('membres')
    .select(['updated_at', ...KEPT])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { updated_at } = row;
  const present = () => memberWithRelations(trx, id);
  await checkVersion({ seen, updated_at, sentence: rowTexts.memberChanged, present });
  const lost = KEPT.filter((name) => row[name] && !fields[name]);
  if (lost.length > 0) throw invalid(recordOf(lost, () => httpTexts.required));
  await trx
    .updateTable('membres')
    .set({
      ...fields,
      ...searchColumns(fields),
      updated_at: nextVersion,
    })
    .where('id', '=', id)
    .execute();
}
