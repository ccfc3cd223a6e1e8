/** What each screen asks the server for, so that the calls can leave before the screen is rendered. */
import { begin } from './calls';

export const dashboardCalls = {
  counts: 'statistics/dashboard',
  groups: 'groupes/statistiques/',
  departments: 'departements/statistiques/',
  evolution: 'membres/evolution-membres/?period=daily',
} as const;

export const membersPage = (number: number, search = ''): string =>
  `membres/?page=${number}&page_size=10${search && `&search=${encodeURIComponent(search)}`}`;

/** Makes the first calls of the screen at this hash path. */
export function beginScreen(hash: string): void {
  if (hash === '#/community') begin(membersPage(1));
  else for (const path of Object.values(dashboardCalls)) begin(path);
}

/**
 * With `?ahead` in its address the page also guesses: it fetches the members while the dashboard is idle, and the next
 * page while the list is. It is not the reference, because few pages of this kind are written so; the bench shows it
 * when asked to.
 */
const isGuessing = new URLSearchParams(location.search).has('ahead');

export function whenIdle(path: string): () => void {
  if (!isGuessing) return () => {};
  const waiting = requestIdleCallback(() => begin(path));
  return () => cancelIdleCallback(waiting);
}
