/**
 * Gives a widget its location. wouter matches paths and renders links. This file replaces its hash routing, which
 * rewrites the host's query and treats anchors as routes, with a location source.
 */
import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { claimHash, createHashSource, isHashLeft, leaveHash } from './hashSource';
import { createMemorySource, SourceContext } from './memorySource';
import { type LocationSource, pathOf } from './source';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

interface RouterProviderProps {
  mode: 'hash' | 'memory';
  /** The first path when the address has none. */
  initial?: string;
  /** The widget is the page, so every unknown address is redirected. */
  isPage?: boolean;
  children: ReactNode;
}

/** The scope of `useLocation` and `Link`. */
export function RouterProvider({ mode, initial, isPage, children }: RouterProviderProps) {
  return mode === 'hash' ? (
    <HashRouter initial={initial} isPage={isPage}>
      {children}
    </HashRouter>
  ) : (
    <MemoryRouter initial={initial}>{children}</MemoryRouter>
  );
}

function MemoryRouter({ initial, children }: Pick<RouterProviderProps, 'initial' | 'children'>) {
  const [source] = useState(() => createMemorySource(initial));
  return <SourceRouter source={source}>{children}</SourceRouter>;
}

function HashRouter({ initial, isPage, children }: Omit<RouterProviderProps, 'mode'>) {
  const [source, setSource] = useState<LocationSource>();
  // Children wait until the hash is claimed, before the first paint: a redirect of a second console must not change the
  // hash. `initial` is used only once; later changes of it navigate.
  useBrowserLayoutEffect(() => {
    if (isHashLeft()) return setSource(createMemorySource(initial));
    const release = claimHash();
    if (!release) {
      warnOfAddress('another widget of this page already owns the address (#/…)');
      return setSource(createMemorySource(initial));
    }
    const yieldHash = (place: string) => {
      leaveHash();
      warnOfAddress('a router of this page leads the addresses of Parvis (#/…) elsewhere');
      setSource(createMemorySource(place));
    };
    setSource(createHashSource(initial, isPage ? undefined : yieldHash));
    return release;
  }, []);
  return source ? <SourceRouter source={source}>{children}</SourceRouter> : null;
}

function warnOfAddress(reason: string): void {
  console.warn(
    `Parvis: ${reason}; the widget keeps its route in memory. Write routing="memory" on it to say so.`,
  );
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
