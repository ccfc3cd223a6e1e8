import { memberCalls } from '../../api/endpoints/members';
import { question } from '../../api/queryCache';
import type { PrefetchPlan } from '../area';
import type { AttributeValues } from '../attributes';
import { memberPaths } from '../routes';
import type { memberAttributes } from './area';
import { announcedCriteria } from './data/criteria';
import { readPreferences } from './data/listPreferences';
import { parseQuery } from './data/listQuery';
import { baseOf } from './data/useListQuery';
import { memberPageRequest } from './data/useMemberPage';
import { loadCreate } from './list/ListDialogs';
import { loadListParts, loadSelectWhole } from './list/useListParts';
import { loadMemberDetail } from './useScreens';

/** The page of the list that the address names, or the record. The list fetches its next page by itself. */
export const prefetchPlan: PrefetchPlan = {
  code: [loadListParts],
  data({ path, query, attributes, viewer, announced }) {
    const id = memberPaths.detail.match(path)?.id;
    if (id) return [question(memberCalls.withRelations, { id })];
    // The declaration types these values; a list of areas doesn't know them.
    const own = attributes as AttributeValues<typeof memberAttributes>;
    const preferences = readPreferences(viewer);
    const base = baseOf(preferences, own, announced?.has('tri') ?? preferences.canSort ?? false);
    const { criteria, ...asked } = parseQuery(query, base);
    // Some need two capabilities, which only the list's own query and this plan tell apart.
    if (criteria && !announced) return [];
    const known = announcedCriteria(criteria, announced ?? new Set());
    const shown = { ...asked, ...(known && { criteria: known }) };
    const [endpoint, args] = memberPageRequest(shown, shown.page);
    return [question(endpoint, args)];
  },
  next: ({ announced }) => [
    loadMemberDetail,
    loadCreate,
    ...(announced?.has('selection') ? [loadSelectWhole] : []),
  ],
};
