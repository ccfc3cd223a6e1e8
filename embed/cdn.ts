/* What the loader downloads when a page needs it: everything but the screens of areas, which are separate. */
import { areas } from '../src/areas/all';
import { helpLoading } from '../src/ui/lazy/loadOnce';

export { configure, provideEarly, session } from '../src/runtime';
export { define } from './define';
export { show } from './markup/showWidget';
/** Lets the loader start all downloads of an area at once, just before its code is imported. */
export function preloadBy(preload: (names: readonly string[], isAhead: boolean) => void): void {
  for (const { name, load } of areas) helpLoading(load, (isAhead) => preload([name], isAhead));
}

/** The names of all widgets: `members`, `dashboard`… */
export const names: readonly string[] = areas.map(({ name }) => name);
