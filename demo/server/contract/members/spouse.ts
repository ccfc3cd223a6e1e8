import { HttpError, notFound } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { nameOf, type Person, persons, relative } from '../../store/rows/person';
import { memberTexts } from './texts';

const refused = (sentence: string) => new HttpError(422, sentence, { errors: { conjoint_id: sentence } });

async function refuseParentAndChild(trx: WriteTransaction, one: Person, other: Person): Promise<void> {
  const link = await trx
    .selectFrom('enfants')
    .select('parent_id')
    .where((is) =>
      is.or([
        is.and([is('parent_id', '=', one.id), is('enfant_id', '=', other.id)]),
        is.and([is('parent_id', '=', other.id), is('enfant_id', '=', one.id)]),
      ]),
    )
    .executeTakeFirst();
  if (link) throw refused(memberTexts.spouseIsChild(nameOf(one), nameOf(other)));
}

/** Ends every other marriage of the two, on both sides. @returns a sentence for each */
async function release(trx: WriteTransaction, one: Person, other: Person): Promise<string[]> {
  const both = [one.id, other.id];
  const isBetweenThem = (id: number | null) => id === null || both.includes(id);
  const earlier = [one, other].filter(({ conjoint_id }) => !isBetweenThem(conjoint_id));
  const left = await persons(trx, earlier.length ? earlier.map(({ conjoint_id }) => conjoint_id!) : both);
  await trx
    .updateTable('membres')
    .set({ conjoint_id: null })
    .where((is) => is.or([is('conjoint_id', 'in', both), is('id', 'in', both)]))
    .execute();
  return earlier.flatMap((person) => {
    const former = left.get(person.conjoint_id!);
    return former ? [memberTexts.released(nameOf(former), nameOf(person))] : [];
  });
}

/**
 * Ends the marriage of two members, on both sides.
 * @returns a sentence
 * @throws HttpError 404 when the member is gone, 409 when the two are not married to each other
 */
export async function removeSpouse(trx: WriteTransaction, id: number, spouseId: number): Promise<string> {
  const found = await persons(trx, [id, spouseId]);
  const one = found.get(id);
  if (!one) throw notFound();
  const other = found.get(spouseId);
  if (!other || one.conjoint_id !== spouseId) throw new HttpError(409, memberTexts.otherSpouse(nameOf(one)));
  await trx
    .updateTable('membres')
    .set({ conjoint_id: null })
    .where((is) =>
      is.or([
        is.and([is('id', '=', id), is('conjoint_id', '=', spouseId)]),
        is.and([is('id', '=', spouseId), is('conjoint_id', '=', id)]),
      ]),
    )
    .execute();
  return memberTexts.spouseRemoved(nameOf(one), nameOf(other));
}

/**
 * Makes two members each other's spouse.
 * @returns the spouse, and a sentence for each marriage that ended
 * @throws HttpError 404 when one of them is gone, 422 for the member themselves, a parent or a child
 */
export async function marry(trx: WriteTransaction, id: number, spouseId: number) {
  const found = await persons(trx, [id, spouseId]);
  const one = found.get(id);
  if (!one) throw notFound();
  if (id === spouseId) throw refused(memberTexts.ownSpouse);
  const other = found.get(spouseId);
  if (!other) throw notFound(memberTexts.gonePerson);
  await refuseParentAndChild(trx, one, other);
  const warnings = await release(trx, one, other);
  await trx.updateTable('membres').set({ conjoint_id: spouseId }).where('id', '=', id).execute();
  await trx.updateTable('membres').set({ conjoint_id: id }).where('id', '=', spouseId).execute();
  return { conjoint: relative(other), married: memberTexts.married(nameOf(one), nameOf(other)), warnings };
}
