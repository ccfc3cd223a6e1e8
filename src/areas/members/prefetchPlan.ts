import { membres } from '../../api/endpoints/membres';
import { question } from '../../api/queryCache';
import type { AttributeValues } from '../attributes';
import type { PrefetchPlan } from '../prefetchPlan';
import { memberRoutes } from '../routes';
import type { memberAttributes } from './area';
import { readPreferences } from './data/listPreferences';
import { parseQuery } from './data/listQuery';
import { baseOf } from './data/useListQuery';
import { requestOf } from './data/useMemberPage';
import { loadCreate } from './list/ListDialogs';
import { loadListParts, loadSelectWhole } from './list/useListParts';
import { loadDetail } from './useScreens';

/** The page of the list that the address names, or the record. The list fetches its next page by itself. */
export const prefetchPlan: PrefetchPlan = {
  code: [loadListParts],
  data({ path, query, attributes, viewer }) {
    const id = memberRoutes.detail.match(path)?.id;
    if (id) return [question(membres.withRelations, { id })];
    // The declaration types these values; a list of areas doesn't know them.
    const base = baseOf(readPreferences(viewer), attributes as AttributeValues<typeof memberAttributes>);
    const shown = parseQuery(query, base);
    const [endpoint, args] = requestOf(shown, shown.page);
    return [question(endpoint, args)];
  },
  next: ({ announced }) => [
    loadDetail,
    loadCreate,
    ...(announced?.has('selection') ? [loadSelectWhole] : []),
  ],
};
