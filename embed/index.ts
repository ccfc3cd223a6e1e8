/*
 * The elements for bundlers: importing this defines all of them at once, so that frameworks find real elements and
 * set properties on them. In Node nothing is defined, the import is harmless.
 */
import { define } from './define';
import { claimPage } from './loader/claimPage';

export { createClient } from '../src/api/client';
export { configure, session } from '../src/runtime';
export { define } from './define';
export { mount } from './mount';

/** The package's version. */
export const version = __PARVIS_VERSION__;

if (typeof customElements !== 'undefined' && claimPage(version)) define();
