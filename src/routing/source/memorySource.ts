import { isHeld, type LocationSource, rooted } from './source';

/** A location nobody sees: for widgets beside others, which must leave the host's address alone. */
export function createMemorySource(initial = '/'): LocationSource {
  const listeners = new Set<(isVisit: boolean) => void>();
  let current = rooted(initial);
  const source: LocationSource = {
    read: () => current,
    guards: new Set(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, isSaved = replace } = {}) {
      if (!isSaved && isHeld(source, to, () => source.navigate(to, { isSaved: true }))) return;
      current = rooted(to);
      for (const listener of [...listeners]) listener(!replace);
    },
    // Opened in a new tab, such a link shows the page the widget lives on.
    href: () => (typeof location === 'undefined' ? '' : location.href),
  };
  return source;
}
