import type { ListQuery } from './listQuery';

/** What a query narrows the list to, in the words of calls that take no page. */
export const narrowing = ({
  search,
  filters: { groupes: groups, etapes: steps, tags },
  criteria,
}: ListQuery) => ({
  search,
  ...criteria,
  groupes: [...groups],
  etapes: [...steps],
  tags: [...tags],
});
