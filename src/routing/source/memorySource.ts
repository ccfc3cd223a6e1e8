import { createContext } from 'react';
import { isBlocked, type LocationSource, rooted } from './source';

/** A location that the address bar doesn't show, for widgets that must leave the host's address alone. */
export function createMemorySource(initial = '/'): LocationSource {
  const listeners = new Set<(isVisit: boolean) => void>();
  let current = rooted(initial);
  const source: LocationSource = {
    read: () => current,
    blockers: new Set(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, isSaved = replace } = {}) {
      if (!isSaved && isBlocked(source, to, () => source.navigate(to, { isSaved: true }))) return;
      current = rooted(to);
      for (const listener of [...listeners]) listener(!replace);
    },
    // Opened in a new tab, such a link shows the page that contains the widget.
    href: () => (typeof location === 'undefined' ? '' : location.href),
  };
  return source;
}

/** The location of the widget that contains a component. */
export const SourceContext = createContext<LocationSource>(createMemorySource());
