/**
 * A location inside the host page's address. It owns `#/…` and nothing else: a host anchor such as `#contact` leaves the
 * console where it was, and no redirect overwrites it. `?query` and `history.state` stay the host's. Links are absolute,
 * so `<base href>` can't change them.
 */
import { createContest } from './contest';
import { isBlocked, type LocationSource, type NavigateOptions, pathOf, rooted } from './source';
import { createTrail } from './trail';

/**
 * A location in the hash. `onContested` is called instead of a redirect once the page leads every one of them elsewhere,
 * with the path that was to show; without it, redirects never end. Moving, going back and following the browser all change the last place, the length of the history
 * and the trail; parts would have to hand these three to each other and take them back.
 */
export function createHashSource(initial = '/', onContested?: (place: string) => void): LocationSource {
  const listeners = new Set<Listener>();
  const contest = createContest();
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
  const trail = createTrail(read());
  /** The length of the browser's history at the last place of this widget. The host may have added entries since. */
  let length = history.length;
  /** `back` has asked the blockers before it asked the browser. */
  let isReturning = false;

  /** The page's address before the widget wrote its own; «back» on it leads to the widget's first place. */
  const unwritten = isOurs() ? undefined : { address: location.href, place: last };
  const placeOfAddress = () => {
    if (isOurs()) return location.hash.slice(1);
    return location.href === unwritten?.address ? unwritten.place : last;
  };

  // Back, forward or a typed address. An anchor of the host changes nothing here.
  const follow = () => {
    const before = last;
    const to = placeOfAddress();
    const mayLeave = isReturning;
    isReturning = false;
    // The address has already changed, so it is set back until the screen may be left.
    const layer = [...source.layers].at(-1);
    // A typed address and a link of the page have a new entry, and lead to where they say.
    if (!mayLeave && layer && to !== before && history.length === length) {
      history.pushState(history.state, '', href(before));
      length = history.length;
      return layer();
    }
    if (!mayLeave && source.blockers.size > 0 && pathOf(to) !== pathOf(before)) {
      history.pushState(history.state, '', href(before));
      return void isBlocked(source, to, () => navigate(to, { isSaved: true }));
    }
    last = to;
    if (to !== before) {
      trail.follow(to);
      length = history.length;
    }
    notify(to !== before);
  };
  const href = (to: string) => {
    const url = new URL(location.href);
    url.hash = rooted(to);
    return url.href;
  };

  function navigate(to: string, options: NavigateOptions = {}) {
    const { replace = false, isSaved = replace, isRedirect = false } = options;
    if (!isSaved && isBlocked(source, to, () => navigate(to, { isSaved: true }))) return;
    const url = href(to);
    if (onContested && isRedirect && url !== location.href && contest.isLost())
      return onContested(rooted(to));
    const before = last;
    if (replace && isForeign()) last = rooted(to);
    else if (url !== location.href) history[replace ? 'replaceState' : 'pushState'](history.state, '', url);
    if (replace) trail.replace(read());
    else if (read() !== before) trail.push(last);
    length = history.length;
    notify(!replace);
  }

  function back(otherwise: string, { isSaved = false }: NavigateOptions = {}) {
    const to = trail.previous();
    if (to === undefined) return navigate(otherwise, { isSaved });
    if (!isSaved && isBlocked(source, to, () => back(otherwise, { isSaved: true }))) return;
    // With entries of the host in between, the browser's previous one isn't the widget's.
    if (history.length !== length) return navigate(to, { isSaved: true });
    isReturning = true;
    history.back();
  }

  const source: LocationSource = {
    read,
    href,
    navigate,
    back,
    blockers: new Set(),
    layers: new Set(),
    subscribe: (listener) => subscribe(listeners, { follow, press: contest.forget }, listener),
  };
  return source;
}

type Listener = (isVisit: boolean) => void;

const PRESSES = ['pointerdown', 'keydown'] as const;

function subscribe(
  listeners: Set<Listener>,
  { follow, press }: { follow(): void; press(): void },
  listener: Listener,
): () => void {
  if (listeners.size === 0) {
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    for (const type of PRESSES) addEventListener(type, press, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', follow);
    removeEventListener('popstate', follow);
    for (const type of PRESSES) removeEventListener(type, press, true);
  };
}

let owner: object | undefined;
let isLeft = false;

/** From now on no widget of the page touches the address. */
export function leaveHash(): void {
  isLeft = true;
}

/** Whether the address was left to a router of the page. */
export const isHashLeft = (): boolean => isLeft;

/** Only one widget of a page may own the hash. Returns the function that releases it, or null when it is taken. */
export function claimHash(): (() => void) | null {
  if (owner) return null;
  const claim = {};
  owner = claim;
  return () => {
    if (owner === claim) owner = undefined;
  };
}
