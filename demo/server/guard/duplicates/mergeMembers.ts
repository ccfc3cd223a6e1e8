/** Makes one record of two. Everything happens in the operation of the call, so that it can be undone as one. */
import { sql } from 'kysely';
import type { MergeRequest } from '../../../../src/domain/duplicates/merge';
import { choicesIn, MERGE_COLUMNS, takenFrom } from '../../../../src/domain/duplicates/mergeFields';
import { recordOf } from '../../../../src/domain/records';
import { isActive } from '../../../../src/domain/register/whoCounts';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { raiseVersion, type WriteTransaction } from '../../store/database/writeQueue';
import { deleteMember } from '../../store/rows/deletedRows';
import { correctFacts } from '../../store/rows/facts';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { nameOf, persons } from '../../store/rows/person';
import { departmentStays, endStays, groupStays } from '../../store/rows/stays';
import { searchColumns } from '../../store/search/memberSearchColumns';
import { checkVersion, nextVersion } from '../writes/version';
import { comparePair, mergeRefusalOf } from './comparePair';
import { copyLinks } from './copyLinks';
import { duplicateTexts } from './texts';

/** The two records, in the version that the user has seen. @throws HttpError 404, 409 with the present pair */
async function seenPair(trx: WriteTransaction, { garde, autre }: MergeRequest) {
  const read = (id: number) =>
    memberWithRelations(trx, id).catch(() => {
      throw notFound(duplicateTexts.goneMeanwhile);
    });
  const [kept, other] = [await read(garde.id), await read(autre.id)];
  for (const [row, seen] of [
    [kept, garde],
    [other, autre],
  ] as const)
    await checkVersion({
      seen: seen.updated_at,
      updated_at: row.updated_at ?? '',
      sentence: duplicateTexts.changedMeanwhile,
      present: () => comparePair(trx, garde.id, autre.id),
    });
  return { kept, other };
}

type Values = Pick<Row, (typeof MERGE_COLUMNS)[number]>;

type Row = Awaited<ReturnType<typeof rowsOf>> extends ReadonlyMap<number, infer R> ? R : never;

async function rowsOf(trx: WriteTransaction, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('membres')
    .select(['id', 'conjoint_id', ...MERGE_COLUMNS])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores the chosen values as they are: they were checked when they were first stored. */
async function storeValues(trx: WriteTransaction, id: number, fields: Values) {
  await trx
    .updateTable('membres')
    .set({ ...fields, ...searchColumns(fields), updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives the kept record the chosen spouse. The other spouse, if any, has none then.
 * @throws HttpError 409 when the spouse is a parent or child of either record
 */
async function keepSpouse(trx: WriteTransaction, to: number, from: number, spouse: number | null) {
  const both = [to, from];
  await trx
    .updateTable('membres')
    .set({ conjoint_id: null })
    .where('conjoint_id', 'in', both)
    .where((is) => (spouse === null ? is.val(true) : is('id', '<>', spouse)))
    .execute();
  await trx.updateTable('membres').set({ conjoint_id: spouse }).where('id', '=', to).execute();
  if (spouse === null) return;
  await trx
    .updateTable('membres')
    .set({ conjoint_id: to })
    .where('id', '=', spouse)
    .where('conjoint_id', 'in', both)
    .execute();
  const kin = await sql`select 1 from enfants
    where (parent_id, enfant_id) in ((${to}::integer, ${spouse}::integer), (${spouse}::integer, ${to}::integer))`.execute(
    trx,
  );
  if (kin.rows.length === 0) return;
  const person = (await persons(trx, [spouse])).get(spouse);
  throw new HttpError(409, duplicateTexts.spouseIsKin(person ? nameOf(person) : ''));
}

/** @returns the account that loses its record with it */
async function removeOther(trx: WriteTransaction, to: number, from: number): Promise<string | undefined> {
  const left = await trx
    .selectFrom('utilisateurs')
    .select('email')
    .where('membre_id', '=', from)
    .executeTakeFirst();
  await deleteMember(trx, from);
  await trx.insertInto('fusions').values({ membre_id: from, garde_id: to }).execute();
  return left?.email;
}

/**
 * Merges two members. The other one is deleted once everything that it had is with the kept one.
 * @returns the name of the kept one, and the account that lost its record because the kept one has an account of its own
 * @throws HttpError 404 when one is gone, 409 when one was changed or they can't be one person, 422 without a choice for
 * each field that differs
 */
export async function mergeMembers(
  trx: WriteTransaction,
  merge: MergeRequest,
  today: string,
): Promise<{ name: string; accountLeft: string | undefined }> {
  const [to, from] = [merge.garde.id, merge.autre.id];
  if (to === from) throw invalid({ autre: duplicateTexts.samePerson });
  await raiseVersion(trx, 'evenements');
  const { kept, other } = await seenPair(trx, merge);
  const refusal = await mergeRefusalOf(trx, kept, other);
  if (refusal) throw new HttpError(409, refusal);
  const { taken, open } = takenFrom(kept, other, choicesIn(merge.choix));
  if (open.length > 0) throw invalid(recordOf(open, () => duplicateTexts.choose));
  const rows = await rowsOf(trx, [to, from]);
  const rowOf = (id: number): Row => rows.get(id)!;
  await correctFacts(trx);
  await copyLinks(trx, { to, from }, { kept: taken, today });
  // The record of a person who left gets no current group, department or step.
  if (!isActive(kept))
    for (const kind of [groupStays, departmentStays]) await endStays(trx, kind, [to], today);
  await keepSpouse(trx, to, from, rowOf(taken.conjoint).conjoint_id);
  const values = recordOf(MERGE_COLUMNS, (field) => rowOf(taken[field])[field]) as Values;
  await storeValues(trx, to, values);
  const accountLeft = await removeOther(trx, to, from);
  return { name: nameOf(values), accountLeft };
}
