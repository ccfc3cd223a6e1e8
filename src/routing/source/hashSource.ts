/**
 * A location inside the host page's address. It owns `#/…` and nothing else: a host anchor such as `#contact` leaves the
 * console where it was, and no redirect overwrites it. `?query` and `history.state` stay the host's. Links are absolute,
 * so `<base href>` can't change them.
 */
import { isBlocked, type LocationSource, type NavigateOptions, pathOf, rooted } from './source';

export function createHashSource(initial = '/'): LocationSource {
  const listeners = new Set<Listener>();
  let last = rooted(initial);

  const isOurs = () => location.hash.startsWith('#/');
  const isForeign = () => location.hash !== '' && !isOurs();
  const notify = (isVisit: boolean) => {
    for (const listener of [...listeners]) listener(isVisit);
  };
  const read = () => {
    if (isOurs()) last = location.hash.slice(1);
    return last;
  };
  // Back, forward or a typed address. An anchor of the host changes nothing here.
  const follow = () => {
    const before = last;
    const to = location.hash.slice(1);
    // The address has already changed, so it is set back until the screen may be left.
    if (source.blockers.size > 0 && isOurs() && pathOf(to) !== pathOf(before)) {
      history.pushState(history.state, '', href(before));
      return void isBlocked(source, to, () => navigate(to, { isSaved: true }));
    }
    notify(read() !== before);
  };
  const href = (to: string) => {
    const url = new URL(location.href);
    url.hash = rooted(to);
    return url.href;
  };

  function navigate(to: string, { replace = false, isSaved = replace }: NavigateOptions = {}) {
    if (!isSaved && isBlocked(source, to, () => navigate(to, { isSaved: true }))) return;
    const url = href(to);
    if (replace && isForeign()) last = rooted(to);
    else if (url !== location.href) history[replace ? 'replaceState' : 'pushState'](history.state, '', url);
    read();
    notify(!replace);
  }

  const source: LocationSource = {
    read,
    href,
    navigate,
    blockers: new Set(),
    subscribe: (listener) => subscribe(listeners, follow, listener),
  };
  return source;
}

type Listener = (isVisit: boolean) => void;

function subscribe(listeners: Set<Listener>, follow: () => void, listener: Listener): () => void {
  if (listeners.size === 0) {
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', follow);
    removeEventListener('popstate', follow);
  };
}

let owner: object | undefined;

/** Only one widget of a page may own the hash. Returns the function that releases it, or null when it is taken. */
export function claimHash(): (() => void) | null {
  if (owner) return null;
  const claim = {};
  owner = claim;
  return () => {
    if (owner === claim) owner = undefined;
  };
}
