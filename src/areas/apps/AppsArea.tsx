/**
 * The hub of applications. In the console, a tile leads to the application's screen. A hub that stands alone shows the
 * application in its own place, with a link back, so every tile works wherever the hub is.
 */
import { useContext, useRef } from 'react';
import { useLocation } from '../../routing/useLocation';
import { areas } from '../all';
import type { AnyArea, PrefetchPlan } from '../area';
import { defaultsOf } from '../attributes';
import { AreaScreen } from '../frame/AreaScreen';
import { areaAt } from '../frame/navigation/areaAt';
import { InConsoleContext, ToolsContext } from '../frame/navigation/BackToApps';
import { useFocusOnNavigate } from '../frame/navigation/useFocusOnNavigate';
import { useServed } from '../frame/navigation/useOffered';
import { loadPalette, PaletteScope } from '../frame/palette/PaletteScope';
import { appsArea } from './area';
import { Hub } from './Hub';

const all: readonly AnyArea[] = areas;
/** What a hub that stands alone can show. */
const shown = all.filter((area) => area.tile || area.name === appsArea.name);

/** The application that shows at a path of a hub that stands alone. */
function appAt(path: string, from = all): AnyArea | undefined {
  const found = areaAt(from, path);
  return found?.tile && found;
}

/** A tile that the pointer comes near fetches its data too. */
export const prefetchPlan: PrefetchPlan = {
  inside: (path) => appAt(path),
  next: () => [
    ...all.flatMap(({ tile, load }) => (tile ? [load] : [])),
    loadPalette,
    ...shown.flatMap(({ search }) => search ?? []),
  ],
};

export default function AppsArea() {
  // In the console, every path except the hub's own belongs to another area.
  return useContext(InConsoleContext) ? <Hub areas={all} /> : <LoneHub />;
}

function LoneHub() {
  const { path } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const app = appAt(path, useServed(all));
  useFocusOnNavigate(content, path);
  return (
    <PaletteScope areas={shown}>
      <div ref={content}>
        {app ? (
          <InConsoleContext.Provider value={true}>
            <ToolsContext.Provider value={all}>
              <AreaScreen key={app.name} area={app} attributes={defaultsOf(app.attributes)} />
            </ToolsContext.Provider>
          </InConsoleContext.Provider>
        ) : (
          <Hub areas={all} />
        )}
      </div>
    </PaletteScope>
  );
}
