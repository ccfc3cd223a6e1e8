/**
 * Gives a widget its location. wouter matches paths and renders links. This file replaces its hash routing, which
 * rewrites the host's query and treats anchors as routes, with a location source.
 */
import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { createMemorySource, SourceContext } from './memorySource';
import { type LocationSource, pathOf } from './source';

interface MemoryRouterProps {
  /** The first path. */
  initial?: string | undefined;
  children: ReactNode;
}

/** The scope of `useLocation` and `Link` in a widget that leaves the page's address alone. */
export function MemoryRouter({ initial, children }: MemoryRouterProps) {
  const [source] = useState(() => createMemorySource(initial));
  return <SourceRouter source={source}>{children}</SourceRouter>;
}

/** The scope of `useLocation` and `Link` for any location. */
export function SourceRouter({ source, children }: { source: LocationSource; children: ReactNode }) {
  return (
    <SourceContext.Provider value={source}>
      <Router hook={useSourcePath} searchHook={useSourceSearch} hrefs={source.href}>
        {children}
      </Router>
    </SourceContext.Provider>
  );
}

function useSourcePath(): [string, LocationSource['navigate']] {
  const source = useContext(SourceContext);
  const path = () => pathOf(source.read());
  return [useSyncExternalStore(source.subscribe, path, path), source.navigate];
}

function useSourceSearch(): string {
  const source = useContext(SourceContext);
  const search = () => source.read().split('?').slice(1).join('?');
  return useSyncExternalStore(source.subscribe, search, search);
}
