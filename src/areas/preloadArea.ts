import { mayPrefetch } from '../api/http/mayPrefetch';
import { nearestWord } from '../messages/nearestWord';
import { loadedExports, prefetchCode } from '../ui/loading/loadOnce';
import type { areas } from './all';
import type { AnyArea } from './area';
import { visitorAreas } from './visitors';

/** The names of the widgets: `members` for `<parvis-members>` and `<Members/>`. */
export type AreaName = (typeof areas)[number]['name'];

/**
 * Downloads the code of a widget's first screen before the widget is on the page, and no data. It resolves when the code
 * is there, and does nothing where it already is, in Node, and where the browser saves data. A failed download is silent:
 * the widget tries again.
 */
export async function preloadArea(name: AreaName): Promise<void> {
  if (typeof document === 'undefined') return;
  const area = await areaNamed(name);
  if (!area || !mayPrefetch()) return;
  await prefetchCode(area.load);
  await Promise.all((loadedExports(area.load)?.prefetchPlan?.code ?? []).map(prefetchCode));
}

/** The area of this name; a name that there is none of warns. */
async function areaNamed(name: AreaName): Promise<AnyArea | undefined> {
  const ofVisitors = visitorAreas.find((each) => each.name === name);
  if (ofVisitors) return ofVisitors;
  try {
    const { areas }: { areas: readonly AnyArea[] } = await import('./all');
    const found = areas.find((each) => each.name === name);
    const names = areas.map((each) => each.name);
    if (!found) warnOfPreload(name, names);
    return found;
  } catch {
    return undefined;
  }
}

/** Warns that `preload` was asked for a widget that there is none of. */
function warnOfPreload(name: string, names: readonly string[]): void {
  const meant = nearestWord(String(name).toLowerCase(), names, Math.ceil(String(name).length / 3));
  const suggestion = meant ? ` Write preload('${meant}').` : '';
  console.warn(
    `Parvis: preload('${name}') loads nothing, because there is no such widget.${suggestion} There are: ${names.join(', ')}.`,
  );
}
