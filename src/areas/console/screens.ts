/** The links of the navigation bar. */
import type { AnyArea } from '../area';
import { areaAt } from '../frame/navigation/areaAt';

export const HOME = '/dashboard';
/** Where a page can lead to the sign-in form; there is no screen for those who are signed in. */
export const LOGIN = '/login';
export const SETTINGS = '/settings';

interface NavLink {
  to: string;
  text: 'dashboard' | 'community' | 'events' | 'apps';
}

const LINKS: readonly NavLink[] = [
  { to: '/dashboard', text: 'dashboard' },
  { to: '/community', text: 'community' },
  { to: '/events', text: 'events' },
  { to: '/apps', text: 'apps' },
];

/** Leaves out links to areas that are not part of this build. */
export function linksOf(areas: readonly AnyArea[]): readonly NavLink[] {
  return LINKS.filter(({ to }) => areaAt(areas, to));
}

/** `/events/7/edit` is under `/events`; `/eventsx` is not. */
export function isUnder(link: string, path: string): boolean {
  const here = path.toLowerCase();
  return here === link || here.startsWith(`${link}/`);
}
