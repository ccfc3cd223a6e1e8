import { createContext } from 'react';
import { isBlocked, type LocationSource, rooted } from './source';
import { createTrail } from './trail';

/** A location that the address bar doesn't show, for widgets that must leave the host's address alone. */
export function createMemorySource(initial = '/'): LocationSource {
  const listeners = new Set<(isVisit: boolean) => void>();
  let current = rooted(initial);
  const trail = createTrail(current);
  function go(to: string, replace: boolean) {
    if (replace) trail.replace(to);
    else if (to !== current) trail.push(to);
    current = to;
    for (const listener of [...listeners]) listener(!replace);
  }
  const source: LocationSource = {
    read: () => current,
    blockers: new Set(),
    layers: new Set(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, isSaved = replace } = {}) {
      if (!isSaved && isBlocked(source, to, () => source.navigate(to, { isSaved: true }))) return;
      go(rooted(to), replace);
    },
    back(otherwise, { isSaved = false } = {}) {
      const to = trail.previous();
      if (to === undefined) return source.navigate(otherwise, { isSaved });
      if (!isSaved && isBlocked(source, to, () => source.back(otherwise, { isSaved: true }))) return;
      trail.follow(to);
      go(to, true);
    },
    // Opened in a new tab, such a link shows the page that contains the widget.
    href: () => (typeof location === 'undefined' ? '' : location.href),
  };
  return source;
}

/** The location of the widget that contains a component. */
export const SourceContext = createContext<LocationSource>(createMemorySource());
