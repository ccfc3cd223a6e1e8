/*
 * Tab through a screen: whether each stop shows that it has the focus and isn't hidden, whether they follow the order
 * one sees, and whether there is a way out.
 */
import type { Page } from 'playwright-core';

interface Stop {
  key: number;
  isNowhere: boolean;
  /** Above the stop before, in the same column. */
  isBackwards: boolean;
  problems: string[];
}

/** More than any screen has. */
const MOST = 250;

function readStop(): Stop {
  const known =
    (globalThis as unknown as { stops?: Map<Element, number> }).stops ?? new Map<Element, number>();
  Object.assign(globalThis, { stops: known });
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
  const ringOf = (one: Element | null | undefined) => {
    if (!one) return 0;
    // A link that is all of a card draws it around the card.
    const contrasts = [null, '::after'].map((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor, content } = getComputedStyle(one, pseudo);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return 0;
      if (pseudo && content === 'none') return 0;
      return probe.contrast(probe.colorOf(outlineColor), probe.backdropOf(probe.parentOf(one)));
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
  const isStuck = (one: Element) => {
    for (let at: Element | null = one; at; at = probe.parentOf(at))
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  // Both as they lie now: what scrolls has moved since.
  const before = [...known.keys()].at(-2);
  const last = before?.getBoundingClientRect();
  const isBeside = !!last && box.left >= last.right - 4;
  const isAbove = !!last && last.height > 0 && box.bottom <= last.top + 2;
  const isBackwards = isAbove && !isBeside && !isStuck(element) && !!before && !isStuck(before);
  return { key, isNowhere, isBackwards, problems };
}

/** Names cost time: only those of stops that something is wrong with are asked for. */
function namesOfStops(keys: number[]): string[] {
  const { stops } = globalThis as unknown as { stops: Map<Element, number> };
  return keys.map(
    (key) => [...stops].flatMap(([stop, own]) => (own === key ? probe.nameOf(stop) : []))[0] ?? '',
  );
}

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
    if (stop.isNowhere || seen.has(stop.key)) return seen.size > 0 ? found : ['Tab reaches nothing'];
    seen.add(stop.key);
    found.push(...stop.problems);
    if (stop.isBackwards) {
      const [one, other] = await page.evaluate(namesOfStops, [stop.key - 1, stop.key]);
      found.push(`${other} comes after ${one}, but lies above`);
    }
  }
  return [...found, `no way out after ${MOST} steps`];
}
