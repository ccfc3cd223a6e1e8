/*
 * The location of a widget in the page's address. Most widgets keep theirs in memory, so it loads only where it is asked
 * for.
 */
import { type ReactNode, useState } from 'react';
import { claimHash, createHashSource, isHashLeft, leaveHash } from './hashSource';
import { SourceRouter } from './MemoryRouter';
import { createMemorySource } from './memorySource';
import type { LocationSource } from './source';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

export interface HashRouterProps {
  /** The first path when the address has none. */
  initial?: string | undefined;
  /** The widget is the page, so every unknown address is redirected. */
  isPage?: boolean;
  children: ReactNode;
}

/** The scope of `useLocation` and `Link` in the widget of a page that owns its address, `#/…`. */
export default function HashRouter({ initial, isPage, children }: HashRouterProps) {
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
