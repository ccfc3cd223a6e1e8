/**
 * The hub. In the console a tile leads to the application's own screen there; a hub that stands alone shows it in its
 * own place, with the way back, so that every tile opens something wherever the hub is.
 */
import { useContext, useRef } from 'react';
import { useLocation } from '../../routing/useLocation';
import { areas } from '../all';
import type { AnyArea } from '../area';
import { defaultsOf } from '../attributes';
import { AreaScreen } from '../frame/AreaScreen';
import { areaAt } from '../frame/navigation/areaAt';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import { useFocusOnNavigate } from '../frame/navigation/useFocusOnNavigate';
import { Hub } from './Hub';

const all: readonly AnyArea[] = areas;

export default function AppsArea() {
  // Below the console every path but the hub's own belongs to another area.
  return useContext(InConsoleContext) ? <Hub areas={all} /> : <LoneHub />;
}

function LoneHub() {
  const { path } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const found = areaAt(all, path);
  const app = found?.tile && found;
  useFocusOnNavigate(content, path);
  return (
    <div ref={content}>
      {app ? (
        <InConsoleContext.Provider value={true}>
          <AreaScreen key={app.name} area={app} attributes={defaultsOf(app.attributes)} />
        </InConsoleContext.Provider>
      ) : (
        <Hub areas={all} />
      )}
    </div>
  );
}
