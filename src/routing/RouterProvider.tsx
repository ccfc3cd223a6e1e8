/**
 * Gives a widget its location. wouter matches paths and renders links. This file replaces its hash routing, which
 * rewrites the host's query and treats anchors as routes, with a location source.
 */
import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { claimHash, createHashSource } from './hashSource';
import { createMemorySource, SourceContext } from './memorySource';
import { type LocationSource, pathOf } from './source';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

interface RouterProviderProps {
  mode: 'hash' | 'memory';
  /** The first path when the address has none. */
  initial?: string;
  children: ReactNode;
}

/** The scope of `useLocation` and `Link`. */
export function RouterProvider({ mode, initial, children }: RouterProviderProps) {
  return mode === 'hash' ? (
    <HashRouter initial={initial}>{children}</HashRouter>
  ) : (
    <MemoryRouter initial={initial}>{children}</MemoryRouter>
  );
}

function MemoryRouter({ initial, children }: Omit<RouterProviderProps, 'mode'>) {
  const [source] = useState(() => createMemorySource(initial));
  return <SourceRouter source={source}>{children}</SourceRouter>;
}

function HashRouter({ initial, children }: Omit<RouterProviderProps, 'mode'>) {
  const [source, setSource] = useState<LocationSource>();
  // Children wait until the hash is claimed, before the first paint: a redirect of a second console must not change the
  // hash. `initial` is used only once; later changes of it navigate.
  useBrowserLayoutEffect(() => {
    const release = claimHash();
    setSource(release ? createHashSource(initial) : createMemorySource(initial));
    if (release) return release;
    console.warn(
      'Parvis: another widget of this page already owns the address (#/…); this one keeps its route in memory. Write routing="memory" on it to say so.',
    );
  }, []);
  return source ? <SourceRouter source={source}>{children}</SourceRouter> : null;
}

function SourceRouter({ source, children }: { source: LocationSource; children: ReactNode }) {
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
