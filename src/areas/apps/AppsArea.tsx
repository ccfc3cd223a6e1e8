/**
 * The hub of applications. In the console, a tile leads to the application's screen. A hub that stands alone shows the
 * application in its own place, with a link back, so every tile works wherever the hub is.
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
  // In the console, every path except the hub's own belongs to another area.
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
