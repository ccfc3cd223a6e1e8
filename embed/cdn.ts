/*
 * What the loader fetches when a page needs it: everything but the areas' screens, which come on their own.
 */
import { areas } from '../src/areas/all';

export { configure, session } from '../src/runtime';
export { define } from './define';
export { show } from './markup/showWidget';
/** `members`, `dashboard`…: the names of the widgets there are. */
export const names: readonly string[] = areas.map(({ name }) => name);
