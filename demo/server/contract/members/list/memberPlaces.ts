import type { Database } from '../../../store/database/openDatabase';
import { idsByName } from '../../catalog/catalogLists';
import { findMembers } from './closeWords';
import type { MemberFilter, StayTable } from './memberFilter';
import { countsBy, ORDERING } from './memberParts';

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
