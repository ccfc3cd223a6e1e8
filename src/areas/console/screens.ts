/** Which links of the bar have something behind them. */
import type { AnyArea } from '../area';
import { areaAt } from '../frame/navigation/areaAt';

export const HOME = '/dashboard';
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

/** A link whose area is not part of this build would lead nowhere: it is left out. */
export function linksOf(areas: readonly AnyArea[]): readonly NavLink[] {
  return LINKS.filter(({ to }) => areaAt(areas, to));
}

/** `/events/7/edit` is under `/events`; `/eventsx` is not. */
export function isUnder(link: string, path: string): boolean {
  const here = path.toLowerCase();
  return here === link || here.startsWith(`${link}/`);
}
