/*
 * A walk through a screen with Tab: each stop must be visible and show its focus, the stops must follow the visual
 * order, and the walk must end.
 */
import type { Page } from 'playwright-core';

interface Stop {
  key: number;
  isNowhere: boolean;
  /** The stop lies above the stop before it, in the same column. */
  isBackwards: boolean;
  problems: string[];
}

/** More stops than any screen has. */
const MOST = 250;

declare global {
  interface Window {
    /** The stops of the current walk, numbered in order. */
    stops: Map<Element, number> | undefined;
  }
}

/** Over 50 lines because the page gets only the text of this function. */
function readStop(): Stop {
  window.stops ??= new Map<Element, number>();
  const known = window.stops;
  const element = probe.focused();
  const key = known.get(element) ?? known.size;
  known.set(element, key);
  const isNowhere = element === document.body || element === document.documentElement;
  const problems: string[] = [];
  const seen = probe.isHiddenFromView(element) ? (element.closest<HTMLElement>('label') ?? element) : element;
  const box = seen.getBoundingClientRect();
  const around = [
    element,
    ...(seen === element ? [] : seen.querySelectorAll('*')),
    seen,
    element.nextElementSibling,
    element.parentElement,
    element.closest('li, article'),
  ];
  const ringOf = (shown: Element | null | undefined) => {
    if (!shown) return 0;
    // A link that covers a whole card draws the ring around the card.
    const contrasts = [null, '::after'].map((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor, content } = getComputedStyle(shown, pseudo);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return 0;
      if (pseudo && content === 'none') return 0;
      return probe.contrast(probe.colorOf(outlineColor), probe.backdropOf(probe.parentOf(shown)));
    });
    return Math.max(...contrasts);
  };
  if (!isNowhere) {
    const ring = Math.max(...around.map(ringOf));
    if (ring < 3) problems.push(`no ring to be seen (${ring.toFixed(1)}:1): ${probe.nameOf(element)}`);
    const points = [0.5, 0.1, 0.9].flatMap((part) => [
      [box.left + box.width * part, box.top + box.height / 2],
      [box.left + box.width / 2, box.top + box.height * part],
    ]);
    const isSeen = points.some(([x = 0, y = 0]) => {
      const there = probe.at(x, y);
      return there && (seen.contains(there) || there.contains(seen));
    });
    if (!isSeen) problems.push(`hidden where it has the focus: ${probe.nameOf(element)}`);
  }
  const isStuck = (shown: Element) => {
    for (let at: Element | null = shown; at; at = probe.parentOf(at))
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  // Both positions are read now, because the walk may have scrolled.
  const before = [...known.keys()].at(-2);
  const last = before?.getBoundingClientRect();
  const isBeside = !!last && box.left >= last.right - 4;
  const isAbove = !!last && last.height > 0 && box.bottom <= last.top + 2;
  const isBackwards = isAbove && !isBeside && !isStuck(element) && !!before && !isStuck(before);
  return { key, isNowhere, isBackwards, problems };
}

/** Names of stops with problems; they are read only then, because reading a name takes time. */
function namesOfStops(keys: number[]): string[] {
  const stops = window.stops ?? new Map<Element, number>();
  return keys.map(
    (key) => [...stops].flatMap(([stop, own]) => (own === key ? probe.nameOf(stop) : []))[0] ?? '',
  );
}

/** A page that only says something, as that of a link which has ended, has nothing to reach. */
const namesOfUnreached = () =>
  probe.controls().map((control) => `Tab never reaches ${probe.nameOf(control)}`);

export async function walk(page: Page, isModal: boolean): Promise<string[]> {
  await page.evaluate((isModal) => {
    Object.assign(globalThis, { stops: undefined });
    if (isModal) return;
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }, isModal);
  const found: string[] = [];
  const seen = new Set<number>();
  for (let count = 0; count < MOST; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop.isNowhere && isModal) continue;
    if ((stop.isNowhere || seen.has(stop.key)) && seen.size === 0) return page.evaluate(namesOfUnreached);
    if (stop.isNowhere || seen.has(stop.key)) return found;
    seen.add(stop.key);
    found.push(...stop.problems);
    if (stop.isBackwards) {
      const [below, above] = await page.evaluate(namesOfStops, [stop.key - 1, stop.key]);
      found.push(`${above} comes after ${below}, but lies above it`);
    }
  }
  return [...found, `no way out after ${MOST} steps`];
}
