/*
 * Waits with what is marked `loading="lazy"` until it is within a window's height of what shows. Two ways lead past a
 * place that is still empty: Tab, and the printer. So each press of Tab starts the next place in its direction, and
 * printing starts all of them.
 */

/** What starts each place that waits. */
const places = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const waiting = (): Element[] => [...places].map(([place]) => place);

/** Whether the markup of an element or placeholder asks to wait. */
export const isLazy = (place: HTMLElement): boolean =>
  (place.getAttribute('loading') ?? place.dataset.loading) === 'lazy';

/** Calls `start` once, when the place is near. Places that have left the page are forgotten. */
export function whenNear(place: Element, start: () => void): void {
  observer ??= watch();
  for (const [each] of places) if (!each.isConnected) forget(each);
  const before = places.get(place);
  places.set(place, () => {
    before?.();
    start();
  });
  observer.observe(place);
}

function forget(place: Element): void {
  places.delete(place);
  observer?.unobserve(place);
}

function startPlace(place: Element | undefined): void {
  const start = place && places.get(place);
  if (!start) return;
  forget(place);
  start();
}

/** The first place after the focus, or before it. */
function nextPlace(isBack: boolean): Element | undefined {
  const from = document.activeElement ?? document.body;
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isBefore = (one: Element, other: Element) => (one.compareDocumentPosition(other) & side) > 0;
  const ahead = waiting().filter((place) => isBefore(from, place));
  return ahead.sort((one, other) => (isBefore(one, other) ? -1 : 1))[0];
}

function watch(): IntersectionObserver {
  addEventListener('beforeprint', () => waiting().forEach(startPlace));
  const press = ({ key, shiftKey }: KeyboardEvent) => key === 'Tab' && startPlace(nextPlace(shiftKey));
  document.addEventListener('keydown', press, true);
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) startPlace(target);
    },
    { rootMargin: '100% 0%' },
  );
}
