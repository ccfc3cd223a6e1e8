import { sql } from 'kysely';
import { membersFamily } from '../../../../src/api/endpoints/configuredFamilies';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import type { Api } from '../../guard/api';
import { invalid } from '../../http/httpError';
import { readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { whereAll } from '../../store/database/conditions';
import { memberWithRelations } from '../../store/rows/memberDetail';
import { type MemberRow, memberColumns, wireMember } from '../../store/rows/memberRow';
import { takenBy } from '../../store/rows/whoCounts';
import { birthdayRoute } from './birthdays';
import { bulkRoutes } from './bulkRoutes';
import { consentRoutes } from './consents/consentRoutes';
import { familyRoutes } from './familyRoutes';
import { labelRoute } from './labelRoute';
import { nationalities, towns } from './list/countedWords';
import { memberConditions, searchedWords, stateFilterOf } from './list/memberFilter';
import { listedIds, type Order, rowOrder } from './list/memberOrder';
import { memberPage } from './list/memberPage';
import { readMemberFilter } from './list/readMemberFilter';
import { sharedFilterRoutes } from './list/sharedFilterRoutes';
import { memberIds, memberPlaces } from './list/wholeResult';
import { memberStatistics } from './memberStatistics';
import { simple, streamedList } from './memberStream';
import { noteRoutes } from './notes/noteRoutes';
import { stateReads } from './states/stateRoutes';
import { transferRoutes } from './transfer/transferRoutes';
import { wholeFamilyRoute } from './wholeFamily';
import { writeRoutes } from './writeRoutes';

/** Maximum number of results of a quick search. */
const HITS_MAX = 50;

function pages(api: Api): void {
  for (const endpoint of [memberCalls.list, membersFamily.list, memberCalls.combinedFilters]) {
    readRoute(
      api,
      endpoint,
      (args, { user }) => memberPage(api.db, endpoint.path, readMemberFilter(args, api, user), args),
      {
        isWhole: true,
      },
    );
  }
}

/** The best matches, from the list that is kept for the same search of the list of members. */
async function hits({ db, ...announced }: Api, q = '') {
  const filter = { search: q, ...stateFilterOf('pickers', announced) };
  const order: Order = { column: 'tri', isDescending: false, match: q };
  const isListed = searchedWords(q).length > 0;
  const place = { offset: 0, size: HITS_MAX, count: HITS_MAX };
  const found = isListed
    ? sql`where m.id in (${await listedIds(db, filter, order, place)})`
    : whereAll(memberConditions(filter));
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from membres as m ${found} ${rowOrder(order)} limit ${HITS_MAX}`.execute(db);
  return rows.map(wireMember);
}

/** Serves the ids and the places of all members that match, their birthdays, and the towns and nationalities that they can be filtered by. */
function choices(api: Api): void {
  readRoute(api, memberWriteCalls.ids, async ({ ordering, ...asked }, { user }) =>
    memberIds(api.db, readMemberFilter(asked, api, user), ordering),
  );
  readRoute(api, memberWriteCalls.places, (asked, { user }) =>
    memberPlaces(api.db, readMemberFilter(asked, api, user)),
  );
  readRoute(api, memberCalls.villes, ({ search }) => towns(api, search));
  birthdayRoute(api);
  readRoute(api, memberCalls.nationalites, ({ search }) => nationalities(api, search));
}

/** Serves whole lists of members, which are streamed. */
function lists(api: Api): void {
  const pickers = takenBy('pickers', { announced: api });
  const filtered = async (name: 'groupes' | 'etapes' | 'tags', ids: number[]) => {
    if (!ids.length) throw invalid({ [name]: httpTexts.required });
    return streamedList(api.db, [...memberConditions({ [name]: ids }), ...pickers]);
  };
  readRoute(api, memberWriteCalls.byGroups, ({ groupes: groups }) => filtered('groupes', groups));
  readRoute(api, memberWriteCalls.bySteps, ({ etapes: steps }) => filtered('etapes', steps));
  readRoute(api, memberWriteCalls.byTags, ({ tags }) => filtered('tags', tags));
  readRoute(api, memberWriteCalls.all, async () => streamedList(api.db, pickers));
  readRoute(api, memberCalls.simple, async () => streamedList(api.db, pickers, simple));
  for (const endpoint of [memberWriteCalls.search, memberWriteCalls.searchMembers, membersFamily.search])
    readRoute(api, endpoint, ({ q }) => hits(api, q));
}

export function memberRoutes(api: Api): void {
  pages(api);
  choices(api);
  lists(api);
  sharedFilterRoutes(api);
  for (const endpoint of [memberWriteCalls.statistics, membersFamily.statistics])
    readRoute(api, endpoint, () => memberStatistics(api));
  stateReads(api);
  noteRoutes(api);
  consentRoutes(api);
  for (const endpoint of [memberCalls.get, memberCalls.withRelations, membersFamily.get])
    readRoute(api, endpoint, ({ id }) => memberWithRelations(api.db, Number(id)));
  bulkRoutes(api);
  familyRoutes(api);
  wholeFamilyRoute(api);
  labelRoute(api);
  for (const family of [memberWriteCalls, membersFamily]) {
    writeRoutes(api, family);
    transferRoutes(api, family);
  }
}
