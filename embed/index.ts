/*
 * The elements for bundlers. Importing this file defines all of them at once, so that frameworks find real elements and
 * set properties on them. In Node the import does nothing.
 */
import { provideParts } from '../src/areas/loadPart';
import { partNamed } from '../src/areas/parts';
import { define } from './define';
import { claimPage } from './loader/claimPage';

export { createClient } from '../src/api/client';
export { configure, session } from '../src/runtime';
export { define } from './define';
export { mount } from './mount';

/** The package's version. */
export const version = __PARVIS_VERSION__;

provideParts(partNamed);
if (typeof customElements !== 'undefined' && claimPage(version)) define();
