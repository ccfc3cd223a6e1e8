import { sql } from 'kysely';
import { membersFamily } from '../../../../src/api/endpoints/configuredFamilies';
import { membres } from '../../../../src/api/endpoints/membres';
import { membresWrites } from '../../../../src/api/endpoints/membresWrites';
import { whereAll } from '../../store/database/conditions';
import { serverTexts } from '../../texts';
import type { Api } from '../http/api';
import { invalid } from '../http/httpError';
import { route } from '../http/route';
import { bulkRoutes } from './bulkRoutes';
import { familyRoutes } from './familyRoutes';
import { memberConditions, searchedWords } from './list/memberFilter';
import { memberIds } from './list/memberIds';
import { listedIds, type Order, rowOrder } from './list/memberOrder';
import { memberPage } from './list/memberPage';
import { memberPlaces } from './list/memberPlaces';
import { readMemberFilter } from './list/readMemberFilter';
import { sharedFilterRoutes } from './list/sharedFilterRoutes';
import { towns } from './list/towns';
import { memberWithRelations } from './memberDetail';
import { type MemberRow, memberColumns, wireMember } from './memberRow';
import { memberStatistics } from './memberStatistics';
import { simple, streamedList } from './memberStream';
import { transferRoutes } from './transfer/transferRoutes';
import { writeRoutes } from './writeRoutes';

/** Maximum number of results of a quick search. */
const HITS_MAX = 50;

function pages(api: Api): void {
  for (const endpoint of [membres.list, membersFamily.list, membres.combinedFilters]) {
    route(
      api,
      endpoint,
      (args) => memberPage(api.db, endpoint.path, readMemberFilter(args, api.today()), args),
      { isWhole: true },
    );
  }
}

/** The best matches, from the list that is kept for the same search of the list of members. */
async function hits({ db }: Api, q = '') {
  const order: Order = { column: 'tri', isDescending: false, match: q };
  const isListed = searchedWords(q).length > 0;
  const place = { offset: 0, size: HITS_MAX, count: HITS_MAX };
  const found = isListed
    ? sql`where m.id in (${await listedIds(db, { search: q }, order, place)})`
    : whereAll(memberConditions({ search: q }));
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from membres as m ${found} ${rowOrder(order)} limit ${HITS_MAX}`.execute(db);
  return rows.map(wireMember);
}

/** Serves the ids and the places of all members that match, and the towns that they can be filtered by. */
function choices(api: Api): void {
  route(api, membresWrites.ids, async ({ ordering, ...asked }) =>
    memberIds(api.db, readMemberFilter(asked, api.today()), ordering),
  );
  route(api, membresWrites.places, (asked) => memberPlaces(api.db, readMemberFilter(asked, api.today())));
  route(api, membres.villes, ({ search }) => towns(api.db, search));
}

/** Serves whole lists of members, which are streamed. */
function lists(api: Api): void {
  const filtered = async (name: 'groupes' | 'etapes' | 'tags', ids: number[]) => {
    if (!ids.length) throw invalid({ [name]: serverTexts.required });
    return streamedList(api.db, memberConditions({ [name]: ids }));
  };
  route(api, membresWrites.byGroups, ({ groupes }) => filtered('groupes', groupes));
  route(api, membresWrites.bySteps, ({ etapes }) => filtered('etapes', etapes));
  route(api, membresWrites.byTags, ({ tags }) => filtered('tags', tags));
  route(api, membresWrites.all, async () => streamedList(api.db, []));
  route(api, membres.simple, async () => streamedList(api.db, [], simple));
  for (const endpoint of [membresWrites.search, membresWrites.searchMembers, membersFamily.search])
    route(api, endpoint, ({ q }) => hits(api, q));
}

export function memberRoutes(api: Api): void {
  pages(api);
  choices(api);
  lists(api);
  sharedFilterRoutes(api);
  for (const endpoint of [membresWrites.statistics, membersFamily.statistics])
    route(api, endpoint, () => memberStatistics(api.db, api.today()));
  for (const endpoint of [membres.get, membres.withRelations, membersFamily.get])
    route(api, endpoint, ({ id }) => memberWithRelations(api.db, Number(id)));
  bulkRoutes(api);
  familyRoutes(api);
  for (const family of [membresWrites, membersFamily]) {
    writeRoutes(api, family);
    transferRoutes(api, family);
  }
}
