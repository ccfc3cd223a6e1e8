/** What the address of the list says: whether it shows as a list or as a month, and which month. No React. */
import { eventPaths } from '../../routes';

export type View = 'list' | 'month';

export interface ListAddress {
  view: View;
  /** `yyyy-mm` */
  month: string;
}

/** The calendar shows days of the months before and after too, and a date has a year of four digits. */
const MONTH = /^(?!9999-12)[1-9]\d{3}-(0[1-9]|1[0-2])$/;

const isView = (text: string | null): text is View => text === 'list' || text === 'month';

/**
 * Reads the query of an address. What it doesn't say, or doesn't say well, comes from the host's own view and from
 * today's month.
 */
export function readListAddress(query: string, given: View, today: string): ListAddress {
  const params = new URLSearchParams(query);
  const [view, month] = [params.get('view'), params.get('month') ?? ''];
  return { view: isView(view) ? view : given, month: MONTH.test(month) ? month : today.slice(0, 7) };
}

/**
 * The query of an address, without what it needn't say: the view of the host, and the month of today. A bookmark without
 * a month always opens the present one.
 */
export function listQueryOf({ view, month }: ListAddress, given: View, today: string): string {
  const params = new URLSearchParams();
  if (view !== given) params.set('view', view);
  if (view === 'month' && month !== today.slice(0, 7)) params.set('month', month);
  return params.toString();
}

/** The path of the list with this query. */
export const listPath = (query: string): string => eventPaths.list.to() + (query && `?${query}`);
