import { mayPrefetch } from '../api/http/mayPrefetch';
import { loadedExports, prefetchCode } from '../ui/loading/loadOnce';
import { areas } from './all';
import type { AnyArea } from './area';

/** The names of the widgets: `members` for `<parvis-members>` and `<Members/>`. */
export type AreaName = (typeof areas)[number]['name'];

const loadWarning = () => import('./warnOfPreload');

/**
 * Downloads the code of a widget's first screen before the widget is on the page, and no data. It resolves when the code
 * is there, and does nothing where it already is, in Node, and where the browser saves data. A failed download is silent:
 * the widget tries again.
 */
export async function preloadArea(name: AreaName): Promise<void> {
  if (typeof document === 'undefined') return;
  const area: AnyArea | undefined = areas.find((each) => each.name === name);
  if (!area) {
    const names = areas.map((each) => each.name);
    return loadWarning().then(
      ({ warnOfPreload }) => warnOfPreload(name, names),
      () => {},
    );
  }
  if (!mayPrefetch()) return;
  await prefetchCode(area.load);
  await Promise.all((loadedExports(area.load)?.prefetchPlan?.code ?? []).map(prefetchCode));
}
