import { sql } from 'kysely';
import { HttpError, notFound } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { nameOf, type Person, persons, relative } from '../../store/rows/person';
import { memberTexts } from './texts';

/** The member's parents, their parents, and so on. */
async function ancestorsOf(trx: WriteTransaction, id: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with recursive lineage(id) as (
      select parent_id from enfants where enfant_id = ${id}
      union select e.parent_id from enfants e join lineage l on e.enfant_id = l.id
    ) select id from lineage`.execute(trx);
  return new Set(rows.map((row) => row.id));
}

async function childrenOf(trx: WriteTransaction, id: number): Promise<Set<number>> {
  const rows = await trx.selectFrom('enfants').select('enfant_id').where('parent_id', '=', id).execute();
  return new Set(rows.map(({ enfant_id }) => enfant_id));
}

interface Kin {
  parent: Person;
  ancestors: ReadonlySet<number>;
  children: ReadonlySet<number>;
}

const kinOf = async (trx: WriteTransaction, parent: Person): Promise<Kin> => ({
  parent,
  ancestors: await ancestorsOf(trx, parent.id),
  children: await childrenOf(trx, parent.id),
});

const insertChildren = (trx: WriteTransaction, parent: number, children: readonly number[]) =>
  trx
    .insertInto('enfants')
    .values(children.map((child) => ({ parent_id: parent, enfant_id: child })))
    .execute();

/** Why a person can't become a child of the parent; undefined if they can. */
function refusalOf({ parent, ancestors, children }: Kin, child: Person | undefined): string | undefined {
  if (!child) return memberTexts.goneChild;
  if (child.id === parent.id) return memberTexts.ownChild(nameOf(parent));
  if (child.id === parent.conjoint_id) return memberTexts.childIsSpouse(nameOf(child), nameOf(parent));
  if (ancestors.has(child.id)) return memberTexts.childIsAncestor(nameOf(child), nameOf(parent));
  return children.has(child.id) ? memberTexts.alreadyChild(nameOf(child), nameOf(parent)) : undefined;
}

/**
 * Removes the links between the member and these children.
 * @returns a sentence
 * @throws HttpError 404 when the parent is gone, 409 when one of them is not a child; nothing is removed then
 */
export async function removeChildren(trx: WriteTransaction, id: number, childIds: readonly number[]) {
  const parent = (await persons(trx, [id])).get(id);
  if (!parent) throw notFound();
  const children = await childrenOf(trx, id);
  if (!childIds.every((childId) => children.has(childId)))
    throw new HttpError(409, memberTexts.notChildren(nameOf(parent)));
  await trx.deleteFrom('enfants').where('parent_id', '=', id).where('enfant_id', 'in', childIds).execute();
  return memberTexts.childrenRemoved(childIds.length, nameOf(parent));
}

/**
 * Adds the people who can be children of the member.
 * @returns the added children, and a sentence for each of the others
 * @throws HttpError 404 when the parent is gone, 422 when no child can be added
 */
export async function addChildren(trx: WriteTransaction, id: number, childIds: readonly number[]) {
  const found = await persons(trx, [id, ...childIds]);
  const parent = found.get(id);
  if (!parent) throw notFound();
  const kin = await kinOf(trx, parent);
  const added: Person[] = [];
  const warnings: string[] = [];
  for (const childId of childIds) {
    const child = found.get(childId);
    const refusal = refusalOf(kin, child);
    if (refusal) warnings.push(refusal);
    else added.push(child!);
  }
  if (!added.length) {
    const sentence = [...new Set(warnings)].join(' ');
    throw new HttpError(422, sentence, { errors: { enfants_ids: sentence } });
  }
  await insertChildren(
    trx,
    id,
    added.map((child) => child.id),
  );
  return { parent: nameOf(parent), enfants: added.map(relative), warnings };
}

/**
 * Makes people children of an existing member; those who are already stay so.
 * @returns a sentence for each who can't be, by id; nothing is added then
 */
export async function linkChildren(trx: WriteTransaction, parent: Person, childIds: readonly number[]) {
  const kin = await kinOf(trx, parent);
  const missing = childIds.filter((id) => !kin.children.has(id));
  const found = await persons(trx, [parent.id, ...missing]);
  const refused = new Map<number, string>();
  for (const id of missing) {
    const refusal = refusalOf(kin, found.get(id));
    if (refusal) refused.set(id, refusal);
  }
  if (refused.size === 0 && missing.length > 0) await insertChildren(trx, parent.id, missing);
  return refused;
}
