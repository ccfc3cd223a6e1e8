/** The query of calls that list members, and which of its keys need a capability. */
import * as z from 'zod/mini';
import type { Capability } from '../domain/capabilities';
import { filterNeeds, memberFilters } from '../domain/members/memberFilters';
import { keysOf, recordOf } from '../domain/records';
import { identifiers } from './answers';

const ids = z.optional(identifiers);

/** Search, filters and order, without a page. */
export const memberFilterParams = {
  search: z.optional(z.string()),
  groupes: ids,
  etapes: ids,
  tags: ids,
  /** One of `MEMBER_ORDERINGS`, with a minus in front for descending order. */
  ordering: z.optional(z.string()),
  ...memberFilters,
};

export const sorted = { ordering: 'tri' } as const;

/** The keys of `memberFilterParams` that the specification does not name. */
export const beyondSpecification: Readonly<Record<string, Capability>> = {
  ...sorted,
  ...recordOf(keysOf(memberFilters), (key) => filterNeeds[key] ?? 'filtres'),
};
