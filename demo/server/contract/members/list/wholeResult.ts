import type { Database } from '../../../store/database/database';
import { idsByName } from '../../catalog/catalogLists';
import { findMembers } from './closeWords';
import type { MemberFilter, StayTable } from './memberFilter';
import { allIds } from './memberOrder';
import { countsBy, listParts, ORDERING } from './memberParts';

/**
 * The ids of all members that match, in their order, as the list shows them at this moment.
 * @throws HttpError 422 for an invalid filter or order
 */
export async function memberIds(db: Database, asked: MemberFilter, ordering?: string): Promise<number[]> {
  const found = await findMembers(db, asked, ordering);
  const ids: number[] = [];
  for (const { filter, order, count } of await listParts(db, found.filter, ordering)) {
    if (!count) continue;
    const part = await allIds(db, filter, order);
    for (const id of order.isDescending ? part.toReversed() : part) ids.push(id);
  }
  return ids;
}

/** How many of the members that match each group or department has, by name; those without any are left out. */
async function countsIn(db: Database, filter: MemberFilter, stays: StayTable) {
  const counts = await countsBy(db, filter, stays);
  const names = await db.selectFrom(stays).select(['id', 'nom']).execute();
  const byId = new Map(names.map(({ id, nom }) => [id, nom]));
  return (await idsByName(db, stays)).flatMap((id) => {
    const [name, members] = [byId.get(id), counts.get(id)];
    return name !== undefined && members ? [{ id, nom: name, membres: members }] : [];
  });
}

/** In which groups and departments the members are that match. */
export async function memberPlaces(db: Database, asked: MemberFilter) {
  const { filter } = await findMembers(db, asked, ORDERING);
  return {
    groupes: await countsIn(db, filter, 'groupes'),
    departements: await countsIn(db, filter, 'departements'),
  };
}
