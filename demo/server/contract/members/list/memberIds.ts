import type { Database } from '../../../store/database/openDatabase';
import { findMembers } from './closeWords';
import type { MemberFilter } from './memberFilter';
import { allIds } from './memberOrder';
import { listParts } from './memberParts';

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
