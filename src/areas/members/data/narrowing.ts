import type { ListQuery } from './listQuery';

/** What a query narrows the list to, in the words of calls that take no page. */
export const narrowing = ({ search, filters: { groupes, etapes, tags }, criteria }: ListQuery) => ({
  search,
  ...criteria,
  groupes: [...groupes],
  etapes: [...etapes],
  tags: [...tags],
});
