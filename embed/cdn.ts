/*
 * What the loader fetches when a page needs it: everything but the areas' screens, which come on their own.
 */
export { configure, session } from '../src/runtime';
export { define } from './define';
