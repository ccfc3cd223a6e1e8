/* What the loader downloads when a page needs it: everything but the screens of areas, which are separate. */
import type { AnyArea } from '../src/areas/area';
import { visitorAreas } from '../src/areas/visitors';
import { providePageScript } from '../src/session/pageScript';
import { defineAreas } from './element/defineAreas';

export { provideParts } from '../src/areas/loadPart';
export { configure, session } from '../src/runtime';
export { provideWhenNear } from './element/lazy';
export { show } from './markup/showWidget';

// The folder of chunks lies beside it. The classic file has no address.
if (import.meta.url) providePageScript(new URL('../parvis.js', import.meta.url).href);

const tags = new Set<string>();

function defineOnce(areas: readonly AnyArea[]): void {
  for (const { tag } of areas) {
    if (!tags.has(tag) && customElements.get(tag))
      console.warn(`<${tag}> was defined by another script; Parvis leaves it in place.`);
    tags.add(tag);
  }
  defineAreas(areas);
}

/**
 * Defines the elements of visitors, and for a page that needs others all of them: the declarations of the rest load then.
 * @returns the tags that are defined now
 */
export async function define(isForVisitors: boolean): Promise<Iterable<string>> {
  defineOnce(visitorAreas);
  if (!isForVisitors) defineOnce((await import('../src/areas/all')).areas);
  return tags;
}
