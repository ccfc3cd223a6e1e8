/* What the loader downloads when a page needs it: everything but the screens of areas, which are separate. */
import { areas } from '../src/areas/all';

export { provideParts } from '../src/areas/loadPart';
export { preloadArea } from '../src/areas/preloadArea';
export { configure, session } from '../src/runtime';
export { defineElements as define } from './define';
export { provideWhenNear } from './element/lazy';
export { show } from './markup/showWidget';
/** The names of all widgets: `members`, `dashboard`… */
export const names: readonly string[] = areas.map(({ name }) => name);
