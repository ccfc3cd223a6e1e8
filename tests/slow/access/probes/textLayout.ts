/*
 * Text that can't be read: cut off by a box that doesn't scroll, outside its button, beyond the page, or covered by
 * other text. These functions run in the page.
 */

/** Over 50 lines because the page gets only the text of this function. */
export function unreadableText(): string[] {
  interface Words {
    element: HTMLElement;
    rects: DOMRect[];
    text: string;
  }
  const SLACK = { x: 2, y: 5 };
  const found: string[] = [];
  const say = (words: Words, how: string) =>
    found.push(`${how}: «${words.text.slice(0, 50)}» in ${probe.nameOf(words.element)}`);

  const all: Words[] = [];
  for (const element of probe.elements()) {
    // All options have the same height; docs/ACCESSIBILITY.md names this exception.
    if (probe.isHiddenFromView(element) || element.closest('svg, select, [aria-hidden=true], [role=option]'))
      continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length > 0) all.push({ element, rects, text: node.textContent.trim() });
    }
  }
  /** Whether a `title` around the element gives the whole text. */
  const isToldElsewhere = (element: Element, text: string) => {
    for (let at: Element | null = element; at; at = probe.parentOf(at))
      if (at.getAttribute('title')?.includes(text)) return true;
    return false;
  };
  /** Whether its own box shows nothing of this text, because it begins where the box ends: it is for screen readers only. */
  const isSpokenOnly = (element: Element, rect: DOMRect) => {
    const { overflowX } = getComputedStyle(element);
    return cuts(overflowX) && rect.left >= element.getBoundingClientRect().right - 0.5;
  };
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  /** The visible part of a rectangle inside the boxes around it, and the first box that cuts it. */
  const shownPart = (element: Element, rect: DOMRect) => {
    let [left, right, top, bottom] = [rect.left, rect.right, rect.top, rect.bottom];
    let cutter: Element | undefined;
    let isScrolled = false;
    for (let at: Element | null = element; at; at = probe.parentOf(at)) {
      if (at === document.body || at === document.documentElement) break;
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      if (display === 'contents' || display === 'inline') continue;
      const box = at.getBoundingClientRect();
      if (scrolls(overflowX) || scrolls(overflowY)) {
        isScrolled = true;
        break;
      }
      const isCutX = cuts(overflowX) && (right > box.right + SLACK.x || left < box.left - SLACK.x);
      const isCutY = cuts(overflowY) && (bottom > box.bottom + SLACK.y || top < box.top - SLACK.y);
      if (isCutX || isCutY) cutter ??= at;
      if (isCutX) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (isCutY) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (position === 'fixed') break;
    }
    return { cutter, isScrolled, left, right, top, bottom };
  };

  const shown: {
    words: Words;
    left: number;
    right: number;
    top: number;
    bottom: number;
    layer: Element | null;
  }[] = [];
  /** The layer of an element: popovers, dialogs and sticky elements cover other text on purpose. */
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = probe.parentOf(at)) {
      if (at.matches('[popover], dialog')) return at;
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  /** A box that says that it is cut, with the button below it that shows the whole. */
  const hasMoreBelow = (cutter: Element) =>
    cutter.matches('[data-cut]') && cutter.nextElementSibling?.matches('button') === true;
  for (const words of all) {
    const layer = layerOf(words.element);
    for (const rect of words.rects) {
      if (isSpokenOnly(words.element, rect)) continue;
      const part = shownPart(words.element, rect);
      if (part.cutter && !hasMoreBelow(part.cutter) && !isToldElsewhere(words.element, words.text)) {
        say(words, `cut off by ${probe.nameOf(part.cutter)}`);
        break;
      }
      if (!part.isScrolled && (rect.right > innerWidth + SLACK.x || rect.left < -SLACK.x) && !part.cutter) {
        say(words, 'beyond the page');
        break;
      }
      if (!part.isScrolled) shown.push({ words, layer, ...part });
    }
    const button = words.element.closest<HTMLElement>('button, [role=tab], [role=button]');
    const box = button?.getBoundingClientRect();
    const isOutside =
      box &&
      button &&
      getComputedStyle(button).overflow === 'visible' &&
      words.rects.some(
        ({ left, right, top, bottom }) =>
          left < box.left - SLACK.x ||
          right > box.right + SLACK.x ||
          top < box.top - SLACK.y ||
          bottom > box.bottom + SLACK.y,
      );
    if (isOutside) say(words, 'outside its button');
  }
  shown.sort((a, b) => a.top - b.top);
  for (const [at, upper] of shown.entries()) {
    for (let next = at + 1; next < shown.length; next++) {
      const lower = shown[next];
      if (!lower || lower.top > upper.bottom - SLACK.y) break;
      if (lower.words === upper.words || lower.layer !== upper.layer) continue;
      const width = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const height = Math.min(upper.bottom, lower.bottom) - lower.top;
      if (width > SLACK.x && height > SLACK.y)
        say(upper.words, `overlaps «${lower.words.text.slice(0, 40)}»`);
    }
  }
  return [...new Set(found)];
}

/** The page or a dialog that scrolls sideways; tables, calendars and rows of tabs or radios may scroll in their own box. */
export function sidewaysScrollers(): string[] {
  const found: string[] = [];
  const page = document.scrollingElement;
  // A table with every column that the user chose may be wider than a wide screen.
  const isByTable =
    innerWidth > 640 &&
    probe.elements().every((element) => {
      const isInside = element.getBoundingClientRect().right <= innerWidth;
      return isInside || !!element.closest('table') || !!element.querySelector('table');
    });
  if (page && page.scrollWidth > innerWidth && !isByTable)
    found.push(`the page: ${page.scrollWidth} px of ${innerWidth}`);
  for (const element of probe.elements()) {
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (element.scrollWidth <= element.clientWidth + 1) continue;
    if (
      element.querySelector('table, [role=grid], [role=tab], [type=radio]') ||
      element.closest('table, nav')
    )
      continue;
    if (element.matches('textarea, input, [role=tablist]')) continue;
    found.push(`${probe.nameOf(element)}: ${element.scrollWidth} px of ${element.clientWidth}`);
  }
  return found;
}

/** Controls that a pointer can't reach, even after scrolling. */
export function unreachableControls(): string[] {
  const found: string[] = [];
  for (const control of probe.controls()) {
    if (control.matches(':disabled')) continue;
    const seen = probe.isHiddenFromView(control) ? control.closest('label') : control;
    if (!seen) continue;
    const hits = () => {
      const { left, right, top, bottom } = seen.getBoundingClientRect();
      const points = [0.5, 0.15, 0.85].flatMap((part) => [
        [left + (right - left) * part, (top + bottom) / 2],
        [(left + right) / 2, top + (bottom - top) * part],
      ]);
      return points.some(([x = 0, y = 0]) => {
        const there = probe.at(x, y);
        return (
          there &&
          (seen.contains(there) || there.contains(seen) || !!there.closest('label')?.contains(control))
        );
      });
    };
    const isReached = (['center', 'nearest', 'start', 'end'] as const).some((block) => {
      seen.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      return hits();
    });
    if (!isReached) found.push(probe.nameOf(control));
  }
  return found;
}
