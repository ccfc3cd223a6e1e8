/** Room that is left between what is revealed and the bar below it, in pixels. */
const ROOM = 8;

/** The nearest ancestor that scrolls, also outside of the shadow root; the window without one. */
function scrollerOf(element: Element): Element | Window {
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
    if (!(node instanceof Element) || node === document.documentElement || node === document.body) continue;
    const scrolls = /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (scrolls && node.scrollHeight > node.clientHeight) return node;
  }
  return window;
}

/**
 * Scrolls an element into view, above every bar of buttons that sticks to the bottom: those have `data-sticky-bar`. A bar has as
 * many rows as its screen and its words need, so its height is measured and not written into a style sheet.
 */
export function reveal(element: Element): void {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const bars = [...root.querySelectorAll('[data-sticky-bar]')].map((bar) => bar.getBoundingClientRect());
  const covering = bars.filter(
    (bar) => bar.top < bottom + ROOM && bar.bottom > top && bar.left < right && bar.right > left,
  );
  if (covering.length === 0) return;
  const covered = bottom + ROOM - Math.min(...covering.map((bar) => bar.top));
  scrollerOf(element).scrollBy({ top: covered, behavior: 'instant' });
}
